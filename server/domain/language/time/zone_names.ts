/** A zone that a name such as `IST` may mean. */
export interface ZoneChoice {
  readonly timezone: string
  /** Minutes ahead of UTC that the name says, whatever the clocks show then; null for `ET`, which says none. */
  readonly offset: number | null
  /** Two letters, in lower case; empty where nothing else has the name. */
  readonly country: string
  /** Whether it is meant only where something else says so. */
  readonly isRare: boolean
}

/** The zones that a name means, the one that is meant most first. Those behind `+` are rare. */
const table = `
CET MEZ: Europe/Berlin 60
CEST MESZ: Europe/Berlin 120
WET WEZ: Europe/Lisbon 0
WEST WESZ: Europe/Lisbon 60
EET OEZ: Europe/Athens 120
EEST OESZ: Europe/Athens 180
BST: Europe/London 60 gb | Asia/Dhaka 360 bd
IST: Asia/Kolkata 330 in | Asia/Jerusalem 120 il | Europe/Dublin 60 ie
IDT: Asia/Jerusalem 180
MSK: Europe/Moscow 180
TRT: Europe/Istanbul 180
ET: America/New_York
CT: America/Chicago
MT: America/Denver
PT: America/Los_Angeles
EST: America/New_York -300 us | + Australia/Sydney 600 au
EDT: America/New_York -240 us | + Australia/Sydney 660 au
HNE: America/Toronto -300
HAE: America/Toronto -240
CST: America/Chicago -360 us | Asia/Shanghai 480 cn | + America/Mexico_City -360 mx | + America/Havana -300 cu
CDT: America/Chicago -300
MST: America/Denver -420 us | + Asia/Kuala_Lumpur 480 my
MDT: America/Denver -360
PST: America/Los_Angeles -480 us | + Asia/Manila 480 ph
PDT: America/Los_Angeles -420
AKST: America/Anchorage -540
AKDT: America/Anchorage -480
HST: Pacific/Honolulu -600
AST: America/Halifax -240 ca | Asia/Riyadh 180 sa
ADT: America/Halifax -180
NST: America/St_Johns -210
NDT: America/St_Johns -150
JST: Asia/Tokyo 540
KST: Asia/Seoul 540
HKT: Asia/Hong_Kong 480
SGT: Asia/Singapore 480
MYT: Asia/Kuala_Lumpur 480
PHT: Asia/Manila 480
WIB: Asia/Jakarta 420
WITA: Asia/Makassar 480
ICT: Asia/Bangkok 420
PKT: Asia/Karachi 300
NPT: Asia/Kathmandu 345
GST: Asia/Dubai 240
AET: Australia/Sydney
AEST: Australia/Sydney 600 au | + Australia/Brisbane 600 au
AEDT: Australia/Sydney 660
ACST: Australia/Adelaide 570 au | + Australia/Darwin 570 au
ACDT: Australia/Adelaide 630
AWST: Australia/Perth 480
NZT: Pacific/Auckland
NZST: Pacific/Auckland 720
NZDT: Pacific/Auckland 780
SAST: Africa/Johannesburg 120
EAT: Africa/Nairobi 180
WAT: Africa/Lagos 60
CAT: Africa/Maputo 120
BRT: America/Sao_Paulo -180
ART: America/Argentina/Buenos_Aires -180
CLT: America/Santiago -240
CLST: America/Santiago -180
COT: America/Bogota -300
PET: America/Lima -300
VET: America/Caracas -240
UYT: America/Montevideo -180`

const choices: ReadonlyMap<string, readonly ZoneChoice[]> = new Map(
  table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [names = '', zones = ''] = line.split(': ')
      const all = zones.split(' | ').map(choiceOf)
      return names.split(' ').map((name) => [name, all] as const)
    }),
)

function choiceOf(text: string): ZoneChoice {
  const isRare = text.startsWith('+ ')
  const [timezone = '', offset, country = ''] = text.replace('+ ', '').split(' ')
  return { timezone, offset: offset === undefined ? null : Number(offset), country, isRare }
}

