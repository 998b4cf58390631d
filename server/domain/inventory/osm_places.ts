// What of OpenStreetMap may be a place to go to, by key: the values that are one, or * for any but those behind "not".
const lines = `
amenity|arts_centre bicycle_rental biergarten boat_rental bar bbq boardgame_cafe cafe casino cinema community_centre concert_hall conference_centre cooking_school dancing_school dive_centre dojo events_venue exhibition_centre fast_food food_court fountain hookah_lounge ice_cream internet_cafe karaoke_box library marketplace monastery music_venue nightclub place_of_worship planetarium pub public_bath public_bookcase restaurant social_centre spa square stage stables studio swimming_pool theatre townhall toy_library
shop|* not no vacant car car_parts car_repair tyres truck trailer glaziery plumber electrician insurance funeral_directors money_lender pawnbroker storage_rental fuel gas lift_pass
tourism|alpine_hut aquarium artwork attraction camp_site gallery guest_house hostel hotel museum picnic_site theme_park trail_riding_station viewpoint wilderness_hut yes zoo
leisure|* not no yes slipway outdoor_seating bleachers adult_gaming_centre tanning_salon
historic|archaeological_site castle church city_gate citywalls fort lighthouse manor memorial monastery monument palace ruins ship tower windmill
natural|bay beach cave_entrance geyser glacier hot_spring peak volcano water
waterway|waterfall
sport|* not no
craft|brewery cidery coffee_roaster distillery pottery winery
route|bicycle canoe fitness_trail foot hiking horse inline_skates mtb running ski
piste:type|* not no
boundary|national_park
aerialway|cable_car gondola
railway|funicular miniature
man_made|lighthouse observatory pier watermill windmill
place|square
`

interface Allowed {
  readonly any: boolean
  /** The values that are allowed; with `any` those that are not. */
  readonly values: ReadonlySet<string>
}

const allowed: readonly (readonly [string, Allowed])[] = lines
  .trim()
  .split('\n')
  .map((line): [string, Allowed] => {
    const [key = '', text = ''] = line.split('|')
    const [first, ...others] = text.split(' ')
    const any = first === '*'
    return [key, { any, values: new Set(any ? others.slice(1) : [first ?? '', ...others]) }]
  })

/** What else OpenStreetMap maps, by its key, as a report counts it. */
const others: readonly (readonly [string, LeftOut])[] = [
  ['highway', 'roads and paths'],
  ['public_transport', 'stops and stations'],
  ['railway', 'stops and stations'],
  ['aerialway', 'lifts'],
  ['aeroway', 'airfields'],
  ['boundary', 'borders and settlements'],
  ['place', 'borders and settlements'],
  ['power', 'power lines and pipes'],
  ['man_made', 'other structures'],
  ['waterway', 'rivers and other nature'],
  ['natural', 'rivers and other nature'],
  ['landuse', 'land and buildings'],
  ['building', 'land and buildings'],
  ['amenity', 'services of everyday life'],
  ['shop', 'services of everyday life'],
  ['office', 'services of everyday life'],
  ['craft', 'services of everyday life'],
  ['healthcare', 'services of everyday life'],
  ['emergency', 'services of everyday life'],
  ['tourism', 'information and holiday flats'],
  ['barrier', 'other structures'],
  ['traffic_sign', 'other structures'],
]

/** Things that nobody goes out to, as a report counts them. */
export type LeftOut =
  | 'roads and paths'
  | 'stops and stations'
  | 'lifts'
  | 'airfields'
  | 'borders and settlements'
  | 'power lines and pipes'
  | 'other structures'
  | 'rivers and other nature'
  | 'land and buildings'
  | 'services of everyday life'
  | 'information and holiday flats'
  | 'private places'
  | 'other features'

type Tags = Readonly<Record<string, unknown>>

/** Keys that only OpenStreetMap has, and settlements as it calls them. */
const own =
  'highway railway waterway landuse power public_transport amenity shop leisure tourism natural man_made'.split(
    ' ',
  )
const settlements = new Set(
  'city town village hamlet suburb quarter neighbourhood locality isolated_dwelling farm'.split(
    ' ',
  ),
)

/**
 * What a feature of OpenStreetMap is, where it is nothing that people go out to; null for a place to go to, and for a feature of
 * another file. Those may have a column named `place`, so that a feature counts by its id or by keys that nothing else has.
 */
export function leftOutOf(tags: Tags, id: string | undefined): LeftOut | null {
  const isNumbered = id !== undefined && /^(?:node|way|relation)\/\d+$/.test(id)
  const isMapped =
    isNumbered ||
    own.some((key) => typeof tags[key] === 'string') ||
    settlements.has(String(tags.place))
  if (!isMapped) return null
  const isPlace = allowed.some(([key, { any, values }]) =>
    valuesOf(tags[key]).some((value) => values.has(value) !== any),
  )
  if (isPlace && !isMemorialStone(tags)) return isPrivate(tags) ? 'private places' : null
  const what = others.find(([key]) => valuesOf(tags[key]).length > 0)?.[1]
  return what ?? (isNumbered ? 'other features' : null)
}

/** Names and kinds that a place is known by besides its name: cuisine, diet, brand, names in other languages. */
export function osmWords(tags: Tags): string[] {
  const kinds = kindKeys
    .flatMap((key) => valuesOf(tags[key]))
    .filter((value) => !/^(?:yes|no|\d+)$/.test(value))
  const diets = Object.keys(tags).flatMap((key) => {
    const [, diet] = /^diet:(\w+)$/.exec(key) ?? []
    return diet !== undefined && /^(?:yes|only)$/.test(String(tags[key])) ? [diet] : []
  })
  const names = Object.entries(tags).flatMap(([key, value]) =>
    typeof value === 'string' && (nameKeys.has(key) || /^name:[a-z]{2,3}$/.test(key))
      ? value.split(';')
      : [],
  )
  return [...kinds, ...diets]
    .map((word) => word.replaceAll('_', ' '))
    .concat(names.slice(0, maxNames))
}

const kindKeys = [
  'cuisine',
  'amenity',
  'shop',
  'tourism',
  'leisure',
  'sport',
  'craft',
  'historic',
  'natural',
  'theatre:genre',
  'music:genre',
  'beer',
  'brewery',
]
const nameKeys = new Set([
  'alt_name',
  'brand',
  'loc_name',
  'official_name',
  'old_name',
  'operator:short',
  'short_name',
  'int_name',
])

/** The most names in other languages: cities have hundreds. */
const maxNames = 12

function valuesOf(value: unknown): string[] {
  return typeof value === 'string'
    ? value
        .split(';')
        .map((one) => one.trim())
        .filter((one) => one !== '')
    : []
}

function isPrivate({ access }: Tags): boolean {
  return access === 'private' || access === 'no'
}

/** Stones in the pavement and plates on walls, of which a city has thousands. */
function isMemorialStone(tags: Tags): boolean {
  const isOnly = tags.tourism === undefined && tags.amenity === undefined
  return (
    isOnly &&
    /^(?:stolperstein|plaque|blue_plaque)$/.test(
      String(tags.memorial ?? tags['memorial:type'] ?? ''),
    )
  )
}
