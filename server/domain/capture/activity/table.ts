/**
 * Words for the activities of the catalog, in English, German, French, Spanish, Italian, Dutch and Portuguese, singular
 * and plural, and types of schema.org. `Name: words`; an activity in brackets is the wider one. Words that mean other
 * things as often, such as “play” and “see”, are left out.
 */
export const activityWords = `
Art galleries: art gallery, art galleries, gallery, galleries, vernissage, galerie, galerien, kunstgalerie, galerie d'art, galería, galería de arte, galleria d'arte, kunstgalerij, galeria de arte, artgallery
Bakeries: bakery, bakeries, croissant, croissants, bäckerei, bäckereien, boulangerie, boulangeries, panadería, panaderías, panificio, forno, bakkerij, bakkerijen, padaria, padarias, patisserie, konditorei
Bars: bar, bars, pub, pubs, kneipe, kneipen, barorpub, drinks, bares, taverna, kroeg, kroegen, cerveceria
Basketball: basketball, streetball, baloncesto, pallacanestro, basketbal, basquete
Beaches (Lakes): beach, beaches, strand, strände, strandbad, plage, plages, playa, playas, spiaggia, spiagge, stranden, praia, praias
Beer gardens (Bars): beer garden, beer gardens, biergarten, biergärten
Board games: board game, board games, boardgame, brettspiel, brettspiele, spieleabend, jeux de société, juegos de mesa, giochi da tavolo, bordspel, bordspellen, jogos de tabuleiro
Bookshops: bookshop, bookshops, bookstore, bookstores, buchhandlung, buchladen, antiquariat, librairie, librairies, librería, librerías, libreria, librerie, boekhandel, boekwinkel, livraria, livrarias
Bouldering (Climbing): bouldering, boulder, bouldern, boulderhalle, boulderen
Bowling: bowling, bowling alley, kegeln, kegelbahn, bowlingbahn, bowlingalley, bolera, bolos, boliche
Breakfast: breakfast, frühstück, frühstücken, petit déjeuner, petit-déjeuner, desayuno, desayunos, colazione, ontbijt, pequeno-almoço, pequeno almoço, café da manhã
Brunch (Breakfast): brunch, brunches, brunchen
Camping: camping, campsite, campground, zelten, campingplatz, acampada, campeggio, kamperen, campismo
Canoeing: canoeing, canoe, kanu, kanufahren, canoë, piragua, canoa, kanoën, canoagem
Cinema: cinema, cinemas, movie, movies, movie theater, movietheater, film screening, kino, kinos, filmabend, cinéma, cine, bioscoop, filmhuis, screeningevent
Climbing: climbing, climbing gym, climbing wall, klettern, kletterhalle, kletterwand, escalade, escalada, arrampicata, klimmen, klimhal
Clubbing: clubbing, nightclub, nightclubs, rave, techno, techno party, disco, disko, club night, clubnacht, boîte de nuit, discoteca, discoteche
Cocktails (Bars): cocktail, cocktails, cocktail bar, cocktailbar, bar à cocktails, coctelería, cócteles
Coffee: coffee, coffee shop, coffee house, cafe, cafes, café, cafés, espresso, roastery, kaffee, kaffeehaus, rösterei, cafeorcoffeeshop, caffè, caffetteria, cafetería, koffie, koffiebar, cafetaria, salon de café
Comedy: comedy, stand-up, stand up comedy, standup, improv, kabarett, comedy club, comedyevent, comedyclub, comedia, cabaret
Concerts (Live music): concert, concerts, gig, gigs, recital, konzert, konzerte, musicevent, concierto, conciertos, concerto, concerti, concerten, concertos, koncert
Cooking: cooking, cooking class, cooking course, kochkurs, kochen, kochabend, cours de cuisine, clase de cocina, corso di cucina, kookles, kookworkshop, aula de culinária
Craft beer (Bars): craft beer, craft beers, brewery, breweries, taproom, microbrewery, brauerei, brasserie artisanale, cervecería artesanal, birrificio, birra artigianale, brouwerij, cervejaria, cerveja artesanal
Cycling: cycling, bike ride, bike tour, bicycle, radfahren, radtour, fahrradtour, vélo, balade à vélo, ciclismo, bicicleta, bicicletta, fietsen, fietstocht
Dancing: dancing, salsa, tango, ballroom, milonga, swing dance, tanzen, tanzkurs, tanzabend, danceevent, danse, baile, ballo, danza, dansen, dança
Dinner: dinner, supper, restaurant, restaurants, abendessen, dîner, cena, cenas, avondeten, diner, jantar, restaurante, restaurantes, ristorante, ristoranti, trattoria, bistro, bistrot, foodestablishment, fine dining
Escape rooms: escape room, escape rooms, escape game, exit game, exit room
Festivals: festival, festivals, street festival, straßenfest, festivales, stadtfest, fête, straatfestival
Fitness: fitness, gym, gyms, workout, crossfit, fitnessstudio, exercisegym, sportschool, palestra, gimnasio, ginásio, salle de sport, healthclub
Flea markets (Markets): flea market, flea markets, fleamarket, jumble sale, flohmarkt, flohmärkte, trödelmarkt, marché aux puces, brocante, vide-grenier, mercadillo, mercatino delle pulci, vlooienmarkt, rommelmarkt, feira da ladra
Food markets (Markets): food market, food markets, farmers market, farmers' market, market hall, wochenmarkt, markthalle, bauernmarkt, marché alimentaire, halles, mercado de abastos, mercato alimentare, boerenmarkt, foodmarkt
Football: football, soccer, fußball, bolzplatz, fútbol, calcio, voetbal, futebol
Gardens (Parks): garden, gardens, botanical garden, botanischer garten, jardin, jardins, jardín, jardines, giardino, giardini, tuin, tuinen, jardim
Hiking: hiking, hike, hikes, trek, trekking, wandern, wanderung, wanderungen, randonnée, randonnées, senderismo, excursión, escursionismo, escursione, wandelen, wandeling, caminhada, trilha
Ice cream: ice cream, gelato, gelateria, gelaterie, eisdiele, eiscafé, icecreamshop, glacier, glaces, heladería, helado, ijssalon, sorveteria, gelado, gelataria
Ice skating: ice skating, ice rink, skating rink, eislaufen, schlittschuh, eisbahn, patinoire, patinaje sobre hielo, pattinaggio, schaatsen, schaatsbaan, patinação no gelo
Jazz (Live music): jazz, jazz club, jam session, jazzclub, jazzkeller
Karaoke: karaoke, karaoke bar, karaokebar
Kayaking: kayaking, kayak, stand up paddling, paddle board, kajak, stehpaddeln, kayac, kajakken, caiaque
Lakes: lake, lakes, badesee, lac, lacs, lago, laghi, lagos
Live music: live music, open mic, livemusik, live musik, musique live, música en vivo, música en directo, musica dal vivo, live muziek, música ao vivo
Lunch: lunch, lunches, mittagessen, mittagstisch, déjeuner, almuerzo, pranzo, lunchen, almoço
Markets: market, markets, christmas market, christmas markets, xmas market, bazaar, markt, märkte, weihnachtsmarkt, weihnachtsmärkte, marché, marchés, marché de noël, mercado, mercados, mercado de navidad, mercato, mercati, mercatino di natale, mercatini, markten, kerstmarkt, feira, feiras
Mini golf: mini golf, minigolf, crazy golf, minigolfplatz, midgetgolf
Museums: museum, museums, museen, musée, musées, museo, museos, musei, museu, museus, musea
Nature: birdwatching, stargazing, wildlife, nature reserve, naturschutzgebiet, réserve naturelle, reserva natural, riserva naturale, natuurgebied
Opera: opera, operas, oper, opern, ballet, ballett, opéra, ópera, balletto
Parks: park, parks, parc, parcs, parque, parques, parco, parchi, parken, volkspark
Photography: photography, photo walk, photo exhibition, fotografie, fotospaziergang, photographie, fotografía, fotografia
Picnics (Parks): picnic, picnics, picknick, picknicken, pique-nique, picnics, piquenique
Pizza (Dinner): pizza, pizzas, pizzeria, pizzerias, pizzaria, pizzerie
Playgrounds: playground, playgrounds, spielplatz, spielplätze, aire de jeux, parque infantil, parco giochi, speeltuin
Pottery (Workshops): pottery, ceramics, pottery class, töpfern, töpferkurs, töpferei, keramik, keramikkurs, poterie, céramique, cerámica, alfarería, ceramica, pottenbakken, keramiek, olaria, cerâmica
Pub quiz: pub quiz, quiz night, trivia night, kneipenquiz, quizabend, pubquiz
Ramen (Dinner): ramen, ramen bar, ramenbar, noodle soup, nudelsuppe
Readings: poetry slam, story slam, author talk, book reading, lesung, lesungen, literaryevent, lecture publique, recital de poesía, boekpresentatie
Running: running, jogging, parkrun, marathon, half marathon, joggen, laufgruppe, halbmarathon, course à pied, maratón, maratona, hardlopen
Sauna (Spa): sauna, saunas, dampfbad, saunen, steam bath
Shopping: shopping, shopping mall, shoppingcenter, einkaufszentrum, einkaufsbummel, centro comercial, centro commerciale, winkelen
Skateboarding: skateboarding, skateboard, skate park, skatepark
Skiing: skiing, ski resort, snowboard, snowboarding, skifahren, rodeln, skiresort, esquí, sci alpino, skiën
Spa: spa, spas, wellness, hamam, hammam, thermal bath, therme, thermen, thermes, balneario, terme, dayspa
Street food: street food, streetfood, food truck, food trucks, kebab, döner, imbiss, fastfoodrestaurant, comida callejera, cibo di strada
Sushi (Dinner): sushi, sushi bar, omakase, sashimi, nigiri
Swimming: swimming, swimming pool, lido, schwimmen, schwimmbad, freibad, hallenbad, piscine, piscina, piscinas, natación, nuoto, zwemmen, zwembad, natação, publicswimmingpool
Table Tennis: table tennis, ping pong, tischtennis, tennis de table, tenis de mesa, ping-pong, tafeltennis
Tea: tea house, teahouse, tea room, tearoom, afternoon tea, teehaus, teestube, salon de thé, casa de té, sala da tè, theehuis, casa de chá, tea
Tennis: tennis, tennis court, tennisplatz, tenniscomplex, tenis
Theatre: theatre, theatres, theater, theaters, schauspiel, theaterstück, theaterevent, performingartstheater, théâtre, teatro, teatros, teatri, toneel, puppentheater
Vinyl (Shopping): vinyl, record shop, record store, schallplatten, plattenladen, vinyle, disquaire, vinilo, vinilos, vinili, platenzaak
Volleyball: volleyball, beach volleyball, beachvolleyball, volley, voleibol, pallavolo, volleybal, vôlei
Walks: walking tour, city walk, stroll, spaziergang, spaziergänge, stadtführung, rundgang, visite guidée, passeggiata, wandelroute, stadswandeling, passeio
Wine (Bars): wine, wine bar, winery, wine tasting, wein, weinbar, weinprobe, winebar, vin, bar à vin, dégustation, vino, enoteca, wijn, wijnbar, wijnproeverij, vinho
Workshops: workshop, workshops, bastelkurs, atelier, ateliers, taller, talleres
Yoga (Fitness): yoga, yoga class, yoga studio, yogakurs, yogastudio
Zoo: zoo, zoos, tierpark, aquarium, aquariums, petting zoo, zoologischer garten, zoológico, acquario, dierentuin
`
