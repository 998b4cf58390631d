/** One saved idea of the relevance test, and what it is about: words that queries are graded by. */
export interface JudgedIdea {
  readonly title: string
  /** A name of the catalog, or the person's own words. */
  readonly activity: string | null
  readonly place: string | null
  readonly address: string | null
  readonly description: string | null
  /** Known where the address was looked up. */
  readonly neighborhood: string | null
  readonly about: readonly string[]
}

/** Title | activity | place | address | description | what it is about. Nothing in it was changed to please the search. */
const lines = `
Slurp night at Takumi|Ramen|Takumi Nine|Pappelallee 19, 10437 Berlin|Tonkotsu, go before seven|ramen japanese dinner noodle
Cocolo by the canal|Ramen|Cocolo Ramen X-berg|Paul-Lincke-Ufer 39, 10999 Berlin||ramen japanese dinner noodle kreuzberg canal
Udon lunch with Jonas||Udagawa|Feuerbachstraße 24, 12163 Berlin|Cash only|udon japanese lunch noodle
Sushi for two||Sasaya|Lychener Straße 50, 10437 Berlin|Book two weeks ahead|sushi japanese dinner
Hand-pulled noodles||Wen Cheng|Schönhauser Allee 65, 10437 Berlin|Biang biang, long queue|noodle chinese dinner
Dumpling Sunday||Lon Men’s Noodle House|Kantstraße 33, 10625 Berlin||dumpling taiwanese lunch noodle
拉面之家|Ramen|拉面之家|Kantstraße 51, 10627 Berlin||ramen noodle chinese
Georgian feast|Dinner|Der Blaue Fuchs|Knaackstraße 43, 10435 Berlin|Khachapuri, khinkali and amber wine|georgian dinner wine
Thali evening||Satyam|Goethestraße 5, 10623 Berlin|Vegetarian Indian|indian dinner vegetarian
Vegan soul food|Vegan food|Let It Be|Treptower Straße 90, 12059 Berlin||vegan dinner neukoelln
Käsespätzle satt||Alpenstück|Gartenstraße 9, 10115 Berlin|Schwäbische Küche|german dinner mitte
Pizza al taglio|Pizza|Gemello|Boxhagener Straße 26, 10245 Berlin||pizza italian lunch friedrichshain
Neapolitan pizza with the team|Pizza|Standard|Templiner Straße 7, 10119 Berlin||pizza italian dinner
Pasta making at home|Cooking||||cooking italian class home
Sourdough course|Cooking|Domberger Brot-Werk|Essener Straße 11, 10555 Berlin|Saturday, bring a jar for the starter|bread baking course cooking moabit
Backkurs für Anfänger||Kochschule Ost|Warschauer Straße 60, 10243 Berlin|Brot und Brötchen|bread baking course cooking
Best croissants in town|Bakeries|Du Bonheur|Brunnenstraße 39, 10115 Berlin||bakery croissant breakfast
Pastéis de nata|Bakeries|Bekarei|Dunckerstraße 23, 10437 Berlin|Portuguese-Greek|bakery portuguese cake
Flat white and a book|Coffee|Father Carpenter|Münzstraße 21, 10178 Berlin|Hidden courtyard|coffee breakfast mitte
Cupping at the roastery|Coffee|Five Elephant|Reichenberger Straße 101, 10999 Berlin|Cheesecake too|coffee tasting kreuzberg
Kaffee und Kuchen bei Oma-Stil||Café Buchwald|Bartningallee 29, 10557 Berlin|Baumkuchen!|coffee cake
Café Luitpold im Regen|Coffee|Café Luitpold|Brienner Straße 11, 80333 München||coffee cake munich
Tea ceremony||Mamecha|Mulackstraße 33, 10119 Berlin||tea japanese
Late breakfast by the window|Brunch|Café Morgenland|Skalitzer Straße 35, 10997 Berlin|Buffet on Sundays|brunch breakfast kreuzberg
Shakshuka|Breakfast|Benedict|Uhlandstraße 49, 10719 Berlin|Open all night|breakfast israeli
Weißwurstfrühstück|Breakfast|Augustiner am Gendarmenmarkt|Charlottenstraße 55, 10117 Berlin|Before noon, of course|breakfast bavarian mitte
Gelato crawl|Ice cream|Cuore di Vetro|Max-Beer-Straße 33, 10119 Berlin|Pistachio|icecream italian
Eis am Stiel selber machen|Ice cream|Paletas|Wühlischstraße 21, 10245 Berlin||icecream workshop
Natural wine at Jaja|Wine|Jaja|Weichselstraße 7, 12043 Berlin|Small plates|wine bar neukoelln
Weinprobe mit Käse|Wine|Weinerei Forum|Fehrbelliner Straße 57, 10119 Berlin|Pay what you think|wine tasting cheese
Negronis after work|Cocktails|Bar Tausend|Schiffbauerdamm 11, 10117 Berlin|Ring the bell|cocktail bar mitte
Tiki night|Cocktails|Stagger Lee|Nollendorfstraße 27, 10777 Berlin||cocktail bar
Hopfenreich taps|Craft beer|Hopfenreich|Sorauer Straße 31, 10997 Berlin|22 taps, tasting flights|beer bar kreuzberg
Brauereiführung|Craft beer|Eschenbräu|Triftstraße 67, 13353 Berlin|Mit Verkostung|beer tour tasting wedding
Prater at sunset|Beer gardens|Prater|Kastanienallee 7, 10435 Berlin||beer garden outdoor
Radler am See|Beer gardens|Café am Neuen See|Lichtensteinallee 2, 10787 Berlin|Rent a rowing boat|beer garden lake boat
Corner pub with a jukebox|Bars|Zum Starken August|Schönhauser Allee 56, 10437 Berlin|Circus freaks on the wall|bar pub
Spelunke gegenüber||Die Tagung|Wühlischstraße 29, 10245 Berlin||bar pub friedrichshain
Pub quiz with the neighbours|Pub quiz|Salt n Bone|Schliemannstraße 31, 10437 Berlin|Tuesday 20:00|quiz pub
Kneipenquiz|Pub quiz|Madame Claude|Lübbener Straße 19, 10997 Berlin|Teams of up to six|quiz pub kreuzberg
Karaoke box for ten|Karaoke|Monster Ronson’s|Warschauer Straße 34, 10243 Berlin|Book a booth|karaoke party friedrichshain
Mitsingabend||Heimathafen Neukölln|Karl-Marx-Straße 141, 12043 Berlin|Rudelsingen mit Texten an der Wand|karaoke singing neukoelln
Open air movie at the fortress|Cinema|Freiluftkino Kreuzberg|Mariannenplatz 2, 10997 Berlin|Original with subtitles|cinema outdoor-cinema kreuzberg
Filmklassiker in Mitte|Cinema|Kino International|Karl-Marx-Allee 33, 10178 Berlin|Mongay|cinema mitte
Silent film with live organ|Cinema|Babylon|Rosa-Luxemburg-Straße 30, 10178 Berlin|Saturday midnight|cinema music mitte
Kurzfilmwanderung||A Wall is a Screen|Hamburg|Films on house walls|cinema walk hamburg outdoor-cinema
Doku im Sputnik|Cinema|Sputnik|Hasenheide 54, 10967 Berlin|Fifth floor|cinema documentary kreuzberg
Comedy open mic|Comedy|Cosmic Comedy|Rosa-Luxemburg-Straße 41, 10178 Berlin|Free pizza|comedy mitte
Kabarett am Donnerstag|Comedy|Distel|Friedrichstraße 101, 10117 Berlin|Politisch|comedy mitte theatre
Improv night|Comedy|ComedyCafé Berlin|Roseggerstraße 17, 12059 Berlin||comedy improv neukoelln theatre
Faust, the long version|Theatre|Volksbühne|Rosa-Luxemburg-Platz, 10178 Berlin|Seven hours|theatre
Puppentheater für Große||Schaubude|Greifswalder Straße 81, 10405 Berlin||theatre puppet kids
Sommertheater im Park|Theatre|Monbijoupark|Oranienburger Straße, 10178 Berlin|Shakespeare outdoors|theatre outdoor park
Zauberflöte standing room|Opera|Staatsoper|Unter den Linden 7, 10117 Berlin|12 euro|opera music classical
Ballet gala||Deutsche Oper|Bismarckstraße 35, 10627 Berlin|Swan Lake|ballet dance classical
Lunch concert at the Philharmonie|Concerts|Philharmonie|Herbert-von-Karajan-Straße 1, 10785 Berlin|Free, Wednesdays 13:00|concert music classical free
Jazz at the Schlot|Live music|Kunstfabrik Schlot|Invalidenstraße 117, 10115 Berlin|Sunday jam|jazz concert music mitte
A-Trane late set|Live music|A-Trane|Bleibtreustraße 1, 10625 Berlin|Saturday jam is free|jazz concert music
Orgelvesper||Berliner Dom|Am Lustgarten, 10178 Berlin|Freitags 18 Uhr|organ music classical church mitte
Kammermusik im Wohnzimmer|Concerts|Piano Salon Christophori|Uferstraße 8, 13357 Berlin|Between piano skeletons|concert music classical wedding
Indie band in the basement|Concerts|Schokoladen|Ackerstraße 169, 10115 Berlin||concert music
Songwriter slam||Privatclub|Skalitzer Straße 85, 10997 Berlin||concert music kreuzberg slam
Klunkerkranich roof set|Clubbing|Klunkerkranich|Karl-Marx-Straße 66, 12043 Berlin|Sunset over the parking deck|club rooftop view neukoelln bar
Techno until noon|Clubbing|Sisyphos|Hauptstraße 15, 10317 Berlin||club dance
Salsa for beginners|Dancing|Soda|Schönhauser Allee 36, 10435 Berlin|Sunday class, then party|dance salsa class
Milonga at the Clärchens|Dancing|Clärchens Ballhaus|Auguststraße 24, 10117 Berlin||dance tango mitte
Lindy Hop im Park||Monbijoupark|Oranienburger Straße, 10178 Berlin|Swing, bei Sonne|dance swing park outdoor
Tanzkurs Standard|Dancing|Tanzschule bebop|Pfuelstraße 5, 10997 Berlin|Discofox zuerst|dance class kreuzberg
Boulder hall by the canal|Bouldering|Ostbloc|Hauptstraße 13, 10317 Berlin|Try the new blue routes|boulder climb sport
Kletterhalle am Hafen|Climbing|DAV Kletterzentrum|Seydlitzstraße 1, 10557 Berlin|Toprope, sechs Seile|climb sport moabit
Via ferrata weekend|Climbing||Sächsische Schweiz|Helmets needed|climb outdoor hike saxony trip
Bouldern mit Mira|Bouldering|Berta Block|Mühlenstraße 62, 13187 Berlin||boulder climb sport
Ping pong in the park|Table tennis|Boxhagener Platz|10245 Berlin|Bring bats|tabletennis sport park friedrichshain
Rundlauf bei Dr. Pong|Table tennis|Dr. Pong|Eberswalder Straße 21, 10437 Berlin|Beer and bats|tabletennis bar
Five-a-side|Football|Metrofootball|Cuvrystraße 50, 10997 Berlin||football sport kreuzberg
Union im Stadion|Football|Alte Försterei|An der Wuhlheide 263, 12555 Berlin|Standing terrace|football stadium match
Hoops at the canal|Basketball|Görlitzer Park|10999 Berlin||basketball sport park kreuzberg
Bowling league|Bowling|Neue Welt|Hasenheide 107, 10967 Berlin|Shoes 2 euro|bowling neukoelln
Kegelabend|Bowling|Kegelbahn Hobrechts|Hobrechtstraße 8, 12047 Berlin|Ganz altmodisch|bowling neukoelln
Black light minigolf|Minigolf|Schwarzlicht Minigolf|Görlitzer Straße 1, 10997 Berlin||minigolf indoor rain kreuzberg
Escape the submarine|Escape rooms|Exit Game|Burgstraße 12, 10178 Berlin|Four to six people|escape indoor mitte rain
Board game marathon|Board games|Spielwiese|Kopernikusstraße 24, 10245 Berlin|2,000 games|board indoor rain friedrichshain
Brettspielabend|Board games|Otherland|Bergmannstraße 25, 10961 Berlin|Donnerstags, alle willkommen|board indoor kreuzberg
Dungeons and Dragons one-shot||Battlefield|Okerstraße 15, 12049 Berlin|Level three characters|board roleplay neukoelln indoor
Pinball and arcade||Flipperhalle|Groß-Berliner Damm 73, 12487 Berlin|Unlimited play|arcade games indoor
Spring swim at Schlachtensee|Lakes|Schlachtensee|14129 Berlin|Cold, clear, loop path|lake swim outdoor
Badeschiff|Swimming|Badeschiff|Eichenstraße 4, 12435 Berlin|Pool in the river|swim pool outdoor
Lap lane before work|Swimming|Stadtbad Neukölln|Ganghoferstraße 3, 12043 Berlin|Mosaics and arches|swim pool neukoelln indoor
Strandbad Wannsee|Beaches|Strandbad Wannsee|Wannseebadweg 25, 14129 Berlin||beach lake swim outdoor
Ostsee for a day|Beaches|Warnemünde|18119 Rostock|Regional train, fish roll|beach sea trip rostock
Sauna am Kanal|Saunas|Vabali|Seydlitzstraße 6, 10557 Berlin|Book ahead|sauna spa moabit
Banja mit Birkenquast||Thermen am Europacenter|Nürnberger Straße 7, 10787 Berlin||sauna spa
Floating in the dark||Float Berlin|Wrangelstraße 11, 10997 Berlin|Salt tank|spa float kreuzberg
Massage voucher||Thai Oase|Torstraße 170, 10115 Berlin||massage spa mitte
Yoga on the roof|Yoga|Yellow Yoga|Paul-Lincke-Ufer 30, 10999 Berlin||yoga rooftop kreuzberg
Stille-Tag im Kloster||Lehnin|14797 Kloster Lehnin|Meditation, phones off|meditation quiet trip
Half marathon training|Running|Tempelhofer Feld|12101 Berlin|Two laps|running sport
Laufgruppe am Kanal|Running|Admiralbrücke|10967 Berlin|Mittwochs 19 Uhr|running kreuzberg canal sport
Müggelberge loop|Hiking|Müggelberge|12559 Berlin|Tower at the top|hike outdoor view
Spreewald on foot|Hiking|Lübbenau|03222 Lübbenau|Gurken!|hike outdoor trip spreewald
Bastei sunrise|Hiking|Bastei|01847 Lohmen|First train|hike outdoor view saxony trip
Pilze sammeln|||Grunewald|With a guide, October|mushroom forest outdoor
Mauerweg by bike|Cycling||Berlin|160 km in two days|cycle outdoor tour
Radtour nach Potsdam|Cycling|Glienicker Brücke|14467 Potsdam|Zurück mit der S-Bahn|cycle outdoor potsdam tour
Critical Mass|Cycling|Mariannenplatz|10997 Berlin|Last Friday|cycle kreuzberg
Paddle to the monkey island|Canoeing|Kanuliebe|Insel der Jugend, 12435 Berlin||canoe paddle outdoor water
Stand-up paddling|||Rummelsburger Bucht|Boards for rent|paddle sup outdoor water
Segeln lernen||Segelschule Wannsee|Am Großen Wannsee 40, 14109 Berlin|Schnupperkurs|sail course lake water
Raft with barbecue|Boat trips|Floß|Treptower Park|Ten people, no licence|boat raft water barbecue outdoor
Solar boat on the Landwehrkanal|Boat trips|SolarCircleLine|Kottbusser Brücke, 10999 Berlin||boat canal kreuzberg water
Picnic on the airfield|Picnics|Tempelhofer Feld|12101 Berlin|Kites|picnic park outdoor
Grillen im Görli|||Görlitzer Park, 10999 Berlin|Kohle mitbringen|barbecue park kreuzberg outdoor
Rose garden with grandma|Gardens|Rosengarten Humboldthain|Brunnenstraße, 13355 Berlin|June|garden park wedding
Botanischer Garten bei Nacht|Gardens|Botanischer Garten|Königin-Luise-Straße 6, 14195 Berlin|Lichter im Dezember|garden lights winter
Prinzessinnengärten planting day|Gardens|Prinzessinnengarten|Hermannstraße 99, 12051 Berlin||garden planting neukoelln
Zoo on a weekday|Zoos|Tierpark|Am Tierpark 125, 10319 Berlin|Less crowded than the other|zoo animals kids
Goats and tractor rides||Kinderbauernhof|Wiener Straße 59, 10999 Berlin||animals kids kreuzberg farm
Dinosaurier mit den Kindern|Museums|Museum für Naturkunde|Invalidenstraße 43, 10115 Berlin|Tristan is back|museum dinosaur kids mitte rain
Technikmuseum trains|Museums|Deutsches Technikmuseum|Trebbiner Straße 9, 10963 Berlin|Locomotives you can enter|museum train kids kreuzberg rain
Samurai swords|Museums|Samurai Museum|Auguststraße 68, 10117 Berlin||museum japanese mitte
Museum of Things|Museums|Werkbundarchiv|Leipziger Straße 54, 10117 Berlin||museum design mitte
DDR im Wohnzimmer|Museums|Museum in der Kulturbrauerei|Knaackstraße 97, 10435 Berlin|Eintritt frei|museum history free
Vernissage Potsdamer Straße|Art galleries|Esther Schipper|Potsdamer Straße 81, 10785 Berlin|Friday 18:00|art gallery
Boros bunker tour|Art galleries|Sammlung Boros|Reinhardtstraße 20, 10117 Berlin|Book months ahead|art bunker tour mitte
Hamburger Bahnhof|Art galleries|Hamburger Bahnhof|Invalidenstraße 50, 10557 Berlin|First Sunday free|art museum moabit free
Street art walk|Street art|Urban Nation|Bülowstraße 7, 10783 Berlin|Murals around the corner|street art walk free
Fotografie-Ausstellung|Photography|C/O Berlin|Hardenbergstraße 22, 10623 Berlin||photo exhibition art
Analog photo walk|Photography||Neukölln|One roll each|photo walk neukoelln
Zine fair|||Bethanien, Mariannenplatz 2, 10997 Berlin|Riso prints|books zine fair kreuzberg
Pottery taster|Pottery|Keramikatelier Fuchs|Sonnenallee 70, 12045 Berlin|Two bowls included|pottery craft class neukoelln
Töpfern am Sonntag|Pottery|Tonwerk|Kollwitzstraße 40, 10405 Berlin||pottery craft class
Screen printing|||Danziger Straße 101, 10405 Berlin|Bring a T-shirt|print craft class
Strickabend|||Weserstraße 58, 12045 Berlin|Wolle vorhanden|knitting craft neukoelln
Fix my bike|||Regenbogenfabrik, Lausitzer Straße 22, 10999 Berlin|Self-help workshop|cycle repair workshop kreuzberg
Möbel bauen||Offene Werkstatt|Wilhelmine-Gemberg-Weg 14, 10179 Berlin|Holz und Werkzeug|craft wood workshop mitte
Flea market at the wall park|Flea markets|Mauerpark|Bernauer Straße 63, 13355 Berlin|Karaoke pit at three|flea market outdoor karaoke
Flohmarkt am Boxi|Flea markets|Boxhagener Platz|10245 Berlin|Sonntags|flea market friedrichshain
Trödel in Treptow|Flea markets|Arena Halle|Eichenstraße 4, 12435 Berlin|Indoors, doorknobs|flea market indoor
Turkish market|Markets|Maybachufer|12047 Berlin|Tuesday and Friday, cheap at five|market food turkish neukoelln canal
Street food Thursday|Markets|Markthalle Neun|Eisenbahnstraße 42, 10997 Berlin|Go hungry|market food streetfood kreuzberg
Weihnachtsmarkt am Schloss|Christmas markets|Schloss Charlottenburg|Spandauer Damm 20, 14059 Berlin|Glühwein|christmas market winter mulled-wine
Lucia market|Christmas markets|Kulturbrauerei|Schönhauser Allee 36, 10435 Berlin|Nordic, glögg|christmas market winter mulled-wine
Ice skating under the lights|Ice skating|Eisbahn Neukölln|Oderstraße 182, 12051 Berlin||iceskate winter sport neukoelln
Schlittschuhlaufen mit den Kleinen|Ice skating|Horst-Dohm-Stadion|Fritz-Wildung-Straße 9, 14199 Berlin||iceskate winter sport kids
Sledging at Teufelsberg|||Teufelsberg, 14193 Berlin|If it snows|sledge winter outdoor kids
Listening station tour||Teufelsberg|Teufelsseechaussee 10, 14193 Berlin|Domes and murals|tour view history street-art
Reichstag dome|Viewpoints|Reichstag|Platz der Republik 1, 11011 Berlin|Register with passport|view mitte free
TV tower at dusk|Viewpoints|Fernsehturm|Panoramastraße 1A, 10178 Berlin||view mitte
Sonnenuntergang am Kreuzberg|Viewpoints|Viktoriapark|Kreuzbergstraße, 10965 Berlin|Wasserfall|view park sunset kreuzberg outdoor
Planetarium|||Zeiss-Großplanetarium, Prenzlauer Allee 80, 10405 Berlin|Pink Floyd show|stars planetarium music rain
Perseids in the dark sky park|Stargazing|Westhavelland|14715 Gülpe|August, blankets|stars trip outdoor
Vinyl digging|Record shops|Spacehall|Zossener Straße 33, 10961 Berlin||vinyl music kreuzberg shop
Plattenladen-Runde|Record shops|Hard Wax|Köpenicker Straße 70, 10179 Berlin||vinyl music shop mitte
Reading by a translator||Literaturhaus|Fasanenstraße 23, 10719 Berlin|Garden café|reading books literature
Poetry slam||Ritter Butzke|Ritterstraße 26, 10969 Berlin|First Monday|slam poetry literature kreuzberg
Second-hand English books|Bookshops|St Georges|Wörther Straße 27, 10405 Berlin||books shop
Antiquariat stöbern|Bookshops|Bücherhalle|Hauptstraße 154, 10827 Berlin||books shop
Lecture on octopuses||Urania|An der Urania 17, 10787 Berlin|Evening talk|lecture science
Quantum physics for everyone|Lectures|Humboldt-Universität|Unter den Linden 6, 10117 Berlin|Public, free|lecture science free mitte
Dark Matter light show|||Köpenicker Chaussee 46, 10317 Berlin|Immersive|art lights music
Virtual reality arcade|||Spandauer Straße 2, 10178 Berlin||games arcade indoor mitte rain
Trampoline hall|Fitness|Jump House|Miraustraße 38, 13509 Berlin||trampoline sport kids indoor
Crossfit trial|Fitness|Spree Crossfit|Stralauer Allee 2, 10245 Berlin||fitness sport friedrichshain
Roller disco|||Mobile Blues Club, Alexanderplatz|Rental skates|skate dance music
Skatepark with beginners|Skateboarding|Gleisdreieck|10963 Berlin||skate sport park kreuzberg outdoor
Carnival of Cultures|Festivals|Blücherplatz|10961 Berlin|Whitsun|festival music street kreuzberg outdoor
Fête de la Musique|Festivals||Berlin|21 June, everywhere|festival music free outdoor
Lange Nacht der Museen|Festivals||Berlin|One ticket, shuttle buses|festival museum night
Fusion camping|Camping|Lärz|17248 Lärz|Tent, gas cooker|camping festival music trip
Zelten am Stechlinsee|Camping|Stechlinsee|16775 Neuglobsow|Clear water|camping lake outdoor trip
Sanssouci gardens|Castles|Schloss Sanssouci|Maulbeerallee, 14469 Potsdam|Closed Mondays|castle garden potsdam trip
Schloss Köpenick|Castles|Schloss Köpenick|Schlossinsel 1, 12557 Berlin||castle museum
Elbphilharmonie plaza|Viewpoints|Elbphilharmonie|Platz der Deutschen Einheit 1, 20457 Hamburg|Free ticket|view hamburg music free
Fischmarkt at dawn|Markets|Fischmarkt|Große Elbstraße 9, 22767 Hamburg|Live bands at six|market hamburg food music
Miniatur Wunderland|Museums|Miniatur Wunderland|Kehrwieder 2, 20457 Hamburg|Trains!|museum train kids hamburg rain
Helping at the food bank||Tafel|Beusselstraße 44, 10553 Berlin|Saturday shift|volunteering moabit
Clean up the Spree|Volunteering|Holzmarkt|Holzmarktstraße 25, 10243 Berlin|Gloves given|volunteering river outdoor
Ferry ride to nowhere|Boat trips|F10|Kronprinzessinnenweg, 14109 Berlin|Normal ticket|boat lake water cheap
Hammam for women|Saunas|Hamam|Mariannenstraße 6, 10997 Berlin|Peeling and tea|sauna spa kreuzberg
Wild garlic walk|||Plänterwald, 12437 Berlin|April|forest walk outdoor plants
Owl evening||Naturschutzstation|Hahneberg, 13591 Berlin|Torches|animals nature night outdoor
Новогодний вечер||Русский дом|Friedrichstraße 176, 10117 Berlin|Оливье и шампанское|newyear party russian mitte
Ночь кино||Kino Krokodil|Greifenhagener Straße 32, 10437 Berlin|Тарковский|cinema russian
Βραδιά ρεμπέτικο||Taverna Ousia|Grunewaldstraße 16, 10823 Berlin|Live μουσική|greek music dinner concert
حفلة موسيقية||Aquarium|Skalitzer Straße 6, 10999 Berlin||concert music arabic kreuzberg
คืนอาหารไทย||Thaipark|Brandenburgische Straße, 10707 Berlin||thai food market
Dinner at mum’s|||||dinner family home
Call the landlord|||||errand home
Buy a present for Lea|||||errand gift
Something for when it rains|||||rain indoor
Dentist|||Kantstraße 12, 10623 Berlin|Bring the card|errand health
Movie night at Ben’s|Movie nights||Weserstraße 200, 12045 Berlin|Bring popcorn|cinema home neukoelln
Game of the season with Theo|||Sportbar Tor, Torstraße 60, 10119 Berlin|Champions League on the screen|football match bar
Kids’ birthday at the hall|||Kindercafé Milchbart, Paul-Robeson-Straße 6, 10439 Berlin|Cake ordered|kids party cake
`

/** What ideas are about, and the neighborhood that this is. */
const neighborhoods: Readonly<Record<string, string>> = {
  friedrichshain: 'Friedrichshain',
  kreuzberg: 'Kreuzberg',
  mitte: 'Mitte',
  moabit: 'Moabit',
  neukoelln: 'Neukölln',
  wedding: 'Wedding',
}

/** The ideas of an account that has lived in one city for a while. */
export const judgedIdeas: readonly JudgedIdea[] = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [title = '', activity, place, address, description, about = ''] = line.split('|')
    const subjects = about.trim().split(/\s+/)
    const text = (part: string | undefined) => part?.trim() || null
    return {
      title,
      activity: text(activity),
      place: text(place),
      address: text(address),
      description: text(description),
      neighborhood: subjects.map((one) => neighborhoods[one]).find(Boolean) ?? null,
      about: subjects,
    }
  })
