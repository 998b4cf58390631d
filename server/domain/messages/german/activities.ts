import { languageNow } from '#server/domain/basics/speaking.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'

/** What German calls the activities of the catalog that it does not call as English does. */
const german: Readonly<Record<string, string>> = {
  'Art galleries': 'Galerien',
  Bakeries: 'Bäckereien',
  Beaches: 'Strände',
  'Beer gardens': 'Biergärten',
  'Board games': 'Brettspiele',
  Bookshops: 'Buchläden',
  Bouldering: 'Bouldern',
  Breakfast: 'Frühstück',
  Canoeing: 'Kanufahren',
  Cinema: 'Kino',
  Climbing: 'Klettern',
  Coffee: 'Kaffee',
  Concerts: 'Konzerte',
  Cooking: 'Kochen',
  'Craft beer': 'Craft-Bier',
  Cycling: 'Radfahren',
  Dancing: 'Tanzen',
  Dinner: 'Abendessen',
  'Escape rooms': 'Escape Rooms',
  'Flea markets': 'Flohmärkte',
  'Food markets': 'Markthallen',
  Football: 'Fußball',
  Gardens: 'Gärten',
  Hiking: 'Wandern',
  'Ice cream': 'Eis',
  'Ice skating': 'Schlittschuhlaufen',
  Kayaking: 'Kajakfahren',
  Lakes: 'Seen',
  'Live music': 'Livemusik',
  Lunch: 'Mittagessen',
  Markets: 'Märkte',
  'Mini golf': 'Minigolf',
  Museums: 'Museen',
  Nature: 'Natur',
  Opera: 'Oper',
  Photography: 'Fotografie',
  Picnics: 'Picknick',
  Playgrounds: 'Spielplätze',
  Pottery: 'Töpfern',
  'Pub quiz': 'Kneipenquiz',
  Readings: 'Lesungen',
  Running: 'Laufen',
  Skateboarding: 'Skateboarden',
  Skiing: 'Skifahren',
  'Street food': 'Streetfood',
  Swimming: 'Schwimmen',
  'Table Tennis': 'Tischtennis',
  Tea: 'Tee',
  Theatre: 'Theater',
  Vinyl: 'Schallplatten',
  Walks: 'Spaziergänge',
  Wine: 'Wein',
}

const byGerman = new Map(
  Object.entries(german).map(([english, name]) => [nameKey(name), english] as const),
)

/** An activity as the page's language calls it; somebody's own words stay as they are. */
export function activityWords(name: string): string {
  return languageNow() === 'de' ? (german[name] ?? name) : name
}

/** What somebody typed on a page in its language, as the catalog calls it; any other words stay as they are. */
export function activityTyped(words: string): string {
  return languageNow() === 'de' ? (byGerman.get(nameKey(words)) ?? words) : words
}
