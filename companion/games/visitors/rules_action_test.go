package visitors

import (
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
)

func TestR29ThreeActionPointsATurn(t *testing.T) {
	x := acts(t, 2, nil).do("player1 move pawn-player1 @library/pawns", "player1 move pawn-player1 @foyer/pawns").in(acting)
	x.do("player1 move pawn-player1 @kitchen/pawns").in(turning).refuses("player1 move pawn-player1 @foyer/pawns", "cannot be done now")
	// None is carried over.
	y := acts(t, 1, nil, "difficulty=easy").do("player1 end", "player1 done")
	y.equal("points before the actions", y.p().ap, 0)
}

func TestR30AMoveNeedsADoor(t *testing.T) {
	acts(t, 2, nil).do("player1 move pawn-player1 @library/pawns").lies("pawn-player1", "library/pawns")
}

func TestR31AMoveWithoutADoorIsRefused(t *testing.T) {
	x := acts(t, 2, func(p *position) { p.walkTo(1, library) })
	x.refuses("player1 move pawn-player1 @kitchen/pawns", "No door leads from the Library to the Kitchen")
	x.refuses("player1 move pawn-player1 @library/pawns", "already in the Library").refuses("player1 move pawn-player1 @attic/pawns", "not in this manor")
	x.refuses("player1 move pawn-player2 @foyer/pawns", "only move their own character")
}

func TestR32ATrinketWorksInItsRoomOnly(t *testing.T) {
	x := acts(t, 2, func(p *position) { p.lay(library, 0, whisper); p.deal(1, whisper) })
	x.refuses("player1 use bell-1,whisper-1", "does not lie in the Foyer")
	x.do("player1 move pawn-player1 @library/pawns", "player1 use bell-1,whisper-1")
	x.equal("points", x.p().ap, 1)
}

func TestR33ASpiritTrinketRemovesOneTokenOfItsType(t *testing.T) {
	x := acts(t, 2, func(p *position) {
		p.walkTo(1, library)
		p.lay(library, 0, whisper)
		p.lay(library, 1, whisper)
		p.deal(1, whisper)
	})
	x.do("player1 use bell-1,whisper-2").lies("whisper-1", "library/hearth").lies("whisper-2", "")
}

func TestR34ASpiritTrinketRemovesNothingElse(t *testing.T) {
	x := acts(t, 2, func(p *position) {
		p.walkTo(1, library)
		p.lay(library, 0, frost)
		p.stand(library)
		p.deal(1, whisper)
	})
	x.refuses("player1 use bell-1,frost-1", "A Silver Bell only removes a Whisper").refuses("player1 use bell-1,visitor-1", "Only a Spirit Vessel")
}

func TestR35AVesselRemovesAVisitor(t *testing.T) {
	x := acts(t, 2, func(p *position) {
		p.walkTo(1, library)
		p.lay(library, 0, frost)
		p.stand(library)
		p.deal(1, vessel, vessel)
	})
	x.refuses("player1 use vessel-2,frost-1", "only removes a Visitor").refuses("player1 use vessel-2,visitor-3", "not in the Library")
	x.do("player1 use vessel-2,visitor-1").lies("visitor-1", "").lies("frost-1", "library/hearth").lies("vessel-2", "").lies("vessel-1", "HAND-player1")
}

func TestR36AUsedTrinketIsDiscarded(t *testing.T) {
	x := acts(t, 2, func(p *position) { p.walkTo(1, library); p.lay(library, 0, whisper); p.deal(1, whisper) })
	x.do("player1 use bell-1,whisper-1").lies("bell-1", "")
	x.equal("used", int(x.p().used[0]), 1).refuses("player1 use bell-1,whisper-1", "not lie in")
}

func TestR37OnlyTheActivePlayerActs(t *testing.T) {
	acts(t, 2, nil).refuses("player2 move pawn-player2 @library/pawns", "Player 1 is to act now, not Player 2").
		refuses("table end", "That cannot be done now. Player 1: use your actions")
}

func TestR38EndingEarlyIsAllowed(t *testing.T) {
	acts(t, 2, nil).do("player1 end").in(turning)
}

func TestTradingIsAHouseRule(t *testing.T) {
	deal := func(p *position) { p.deal(1, whisper); p.walkTo(2, foyer) }
	acts(t, 2, deal).refuses("player1 give bell-1 @HAND-player2", "not given away")
	x := acts(t, 2, deal, "trade=yes").do("player1 give bell-1 @HAND-player2").lies("bell-1", "HAND-player2")
	x.equal("points", x.p().ap, 2)
	acts(t, 2, func(p *position) { deal(p); p.walkTo(2, library) }, "trade=yes").refuses("player1 give bell-1 @HAND-player2", "Player 2 is not in the Foyer")
}

// crowd lays three spirits of three types in a room.
func (p *position) crowd(r room) {
	p.lay(r, 0, whisper)
	p.lay(r, 1, frost)
	p.lay(r, 2, shade)
}

