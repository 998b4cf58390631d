import { folded } from '#server/domain/capture/dates/tokens.ts'
import { hasNamesakes } from '#server/domain/capture/place/namesakes.ts'

/**
 * Large cities that are not in the catalog, by the zone of their clocks, as `folded` writes them. Names that are common
 * words or names of people are left out.
 */
const table: Readonly<Record<string, string>> = {
  'Europe/Berlin':
    'koln, koeln, cologne, frankfurt, frankfurt am main, stuttgart, dusseldorf, duesseldorf, dortmund, leipzig, dresden, hannover, nurnberg, nuernberg, nuremberg, bremen, bonn, mannheim, karlsruhe, freiburg, potsdam, rostock, kiel, lubeck, erfurt, weimar, augsburg, aachen, heidelberg, mainz',
  'Europe/Lisbon':
    'lisboa, lisbon, lissabon, lisbonne, lisbona, lizbona, porto, oporto, braga, coimbra, evora, sintra',
  'Europe/London':
    'manchester, liverpool, birmingham, leeds, sheffield, glasgow, edinburgh, edimbourg, edimburgo, cardiff, belfast, newcastle, oxford, cambridge, nottingham, brighton',
  'Europe/Dublin': 'dublin, dublino, galway, limerick',
  'Europe/Madrid':
    'madrid, barcelona, barcelone, barcellona, valencia, sevilla, seville, siviglia, bilbao, malaga, granada, zaragoza',
  'Europe/Paris':
    'paris, parigi, parijs, paryz, lyon, marseille, bordeaux, toulouse, nantes, lille, strasbourg',
  'Europe/Rome':
    'roma, rome, rom, milano, milan, mailand, napoli, naples, neapel, torino, turin, firenze, florence, florenz, bologna, venezia, venice, venedig, palermo',
  'Europe/Amsterdam': 'amsterdam, rotterdam, utrecht, den haag, the hague, eindhoven, groningen',
  'Europe/Brussels':
    'brussels, brussel, bruxelles, bruselas, antwerpen, antwerp, anvers, gent, ghent, brugge, bruges, leuven, louvain, liege, luik, namur, mechelen, oostende, charleroi',
  'Europe/Vienna':
    'wien, vienna, vienne, viena, salzburg, graz, linz, innsbruck, klagenfurt, villach, bregenz, dornbirn',
  'Europe/Zurich':
    'zurich, zuerich, geneve, geneva, genf, basel, bern, lausanne, luzern, lucerne, winterthur, lugano',
  'Europe/Warsaw':
    'warszawa, warsaw, warschau, varsovie, krakow, cracow, krakau, gdansk, wroclaw, poznan, lodz, lublin, katowice, szczecin, torun, bydgoszcz',
  'Europe/Prague': 'praha, prague, prag, praga, brno',
  'Europe/Budapest': 'budapest',
  'Europe/Copenhagen': 'kobenhavn, copenhagen, kopenhagen, aarhus',
  'Europe/Stockholm': 'stockholm, goteborg, gothenburg, malmo',
  'Europe/Oslo': 'oslo, bergen',
  'Europe/Helsinki': 'helsinki, tampere, turku',
  'Europe/Athens': 'athens, athen, athenes, atenas, athina, thessaloniki',
  'Europe/Istanbul': 'istanbul, ankara, izmir',
  'Europe/Kyiv': 'kyiv, kiew, lviv',
  'Europe/Bucharest': 'bucuresti, bucharest, bukarest',
  'Asia/Tokyo': 'tokyo, tokio, osaka, kyoto, sapporo, fukuoka, nagoya',
  'Asia/Seoul': 'seoul, busan',
  'Asia/Shanghai': 'shanghai, beijing, peking, shenzhen',
  'Asia/Hong_Kong': 'hong kong, hongkong',
  'Asia/Taipei': 'taipei',
  'Asia/Singapore': 'singapore, singapur',
  'Asia/Bangkok': 'bangkok, chiang mai',
  'Asia/Kolkata': 'mumbai, delhi, new delhi, bangalore, bengaluru, chennai, kolkata',
  'Asia/Dubai': 'dubai, abu dhabi',
  'Asia/Jerusalem': 'tel aviv, jerusalem, haifa',
  'Africa/Cairo': 'cairo, kairo',
  'Africa/Johannesburg': 'johannesburg, cape town, kapstadt, durban',
  'Africa/Casablanca': 'casablanca, marrakech, marrakesh, rabat',
  'Australia/Sydney': 'sydney, canberra',
  'Australia/Melbourne': 'melbourne',
  'Australia/Brisbane': 'brisbane',
  'Australia/Perth': 'perth',
  'Pacific/Auckland': 'auckland, wellington, christchurch',
  'America/New_York':
    'philadelphia, boston, washington dc, washington d.c., miami, atlanta, pittsburgh, baltimore, orlando',
  'America/Detroit': 'detroit',
  'America/Toronto': 'toronto, montreal, ottawa',
  'America/Chicago':
    'chicago, houston, dallas, austin, nashville, new orleans, minneapolis, san antonio, st. louis, milwaukee, memphis',
  'America/Denver': 'denver, salt lake city, albuquerque, el paso',
  'America/Phoenix': 'phoenix, tucson',
  'America/Los_Angeles':
    'los angeles, san francisco, san diego, seattle, portland, las vegas, oakland, sacramento, san jose',
  'America/Edmonton': 'calgary, edmonton',
  'America/Winnipeg': 'winnipeg',
  'America/Vancouver': 'vancouver',
  'America/Mexico_City': 'mexico city, ciudad de mexico, cdmx, guadalajara, monterrey',
  'America/Cancun': 'cancun',
  'America/Bogota': 'bogota, medellin',
  'America/Lima': 'lima',
  'America/Argentina/Buenos_Aires': 'buenos aires, caba, ciudad autonoma de buenos aires',
  'America/Sao_Paulo':
    'sao paulo, rio de janeiro, belo horizonte, porto alegre, curitiba, brasilia, florianopolis',
  'America/Recife': 'recife',
  'America/Manaus': 'manaus',
  'America/Santiago': 'santiago de chile',
}