/** The zones that a name in capitals such as `IST` may mean, the one that is meant most first; empty for no such name. */
export function zonesNamed(name: string): readonly ZoneChoice[] {
  return choices.get(name) ?? []
}

/** Names that are words as well where text is written in capitals: “7pm ART FAIR”. */
export const wordlikeNames: ReadonlySet<string> = new Set('EAT WAT CAT ART COT PET VET'.split(' '))

/** Zones in words before or after “time”, as `folded` writes them: names of the table, and zones of IANA. */
const inWords: Readonly<Record<string, string>> = {
  ET: 'eastern, us eastern, est, de l est, del este, este',
  CT: 'central, us central, centro',
  MT: 'mountain, us mountain, de la montana',
  PT: 'pacific, us pacific, pacifique, du pacifique, pacifico, del pacifico',
  AET: 'australian eastern',
  'Europe/Berlin':
    'german, deutsche, deutscher, deutsch, allemande, alemana, tedesca, duitse, alema, niemieckiego, mitteleuropaische, mitteleuropaischer, central european, europe centrale, centraleuropea, centroeuropea, srodkowoeuropejskiego',
  'Europe/Vienna': 'osterreichische, osterreichischer, austrian, autrichienne, austriaca',
  'Europe/Zurich': 'schweizer, swiss, suisse, svizzera, suiza, zwitserse',
  'Europe/Paris': 'french, franzosische, franzosischer, francaise, francesa, francese, franse',
  'Europe/Rome': 'italian, italienische, italienischer, italienne, italiana, italiaanse',
  'Europe/Madrid':
    'spanish, spanische, spanischer, espagnole, espanola, spagnola, spaanse, espana, spain, spanien, peninsular, peninsular espanola',
  'Atlantic/Canary': 'canaria, canarias, canarian',
  'Europe/Lisbon':
    'portuguese, portugiesische, portugiesischer, portugaise, portuguesa, portoghese, portugal',
  'Europe/Amsterdam': 'dutch, nederlandse, niederlandische, niederlandischer, neerlandaise',
  'Europe/Brussels': 'belgian, belgische, belgischer, belge',
  'Europe/Warsaw': 'polish, polski, polskiego, polnische, polnischer, polonaise, warszawskiego',
  'Europe/London':
    'uk, united kingdom, british, britische, britischer, britannique, britanica, britannica, britse, brytyjskiego, gb',
  'Europe/Dublin': 'irish, irische, irischer, irlandaise, irlandesa',
  'Europe/Moscow': 'moscow, moskauer, moscou, moscu, mosca, moskiewskiego',
  'Asia/Tokyo': 'japanese, japanische, japanischer, japonaise, japonesa, giapponese',
  'Asia/Kolkata': 'indian, indian standard, indische, indischer, india',
  'Asia/Jerusalem': 'israel, israeli, israelische, israelischer',
  'Asia/Shanghai': 'china, chinese, beijing, peking, pekinger',
  'America/Sao_Paulo': 'brasilia, brasil, brazil, brazilian, brasileira',
  'America/New_York': 'nyc',
  'America/Mexico_City': 'mexico, mexicana, centro de mexico, ciudad de mexico, cdmx, mexikanische',
  'America/Argentina/Buenos_Aires': 'argentina, argentine',
  'America/Bogota': 'colombiana, colombian',
  'America/Santiago': 'chilena, chile',
  'America/Lima': 'peruana, peru, lima',
}

const words = new Map(
  Object.entries(inWords).flatMap(([zone, names]) =>
    names.split(', ').map((name): [string, string] => [name, zone]),
  ),
)

/**
 * What words before or after “time” mean: a zone of IANA, or a name of the table, `PT`, which has no slash. Null for words
 * that are none. `name` is as `folded` writes it.
 */
export function zoneInWords(name: string): string | null {
  return words.get(name) ?? null
}