func TestR39SummonsComeInTheResolutionOnly(t *testing.T) {
	x := acts(t, 2, func(p *position) { p.crowd(library) })
	x.equal("Visitors", x.p().visitors(), 0)
	x.do("player1 move pawn-player1 @library/pawns", "player1 end").in(summoning)
	x.do("player1 summon visitor-1 @library/visitor").in(cursing) // and before the Blight test
}

func TestR40ThreeTokensInARoomSummon(t *testing.T) {
	acts(t, 2, func(p *position) { p.lay(library, 0, whisper); p.lay(library, 1, frost) }).do("player1 end").in(turning)
	acts(t, 2, func(p *position) { p.crowd(library); p.stand(library) }).do("player1 end").in(turning)
	// By location, and of one type.
	acts(t, 2, func(p *position) { p.crowd(library) }, "summon_at=location").do("player1 end").in(turning)
	acts(t, 2, func(p *position) {
		p.lay(library, 0, whisper)
		p.lay(library, 0, frost)
		p.lay(library, 0, shade)
	}, "summon_at=location").do("player1 end").in(summoning)
	acts(t, 2, func(p *position) { p.crowd(library) }, "summon_at=type").do("player1 end").in(turning)
	x := acts(t, 2, func(p *position) {
		p.lay(library, 0, whisper)
		p.lay(library, 1, whisper)
		p.lay(library, 2, whisper)
	}, "summon_at=type").do("player1 end").in(summoning)
	x.refuses("player1 summon visitor-1 @kitchen/visitor", "No Visitor comes there now")
	if _, err := newHouse(game.Setup{Players: 2, Options: map[string]string{"summon_at": "location", "visits": "short"}}); err == nil {
		t.Error("three tokens are counted where two can lie")
	}
}

func TestR41SeveralRoomsMayBeSummonedTo(t *testing.T) {
	x := acts(t, 2, func(p *position) { p.crowd(library); p.crowd(kitchen) }).do("player1 end")
	x.do("player1 summon visitor-1 @kitchen/visitor").in(summoning).do("player1 summon visitor-2 @library/visitor").in(turning)
}

func TestR42TokensStayAfterASummons(t *testing.T) {
	for _, after := range []string{"stay", "removed"} {
		x := acts(t, 2, func(p *position) { p.crowd(library) }, "after_summon="+after).do("player1 end", "player1 summon visitor-1 @library/visitor")
		x.lies("whisper-1", map[string]string{"stay": "library/hearth"}[after])
	}
}

func TestR43OnlyTheActivePlayerIsCursed(t *testing.T) {
	both := func(p *position) {
		p.stand(library)
		p.walkTo(1, library)
		p.walkTo(2, library)
	}
	x := acts(t, 2, both).do("player1 end").in(cursing).do("player1 curse blight-cold-hands @HAND-player1").in(turning)
	x.lies("pawn-player2", "library/pawns")
	x = acts(t, 2, both, "cursed=all").do("player1 end", "player1 curse blight-cold-hands @HAND-player1").in(cursing)
	x.refuses("player1 curse blight-lost-hour @HAND-player1", "Player 2 is to act now")
	x.do("player2 curse blight-lost-hour @HAND-player2").in(turning).lies("pawn-player2", "foyer/pawns")
}

func TestR44AVisitorSummonedNowCurses(t *testing.T) {
	acts(t, 2, func(p *position) { p.crowd(library); p.walkTo(1, library) }).do("player1 end", "player1 summon visitor-1 @library/visitor").in(cursing)
}

func TestR45TheBlightMustBeDrawn(t *testing.T) {
	x := acts(t, 2, func(p *position) { p.stand(library); p.walkTo(1, library) }).do("player1 end")
	x.refuses("player1 done", "draw a Blight").refuses("player1 end", "draw a Blight")
}

func TestR46WhatABlightDoes(t *testing.T) {
	x := acts(t, 2, func(p *position) { p.stand(library); p.walkTo(1, library); p.deal(1, whisper, frost, vessel) }).do("player1 end")
	x.do("player1 curse blight-salt-tongue @HAND-player1").lies("pawn-player1", "foyer/pawns").lies("blight-salt-tongue", "HAND-player1").lies("bell-1", "").lies("vessel-1", "")
	x.equal("hand", x.p().held(1), 0).equal("used", x.p().trinketsUsed(), 3)
}

func TestR47ABlightsWordsDoNothing(t *testing.T) {
	var keys []string
	for _, name := range blightNames {
		x := acts(t, 2, func(p *position) { p.stand(library); p.walkTo(1, library) }).do("player1 end", "player1 curse blight-"+slug(name)+" @HAND-player1")
		x.set(func(p *position) { p.bear(0, 0, 0, 0, 0, 0) })
		keys = append(keys, x.State.Key())
	}
	if strings.Count(strings.Join(keys, "|"), keys[0]) != len(keys) {
		t.Error("one Blight does more than another")
	}
}
