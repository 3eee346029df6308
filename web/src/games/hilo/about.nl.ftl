about-hilo = Ruil je negen dichte kaarten voor lage; drie van één kleur op een lijn gaan van tafel.
