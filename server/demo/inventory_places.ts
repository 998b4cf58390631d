// Invented places. Kind | tags | hours | what it is | names, one for each of five neighborhoods.
export const placeKinds = `
Café|amenity=cafe|Mo-Fr 08:00-18:00; Sa-Su 09:00-19:00|Filter coffee, cardamom buns and a table by the window.|Café Siebenschläfer, Café Papierboot, Café Zweite Kanne, Café Schneeeule, Café Morgenfalter
Tea room|shop=tea; cuisine=tea|Tu-Su 11:00-20:00|Forty teas and no music.|Teestube Wolkenberg, Teestube Stille Post, Teehaus Drei Blätter, Teehaus Kranich, Teestube Langer Atem
Bakery|shop=bakery|Mo-Sa 06:30-18:00; Su 07:30-12:00|Sourdough from a stone oven.|Bäckerei Warme Hand, Bäckerei Mohnblume, Bäckerei Krumenglück, Bäckerei Nachtwerk, Bäckerei Ofenstern
Ramen bar|amenity=restaurant; cuisine=ramen|Tu-Su 12:00-15:00, 18:00-22:30|Thick broth, handmade noodles, twelve seats.|Ramen Kleiner Dampf, Ramen Tanuki-Eck, Ramen Neun Schalen, Ramen Hinterhof, Ramen Silberlöffel
Sushi|amenity=restaurant; cuisine=sushi|Mo-Sa 12:00-22:00|A counter with eight seats; book ahead.|Sushi Stiller Fisch, Sushi Acht Plätze, Sushi Mondhafen, Sushi Weiße Welle, Sushi Reiskorn
Pizza|amenity=restaurant; cuisine=pizza|Mo-Su 17:00-23:00|Thin crust from a wood oven.|Pizzeria Glutfunke, Pizzeria Quattro Katzen, Pizzeria Zum Schiefen Ofen, Pizzeria Tante Elba, Pizzeria Rosso Piccolo
Restaurant|amenity=restaurant|We-Su 18:00-23:00|Five courses of what grows nearby.|Restaurant Wurzelwerk, Restaurant Kupferkessel, Restaurant Fährhof, Restaurant Grüne Gabel, Restaurant Hofgesellschaft
Street food|amenity=fast_food|Mo-Sa 11:30-21:00|Dumplings and pickles from a window.|Imbiss Goldener Deckel, Imbiss Windfang, Imbiss Rauchzeichen, Imbiss Drei Münzen, Imbiss Scharfe Kurve
Bar|amenity=bar|We-Sa 19:00-03:00|Low light, good vermouth, no cocktails with umbrellas.|Bar Halber Mond, Bar Flaschenpost, Bar Zum Letzten Licht, Bar Kellerkind, Bar Nachtfalter
Beer garden|amenity=biergarten|Mo-Su 12:00-23:00|Chestnuts, gravel, long tables.|Biergarten Kastanienruh, Biergarten Alte Pumpe, Biergarten Libelle, Biergarten Schattenreich, Biergarten Am Kahn
Wine bar|amenity=bar; drink:wine=yes; shop=wine|Tu-Sa 17:00-24:00|Natural wine by the glass, and bread.|Weinbar Rebstock Neun, Weinbar Offene Flasche, Weinbar Kalkstein, Weinbar Trubel, Weinbar Korkenzieher
Jazz club|amenity=music_venue; music:genre=jazz|We-Sa 20:00-02:00|Small stage, good piano, quiet audience.|Jazzkeller Blaue Stunde, Jazzkeller Synkope, Jazzclub Tiefer Ton, Jazzclub Sechs Stufen, Jazzkeller Katzenauge
Concert hall|amenity=concert_hall; amenity=music_venue|-|Bands that nobody knows yet.|Klanghaus Ziegelei, Klanghaus Alte Spule, Konzertsaal Resonanz, Klanghaus Rangierbahnhof, Konzertsaal Lindenhof
Karaoke|karaoke=yes; amenity=bar|Tu-Su 18:00-02:00|Six rooms, forty thousand songs.|Karaoke Goldkehle, Karaoke Schiefer Ton, Karaoke Neonwald, Karaoke Echo Sieben, Karaoke Mikrowelle
Cinema|amenity=cinema|Mo-Su 16:00-24:00|Two screens, films in their own language.|Kino Lichtblende, Kino Zauberspule, Kino Vierte Wand, Kino Silberkorn, Kino Nachtvorstellung
Theatre|amenity=theatre|-|A house of forty-nine seats.|Theater Roter Faden, Theater Unterm Dach, Theater Wanderzirkel, Theater Holzbein, Theater Souffleuse
Museum|tourism=museum|Tu-Su 10:00-18:00|Small, odd, and free on the first Sunday.|Museum der Verlorenen Schlüssel, Museum für Alltagsgeräusche, Museum der Stillen Maschinen, Museum für Papier, Museum der Kleinen Boote
Gallery|tourism=gallery|We-Su 12:00-19:00|New paintings every six weeks.|Galerie Zwischenraum, Galerie Querformat, Galerie Blinder Fleck, Galerie Nordwand, Galerie Rahmenlos
Bookshop|shop=books|Mo-Sa 10:00-19:00|Second-hand novels and a sofa.|Buchhandlung Eselsohr, Buchhandlung Lesezeichen, Buchladen Letzte Seite, Buchladen Wortfisch, Buchhandlung Zwölf Regale
Record shop|shop=music|Mo-Sa 12:00-20:00|Soul, dub and two listening decks.|Plattenladen Rille, Plattenladen B-Seite, Plattenladen Kratzer, Plattenladen Dreiunddreißig, Plattenladen Nadelöhr
Bouldering|sport=bouldering|Mo-Su 07:00-23:00|New routes every Tuesday; quiet before noon.|Boulderhalle Kreidestaub, Boulderhalle Überhang, Boulderhalle Fingerloch, Boulderhalle Querung, Boulderhalle Sprungbrett
Climbing|sport=climbing|Mo-Su 10:00-23:00|Ropes up to sixteen metres.|Kletterhalle Seilschaft, Kletterhalle Gratweg, Kletterhalle Karabiner, Kletterwand Alter Turm, Kletterhalle Südwand
Swimming|leisure=swimming_pool; sport=swimming|Mo-Su 06:30-22:00|Twenty-five metres and a diving board.|Hallenbad Kachelblau, Hallenbad Frühschwimmer, Freibad Seerose, Hallenbad Delphinweg, Freibad Sonnenwiese
Sauna|leisure=sauna|We-Mo 12:00-23:00|Wood stove, cold tub, garden.|Sauna Birkenrauch, Sauna Heißer Stein, Sauna Eimerweise, Sauna Nordwind, Sauna Hinterm Deich
Yoga|sport=yoga|Mo-Fr 07:00-21:00; Sa-Su 09:00-18:00|Slow classes, warm floor.|Yogaraum Langsam, Yogaraum Weiter Himmel, Yogaraum Atempause, Yogaraum Dachboden, Yogaraum Holzfußboden
Dance|leisure=dance|Mo-Su 17:00-23:00|Tango on Mondays, swing on Thursdays.|Tanzsaal Drehwurm, Tanzsaal Parkett, Tanzschule Wechselschritt, Tanzsaal Laterne, Tanzschule Linksherum
Table tennis|sport=table_tennis|Mo-Su 10:00-24:00|Eight tables; bats can be borrowed.|Tischtennis Kellertopspin, Tischtennis Netzkante, Tischtennis Rundlauf, Tischtennis Elf Punkte, Tischtennis Aufschlag
Board games|amenity=boardgame_cafe; amenity=cafe|Mo-Su 15:00-24:00|Six hundred games and somebody who explains them.|Spielecafé Würfelbude, Spielecafé Ausgewürfelt, Spielecafé Letzter Zug, Spielecafé Holzmeeple, Spielecafé Rückwärts Drei
Pottery|craft=pottery|Tu-Sa 11:00-19:00|Wheels by the hour; pieces are fired on Fridays.|Töpferei Drehscheibe, Töpferei Tonspur, Töpferei Scherbenglück, Töpferei Rohbrand, Töpferei Glasurblau
Ice cream|amenity=ice_cream|Mo-Su 11:00-22:00|Poppy seed, sour cherry, and a queue.|Eisdiele Polarfuchs, Eisdiele Zwei Kugeln, Eisdiele Schmelzpunkt, Eisdiele Waffelbruch, Eisdiele Kalte Platte
Park|leisure=park|24/7|Old trees, a pond, and benches in the sun.|Park an der Ziegenwiese, Park am Stillen Wasser, Park der Sieben Linden, Park Hinterm Bahndamm, Park am Glockenteich
Mini golf|leisure=miniature_golf|Mo-Su 12:00-21:00|Eighteen holes, two of them unfair.|Minigolf Windmühle, Minigolf Letztes Loch, Minigolf Am Hang, Minigolf Flutlicht, Minigolf Doppelbande
`

