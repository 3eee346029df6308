# Rond een les; wat de coach zegt, staat in de map van zijn spel.
learn-about = Van elk spel een kort eerste potje. De coach zegt wat je moet doen, en de kaarten zijn steeds dezelfde.
learn-coach = Coach
learn-watch = Kijk wat er gebeurt …
learn-step = { $step } van { $steps }
learn-next = Verder
learn-again = Vanaf het begin
learn-end = Les beëindigen
learn-done = Dat is { $game }. Nu kun je meespelen.
learn-real = Een echt spel
