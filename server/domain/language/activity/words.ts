/** One activity of the catalog, and what else people call it. */
export interface ActivityWords {
  readonly name: string
  /** The activity that includes this one; null for none. */
  readonly broader: string | null
  /** Other words for it in searches, in English and German. */
  readonly aliases: readonly string[]
  /**
   * Words that a text, or a type of schema.org, names it by, in English, German, French, Spanish, Italian, Dutch and
   * Portuguese. Words that mean other things as often, such as “play” and “see”, are in searches alone.
   */
  readonly mentions: readonly string[]
}

// Name | what includes it | words of searches and of texts | of searches alone | of texts alone.
const lines = `
Art galleries||gallery, galleries, art gallery, vernissage, galerie, galerien, kunstgalerie|art, exhibition, kunst, ausstellung|galerie d'art, galería, galería de arte, galleria d'arte, kunstgalerij, artgallery
Bakeries||bakery, croissants, bäckerei, konditorei|bread, pastry, bäcker, brot|croissant, bäckereien, boulangerie, boulangeries, panadería, panaderías, panificio, forno, bakkerij, bakkerijen, padaria, padarias, patisserie
Bars||bar, drinks, pub, pubs, kneipe, kneipen|drink, trinken gehen|barorpub, tavern, 居酒屋, bares, taverna, kroeg, kroegen, cerveceria
Basketball||streetball|hoops, basketballplatz|baloncesto, pallacanestro, basketbal, basquete
Beaches|Lakes|beach, strand, strandbad|seaside, sunbathing, baden|strände, plage, plages, playa, playas, spiaggia, spiagge, stranden, praia, praias
Beer gardens|Bars|beer garden, biergarten, biergärten||
Board games||board game, boardgame, brettspiel, brettspiele, spieleabend|games night, tabletop, gesellschaftsspiele|jeux de société, juegos de mesa, giochi da tavolo, bordspel, bordspellen, jogos de tabuleiro
Bookshops||bookshop, bookstore, buchhandlung, buchladen, antiquariat|book store, book shop, books, bücher|bookstores, librairie, librairies, librería, librerías, librerie, boekhandel, boekwinkel, livraria, livrarias
Bouldering|Climbing|boulder, bouldern, boulderhalle|boulder hall, bouldering gym|boulderen
Bowling||bowling alley, kegeln, kegelbahn, bowlingbahn|ten pin, skittles|bowlingalley, bolera, bolos, boliche
Breakfast||frühstück, frühstücken|breakfasts, morning meal|petit déjeuner, desayuno, desayunos, colazione, ontbijt, pequeno-almoço, café da manhã
Brunch|Breakfast|brunchen|late breakfast|brunches
Camping||campsite, zelten, campingplatz|camp, tent, zelt|campground, acampada, campeggio, kamperen, campismo
Canoeing||canoe, kanu, kanufahren|canoe trip, paddeln|piragua, canoa, kanoën, canoagem
Cinema||cinemas, movie, movies, movie theater, kino, kinos, filmabend|film, films, pictures, screening, filme|movietheater, film screening, cine, bioscoop, filmhuis, screeningevent
Climbing||climbing wall, climbing gym, klettern, kletterhalle, kletterwand|climb, rock climbing, lead climbing|escalade, escalada, arrampicata, klimmen, klimhal
Clubbing||nightclub, rave, techno, disco, disko|club, clubs, feiern, tanzen gehen|nightclubs, techno party, club night, clubnacht, boîte de nuit, discoteca, discoteche
Cocktails|Bars|cocktail, cocktail bar, cocktailbar|mixology|bar à cocktails, coctelería, cócteles
Coffee||cafe, cafes, coffee shop, coffee house, espresso, roastery, kaffee, café, cafés, kaffeehaus, rösterei|coffee bar, flat white|cafeorcoffeeshop, caffè, caffetteria, cafetería, koffie, koffiebar, cafetaria, salon de café, kawa, kawiarnia, fika, カフェ, 喫茶店
Comedy||stand-up, stand up, standup, improv, kabarett|improvisation, comedyshow|stand up comedy, comedy club, comedyevent, comedyclub, comedia, cabaret
Concerts|Live music|concert, gig, gigs, recital, konzert, konzerte|auftritt|musicevent, concierto, conciertos, concerto, concerti, concerten, concertos, koncert, konsert, ライブ, ワンマンライブ
Cooking||cooking class, cooking course, kochen, kochkurs, kochabend|cooking workshop, cookery|cours de cuisine, clase de cocina, corso di cucina, kookles, kookworkshop, aula de culinária
Craft beer|Bars|brewery, taproom, microbrewery, brauerei|ale, ipa, beer, bier, craft bier|craft beers, breweries, brasserie artisanale, cervecería artesanal, birrificio, birra artigianale, brouwerij, cervejaria, cerveja artesanal
Cycling||bicycle, bike ride, bike tour, radfahren, radtour, fahrradtour|bike, bikes, biking, cycle, rad, fahrrad|vélo, balade à vélo, ciclismo, bicicleta, bicicletta, fietsen, fietstocht
Dancing||salsa, tango, ballroom, milonga, tanzen, tanzkurs|dance, dances, swing, tanz|swing dance, tanzabend, danceevent, danse, baile, ballo, danza, dansen, dança
Dinner||supper, restaurant, restaurants, abendessen|evening meal, eat out, dining, essen gehen|dîner, cena, cenas, avondeten, jantar, restaurante, restaurantes, ristorante, ristoranti, trattoria, bistro, bistrot, foodestablishment, fine dining
Escape rooms||escape room, escape game, exit game, exit room||
Festivals||festival, street festival, straßenfest|fair, fest, feste|festivales, stadtfest, fête, straatfestival
Fitness||gym, workout, crossfit, fitnessstudio|trampoline, sport treiben, training|gyms, exercisegym, sportschool, palestra, gimnasio, ginásio, salle de sport, healthclub
Flea markets|Markets|flea market, fleamarket, jumble sale, flohmarkt, flohmärkte, trödelmarkt|second hand market, trödel|marché aux puces, brocante, vide-grenier, mercadillo, mercatino delle pulci, vlooienmarkt, rommelmarkt, feira da ladra, loppis, pchli targ
Food markets|Markets|food market, farmers market, market hall, wochenmarkt, markthalle, bauernmarkt||marché alimentaire, halles, mercado de abastos, mercato alimentare, boerenmarkt, foodmarkt
Football||soccer, fußball, bolzplatz|five a side, kick about, bolzen|fútbol, calcio, voetbal, futebol, piłka nożna
Gardens|Parks|garden, botanical garden, botanischer garten|greenhouse, garten, gärten|jardin, jardins, jardines, giardino, giardini, tuin, tuinen, jardim
Hiking||hike, hikes, trek, trekking, wandern, wanderung||wanderungen, randonnée, randonnées, senderismo, excursión, escursionismo, escursione, wandelen, wandeling, caminhada, trilha
Ice cream||gelato, gelateria, eisdiele, eiscafé|icecream, sundae, eis|gelaterie, icecreamshop, glacier, glaces, heladería, helado, ijssalon, sorveteria, gelado, gelataria
Ice skating||ice rink, skating rink, eislaufen, schlittschuh, eisbahn|skates, curling, eisstadion|patinoire, patinaje sobre hielo, pattinaggio, schaatsen, schaatsbaan, patinação no gelo
Jazz|Live music|jazz club, jam session, jazzclub, jazzkeller|trio|
Karaoke||karaokebar|sing along, singing box|karaoke bar
Kayaking||kayak, stand up paddling, paddle board, kajak, stehpaddeln|sup, paddeln|kayac, kajakken, caiaque
Lakes||lake, badesee|bathing lake, see, seen|lac, lacs, lago, laghi, lagos
Live music||open mic, livemusik, live musik|music, band, gig, musik|fado, musique live, música en vivo, música en directo, musica dal vivo, live muziek, música ao vivo
Lunch||mittagessen, mittagstisch|midday meal, lunch break, mittag|lunches, déjeuner, almuerzo, pranzo, lunchen, almoço
Markets||market, bazaar, christmas market, xmas market, markt, märkte, weihnachtsmarkt|basar|christmas markets, weihnachtsmärkte, marché, marchés, marché de noël, mercado, mercados, mercado de navidad, mercato, mercati, mercatino di natale, mercatini, markten, kerstmarkt, feira, feiras
Mini golf||minigolf, crazy golf, minigolfplatz|putt putt|midgetgolf
Museums||museum, museen|exhibition, ausstellung|musée, musées, museo, museos, musei, museu, museus, musea
Nature||wildlife, birdwatching, stargazing|birds, outdoors, natur, vögel, sterne|nature reserve, naturschutzgebiet, réserve naturelle, reserva natural, riserva naturale, natuurgebied
Opera||ballet, operas, oper, opern, ballett||balletto
Parks||park, parks|green space, grünanlage|parc, parcs, parque, parques, parco, parchi, parken, volkspark
Photography||photo walk, fotografie|photo, photos, camera, darkroom, foto, fotografieren|photo exhibition, fotospaziergang, photographie, fotografía
Picnics|Parks|picnic, picknick, picknicken||pique-nique, piquenique
Pizza|Dinner|pizzeria, pizzas, pizza||pizzerias, pizzaria, pizzerie
Playgrounds||playground, spielplatz, spielplätze|play area|aire de jeux, parque infantil, parco giochi, speeltuin
Pottery|Workshops|ceramics, pottery class, töpfern, töpferkurs, keramik, töpferei|pottery wheel, clay|keramikkurs, poterie, céramique, cerámica, alfarería, pottenbakken, keramiek, olaria
Pub quiz||quiz night, kneipenquiz, quizabend|quiz, trivia|trivia night, pubquiz
Ramen|Dinner|ramen bar, noodle soup, ramen, nudelsuppe|noodles|ramenbar, ラーメン
Readings||story slam, poetry slam, author talk, lesung, lesungen|reading, poetry|book reading, literaryevent, lecture publique, recital de poesía, boekpresentatie
Running||jogging, parkrun, marathon, joggen|run, jog, laufen, lauf|half marathon, long run, fun run, run club, running club, laufgruppe, halbmarathon, course à pied, maratón, maratona, hardlopen
Sauna|Spa|saunas, saunen, dampfbad|sauna house, steam|steam bath
Shopping||einkaufsbummel|shops, shop, mall, einkaufen, läden|shopping mall, shoppingcenter, einkaufszentrum, centro comercial, centro commerciale, winkelen
Skateboarding||skate park, skatepark|skate, skaten|skateboard
Skiing||snowboard, skifahren, rodeln|ski, skis, sledging, sledding, schlitten|ski resort, snowboarding, skiresort, esquí, sci alpino, skiën
Spa||spas, wellness, hamam, thermal bath, therme|massage|hammam, thermen, thermes, balneario, terme, dayspa
Street food||streetfood, food truck, kebab, imbiss, döner|snack|food trucks, fastfoodrestaurant, comida callejera, cibo di strada
Sushi|Dinner|nigiri, omakase, sashimi, sushi||sushi bar, 寿司, 鮨
Swimming||swimming pool, lido, schwimmen, schwimmbad, freibad, hallenbad|swim, pool, baths, baden|piscine, piscina, piscinas, natación, nuoto, zwemmen, zwembad, natação, publicswimmingpool
Table Tennis||ping pong, tischtennis|pingpong|tennis de table, tenis de mesa, tafeltennis
Tea||tea house, teahouse, tea room, teehaus, teestube|teas, tee|tearoom, afternoon tea, salon de thé, casa de té, sala da tè, theehuis, casa de chá
Tennis||tennis court, tennisplatz||tenniscomplex, tenis
Theatre||theater, theatres, theaters, schauspiel, theaterstück|play, plays, drama, puppet theatre|theaterevent, performingartstheater, teatro, teatros, teatri, toneel, puppentheater
Vinyl|Shopping|record shop, record store, schallplatten, plattenladen|record, records, lp, platten|vinyle, disquaire, vinilo, vinilos, vinili, platenzaak
Volleyball||beach volleyball, beachvolleyball||volley, voleibol, pallavolo, volleybal, vôlei
Walks||stroll, spaziergang|walk, walking, ramble, spazieren, bummel|walking tour, city walk, cliff walk, coastal walk, circular walk, nature walk, spaziergänge, stadtführung, rundgang, visite guidée, passeggiata, wandelroute, stadswandeling, passeio
Wine|Bars|wine bar, winery, wein, weinbar, weinprobe|wines|wine tasting, winebar, vin, bar à vin, dégustation, vino, enoteca, wijn, wijnbar, wijnproeverij, vinho
Workshops||workshop|class, course, craft, crafts, kurs, kurse, werkstatt, basteln|bastelkurs, atelier, ateliers, taller, talleres
Yoga|Fitness|yoga class, yoga studio, yogakurs, yogastudio||
Zoo||zoos, aquarium, petting zoo, tierpark, zoologischer garten|animals, tiere|aquariums, zoológico, acquario, dierentuin
`

/** What people call the activities of the catalog. */
export const activityWords: readonly ActivityWords[] = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [name = '', broader = '', ...columns] = line.split('|')
    const [both = [], searched = [], read = []] = columns.map(wordsIn)
    return {
      ...{ name, broader: broader || null },
      ...{ aliases: [...both, ...searched], mentions: [...both, ...read] },
    }
  })

function wordsIn(column: string): string[] {
  return column.split(', ').filter((word) => word !== '')
}
