about-flip7 = One more card, or stay? Collect different numbers; the same one twice and you are out.
