import { resources, words } from '#generated/server/answers.ts'
import { isObject } from '#server/domain/basics/json.ts'

type Part = Readonly<Record<string, unknown>>

// By the registry and otherwise.
const labels = [
  ...new Set([
    ...resources.flatMap(({ label }) => (label.length === 1 ? label : [])),
    'title',
    'name',
    'display_name',
    'label',
  ]),
].filter((field) => field !== 'capability')

/** The field by which a part is called; undefined if it has none. */
export function labelOf(part: Part): string | undefined {
  for (const field of labels)
    if (typeof part[field] === 'string' && part[field] !== '') return field
  return undefined
}

// Attributions are disclosed anyway, and tools/list describes inputs.
const leftOut = new Set(['attribution', 'written_by', 'submission_schema', 'reference_roles'])

/** Whether a field is not written in texts. */
export function isLeftOut(field: string): boolean {
  return leftOut.has(field)
}

const wordsOf = new Map(Object.entries(words))

/** Whether the strings of a field are somebody's words, and never the name of a state or a kind. */
export function isWords(field: string): boolean {
  return wordsOf.has(field)
}

/** Whether a field holds sentences of the service, which may quote what others wrote. */
export function isSentence(field: string): boolean {
  return wordsOf.get(field) === 'service'
}

/** Whether a list of texts has what ideas are called, without their handles. */
export function areTitles(field: string): boolean {
  return field === 'ideas'
}

// What the caller has, or a catalog, and people, who are called as the caller calls them.
const ownFields = new Set(
  `list lists liked_by people person for host audience recipients matches incoming_from destination`.split(
    /\s+/,
  ),
)

/** Whether a field of something that others wrote holds what is the caller's own. */
export function isOwn(field: string): boolean {
  return ownFields.has(field)
}

/** The zone of what takes place inside a part. */
export function zoneIn({ event, place, timing, plan }: Part): string | null {
  return zoneOf(event) ?? zoneOf(timing) ?? zoneOf(plan) ?? zoneOf(place)
}

function zoneOf(inner: unknown): string | null {
  return isObject(inner) && typeof inner.timezone === 'string' ? inner.timezone : null
}

// No spaces, quotes or marks that mean something in Markdown.
const bare = /^[A-Za-z0-9_-][A-Za-z0-9_.:/+@=&?%~#,;-]*$/

/** Whether a text is a handle, a token, a link or the name of a state: it can stand without quotes. */
export function isBare(text: string): boolean {
  return bare.test(text)
}

/** Whether a field is called as handles are. */
export function isHandleField(field: string): boolean {
  return field.endsWith('_handle') || field.endsWith('_id')
}

/** The field of the handle of a part; undefined if it has none. */
export function handleOf(part: Part): string | undefined {
  for (const field in part)
    if (isHandleField(field) && typeof part[field] === 'string') return field
  return undefined
}

/** The field of the handle that every entry of a list has; null where one has another, or none. */
export function ownHandle(list: readonly unknown[]): string | null {
  const fields = new Set(list.map((one) => (isObject(one) ? handleOf(one) : undefined)))
  const [field = null] = fields
  return fields.size === 1 ? field : null
}

/** Whether a value is a state, a kind or a yes or no, and no handle, time, number or words. */
export function isState(field: string, value: unknown): boolean {
  if (typeof value === 'boolean') return true
  return typeof value === 'string' && /^[a-z_]{1,24}$/.test(value) && !isWords(field)
}

// Who a time is for, and how many of them have it, is mostly the same for every time.
const alikeFields = new Set(['people', 'counts'])

/** Whether most entries of a list may have the same value there, which is then said once. */
export function isAlike(field: string, value: unknown): boolean {
  return isState(field, value) || (alikeFields.has(field) && typeof value === 'object')
}

/** Whether a value is what something inside of another thing has anyway. */
export function isUsualInside(field: string, value: unknown, isNested: boolean): boolean {
  if (field === 'start_precision') return value === 'exact'
  return isNested && field === 'state' && value === 'active'
}

/** Whether a value is one, or a list of such, and neither a thing nor a list of things. */
export function isScalar(value: unknown): boolean {
  return !isObject(value) && !(Array.isArray(value) && value.some(isObject))
}

/** Whether a field holds an object that is sent on as it is, or a schema. */
export function isFree(field: string, value: Part): boolean {
  return field === 'input' || '$schema' in value || 'properties' in value
}

/** Whether a list has texts and nothing else. */
export function isAllText(list: readonly unknown[]): list is readonly string[] {
  return list.every((one) => typeof one === 'string')
}

/** Whether a list has words of people and nothing else. */
export function isTexts(field: string, list: readonly unknown[]): list is readonly string[] {
  return isWords(field) && !isSentence(field) && isAllText(list)
}

/**
 * Whether the title of a part is a sentence of the service about what the part refers to: the title of an item of the
 * brief, unless it is just what the thing is called.
 */
export function isTitleSaid({ title, reference }: Part): boolean {
  return isObject(reference) && typeof reference.label === 'string' && reference.label !== title
}
