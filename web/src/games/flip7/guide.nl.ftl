# Flip 7 in het kort.
guide-flip7-goal = Verzamel ronde na ronde punten. Zodra iemand **200** heeft, wint wie de meeste punten heeft.
guide-flip7-turn = **Nog een**: je neemt een kaart. **Stoppen**: je punten zijn veilig, en de ronde is voor jou voorbij. Een getal dat je al hebt: **kapot**, geen punten deze ronde. Hoge getallen geven meer en komen vaker: er zijn twaalf twaalven en één 1.
guide-flip7-freeze = **Bevriezen**: kies een speler, die zijn punten houdt en uit de ronde is.
guide-flip7-flip3 = **Pak drie**: kies een speler, die drie kaarten neemt.
guide-flip7-second = **Tweede kans**: bewaar hem. Hij redt je één keer als je kapot zou gaan.
guide-flip7-plus = **+2** tot **+10**: meer punten voor jou.
guide-flip7-times = **×2** verdubbelt je getalkaarten.
guide-flip7-end = De ronde eindigt als niemand meer een kaart mag nemen, of meteen bij **zeven verschillende getallen**: een Flip 7, goed voor **15** punten extra. Tel je getallen op, verdubbel ze met ×2 en tel de rest erbij.
