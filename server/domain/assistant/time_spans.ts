import { tokensOf } from '#server/domain/language/time/tokens.ts'
import {
  type ListName,
  wordLanguages,
  wordsIn,
  wordsOf,
  wordsOfArea,
} from '#server/domain/language/words/lists.ts'

type WordLanguage = (typeof wordLanguages)[number]

/** The words of a language about time, those of them that name a day or a time by themselves, and those that say which: “this”. */
interface TimeWords {
  readonly all: ReadonlySet<string>
  readonly telling: ReadonlySet<string>
  readonly which: ReadonlySet<string>
  /** Stretches of time that are named only with a word before them: “next month”. */
  readonly units: ReadonlySet<string>
}

const known = new Map<string, TimeWords>()

/** What names of days and times are listed in. */
const ofDays: readonly ListName[] = [
  ...(['time.month', 'time.weekday', 'time.weekday_word', 'time.weekend'] as const),
  ...(['time.day_from_today', 'time.noon', 'time.midnight', 'time.fortnight'] as const),
]

/** What stands beside times in notices, and is said of other things as well. */
const beside: ReadonlySet<string> = new Set(
  ['place_name', 'booking', 'on_sale', 'sale', 'sale_kind', 'sale_noun', 'box_office']
    .concat(['past_verb', 'past_verb_elsewhere', 'name_elsewhere', 'name_before', 'name_behind'])
    .concat(['lone_before', 'lone_behind', 'lone_not_before', 'open', 'open_of_clock', 'opening'])
    .concat(['shut', 'shut_behind', 'shut_filler', 'closure', 'closed_as_name', 'published'])
    .concat(['published_link', 'established_short', 'doors', 'door_nouns', 'gates', 'rest_day'])
    .concat(['introduction', 'last_filler', 'last_filler_weak', 'moved', 'moved_from', 'moved_to'])
    .concat(['goes_on', 'goes_on_from', 'currency', 'span_before', 'or_day', 'name_of_person'])
    .map((name) => `time.${name}`),
)

function wordsAbout(language: string): TimeWords {
  const before = known.get(language)
  if (before) return before
  const of: WordLanguage = wordLanguages.find((one) => one === language) ?? 'en'
  const telling = new Set(
    [...wordsIn(of, ...ofDays)].flatMap((entry) =>
      entry.split(' ').filter((one) => one.length > 2),
    ),
  )
  const all = wordsOfArea(of, 'time', beside)
  for (const word of wordsOf('time.weekend')) if (all.has(word)) telling.add(word)
  const words = {
    all,
    telling,
    which: wordsIn(of, 'time.this'),
    units: wordsIn(of, 'time.month_behind'),
  }
  known.set(language, words)
  return words
}

/** Whether a word alone names a day or a time, or has a number in it. */
export function tellsTime(word: string, language: string): boolean {
  const about = wordsAbout(language)
  return /\d/.test(word) || about.telling.has(word) || isDayAndPart(word, about)
}

/** The fewest letters of a day and a part of it in one word. */
const leastJoined = 9

/** Whether a word is a day and a part of it: “Samstagabend”. */
function isDayAndPart(word: string, { all, telling }: TimeWords): boolean {
  if (word.length < leastJoined || all.has(word)) return false
  for (const day of telling)
    if (word.startsWith(day) && all.has(word.slice(day.length))) return true
  return false
}

/** Whether a word is a stretch of time that is named with a word before it: “month”. */
export function isStretch(word: string, language: string): boolean {
  return wordsAbout(language).units.has(word)
}

/** Whether a word before a stretch of time says which one is meant: “this week”. */
export function saysWhich(word: string, language: string): boolean {
  return wordsAbout(language).which.has(word)
}

/** Whether a word of a message may be part of words about time: all of it is a number, a word about time, or says nothing. */
export function mayBeInTime(word: string, language: string, silent: ReadonlySet<string>): boolean {
  const about = wordsAbout(language)
  return tokensOf(word).every(
    ({ kind, text }) =>
      kind !== 'word' || about.all.has(text) || silent.has(text) || isDayAndPart(text, about),
  )
}

/**
 * Whether a part of a message may be about time and nothing else: it begins and ends with a number or a word about time, and so is
 * all between them. It costs little, so that few parts are read.
 */
export function mayBeTime(words: string, language: string, silent: ReadonlySet<string>): boolean {
  const tokens = tokensOf(words).filter(({ kind }) => kind !== 'mark')
  const about = wordsAbout(language)
  const isOne = ({ kind, text }: (typeof tokens)[number]) =>
    kind === 'number' || about.all.has(text) || isDayAndPart(text, about)
  const [first] = tokens
  const last = tokens.at(-1)
  if (first === undefined || last === undefined || !isOne(first) || !isOne(last)) return false
  const telling = tokens.filter((token) => isOne(token) && !silent.has(token.text))
  return (
    tokens.every((token) => isOne(token) || silent.has(token.text)) &&
    telling.length * 3 >= tokens.length
  )
}

/** All words of a language about time. */
export function timeWordsOf(language: string): ReadonlySet<string> {
  return wordsAbout(language).all
}
