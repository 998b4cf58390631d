import { activityWords } from '#server/domain/language/activity/words.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'

/**
 * German nouns that longer words are made of, about going out and about town. Not those that names of streets and quarters
 * end in: every address would have them.
 */
const nouns = `abend ausflug ausstellung bahn bau baum bibliothek bier blume boot brauerei brot buch bude buffet bühne café chor club dach
eis essen fahrt familie feier fest festival feuer film fisch flohmarkt floss flug foto freund frühling frühstück führung fußball
garten gebäck gemüse geschichte gericht gesellschaft glas halle handwerk haus herbst holz hund hütte imbiss insel jahrmarkt jazz kaffee
kanu karte katze kegel keller keramik kerze kinder kino kirche klavier kletter kneipe koch konzert küche kuchen kultur kunst kurs
labor laden lager land laterne lauf lesung licht literatur lokal luft malen markt markthalle meer messe mittag morgen museum musik
nachmittag nacht natur nudel obst oper orchester orgel park party pfad pferd pilz planetarium platte probe projekt punsch quiz
rennen reise restaurant rösterei rudern runde rundgang saal salon sammlung schach schiff schloss schnee schokolade schule schwimm segel
sommer spazier speise spiel spielplatz sport stadt stand stern stoff strand stube stück stunde suche suppe tanz tasse teich
terrasse theater tier tisch töpfer training treff treffen turm turnier verein vortrag wagen wald wanderung wander wasser
weihnacht wein werkstatt wiese winter woche workshop zeichen zeit zelt zentrum zirkus`

/** Short nouns: only after a noun that is known, too. */
const shortNouns = 'bad bar hof rad see tag tee tour weg zoo'

/** Nouns only before another: of every address, the street is one that others end in. */
const leadingNouns = 'straße'

/** What joins two nouns. */
const joints = ['', 's', 'es', 'n', 'en', 'er', 'e']

/** The shortest word that is looked at, and the shortest part that need not be known. */
const shortest = 7
const shortestPart = 3

/** The shortest other word for an activity that counts as a noun here. */
const shortestAlias = 5

const short: ReadonlySet<string> = new Set(shortNouns.split(' '))

const leading: ReadonlySet<string> = new Set(leadingNouns.split(' ').map(nameKey))

const known: ReadonlySet<string> = new Set([
  ...nouns.split(/\s+/).map(nameKey),
  ...activityWords
    .flatMap(({ aliases }) => aliases)
    .map(nameKey)
    .filter((alias) => alias.length >= shortestAlias && /^[a-z]+$/.test(alias)),
])

/**
 * The nouns that a German word is made of, the last one first: “brettspielabend” is an “abend”, and about a “brettspiel”.
 * Empty for a word that is not made of any. Without case, accents and dots, as words are stored.
 */
export function partsOfCompound(word: string): string[] {
  if (word.length < shortest || !/^[a-z]+$/.test(word)) return []
  if (known.has(word)) return partsAfterLeading(word)
  for (let at = shortestPart; at <= word.length - shortestPart; at += 1) {
    const head = word.slice(at)
    const rest = joints
      .filter((joint) => word.slice(0, at).endsWith(joint))
      .map((joint) => word.slice(0, at - joint.length))
    const first = rest.find((part) => known.has(part) || short.has(part) || leading.has(part))
    if (known.has(head)) return first === undefined ? [head] : [head, first]
    if (short.has(head) && first !== undefined) return [head, first]
  }
  return []
}

/** The parts of a known noun that begins with a leading one, such as “straßenfest”. */
function partsAfterLeading(word: string): string[] {
  for (const noun of leading) {
    const joint = joints.find((one) => known.has(word.slice(noun.length + one.length)))
    if (word.startsWith(noun) && joint !== undefined) {
      return [word.slice(noun.length + joint.length), noun]
    }
  }
  return []
}
