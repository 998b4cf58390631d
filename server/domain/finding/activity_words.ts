/** One activity of the catalog, and what else people call it. */
export interface ActivityWords {
  readonly name: string
  /** The activity that includes this one; null for none. */
  readonly broader: string | null
  /** Other words for it, in English and German. */
  readonly aliases: readonly string[]
}

// Name | what includes it | English | German.
const lines = `
Art galleries||gallery, galleries, art, art gallery, exhibition, vernissage|galerie, galerien, kunst, ausstellung, kunstgalerie
Bakeries||bakery, bread, pastry, croissants|bäckerei, bäcker, brot, konditorei
Bars||bar, drinks, pub, pubs, tavern|kneipe, kneipen, drink, trinken gehen
Basketball||hoops, streetball|basketballplatz
Beaches|Lakes|beach, seaside, sunbathing|strand, strandbad, baden
Beer gardens|Bars|beer garden, biergarten|biergarten, biergärten
Board games||board game, boardgame, games night, tabletop|brettspiel, brettspiele, spieleabend, gesellschaftsspiele
Bookshops||bookshop, bookstore, book store, book shop, books|buchhandlung, buchladen, bücher, antiquariat
Bouldering|Climbing|boulder, boulder hall, bouldering gym|bouldern, boulderhalle
Bowling||bowling alley, ten pin, skittles|kegeln, kegelbahn, bowlingbahn
Breakfast||breakfasts, morning meal|frühstück, frühstücken
Brunch|Breakfast|late breakfast|brunchen
Camping||campsite, camp, tent|zelten, campingplatz, zelt
Canoeing||canoe, canoe trip|kanu, kanufahren, paddeln
Cinema||cinemas, movie, movies, film, films, movie theater, pictures, screening|kino, kinos, film, filme, filmabend
Climbing||climb, climbing wall, climbing gym, rock climbing, lead climbing|klettern, kletterhalle, kletterwand
Clubbing||club, clubs, nightclub, rave, techno, disco|club, disko, feiern, tanzen gehen
Cocktails|Bars|cocktail, cocktail bar, mixology|cocktailbar
Coffee||cafe, cafes, coffee shop, coffee house, coffee bar, espresso, roastery, flat white|kaffee, café, cafés, kaffeehaus, rösterei
Comedy||stand-up, stand up, standup, improv, improvisation|kabarett, comedyshow
Concerts|Live music|concert, gig, gigs, recital|konzert, konzerte, auftritt
Cooking||cooking class, cooking course, cooking workshop, cookery|kochen, kochkurs, kochabend
Craft beer|Bars|brewery, taproom, microbrewery, ale, ipa, beer|brauerei, bier, craft bier
Cycling||bike, bikes, bicycle, biking, bike ride, bike tour, cycle|rad, fahrrad, radfahren, radtour, fahrradtour
Dancing||dance, dances, salsa, tango, swing, ballroom, milonga|tanz, tanzen, tanzkurs
Dinner||supper, evening meal, restaurant, restaurants, eat out, dining|abendessen, essen gehen, restaurant
Escape rooms||escape room, escape game, exit game|escape room, exit room
Festivals||festival, fair, street festival|fest, straßenfest, feste
Fitness||gym, workout, crossfit, trampoline|fitnessstudio, sport treiben, training
Flea markets|Markets|flea market, fleamarket, jumble sale, second hand market|flohmarkt, flohmärkte, trödelmarkt, trödel
Food markets|Markets|food market, farmers market, market hall|wochenmarkt, markthalle, bauernmarkt
Football||soccer, five a side, kick about|fußball, bolzen, bolzplatz
Gardens|Parks|garden, botanical garden, greenhouse|garten, gärten, botanischer garten
Hiking||hike, hikes, trek, trekking|wandern, wanderung
Ice cream||icecream, gelato, gelateria, sundae|eis, eisdiele, eiscafé
Ice skating||ice rink, skating rink, skates, curling|eislaufen, schlittschuh, eisbahn, eisstadion
Jazz|Live music|jazz club, jam session, trio|jazzclub, jazzkeller
Karaoke||sing along, singing box|karaokebar
Kayaking||kayak, sup, stand up paddling, paddle board|kajak, stehpaddeln, paddeln
Lakes||lake, bathing lake|see, seen, badesee
Live music||music, band, gig, open mic|livemusik, musik, live musik
Lunch||midday meal, lunch break|mittagessen, mittag, mittagstisch
Markets||market, bazaar, christmas market, xmas market|markt, märkte, weihnachtsmarkt, basar
Mini golf||minigolf, crazy golf, putt putt|minigolf, minigolfplatz
Museums||museum, exhibition|museen, ausstellung
Nature||wildlife, birds, birdwatching, outdoors, stargazing|natur, vögel, sterne
Opera||ballet, operas|oper, opern, ballett
Parks||park, green space|parks, grünanlage
Photography||photo, photos, photo walk, camera, darkroom|foto, fotografie, fotografieren
Picnics|Parks|picnic, picknick|picknick, picknicken
Pizza|Dinner|pizzeria, pizzas|pizza, pizzeria
Playgrounds||playground, play area|spielplatz, spielplätze
Pottery|Workshops|ceramics, pottery class, pottery wheel, clay|töpfern, töpferkurs, keramik, töpferei
Pub quiz||quiz, quiz night, trivia|kneipenquiz, quizabend
Ramen|Dinner|ramen bar, noodle soup, noodles|ramen, nudelsuppe
Readings||reading, poetry, story slam, poetry slam, author talk|lesung, lesungen, poetry slam
Running||run, jog, jogging, parkrun, marathon|laufen, joggen, lauf
Sauna|Spa|saunas, sauna house, steam|saunen, dampfbad
Shopping||shops, shop, mall|einkaufen, einkaufsbummel, läden
Skateboarding||skate, skate park, skatepark|skaten, skatepark
Skiing||ski, skis, snowboard, sledging, sledding|ski, skifahren, rodeln, schlitten
Spa||spas, wellness, hamam, thermal bath, massage|therme, wellness, hamam, massage
Street food||streetfood, food truck, snack, kebab|imbiss, streetfood, döner
Sushi|Dinner|nigiri, omakase, sashimi|sushi
Swimming||swim, swimming pool, pool, lido, baths|schwimmen, schwimmbad, freibad, hallenbad, baden
Table Tennis||ping pong, pingpong|tischtennis
Tea||teas, tea house, teahouse, tea room|tee, teehaus, teestube
Tennis||tennis court|tennisplatz
Theatre||theater, theatres, theaters, play, plays, drama, puppet theatre|theater, schauspiel, theaterstück
Vinyl|Shopping|record, records, record shop, record store, lp|schallplatten, platten, plattenladen
Volleyball||beach volleyball|beachvolleyball
Walks||walk, walking, stroll, ramble|spaziergang, spazieren, bummel
Wine|Bars|wine bar, winery, wines|wein, weinbar, weinprobe
Workshops||workshop, class, course, craft, crafts|kurs, kurse, werkstatt, basteln
Yoga|Fitness|yoga class, yoga studio|yogakurs, yogastudio
Zoo||zoos, animals, aquarium, petting zoo|tierpark, tiere, zoologischer garten, aquarium
`

/** What people call the activities of the catalog. */
export const activityWords: readonly ActivityWords[] = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [name = '', broader = '', english = '', german = ''] = line.split('|')
    const aliases = `${english}, ${german}`.split(', ').filter((alias) => alias !== '')
    return { name, broader: broader || null, aliases: [...new Set(aliases)] }
  })
