import {
  inCapitals,
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
  const found = offAtEnd.exec(text.slice(0, most))
  if (!found) return marked
  const left = `${text.slice(0, found.index)}${text.slice(found.index + found[0].length)}`
  return { text: left.replace(article, ''), status: 'canceled' }
}

/** Whether a text begins with a word in capitals, after which an article is one of a sentence. */
function isCapital(text: string): boolean {
  return /^\p{Lu}{3,} \p{Ll}/u.test(text)
}

function entries(patterns: (words: (typeof marks)[Status]) => RegExp[]): [Status, RegExp[]][] {
  const statuses = Object.keys(marks) as Status[]
  return statuses.map((status) => [status, patterns(marks[status])])
}
