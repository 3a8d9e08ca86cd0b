# Player 1 ends her turn beside a Visitor, and the Blight is laid with the cards of
# Player 2.
game visitors
players 2
play table join tile-library @M+1+0/0
	record table join tile-library @M+1+0/0
play table join tile-kitchen @M-1+0/0
	record table join tile-kitchen @M-1+0/0
play table join tile-nursery @M+0-1/0
	record table join tile-nursery @M+0-1/0
play table join tile-conservatory @M+0+1/180
	record table join tile-conservatory @M+0+1/180
play table aside
	record table aside
play table stack
	record table stack
play table shuffle
	record table shuffle
play table start @player1
	record table start @player1
play player1 visit visit-library-hearth-whisper @VISITS
	record player1 visit visit-library-hearth-whisper @VISITS
play player1 lay whisper-1 @library/hearth
	record player1 lay whisper-1 @library/hearth
play player1 visit visit-kitchen-oven-frost @VISITS
	record player1 visit visit-kitchen-oven-frost @VISITS
play player1 lay frost-1 @kitchen/oven
	record player1 lay frost-1 @kitchen/oven
play player1 take bell-1 @HAND-player1
	record player1 take bell-1 @HAND-player1
play player1 take ember-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
play player1 end
	record player1 end
play player1 done
	record player1 done
play player2 visit visit-nursery-cradle-shade @VISITS
	record player2 visit visit-nursery-cradle-shade @VISITS
play player2 lay shade-1 @nursery/cradle
	record player2 lay shade-1 @nursery/cradle
play player2 take bell-2 @HAND-player2
	record player2 take bell-2 @HAND-player2
play player2 take candle-1 @HAND-player2
	record player2 take candle-1 @HAND-player2
play player2 end
	record player2 end
play player2 done
	record player2 done
play player1 visit visit-library-visitor @VISITS
	record player1 visit visit-library-visitor @VISITS
play player1 lay visitor-1 @library/visitor
	record player1 lay visitor-1 @library/visitor
play player1 visit visit-library-ladder-frost @VISITS
	record player1 visit visit-library-ladder-frost @VISITS
play player1 lay frost-2 @library/ladder
	record player1 lay frost-2 @library/ladder
play player1 take vessel-1 @HAND-player1
	record player1 take vessel-1 @HAND-player1
play player1 take candle-2 @HAND-player1
	record player1 take candle-2 @HAND-player1
lay pawn-player1 @library/pawns
	record player1 move pawn-player1 @library/pawns
wait 3s
lay blight-cold-hands @HAND-player2
wait 3s
	apart 1 pieces
together
take bell-1
take ember-1
take vessel-1
take candle-2
end
	apart 5 pieces
wait 3s
lay pawn-player1 @foyer/pawns
	apart 6 pieces
	hint It is Player 1 who ends the turn in a room with a Visitor: “Cold Hands” belongs there, not with the cards of Player 2.
wait 3s
lay turn-marker @TURN-player2
wait 3s
wait 5s
	ask It is Player 1 who ends the turn in a room with a Visitor: “Cold Hands” belongs there, not with the cards of Player 2.
	  expected “Silver Bell” lies with the cards of Player 1
	  expected “Cold Hands” (B1) is not on the table
	  expected “Candle Stub” lies with the cards of Player 1
	  expected “Warm Ember” lies with the cards of Player 1
	  expected “Player 1” lies in the Library
	  expected “Spirit Vessel” lies with the cards of Player 1
	  seen “Silver Bell” is in none of its places
	  seen “Cold Hands” (B1) lies with the cards of Player 2
	  seen “Candle Stub” is in none of its places
	  seen “Warm Ember” is in none of its places
	  seen “Player 1” lies in the Foyer
	  seen “Spirit Vessel” is in none of its places
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
lay blight-cold-hands @HAND-player1
	record player1 end
	record player1 curse blight-cold-hands @HAND-player1
	record player1 done
wait 3s
