// Invented events. Activity | place | weekday, 1 for Monday | time | hours | price in euros | what | titles, of which each
// takes place twice, two weeks apart.
export const eventKinds = `
Jazz|Jazzkeller Blaue Stunde|5|20:30|2|12|Standards and two new pieces.|Trio Sonnenstaub, Quartett Kalter Kaffee
Jazz|Jazzclub Tiefer Ton|6|21:00|3|10|Bring an instrument, or listen.|Jam session with the house band
Concerts|Klanghaus Ziegelei|4|20:00|3|15|Guitars, and a cello.|Die Zugvögel play their second album, Night of quiet songs
Concerts|Konzertsaal Resonanz|7|17:00|2|18|Schubert and something from last year.|String quartet at dusk
Readings|Buchhandlung Eselsohr|2|19:30|1|5|The author reads and answers.|Nina Falk reads “Das halbe Haus”, Poems for the last train
Readings|Buchladen Wortfisch|3|19:00|2|0|Ten minutes each.|Story slam in the back room
Board games|Spielecafé Würfelbude|1|19:00|4|3|Games are explained; come alone or not.|Board games for newcomers, Long game night
Pub quiz|Bar Flaschenpost|3|20:00|3|2|Teams of up to six.|Pub quiz with a round of sounds
Cinema|Kino Lichtblende|5|21:15|2|9|In its own language, with English subtitles.|Silent film with live piano, Short films from the north
Cinema|Freibad Sonnenwiese|6|21:30|2|8|Bring a blanket.|Open-air cinema by the pool
Theatre|Theater Roter Faden|6|19:30|2|16|No break.|The Lighthouse Keeper, Two chairs and a goose
Comedy|Theater Unterm Dach|4|20:00|2|11|In English.|Stand-up from eleven countries
Markets|Biergarten Alte Pumpe|7|10:00|7|0|Bring change.|Flea market under the chestnuts
Food markets|Park der Sieben Linden|6|09:00|5|0|Cheese, honey, bread.|Farmers market at the lindens
Pottery|Töpferei Drehscheibe|6|14:00|3|45|Clay and firing included.|First cup on the wheel, Cups and bowls in one afternoon
Cooking|Restaurant Wurzelwerk|2|18:00|4|59|Eight people, one kitchen.|Dumplings from scratch
Dancing|Tanzsaal Drehwurm|1|20:00|3|8|Partners change.|Tango for the first time, Tango until midnight
Dancing|Tanzsaal Parkett|4|20:00|3|8|With a live band.|Swing night
Yoga|Yogaraum Langsam|7|10:30|1|12|Mats are there.|Slow Sunday yoga
Running|Park am Stillen Wasser|6|09:00|1|0|Five kilometres, any pace.|Saturday run round the pond
Workshops|Museum für Papier|7|13:00|3|20|Paper is there; scissors too.|Bookbinding in an afternoon
Wine|Weinbar Kalkstein|4|19:00|2|35|Six glasses and bread.|Wines from chalk soil
`
