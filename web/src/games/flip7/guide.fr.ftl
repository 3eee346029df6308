# Flip 7 en bref.
guide-flip7-goal = Marque des points, manche après manche. Quand quelqu’un atteint **200**, le plus haut total gagne.
guide-flip7-turn = **Encore** : tu prends une carte de plus. **Stop** : tes points sont à l’abri, et tu quittes la manche. Avec un nombre que tu as déjà, tu **sautes** : aucun point. Les grands nombres rapportent plus et sont plus fréquents : il y a douze 12, et un seul 1.
guide-flip7-freeze = **Gel** : choisis quelqu’un, qui marque ses points et quitte la manche.
guide-flip7-flip3 = **Trois cartes** : choisis quelqu’un, qui prend trois cartes.
guide-flip7-second = **Seconde chance** : garde-la. Elle t’évite une fois de sauter.
guide-flip7-plus = **+2** à **+10** : des points en plus.
guide-flip7-times = **×2** double tes cartes Nombre.
guide-flip7-end = La manche finit quand plus personne ne peut prendre de carte, ou aussitôt avec **sept nombres différents** : un Flip 7, qui donne **15** points de plus. Additionne tes nombres, double-les si tu as ×2, puis ajoute le reste.
