import { isInstant, whenInWords } from '#server/domain/messages/spoken/days.ts'
import type { Proposed } from '#server/domain/messages/spoken/sentences.ts'

/** How a language says the fields of a call. */
export interface FieldWords {
  readonly tag: string
  readonly quoted: (text: string) => string
  /** What stands before a value, by the name of its field; a field without any is not said. */
  readonly before: Readonly<Record<string, string>>
  /** Values that have a word, as `field.value`. */
  readonly values: Readonly<Record<string, string>>
}

/** What a call would do, field by field, without the name that is said anyway, handles and codes. */
export function detailsIn({ fields, label, timezone }: Proposed, words: FieldWords): string[] {
  const said = fields.flatMap(([name, value]) => {
    const named = words.values[`${name}.${String(value)}`]
    if (named !== undefined) return [named]
    const before = words.before[name]
    if (before === undefined || value === label || value === '') return []
    const shown = shownValue(value, timezone, words)
    return shown === null ? [] : [`${before} ${shown}`.trim()]
  })
  return [...new Set(said)]
}

/**
 * How a language says a change of what something has: what is added or taken away and what it is done to, both in quotes and empty where
 * they were not named. By capability and by the value that says which change it is, such as `add`, `completed` or `unlike`.
 */
export type ChangeWords = Readonly<
  Record<string, Readonly<Record<string, (what: string, on: string) => string>>>
>

/** A change in words, and what of it the words leave out. */
export interface SaidChange {
  readonly done: string
  readonly rest: Proposed
}

/** A change whose fields say how it is made, as one phrase; null for any other call. */
export function changeIn(
  proposed: Proposed,
  words: ChangeWords,
  quoted: FieldWords['quoted'],
): SaidChange | null {
  const { capability, label, fields } = proposed
  const phrases = words[capability]
  const [way] = ways.flatMap((name) => fields.filter((one) => one[0] === name))
  const phrase = phrases?.[String(way?.[1])]
  if (phrase === undefined) return null
  const names = partsNamed[capability] ?? []
  const isPart = (one: (typeof fields)[number]) => names.includes(one[0]) && one[1] !== label
  const what = fields.filter(isPart).map(([, value]) => quoted(String(value)))
  const rest = fields.filter((one) => !ways.includes(one[0]) && !isPart(one))
  const on = label === '' ? '' : quoted(label)
  return { done: phrase([...new Set(what)].join(', '), on), rest: { ...proposed, fields: rest } }
}

/** Fields that say how something is changed: the first of them that is there decides. */
const ways: readonly string[] = ['status', 'rsvp_status', 'answer', 'operation', 'mode']

/** Fields with the names of what is added or taken away. */
const partsNamed: Readonly<Record<string, readonly string[]>> = {
  'plans.logistics.update': ['label', 'name', 'title'],
  'ideas.lists.items.update': ['label', 'name', 'names'],
  'ideas.lists.members.update': ['label', 'name', 'names', 'people', 'person_names', 'person_name'],
  'relationships.people.manage': ['display_name'],
}

function shownValue(value: unknown, timezone: string, { tag, quoted }: FieldWords): string | null {
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return null
  return isInstant(value) ? whenInWords(value, timezone, tag) : quoted(value)
}
