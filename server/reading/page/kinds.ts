import { valuesOf } from '#server/domain/language/words/lists.ts'

/** What a type of schema.org is to a capture; the higher the more specific. */
export type Rank = 'event' | 'business' | 'place' | 'work'

/** Types that are events; besides them all that end in `Event`. */
const events = new Set([
  ...['Event', 'Festival', 'Hackathon', 'CourseInstance', 'EventSeries', 'Vevent', 'vevent'],
  ...['FoodEstablishmentReservationEvent', 'VisualArtsEvent', 'Concert'],
])

/** Types of places where something is done, with the activity of the catalog that is done there; null for none. */
const businesses: Readonly<Record<string, string | null>> = {
  ...{ LocalBusiness: null, FoodEstablishment: 'Dinner', Restaurant: 'Dinner' },
  ...{ FastFoodRestaurant: 'Street food', Bakery: 'Bakeries', BarOrPub: 'Bars', Pub: 'Bars' },
  ...{
    CafeOrCoffeeShop: 'Coffee',
    Cafe: 'Coffee',
    IceCreamShop: 'Ice cream',
    Brewery: 'Craft beer',
  },
  ...{ Distillery: 'Bars', Winery: 'Wine', NightClub: 'Clubbing', ComedyClub: 'Comedy' },
  ...{ AmusementPark: null, ArtGallery: 'Art galleries', Casino: null, MovieTheater: 'Cinema' },
  ...{ EntertainmentBusiness: null, AdultEntertainment: null, Museum: 'Museums', Zoo: 'Zoo' },
  ...{ Aquarium: 'Zoo', PerformingArtsTheater: 'Theatre', MusicVenue: 'Live music' },
  ...{ ConcertHall: 'Concerts', OperaHouse: 'Opera', EventVenue: null, StadiumOrArena: null },
  ...{ Library: 'Readings', Park: 'Parks', Playground: 'Playgrounds', Beach: 'Beaches' },
  ...{ Campground: 'Camping', RVPark: 'Camping', LakeBodyOfWater: 'Lakes', BodyOfWater: null },
  ...{ Mountain: 'Hiking', Waterfall: 'Nature', BotanicalGarden: 'Gardens', Garden: 'Gardens' },
  ...{ NatureReserve: 'Nature', SportsActivityLocation: null, BowlingAlley: 'Bowling' },
  ...{
    ExerciseGym: 'Fitness',
    GolfCourse: null,
    HealthClub: 'Fitness',
    PublicSwimmingPool: 'Swimming',
  },
  ...{ SkiResort: 'Skiing', SportsClub: null, TennisComplex: 'Tennis', IceRink: 'Ice skating' },
  ...{ DaySpa: 'Spa', BeautySalon: null, HealthAndBeautyBusiness: null, HairSalon: null },
  ...{ NailSalon: null, TattooParlor: null, BookStore: 'Bookshops', MusicStore: 'Vinyl' },
  ...{
    Store: 'Shopping',
    ClothingStore: 'Shopping',
    ShoppingCenter: 'Shopping',
    Florist: 'Shopping',
  },
  ...{ DepartmentStore: 'Shopping', GroceryStore: 'Shopping', BikeStore: 'Cycling' },
  ...{
    HobbyShop: 'Shopping',
    ToyStore: 'Shopping',
    WholesaleStore: 'Shopping',
    FurnitureStore: 'Shopping',
  },
  ...{
    OutletStore: 'Shopping',
    LiquorStore: 'Shopping',
    ShoeStore: 'Shopping',
    JewelryStore: 'Shopping',
  },
  ...{ SportingGoodsStore: 'Shopping', ElectronicsStore: 'Shopping', HomeGoodsStore: 'Shopping' },
  ...{ LodgingBusiness: null, Hotel: null, Hostel: null, BedAndBreakfast: null, Motel: null },
  ...{ Resort: null, VacationRental: null, TouristInformationCenter: null },
  ...{ TouristAttraction: null, LandmarksOrHistoricalBuildings: null, CivicStructure: null },
  ...{ PlaceOfWorship: null, Church: null, Mosque: null, Synagogue: null, CatholicChurch: null },
  ...{ BuddhistTemple: null, HinduTemple: null, Cemetery: null, CityHall: null, Bridge: null },
  ...{ TrainStation: null, Airport: null, BusStation: null, ParkingFacility: null },
  ...{ LandmarksOrHistoricalBuilding: null, EducationalOrganization: null, School: null },
  ...{ CookingSchool: 'Cooking', DanceSchool: 'Dancing', ChildCare: null, ArtSchool: 'Workshops' },
  ...{ ProfessionalService: null, HomeAndConstructionBusiness: null, TravelAgency: null },
  ...{ FoodTruck: 'Street food', EscapeRoom: 'Escape rooms', Sauna: 'Sauna', Pizzeria: 'Pizza' },
}