/** Neighborhoods of the catalog, and the middle of each: degrees north and east. */
export const neighborhoods: readonly (readonly [string, number, number])[] = [
  ['Kreuzberg', 52.4986, 13.403],
  ['Neukölln', 52.4811, 13.4354],
  ['Friedrichshain', 52.5158, 13.454],
  ['Mitte', 52.52, 13.405],
  ['Prenzlauer Berg', 52.538, 13.424],
  ['Wedding', 52.55, 13.366],
  ['Moabit', 52.5303, 13.342],
  ['Schöneberg', 52.4832, 13.3477],
  ['Charlottenburg', 52.516, 13.304],
  ['Wilmersdorf', 52.487, 13.32],
  ['Tempelhof', 52.47, 13.386],
  ['Treptow', 52.493, 13.47],
  ['Lichtenberg', 52.513, 13.49],
  ['Pankow', 52.569, 13.402],
  ['Steglitz', 52.456, 13.322],
  ['Köpenick', 52.445, 13.575],
  ['Spandau', 52.536, 13.2],
  ['Weißensee', 52.555, 13.463],
  ['Friedrichshagen', 52.448, 13.626],
  ['Dahlem', 52.458, 13.288],
]

/** Streets that no map of Berlin has. */
export const streets = [
  ...[
    'Ahornzeile',
    'Brunnenpfad',
    'Dachsweg',
    'Eulengasse',
    'Fliederhof',
    'Glasergang',
    'Heringsweg',
  ],
  ...[
    'Igelstieg',
    'Krähenallee',
    'Lampengasse',
    'Mühlsteinweg',
    'Nebelpfad',
    'Ottersteig',
    'Quellenhof',
  ],
]
