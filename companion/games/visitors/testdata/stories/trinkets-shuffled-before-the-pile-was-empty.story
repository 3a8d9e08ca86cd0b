# All Silver Bells are in hands or discarded by the record, and Player 2 draws one more, as people have shuffled the used
# Trinkets into a new pile too early. That is asked, and what else she draws counts.
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
play player1 take bell-2 @HAND-player1
	record player1 take bell-2 @HAND-player1
play player1 end
	record player1 end
play player1 done
	record player1 done
play player2 visit visit-library-ladder-frost @VISITS
	record player2 visit visit-library-ladder-frost @VISITS
play player2 lay frost-2 @library/ladder
	record player2 lay frost-2 @library/ladder
play player2 take bell-3 @HAND-player2
	record player2 take bell-3 @HAND-player2
play player2 take bell-4 @HAND-player2
	record player2 take bell-4 @HAND-player2
play player2 end
	record player2 end
play player2 done
	record player2 done
play player1 visit visit-nursery-cradle-shade @VISITS
	record player1 visit visit-nursery-cradle-shade @VISITS
play player1 lay shade-1 @nursery/cradle
	record player1 lay shade-1 @nursery/cradle
play player1 take bell-5 @HAND-player1
	record player1 take bell-5 @HAND-player1
play player1 take bell-6 @HAND-player1
	record player1 take bell-6 @HAND-player1
play player1 end
	record player1 end
play player1 done
	record player1 done
play player2 visit visit-kitchen-sink-frost @VISITS
	record player2 visit visit-kitchen-sink-frost @VISITS
play player2 lay frost-3 @kitchen/sink
	record player2 lay frost-3 @kitchen/sink
play player2 take bell-7 @HAND-player2
	record player2 take bell-7 @HAND-player2
play player2 take bell-8 @HAND-player2
	record player2 take bell-8 @HAND-player2
play player2 end
	record player2 end
play player2 done
	record player2 done
play player1 visit visit-nursery-window-frost @VISITS
	record player1 visit visit-nursery-window-frost @VISITS
play player1 lay frost-4 @nursery/window
	record player1 lay frost-4 @nursery/window
play player1 take bell-9 @HAND-player1
	record player1 take bell-9 @HAND-player1
play player1 take bell-10 @HAND-player1
	record player1 take bell-10 @HAND-player1
play player1 drop bell-10
	record player1 drop bell-10
play player1 drop bell-9
	record player1 drop bell-9
play player1 end
	record player1 end
play player1 done
	record player1 done
play player2 visit visit-conservatory-fountain-whisper @VISITS
	record player2 visit visit-conservatory-fountain-whisper @VISITS
play player2 lay whisper-2 @conservatory/fountain
	record player2 lay whisper-2 @conservatory/fountain
lay bell-9 @HAND-player2
wait 9s
	apart 1 pieces
	ask By the record no Silver Bell is left in the pile. Have the used Trinkets been shuffled into a new one?
	- Yes
	- No: it goes back to the used ones
lay vessel-1 @HAND-player2
	apart 2 pieces
	record player2 take vessel-1 @HAND-player2
	apart 1 pieces
wait 9s
	ask By the record no Silver Bell is left in the pile. Have the used Trinkets been shuffled into a new one?
	- Yes
	- No: it goes back to the used ones
answer "Yes"
	record table empty @PILE-trinkets
	record player2 take bell-9 @HAND-player2
wait 4s