/** Types of places that say no more than that they are. */
const places = new Set([
  ...['Place', 'Landform', 'AdministrativeArea', 'City', 'Residence', 'Accommodation'],
  ...['TouristDestination', 'MusicGroupVenue', 'hCard', 'vcard'],
])

/** What has a name and no place: it becomes a place with that title and nothing else. */
const works = new Set([
  ...[
    'Product',
    'ProductGroup',
    'Offer',
    'Recipe',
    'Article',
    'NewsArticle',
    'BlogPosting',
    'Movie',
  ],
  ...['Book', 'Course', 'CreativeWork', 'VideoObject', 'TVSeries', 'MusicAlbum', 'MusicRecording'],
  ...['HowTo', 'Game', 'VideoGame', 'Play', 'Exhibition', 'TouristTrip', 'Trip', 'Service'],
  ...['ExhibitionObject', 'PodcastEpisode', 'Report', 'Review', 'LiveBlogPosting', 'TechArticle'],
  ...['ReportageNewsArticle', 'SocialMediaPosting', 'CriticReview', 'Menu', 'ScholarlyArticle'],
])

/** Types of events with the activity of the catalog; the others have none. */
const eventActivities: Readonly<Record<string, string>> = {
  ...{ MusicEvent: 'Concerts', Concert: 'Concerts', ComedyEvent: 'Comedy', DanceEvent: 'Dancing' },
  ...{ Festival: 'Festivals', TheaterEvent: 'Theatre', ScreeningEvent: 'Cinema', Movie: 'Cinema' },
  ...{ ExhibitionEvent: 'Art galleries', VisualArtsEvent: 'Art galleries' },
  ...{ LiteraryEvent: 'Readings', CourseInstance: 'Workshops', EducationEvent: 'Workshops' },
}

/** What the catalog calls what kitchens and keywords are named by: `ice_cream` is “Ice cream”. */
const topicNames: ReadonlyMap<string, string> = new Map(
  [...valuesOf('page.topic')].map(([word, topic]) => [
    word,
    topic.charAt(0).toUpperCase() + topic.slice(1).replaceAll('_', ' '),
  ]),
)

/** All names that the tables give, which the catalog must have. */
export const activityNames: readonly string[] = [
  ...Object.values(businesses),
  ...Object.values(eventActivities),
  ...topicNames.values(),
].filter((name) => name !== null)

/** The rank of a thing by its types; null for what is never an idea, such as an organization or a breadcrumb. */
export function rankOf(types: readonly string[]): Rank | null {
  if (types.some((type) => events.has(type) || /[a-z]Event$/.test(type))) return 'event'
  if (
    types.some((type) => Object.hasOwn(businesses, type) || /[a-z](Store|Restaurant)$/.test(type))
  ) {
    return 'business'
  }
  if (types.some((type) => places.has(type))) return 'place'
  return types.some((type) => works.has(type)) ? 'work' : null
}

/** Names of the catalog that types, and words about kitchens and topics, mean; the words first. */
export function activitiesOf(types: readonly string[], topics: readonly string[]): string[] {
  const named = [
    ...topics.map((topic) => topicNames.get(topic.toLowerCase()) ?? null),
    ...types.map((type) => own(eventActivities, type) ?? own(businesses, type)),
  ]
  return [...new Set(named.filter((name) => name !== null))]
}

/** Pages choose the names that are looked up: what an object inherits is not in a table. */
function own(table: Readonly<Record<string, string | null>>, name: string): string | null {
  return Object.hasOwn(table, name) ? (table[name] ?? null) : null
}
