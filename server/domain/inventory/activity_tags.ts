// What sources call the activities of the catalog: tags of OpenStreetMap, of which those joined by + belong together and *
// is any value, categories of Overture, and types of schema.org.
const lines = `
Art galleries|tourism=gallery, shop=art, art_gallery, contemporary_art_museum, ArtGallery, ExhibitionEvent
Bakeries|shop=bakery, shop=pastry, bakery, patisserie_cake_shop, Bakery
Bars|amenity=bar, amenity=pub, bar, pub, lounge, sports_bar, dive_bar, BarOrPub
Basketball|sport=basketball, basketball_stadium
Beaches|natural=beach, leisure=beach_resort, beach, Beach
Beer gardens|amenity=biergarten, beer_garden
Board games|shop=games, amenity=boardgame_cafe, board_game_cafe
Bookshops|shop=books, bookstore, used_bookstore, BookStore
Bouldering|sport=bouldering, rock_climbing_gym
Bowling|leisure=bowling_alley, bowling_alley, BowlingAlley
Breakfast|breakfast=yes, breakfast_and_brunch_restaurant
Brunch|cuisine=brunch, breakfast_and_brunch_restaurant
Camping|tourism=camp_site, campground, Campground
Canoeing|sport=canoe, canoe_and_kayak_hire_service
Cinema|amenity=cinema, cinema, drive_in_theater, MovieTheater, ScreeningEvent
Climbing|sport=climbing, leisure=climbing, rock_climbing_gym, rock_climbing_spot
Clubbing|amenity=nightclub, dance_club, night_club, NightClub
Cocktails|cuisine=cocktail, cocktails=yes, cocktail_bar
Coffee|amenity=cafe, shop=coffee, cafe, coffee_shop, coffee_roastery, CafeOrCoffeeShop
Comedy|amenity=theatre+theatre:genre=comedy, comedy_club, ComedyEvent, ComedyClub
Concerts|amenity=concert_hall, amenity=music_venue, music_venue, concert_hall, auditorium, MusicEvent, MusicVenue
Cooking|amenity=cooking_school, cooking_school
Craft beer|craft=brewery, microbrewery=yes, brewery, beer_bar, Brewery
Cycling|route=bicycle, amenity=bicycle_rental, bicycle_path, bike_rentals, bicycle_tours
Dancing|leisure=dance, dance_school, ballroom, DanceEvent
Dinner|amenity=restaurant, restaurant, Restaurant
Escape rooms|leisure=escape_game, escape_rooms
Festivals|festival, fair, Festival
Fitness|leisure=fitness_centre, gym, trampoline_park, ExerciseGym, HealthClub
Flea markets|amenity=marketplace+second_hand=yes, flea_market
Food markets|amenity=marketplace, farmers_market, public_market
Football|sport=soccer, soccer_field, soccer_club
Gardens|leisure=garden, botanical_garden, garden
Hiking|route=hiking, hiking_trail, mountain_hut
Ice cream|amenity=ice_cream, cuisine=ice_cream, ice_cream_shop, gelato, IceCreamShop
Ice skating|leisure=ice_rink, skating_rink
Jazz|music:genre=jazz, jazz_and_blues
Karaoke|karaoke=yes, karaoke
Kayaking|sport=kayak, canoe_and_kayak_hire_service, paddleboard_rental
Lakes|natural=water+water=lake, lake
Live music|live_music=yes, music_venue
Lunch|diner, sandwich_shop
Markets|amenity=marketplace, market, christmas_market
Mini golf|leisure=miniature_golf, miniature_golf_course
Museums|tourism=museum, museum, history_museum, science_museum, children_museum, Museum
Nature|leisure=nature_reserve, boundary=national_park, nature_reserve, national_park
Opera|amenity=theatre+theatre:genre=opera, opera_and_ballet
Parks|leisure=park, park, Park
Photography|tourism=gallery+gallery=photography, photography_museum
Picnics|leisure=picnic_table, tourism=picnic_site, picnic_area
Pizza|cuisine=pizza, pizza_restaurant
Playgrounds|leisure=playground, playground, Playground
Pottery|craft=pottery, ceramics_studio, paint_your_own_pottery
Ramen|cuisine=ramen, ramen_restaurant
Readings|LiteraryEvent
Running|route=running, leisure=track, running_and_track
Sauna|leisure=sauna, sauna
Shopping|shop=mall, shop=department_store, shopping_center, department_store, ShoppingCenter
Skateboarding|sport=skateboard, skate_park
Skiing|sport=skiing, piste:type=*, ski_resort, SkiResort
Spa|leisure=spa, amenity=public_bath, spas, turkish_baths, massage, DaySpa
Street food|amenity=fast_food, street_vendor=yes, food_truck, street_vendor, food_stand, FastFoodRestaurant
Sushi|cuisine=sushi, sushi_restaurant
Swimming|leisure=swimming_pool, sport=swimming, leisure=swimming_area, swimming_pool, PublicSwimmingPool
Table Tennis|sport=table_tennis, table_tennis_club
Tea|shop=tea, cuisine=tea, tea_room
Tennis|sport=tennis, tennis_court, TennisComplex
Theatre|amenity=theatre, theatre, theaters_and_performance_venues, TheaterEvent, PerformingArtsTheater
Vinyl|shop=music, vinyl_record_store, music_and_dvd_store
Volleyball|sport=volleyball, sport=beachvolleyball, beach_volleyball_court
Walks|route=foot, hiking_trail
Wine|shop=wine, amenity=bar+drink:wine=yes, wine_bar, winery, Winery
Workshops|art_school, craft_shop
Yoga|sport=yoga, yoga_studio
Zoo|tourism=zoo, tourism=aquarium, zoo, aquarium, petting_zoo, Zoo, Aquarium
`

interface Rule {
  readonly activity: string
  /** All of them. */
  readonly tags: readonly string[]
}

const rules: readonly Rule[] = lines
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [activity = '', tags = ''] = line.split('|')
    return tags.split(', ').map((tag) => ({ activity, tags: tag.split('+').map(keyOf) }))
  })

/** The rules by the tag that they begin with. */
const byFirst: ReadonlyMap<string, readonly Rule[]> = Map.groupBy(
  rules,
  ({ tags }) => tags[0] ?? '',
)

/**
 * The activities of the catalog that tags mean, the more exact ones first. Tags are written `amenity=cafe`, categories and
 * types by their name.
 */
export function activitiesOfTags(tags: readonly string[]): string[] {
  const keys = new Set(tags.flatMap((tag) => [keyOf(tag), `${keyOf(tag).split('=')[0]}=*`]))
  const found: Rule[] = []
  for (const key of keys) {
    for (const rule of byFirst.get(key) ?? []) {
      if (rule.tags.every((tag) => keys.has(tag))) found.push(rule)
    }
  }
  found.sort((one, other) => other.tags.length - one.tags.length)
  return [...new Set(found.map(({ activity }) => activity))]
}

function keyOf(tag: string): string {
  return tag.toLowerCase()
}

const keys: ReadonlySet<string> = new Set(
  rules.flatMap(({ tags }) => tags.map((tag) => tag.split('=')[0] ?? '')),
)

/** Whether a tag with this key may say what something is for. */
export function isActivityTag(key: string): boolean {
  return keys.has(key)
}
