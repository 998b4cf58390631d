/**
 * Messages as people forward them, and what becomes of them on Wednesday, 25 November 2026, 11:00 in Berlin:
 * `title · start..end zone · place | address`, the times on the clocks of their zone, or the question.
 */
export const messages: readonly (readonly [string, string])[] = [
  ['[22.11.26, 18:03:11] Anna: Hey, morgen Abend Kino? Um 20 Uhr im Filmrauschpalast 🎬', 'past?'],
  [
    `[11/22/26, 6:03:11 PM] Anna: 🎉 Party at Lena's next Friday 9pm, Weserstraße 58, 12045 Berlin 🪩`,
    `Party at Lena's · 2026-11-27T21:00 · Lena's | Weserstraße 58, 12045 Berlin`,
  ],
  ['22/11/2026, 18:03 - Marta: Cena mañana a las 21:00 en Casa Lucio 🍷', 'past?'],
  [
    `👉 Tipp von Ben: "Ramen Koji" in der Oranienstr. 12, 10999 Berlin – mega lecker!! 🍜🍜`,
    'Ramen Koji · Ramen Koji | Oranienstr. 12, 10999 Berlin',
  ],
  [
    'Hey ihr Lieben ❤️ Am 12.12. feiern wir unseren Einzug! Ab 19 Uhr, Pannierstr. 8, 12047 Berlin. Bringt gute Laune mit 🥳',
    'Einzug · 2026-12-12T19:00 · Pannierstr. 8 | Pannierstr. 8, 12047 Berlin',
  ],
  [
    `Forwarded: Flea market this Sunday!! 10-4, Boxhagener Platz 😍 who's in?`,
    'Flea market · 2026-11-29',
  ],
  [
    `✨NUEVO✨ Exposición "Luz y Sombra" 📅 5 dic - 31 ene 📍 CaixaForum Madrid 🎟 gratis`,
    `Exposición "Luz y Sombra" · 2026-12-05..2027-01-31`,
  ],
  [
    `🎶 LIVE: Nubya Lane Quartet 🎷
🗓 Sat 12 Dec
🕗 Doors 7pm | Show 8pm
📍 The Vault Cellar, 12 Dalston Lane, London E8 3DF
🎟 £15 adv / £18 door
#jazz #london #livemusic`,
    'Nubya Lane Quartet · 2026-12-12T20:00 Europe/London · The Vault Cellar | 12 Dalston Lane, London E8 3DF',
  ],
  [
    `📍Sauna Paradies, Köln
⏰ tägl. 10-22 Uhr
💶 ab 25€
Folge @saunaliebe für mehr Tipps! #wellness #köln`,
    'Sauna Paradies',
  ],
  [
    'POV: you found the best matcha in Paris 🍵💚 Save this for later! 📍Matcha Moi, 12 rue de Bretagne, 75003 Paris',
    'Matcha Moi · Matcha Moi | 12 rue de Bretagne, 75003 Paris',
  ],
  [
    `Von: Kulturverein Nord <info@kulturverein-nord.example>
An: Sam <sam@example.test>
Datum: Mo, 23. Nov. 2026 um 09:12
Betreff: Fwd: Einladung zum Winterfest am Freitag

Liebe Freunde,

wir laden herzlich ein zum Winterfest am Freitag um 18 Uhr im Vereinshaus, Nordstraße 5, 13359 Berlin.

Viele Grüße
Der Vorstand`,
    'Winterfest am Freitag · 2026-11-27T18:00 · Vereinshaus | Nordstraße 5, 13359 Berlin',
  ],
  [
    `---------- Forwarded message ---------
From: Ticket Office <tickets@hall.example>
Date: Mon, Nov 9, 2026 at 10:12 AM
Subject: Your tickets for Kae Tempest
To: <sam@example.test>

Your order is confirmed!
Kae Tempest
Friday, December 4, 2026 at 8:00 PM
Columbiahalle, Columbiadamm 13-21, 10965 Berlin
Order number 123456`,
    'Kae Tempest · 2026-12-04T20:00 · Columbiahalle | Columbiadamm 13-21, 10965 Berlin',
  ],
  [
    'Salut ! Samedi 5 décembre on fête les 30 ans de Julie 🎂 RDV à 19h30 au Petit Verdot, 14 rue Oberkampf, 75011 Paris. Dis-moi si tu viens avant le 1er décembre !',
    'On fête les 30 ans de Julie 🎂 RDV · 2026-12-05T19:30 Europe/Paris · Petit Verdot | 14 rue Oberkampf, 75011 Paris',
  ],
  [
    'Ciao, sabato prossimo aperitivo da Gino alle 19, via Garibaldi 3, Torino? 🍹',
    'Aperitivo da Gino · 2026-11-28T19:00 Europe/Rome · Gino | via Garibaldi 3',
  ],
  [
    'Oi! Sexta tem samba na Casa do Zé, 21h, Rua Augusta 500, São Paulo 🇧🇷',
    'Tem samba na Casa do Zé · 2026-11-27T21:00 America/Sao_Paulo · Casa do Zé | Rua Augusta 500',
  ],
  [
    'Hej, w sobotę o 19 koncert w Klubie Stodoła, ul. Batorego 10, Warszawa 🎸',
    'Koncert w Klubie Stodoła · 2026-11-28T19:00 Europe/Warsaw · Klubie Stodoła | ul. Batorego 10',
  ],
  [
    'Restaurant-Tipp: Nobelhart & Schmutzig, Friedrichstr. 218, Tisch reservieren bis 3 Wochen vorher',
    'Nobelhart & Schmutzig · Nobelhart & Schmutzig | Friedrichstr. 218',
  ],
  [
    `Mulled wine @ Sam & Jo's – Sun 6 Dec, 4pm till late 🍷🎄 BYOB. RSVP by Wed!`,
    "Mulled wine · 2026-12-06T16:00 · Sam & Jo's",
  ],
  [
    `Yoga mit Lena
jeden Dienstag 18:30
Studio Om, Sonnenallee 100`,
    'Yoga mit Lena · 2026-12-01T18:30 · Studio Om | Sonnenallee 100',
  ],
  [
    'Der neue Dönerladen an der Ecke, wo früher die Bäckerei war',
    'Der neue Dönerladen an der Ecke',
  ],
  [
    `Midnight screening of "The Room" – Friday 27/11 23:59, Prince Charles Cinema`,
    `Midnight screening of "The Room" · 2026-11-27T23:59 · Prince Charles Cinema`,
  ],
  [
    'Save the date!! Hochzeit Lena & Tom 🥂 19.06.2027 Schloss Lübbenau',
    'Hochzeit Lena & Tom · 2027-06-19 · Schloss Lübbenau',
  ],
  [
    `Konzert Bilderbuch
Mi, 02.12.2026
Einlass: 18:30 Beginn: 20:00
Columbiahalle Berlin
VVK: 45€ zzgl. Geb.`,
    'Konzert Bilderbuch · 2026-12-02T20:00 · Columbiahalle Berlin',
  ],
  [
    'Weihnachtsmarkt am Charlottenburger Schloss 23.11.–27.12. Mo–Do 14–22 Uhr, Fr–So 12–22 Uhr',
    'Weihnachtsmarkt am Charlottenburger Schloss · 2026-11-23T14:00..2026-12-27T22:00 · Charlottenburger Schloss',
  ],
  [
    `Book club: "The Dispossessed" – last Thursday of the month, 7pm, Shakespeare & Sons`,
    `Book club: "The Dispossessed" – Shakespeare & Sons · 2026-11-26T19:00`,
  ],
  [
    'EXPO 🖼️ Nan Goldin, Neue Nationalgalerie, until 6 April 2027. Closed Mondays. Tickets €16',
    'EXPO 🖼️ Nan Goldin · 2026-11-25..2027-04-06 · Neue Nationalgalerie',
  ],
  ['Free entry on first Sundays: Museum für Naturkunde', 'Free entry on first Sundays'],
  [
    'Tom hat am 3.12. Geburtstag, er wünscht sich ein Essen im Grill Royal',
    'Tom hat Geburtstag · 2026-12-03 · Grill Royal',
  ],
  [
    'Dinner @ 7 on Thursday w/ the Millers, Otto, Oderberger Str. 56',
    'Dinner – w/ the Millers · 2026-11-26T19:00 · Otto | Oderberger Str. 56',
  ],
  [
    '¡Quedamos el 31 a las 22h en la Puerta del Sol!',
    '¡Quedamos en la Puerta del Sol! · 2026-12-31T22:00 · Puerta del Sol',
  ],
  [
    'We should go to that new cinema in Wedding some day',
    'We should go to that new cinema in Wedding some day',
  ],
  [
    'Noche de tapas: viernes 4/12, 20:30h, Bar El Pozo (C/ Mayor 15, Madrid)',
    'Noche de tapas · 2026-12-04T20:30 Europe/Madrid · Bar El Pozo | C/ Mayor 15, Madrid',
  ],
  ['Anna: hast du Lust auf Kino am Donnerstag?', 'Kino · 2026-11-26'],
  [
    `[22.11.26, 18:03:11] Anna: Schau mal, was ich gefunden hab
[22.11.26, 18:03:40] Anna: Seerosen Café, Lindenstraße 9, 10969 Berlin
[22.11.26, 18:05:02] Ben: klingt super, Samstag?`,
    'Seerosen Café · Seerosen Café | Lindenstraße 9, 10969 Berlin',
  ],
  [
    '‎[19/11/2026, 20:15:33] Marie: Les amis, on se retrouve samedi à 20h au Comptoir Général (84 quai de Jemmapes, 75010 Paris) ?',
    'past?',
  ],
  [
    'Hi Sam, this is a reminder of your booking at Dishoom Shoreditch on Fri 11 Dec 2026 at 19:30 for 4 people. See you soon!',
    'Dishoom Shoreditch · 2026-12-11T19:30',
  ],
  [
    `Reservierungsbestätigung
Restaurant Tulus Lotrek
Samstag, 19. Dezember 2026, 19:00 Uhr
2 Personen
Fichtestraße 24, 10967 Berlin`,
    'Restaurant Tulus Lotrek · 2026-12-19T19:00 · Fichtestraße 24 | Fichtestraße 24, 10967 Berlin',
  ],
  [
    '🔥 OPENING PARTY 🔥 27.11. ab 22h @ Club Ost, Alt-Stralau 1 💃🕺 Eintritt 15€ AK',
    'OPENING PARTY · 2026-11-27T22:00 · Club Ost',
  ],
  ['Wer hat Bock auf Bouldern am WE? Ostbloc 😎', 'Bouldern'],
  [
    `Pub quiz tonight 7.30 at The Crown, who's coming?`,
    'Pub quiz at The Crown · 2026-11-25T19:30 · The Crown',
  ],
  [
    'Nächster Stammtisch: 1. Dezember, 19 Uhr, Zum Böckchen, Kölner Str. 5',
    'Nächster Stammtisch · 2026-12-01T19:00 · Zum Böckchen | Kölner Str. 5',
  ],
  ['Termin: Zahnarzt 3.12. 8:15', 'Zahnarzt · 2026-12-03T08:15'],
  ['Ostermontag Brunch bei Oma, 11 Uhr', 'Ostermontag Brunch bei Oma · 2027-03-29T11:00'],
  [
    'Weihnachtsessen am 2. Weihnachtsfeiertag um 13 Uhr bei Mama',
    'Weihnachtsessen am 2. Weihnachtsfeiertag bei Mama · 2026-12-26T13:00',
  ],
  [
    'NYE: rooftop party @ Hotel Zoo, doors 9pm, £50',
    'NYE: rooftop party @ Hotel Zoo · 2026-12-31 · Hotel Zoo',
  ],
  ['Midsommar-Fest im Garten von Lena', 'Midsommar-Fest im Garten von Lena'],
  [
    'Muttertag: Frühstück im Café Anna Blume',
    'Muttertag: Frühstück im Café Anna Blume · 2027-05-09 · Café Anna Blume',
  ],
  [
    'Concert de Noël – église Saint-Merri, 76 rue de la Verrerie 75004 – dim. 20 déc. 16h – entrée libre',
    'Concert de Noël – église Saint-Merri · 2026-12-20T16:00 · Église Saint-Merri | 76 rue de la Verrerie',
  ],
  [
    '🎅Marché de Noël de Colmar du 24/11 au 29/12, tous les jours 10h-20h',
    'Marché de Noël de Colmar · 2026-11-24T10:00..2026-12-29T20:00',
  ],
  [
    'Vide-grenier dimanche prochain de 8h à 18h, place du marché, Montreuil',
    'Vide-grenier – place du marché · 2026-11-29T08:00..2026-11-29T18:00',
  ],
  ['Noche de museos: sábado 21 de noviembre de 20:00 a 1:00, entrada gratuita', 'past?'],
  [
    'Feria de artesanía del 4 al 8 de dic., Plaza Mayor, Salamanca. Horario: 11–14 y 17–21 h',
    'Feria de artesanía · 2026-12-04..2026-12-08 Europe/Madrid · Plaza Mayor',
  ],
  [
    'Comida de Navidad el próximo 20/12 a las 14:30 en Casa Paco 🥘',
    'Comida de Navidad en Casa Paco · 2026-12-20T14:30 · Casa Paco',
  ],
  [
    'Sagra della castagna: 28 e 29 novembre, Piazza Garibaldi, Soriano. Sab 15-23, dom 10-22',
    'Sagra della castagna · 2026-11-28 · Piazza Garibaldi',
  ],
  [
    'Cena di Natale venerdì 18/12 ore 20.30 – Trattoria da Nino, Via Po 5, Torino',
    'Cena di Natale – Trattoria da Nino · 2026-12-18T20:30 Europe/Rome · Trattoria da Nino | Via Po 5, Torino',
  ],
  [
    `Mostra "Caravaggio" fino al 6 gennaio, Palazzo Reale, Milano – mar-dom 9.30-19.30`,
    `Mostra "Caravaggio" · 2026-11-25..2027-01-06 · Palazzo Reale`,
  ],
  ['Sinterklaas intocht zaterdag 14 november 12.00 uur, haven van Hoorn', 'past?'],
  [
    'Kerstborrel do 17 dec vanaf 17u bij Café de Jaren, Nieuwe Doelenstraat 20, Amsterdam',
    'Kerstborrel bij Café de Jaren · 2026-12-17T17:00 Europe/Amsterdam · Café de Jaren | Nieuwe Doelenstraat 20, Amsterdam',
  ],
  ['Oliebollen eten op oudejaarsdag bij Joost', 'Oliebollen eten op oudejaarsdag bij Joost'],
  [
    'Concerto de Natal, dia 19 de dezembro, às 21h30, Igreja do Carmo, Porto. Entrada livre',
    'Concerto de Natal · 2026-12-19T21:30 Europe/Lisbon',
  ],
  [
    'Feira da Ladra: terças e sábados, Campo de Santa Clara, Lisboa',
    'Feira da Ladra: terças e sábados, Campo de Santa Clara, Lisboa',
  ],
  ['Jantar de turma sexta dia 4, 20h, Tasca do Zé', 'Jantar de turma · 2026-12-04T20:00'],
  [
    'Jarmark Bożonarodzeniowy 27.11–22.12, Rynek, Wrocław',
    'Jarmark Bożonarodzeniowy · 2026-11-27..2026-12-22 Europe/Warsaw · Rynek',
  ],
  [
    'Wernisaż: czwartek, 3 grudnia, godz. 18.00, Galeria Zachęta, pl. Małachowskiego 3, Warszawa',
    'Wernisaż · 2026-12-03T18:00 Europe/Warsaw · Galeria Zachęta | pl. Małachowskiego 3, Warszawa',
  ],
  ['Urodziny Kasi w sobotę od 20 u niej, Długa 5', 'Urodziny Kasi u niej · 2026-11-28T20:00'],
  ['Sylwester u Tomka, 31.12 od 20:00', 'Sylwester u Tomka'],
  [
    'Fr 4.12. 19:30 Lesung Jana Holm / Sa 5.12. 20:00 Konzert Trio Vent / So 6.12. 11:00 Matinee',
    'Lesung Jana Holm · 2026-12-04T19:30',
  ],
  [
    'Party Sat. 5th Dec 10pm til late, then brunch Sunday 11am',
    'Party – til late · 2026-12-05T22:00',
  ],
  ['Kaffee um 15:30?', 'subject?'],
  [
    'Table for two at Lokal, Linienstraße 160, Thu 3rd, 8:30pm',
    'Table for two at Lokal · 2026-12-03T20:30 · Lokal | Linienstraße 160',
  ],
  [
    'The Barbican – Weimar exhibition ends Sun 24 January. £16',
    'The Barbican · 2026-11-25..2027-01-24',
  ],
  [
    'Konzert So., 29.11., 17 Uhr (Einlass 16:30), Gethsemanekirche, Stargarder Str. 77, 10437 Berlin, Eintritt frei',
    'Konzert – Gethsemanekirche · 2026-11-29T17:00 · Gethsemanekirche | Stargarder Str. 77, 10437 Berlin',
  ],
  [
    'Tickets: https://example.org/t/123 Trio Nordlicht, 5.12., 20h, Lido',
    'Trio Nordlicht · 2026-12-05T20:00',
  ],
  ['Kalender: Teambuilding 12/03/2026 6:00 PM', 'Teambuilding · 2026-12-03T18:00'],
  [
    'Hike Saturday 9am from S Wannsee, bring water; back by 5pm',
    'Hike – from S Wannsee · 2026-11-28T09:00',
  ],
  [
    'Anna & Tom heiraten! 19. Juni 2027, 14 Uhr Standesamt Mitte, danach Feier ab 18 Uhr im Clärchens',
    'Anna & Tom heiraten! · 2027-06-19T14:00 · Standesamt Mitte',
  ],
  [
    `[21.11.26, 18:42:11] Lea: Leute, Samstag Karaoke in der Monster Ronson's, Warschauer Str. 34, ab 22 Uhr!
[21.11.26, 18:43:11] Tom: bin dabei
[21.11.26, 18:44:11] Kim: ich komm später`,
    'past?',
  ],
  [
    'Omg we HAVE to go to Padella, 6 Southwark St, London SE1 1TQ',
    'Padella · Padella | 6 Southwark St, London SE1 1TQ',
  ],
  [
    'Ce soir concert gratuit au Point Ephémère',
    'Concert gratuit au Point Ephémère · 2026-11-25 · Point Ephémère',
  ],
  ['Apéro chez Camille vers 19h jeudi', 'Apéro chez Camille · 2026-11-26T19:00'],
  [
    'Mañana por la noche a las 9 cena en Casa Mono',
    'Cena en Casa Mono · 2026-11-26T21:00 · Casa Mono',
  ],
  [
    'Rdv mardi 1er décembre à midi et demi au Bouillon Chartier',
    'Rdv au Bouillon Chartier · 2026-12-01T12:30 · Bouillon Chartier',
  ],
  ['Sa 6.12. Adventssingen 17 Uhr', 'time?'],
  [`Ausstellung 'Blau' noch bis 3. Januar`, `Ausstellung 'Blau' · 2026-11-25..2027-01-03`],
  ['Sexta-feira às 21h fado na Casa do Zé', 'Fado na Casa do Zé · 2026-11-27T21:00'],
  [
    '10.-12.12. Klausur in Bad Saarow',
    'Klausur in Bad Saarow · 2026-12-10..2026-12-12 · Bad Saarow',
  ],
  [`Meet at Anna's Friday 8pm`, `Meet at Anna's · 2026-11-27T20:00`],
  [
    'ABGESAGT: Konzert der Kieselsteine am 12.12. 20 Uhr',
    'Konzert der Kieselsteine · 2026-12-12T20:00',
  ],
  ['Nikolaus am 6.12. bei Oma, 15 Uhr', 'Nikolaus bei Oma · 2026-12-06T15:00'],
  ['Sehen wir uns Do 26. um 18:30 am Alex?', 'Sehen wir uns am Alex? · 2026-11-26T18:30 · Alex'],
  ['Konzert verschoben vom 20.11. auf 4.12., 20 Uhr, Lido', 'Konzert – Lido · 2026-12-04T20:00'],
  ['Sun 5 December brunch 11am at Otto', 'time?'],
  ['Fri Dec 12 8pm show at Lido', 'time?'],
  ['Fri Dec 11 8pm show at Lido', 'Show at Lido · 2026-12-11T20:00 · Lido'],
  ['Party am 12.12. um 20:00 am Kanal', 'Party am Kanal · 2026-12-12T20:00 · Kanal'],
  [
    'Lea Klein 24.11.26, 19:02\nMorgen Abend Doppelkopf bei mir? Ab 20 Uhr',
    'Doppelkopf bei mir? · 2026-11-25T20:00',
  ],
  [
    'Anna, 20:14\nGehen wir am Donnerstag auf den Weihnachtsmarkt?\nTom, 20:15\nJa! 18 Uhr am Roten Rathaus?',
    'Weihnachtsmarkt · 2026-11-26T18:00 · Roten Rathaus',
  ],
  [
    '[Gestern 21:10] Lea: Morgen 19 Uhr Kino International',
    'Kino International · 2026-11-25T19:00',
  ],
  [
    'Am Di., 24. Nov. 2026 um 18:04 Uhr schrieb Ute:\n> Spieleabend am Donnerstag um 19 Uhr bei mir?\n\nJa gern!',
    'Spieleabend bei mir? · 2026-11-26T19:00',
  ],
  [
    'Begin forwarded message:\n\nFrom: Dana <dana@example.org>\nSubject: Opera\nDate: November 24, 2026 at 9:12:00 AM GMT+1\nTo: Sam\n\nTomorrow at 7:30pm at the Deutsche Oper?',
    'Opera · 2026-11-25T19:30 · Deutsche Oper',
  ],
]
