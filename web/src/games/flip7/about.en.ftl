about-flip7 = One more card, or stay? The same number twice, and you are out.
