import { isActivityWord, wordsIn } from '#server/domain/language/activity/find.ts'
import { namesEvent } from '#server/domain/language/text/prose.ts'
import { days, months, weekdays } from '#server/domain/language/time/words.ts'
import {
  inCapitals,
  oneOf,
  oneOfSpelled,
  pattern,
  patternWith,
} from '#server/domain/language/words/pattern.ts'

/** What is said of an event besides what it is: that it is off, has moved to another date, or is sold out. */
export type Status = 'canceled' | 'moved' | 'sold_out'

/** A text without the words that say its status. */
export interface WithStatus {
  /** The whole text where it says none, or where nothing else is left. */
  readonly text: string
  readonly status: Status | null
}

/** Words before or behind a title. */
const marks = {
  canceled: 'text.canceled',
  moved: 'text.postponed',
  sold_out: 'text.sold_out',
} as const

/** What stands around such a word. */
const sign = { source: String.raw`[\s*_[\](){}!⚠️❌🚫❗⛔·:|–—-]` }

const leading = entries((words) => {
  // “ABGESAGT: …”, “[Canceled] …”, “Afgelast!! …”; and in capitals before small letters, “APLAZADO el concierto”.
  const before = pattern`^${sign}{0,6}(?:${'text.status_thing'} )?${words}`
  return [
    pattern`${before}(?:\s*[\])!*:–—|]${sign}*|\s+[–—|-]+\s+|\s*$)`,
    patternWith('u')`^${sign}{0,6}${oneOfSpelled(inCapitals, words)} (?=[^\n]*\p{Ll}{2})`,
  ]
})

const trailing = entries((words) => [pattern`(?:\s+[–—|-]+\s*|\s*[[(:]\s*)${words}[\])!*\s.]*$`])

/** What people write at the end of a sentence: “The gig is cancelled”, “Der Basar fällt leider aus”. */
const offAtEnd = pattern`(?<=\p{L}{2}[^.!?\n]*)\s+${'text.is_off'}(?=\s*(?:[.,!?;:–—-]|$))`

/** What is off in a sentence that begins with the verb: “We have to cancel the picnic”, “Se cancela la cena”. */
const offFirst = pattern`(?<=^|[.!?\n]\s*)${'text.calls_off'}\s+(?=\p{L})`

/** What stands between two parts of a verb: “am 8. Dezember”. */
const within = { source: String.raw`\s(?:[^.!?\n]|(?<=\d)\.){3,80}\s` }

/** The same with the verb around it: “Leider müssen wir das Fest absagen”, “Das Training fällt am Freitag aus”. */
const offAround = pattern`(?<!\p{L})(?:${'text.must_call_off'}${within}${'text.call_off_verb'}|${'text.splits_off'}${within}${'text.splits_off_end'}|${'text.copula'}${within}${'text.canceled'})(?=\s*(?:[.,!;:–—-]|$))`

/** What is off on a day: “No training on Friday”, “Just a reminder that there will be no yoga”. */
const noneToday = pattern`(?<=^|[.!?\n]\s*|\s${'text.says_that'}\s)${'text.none_today'}(?:\s+|(?<=['’]))(?=\p{L})`

/** Among how many words behind it that is. */
const wordsOfEvent = 2

/** A sentence that says when something would be off: “If it rains, the picnic is cancelled”. */
const onlyIf = pattern`(?<!\p{L})${'text.only_if'}(?!\p{L})`

const article = pattern`^${'text.status_article'}(?:\s+|(?<=['’]))(?=\p{L})`

/** How much of a text is looked at. */
const most = 300

/** A title without a word before or behind it that says its status: “ABGESAGT: Konzert”, “Concert (complet)”. */
export function withoutStatus(title: string): WithStatus {
  const start = title.slice(0, most)
  for (const [status, patterns] of [...leading, ...trailing]) {
    for (const pattern of patterns) {
      const found = pattern.exec(start)
      if (!found) continue
      const text = `${start.slice(0, found.index)}${start.slice(found.index + found[0].length)}`
      const rest = `${text}${title.slice(most)}`.trim()
      const isSaid = /\p{L}{2}/u.test(rest)
      return { text: isSaid ? rest.replace(article, isCapital(title) ? '' : '$&') : title, status }
    }
  }
  return { text: title, status: null }
}

/** What people wrote without the words that say its status, wherever in its first sentences they stand. */
export function noteWithoutStatus(text: string): WithStatus {
  const marked = withoutStatus(text)
  if (marked.status !== null) return marked
  const start = text.slice(0, most)
  const none = noneToday.exec(start)
  const found = [offAtEnd, offFirst].map((pattern) => pattern.exec(start))
  const off = [...found, none !== null && isOfEvent(start, none) ? none : null]
  const said = off.find((one) => one !== null && isOff(start, one))
  if (!said) {
    const around = offAround.exec(start)
    const isAround = around !== null && isOff(start, around)
    return isAround ? { text: withoutAround(text, around), status: 'canceled' } : marked
  }
  const left = `${text.slice(0, said.index)}${text.slice(said.index + said[0].length)}`
  return { text: left.replace(article, ''), status: 'canceled' }
}

const verbAround = patternWith(
  'giu',
)`^${oneOf('text.splits_off', 'text.copula')}(?=\s)|(?:\s${'text.exclamation'})?\s${oneOf('text.splits_off_end', 'text.canceled')}$`

/** A text without the verb around what is off; “Leider müssen wir das Fest absagen” is read as any other sentence is. */
function withoutAround(text: string, { 0: said, index }: RegExpExecArray): string {
  const left = said.replace(verbAround, '')
  const whole = `${text.slice(0, index)}${left}${text.slice(index + said.length)}`
  return left === said ? text : whole.replace(/\s{2,}/gu, ' ').replace(article, '')
}

/** Whether a sentence says that something is off, rather than when it would be: “… is cancelled if it rains”. */
function isOff(text: string, found: RegExpExecArray | null): boolean {
  if (found === null) return false
  const [before = ''] = /[^.!?\n]*$/u.exec(text.slice(0, found.index)) ?? []
  const behind = text.slice(found.index + found[0].length)
  return (
    !onlyIf.test(before) && !onlyIf.test(found[0]) && behind.search(onlyIf) !== spacesOf(behind)
  )
}

/** How many characters stand before the first word of a text. */
function spacesOf(text: string): number {
  return /^[\s,]*/u.exec(text)?.[0].length ?? 0
}

/** Whether what is said to be none takes place on a day: “No yoga today”, but not “No Time to Die, Friday”. */
function isOfEvent(text: string, { 0: said, index }: RegExpExecArray): boolean {
  const [sentence = ''] = text.slice(index + said.length).split(/[.!?\n]/u, 1)
  const words = wordsIn(sentence)
  const isOn = words.some((word) => weekdays.has(word) || days.has(word) || months.has(word))
  const isEvent = (word: string) => namesEvent(word) || (word.length > 3 && isActivityWord(word))
  return isOn && words.slice(0, wordsOfEvent).some(isEvent)
}

/** Whether a text begins with a word in capitals, after which an article is one of a sentence. */
function isCapital(text: string): boolean {
  return /^\p{Lu}{3,} \p{Ll}/u.test(text)
}

function entries(patterns: (words: (typeof marks)[Status]) => RegExp[]): [Status, RegExp[]][] {
  const statuses = Object.keys(marks) as Status[]
  return statuses.map((status) => [status, patterns(marks[status])])
}
