/** Phrases of time in French, and what they mean on Monday, 23 November 2026, 11:00 in Berlin. */
export const french = `
aujourd’hui → 2026-11-23
demain → 2026-11-24
après-demain → 2026-11-25
samedi soir → 2026-11-28 17:00-24:00
ce soir → 2026-11-23 17:00-24:00
ce matin → 2026-11-23 06:00-12:00
cet après-midi → 2026-11-23 12:00-18:00
cette nuit → 2026-11-23 21:00-28:00
ce soir à 20h → 2026-11-23 20:00
demain matin → 2026-11-24 06:00-12:00
demain soir → 2026-11-24 17:00-24:00
demain après-midi → 2026-11-24 12:00-18:00
demain à 20h → 2026-11-24 20:00
demain à 20h30 → 2026-11-24 20:30
demain midi → 2026-11-24 12:00
lundi → 2026-11-30
mardi → 2026-11-24
mercredi → 2026-11-25
jeudi → 2026-11-26
vendredi → 2026-11-27
samedi → 2026-11-28
dimanche → 2026-11-29
ce vendredi → 2026-11-27
ce lundi → 2026-11-23
ce samedi → 2026-11-28
ce dimanche → 2026-11-29
vendredi prochain → 2026-11-27
samedi prochain → 2026-11-28
lundi prochain → 2026-11-30
dimanche prochain à 11h → 2026-11-29 11:00
vendredi qui vient → 2026-11-27
vendredi soir → 2026-11-27 17:00-24:00
vendredi matin → 2026-11-27 06:00-12:00
vendredi après-midi → 2026-11-27 12:00-18:00
vendredi nuit → 2026-11-27 21:00-28:00
samedi à 20h → 2026-11-28 20:00
samedi à 20h30 → 2026-11-28 20:30
samedi 20h → 2026-11-28 20:00
samedi à 8h → 2026-11-28 08:00
samedi à huit heures → 2026-11-28 08:00
samedi à huit heures du soir → 2026-11-28 20:00
dimanche à midi → 2026-11-29 12:00
dans 3 jours → 2026-11-26
dans deux semaines → 2026-12-07
dans quinze jours → 2026-12-07
dans huit jours → 2026-11-30
dans une semaine → 2026-11-30
vendredi en huit → 2026-12-04
samedi en quinze → 2026-12-12
samedi dans quinze jours → 2026-12-12
samedi de la semaine prochaine → 2026-12-05
demain en huit → 2026-12-01
5 décembre → 2026-12-05
le 5 décembre → 2026-12-05
le 5 décembre à 20h → 2026-12-05 20:00
le 5 décembre 2026 → 2026-12-05
samedi 5 décembre → 2026-12-05
sam. 5 déc. 20h30 → 2026-12-05 20:30
le 1er janvier → 2027-01-01
le 05/12/2026 → 2026-12-05
le 24 décembre → 2026-12-24
le 31 décembre à 22h → 2026-12-31 22:00
du 5 au 7 décembre → 2026-12-05..2026-12-07
ce week-end → 2026-11-28..2026-11-29
le week-end prochain → 2026-11-28..2026-11-29
le réveillon → 2026-12-24 or 2026-12-31
vendredi saint → 2027-03-26
lundi de Pâques → 2027-03-29
le premier vendredi de décembre → 2026-12-04
fin novembre → 2026-11-23..2026-11-30
mi-décembre → 2026-12-11..2026-12-20
début décembre → 2026-12-01..2026-12-10
cette semaine → 2026-11-23..2026-11-29
la semaine prochaine → 2026-11-30..2026-12-06
vendredi à partir de 19h → 2026-11-27 19:00-24:00
vendredi après le travail → 2026-11-27 17:00-24:00
du vendredi au dimanche → 2026-11-27..2026-11-29
`
