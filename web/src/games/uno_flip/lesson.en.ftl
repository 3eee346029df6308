# The lesson of Uno Flip.
uno-lesson-hand = Every card has two sides. The large side counts now; the small corner shows what is on the back. These are yours.
uno-lesson-others = Of the others’ cards you see only the backs, and of the draw pile too. The first to get rid of all cards wins the round.
uno-lesson-color = Blue 5 is on top. A card of the same color fits: play your blue 7.
uno-lesson-number = Ben put a red 3 there. The same number fits too, whatever its color: play the green 3.
uno-lesson-draw = Ada skipped Ben, and you have neither green nor a skip. So draw a card.
uno-lesson-wild = A wild always fits, and you name the color. A card just drawn may be played at once: play it and name red.
uno-lesson-challenge = Draw two? A wild draw two should be played only by somebody without the color before: red. Do you believe Ben? Challenge!
uno-lesson-draw-one = There is his red 5: caught! Ben drew two himself, and it is your turn. Play +1: Ada draws one and loses a turn.
uno-lesson-flip = Now the best of all: the flip. It turns over everything, your cards, the piles and all hands. Play it!
uno-lesson-dark = The dark side is harsher: +5, and drawing until a color comes. Ada has changed the direction. Skip everyone, and you play again.
uno-lesson-uno = Two cards left! Press “Uno!” first, then play +5. If you forget it, the others can catch you, and you draw two. So watch them, too.
uno-lesson-last = Ben drew five. Pink 7 is on top, so your teal 7 fits: play your last card!
uno-lesson-end = You won the round and score all cards that the others still had. Usually 500 points win the game. That is all!