const zones = new Map(
  Object.entries(table).flatMap(([zone, names]) =>
    names.split(', ').map((name): [string, string] => [name, zone]),
  ),
)

/** The zone of a large city; null for any other name. */
export function zoneOfLargeCity(name: string): string | null {
  return zones.get(folded(name.trim())) ?? null
}

/** The most characters of a text that are read for cities. */
const most = 2_000

/** Marks and pictures behind a city at the end of a line. */
const ending = /(?:[.!?)\s]|\p{Extended_Pictographic}|[\u{1F1E6}-\u{1F1FF}\uFE0F])+$/u

/** Words before the city that something is in. */
const within =
  /(?<![\p{L}\p{N}])(?:in|à|a|em|en|te|w|we)\s+((?:\p{Lu}[\p{L}.’'-]{1,20})(?:\s(?:d[ei]|\p{Lu}[\p{L}.’'-]{1,20})){0,2})/gu

/**
 * The one city that a text says it is in: “… in Tokyo”, or a city as the last of several parts, “Casa da Música, Porto”.
 * Null where it says none, or two whose clocks differ.
 */
export function cityIn(text: string): string | null {
  const cut = text.slice(0, most)
  const said = [...cut.matchAll(within)].flatMap(([, name = '']) => nameOf(name) ?? [])
  const last = cut.split(/\n|(?<=\p{L}{3})\.\s/u).flatMap((line) => {
    const parts = line.split(/,\s|\s[–—-]\s|·|\|/u).map((part) => part.replace(ending, ''))
    return parts.length > 2 || (parts.length > 1 && parts.every((part) => part.trim().length > 2))
      ? lastCity(parts)
      : []
  })
  const [first, ...others] = [...said, ...last]
  const isOne = others.every((other) => zoneOrName(other) === zoneOrName(first ?? ''))
  return isOne ? (first ?? null) : null
}

/** What tells cities apart whose clocks may differ. */
function zoneOrName(city: string): string {
  return hasNamesakes(city) ? folded(city) : (zoneOfLargeCity(city) ?? city)
}

function isKnown(city: string): boolean {
  return hasNamesakes(city) || zoneOfLargeCity(city) !== null
}

/** The words that are a city, the longest first: “San Francisco Friday”. */
function nameOf(name: string): string | null {
  const words = name.split(/\s/u)
  for (let count = words.length; count > 0; count -= 1) {
    const city = words.slice(0, count).join(' ')
    if (isKnown(city)) return city
  }
  return null
}

/** The last part, or the one before a state or a country. */
function lastCity(parts: readonly string[]): string[] {
  const [before = '', last = ''] = parts.slice(-2)
  if (isKnown(last.trim())) return [last.trim()]
  const isRegion =
    parts.length > 2 && /^\s*(?:[A-Z]{2}(?:\s\d{5})?|\p{Lu}[\p{L} ]{3,20})\s*$/u.test(last)
  return isRegion && isKnown(before.trim()) ? [before.trim()] : []
}
