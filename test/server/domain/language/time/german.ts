/** Phrases of time in German, and what they mean on Monday, 23 November 2026, 11:00 in Berlin. */
export const german = `
heute → 2026-11-23
morgen → 2026-11-24
übermorgen → 2026-11-25
nächsten Freitag → 2026-11-27 or 2026-12-04
kommenden Samstag → 2026-11-28
Freitag vor Weihnachten → 2026-12-18
Samstag nach Silvester → 2027-01-02
Freitagmorgen → 2026-11-27 06:00-12:00
Sonntag früh → 2026-11-29 06:00-12:00
5.12. → 2026-12-05
12.12. → 2026-12-12
am Sonntag → 2026-11-29
nächsten Sonntag → 2026-11-29 or 2026-12-06
nächsten Freitag um 19:30 → 2026-11-27 19:30 or 2026-12-04 19:30
Silvester → 2026-12-31
heute in acht Tagen → 2026-11-30
heute Abend → 2026-11-23 17:00-24:00
heute Nachmittag → 2026-11-23 12:00-18:00
heute Nacht → 2026-11-23 21:00-28:00
heute Abend um 8 → 2026-11-23 20:00
heute Abend um 20 Uhr → 2026-11-23 20:00
morgen früh → 2026-11-24 06:00-12:00
morgen Vormittag → 2026-11-24 09:00-12:00
morgen Mittag → 2026-11-24 11:00-14:00
morgen Nachmittag → 2026-11-24 12:00-18:00
morgen Abend → 2026-11-24 17:00-24:00
morgen Nacht → 2026-11-24 21:00-28:00
morgen um 7 → 2026-11-24 19:00
morgen um 10 → 2026-11-24 10:00
morgen um 20 Uhr → 2026-11-24 20:00
morgen um halb acht → 2026-11-24 19:30
Montag → 2026-11-30
Dienstag → 2026-11-24
Mittwoch → 2026-11-25
Donnerstag → 2026-11-26
Freitag → 2026-11-27
Samstag → 2026-11-28
Sonntag → 2026-11-29
am Montag → 2026-11-30
am Dienstagabend → 2026-11-24 17:00-24:00
am Mittwoch um 20 Uhr → 2026-11-25 20:00
am Donnerstag um sechs → 2026-11-26 18:00
diesen Freitag → 2026-11-27
diesen Montag → 2026-11-23
diesen Mittwoch → 2026-11-25
diesen Sonntag → 2026-11-29
diesen Samstag um 20 Uhr → 2026-11-28 20:00
nächsten Montag → 2026-11-30
nächsten Dienstag → 2026-11-24 or 2026-12-01
nächsten Mittwoch → 2026-11-25 or 2026-12-02
nächsten Donnerstag → 2026-11-26 or 2026-12-03
nächsten Samstag → 2026-11-28 or 2026-12-05
nächsten Samstagabend → 2026-11-28 17:00-24:00 or 2026-12-05 17:00-24:00
kommenden Freitag → 2026-11-27
kommenden Sonntag um 11 Uhr → 2026-11-29 11:00
übernächsten Freitag → 2026-12-04 or 2026-12-11
Freitagabend → 2026-11-27 17:00-24:00
Freitag Abend → 2026-11-27 17:00-24:00
Freitagnachmittag → 2026-11-27 12:00-18:00
Freitagnacht → 2026-11-27 21:00-28:00
Freitag 12 Uhr mittags → 2026-11-27 12:00
Freitagmittag → 2026-11-27 11:00-14:00
Freitagvormittag → 2026-11-27 09:00-12:00
Samstagmorgen → 2026-11-28 06:00-12:00
Samstag um 8 → 2026-11-28 20:00
Samstag um acht → 2026-11-28 20:00
Samstag 8 Uhr → 2026-11-28 08:00
Samstag 8 Uhr abends → 2026-11-28 20:00
Samstag 20 Uhr → 2026-11-28 20:00
Samstag um 19.30 Uhr → 2026-11-28 19:30
Samstag 18-20 Uhr → 2026-11-28 18:00-20:00
Freitag halb acht → 2026-11-27 19:30
Freitag viertel nach acht → 2026-11-27 20:15
in 3 Tagen → 2026-11-26
in zwei Wochen → 2026-12-07
in vierzehn Tagen → 2026-12-07
in acht Tagen → 2026-11-30
in einer Woche → 2026-11-30
Freitag in acht Tagen → 2026-12-04
Samstag in zwei Wochen → 2026-12-12
morgen in einer Woche → 2026-12-01
nächste Woche Samstag → 2026-12-05
Freitag nächster Woche → 2026-12-04
5. Dezember → 2026-12-05
am 5. Dezember → 2026-12-05
5. Dezember um 20 Uhr → 2026-12-05 20:00
5.12. um 20 Uhr → 2026-12-05 20:00
5.12.2026 → 2026-12-05
05.12.2026 19:00 → 2026-12-05 19:00
Samstag, 5. Dezember → 2026-12-05
Sa 5.12. 20 Uhr → 2026-12-05 20:00
Samstag, den 5. Dezember → 2026-12-05
24. Dezember → 2026-12-24
1. Januar → 2027-01-01
29. Februar → 2028-02-29
5.-7.12. → 2026-12-05..2026-12-07
5. bis 7. Dezember → 2026-12-05..2026-12-07
vom 5. bis 7. Dezember → 2026-12-05..2026-12-07
dieses Wochenende → 2026-11-28..2026-11-29
kommendes Wochenende → 2026-11-28..2026-11-29
nächstes Wochenende → 2026-11-28..2026-11-29 or 2026-12-05..2026-12-06
Heiligabend → 2026-12-24
an Heiligabend → 2026-12-24
1. Advent → 2026-11-29
2. Advent → 2026-12-06
Karfreitag → 2027-03-26
Ostermontag → 2027-03-29
erster Freitag im Dezember → 2026-12-04
letzter Samstag im Januar → 2027-01-30
Samstag um acht Uhr → 2026-11-28 08:00
Freitag bis Sonntag → 2026-11-27..2026-11-29
Ende November → 2026-11-23..2026-11-30
Mitte Dezember → 2026-12-11..2026-12-20
Anfang Dezember → 2026-12-01..2026-12-10
diese Woche → 2026-11-23..2026-11-29
nächste Woche → 2026-11-30..2026-12-06
diesen Monat → 2026-11-23..2026-11-30
nächsten Monat → 2026-12-01..2026-12-31
übernächsten Monat → 2027-01-01..2027-01-31
Ende des Monats → 2026-11-23..2026-11-30
Anfang nächsten Monats → 2026-12-01..2026-12-10
diesen Abend → 2026-11-23 17:00-24:00
Freitag ab 18 Uhr → 2026-11-27 18:00-24:00
uebermorgen → 2026-11-25
Freitag nach der Arbeit → 2026-11-27 17:00-24:00
Sonnabendmorgen → 2026-11-28 06:00-12:00
vom 5. bis zum 7. Dezember → 2026-12-05..2026-12-07
`
