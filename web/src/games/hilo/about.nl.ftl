about-hilo = Ruil negen dichte kaarten voor lage; lijnen van één kleur gaan weg.
