import { isObject } from '#server/domain/basics/json.ts'
import { memberPointer, pathOf } from '#server/domain/basics/pointer.ts'
import { handleOf, isAlike, isWords, labelOf } from '#server/runtime/told/fields.ts'
import { cutTo, fits, leftOutText } from '#server/runtime/told/fitting.ts'
import { longList } from '#server/runtime/told/style.ts'

type Part = Readonly<Record<string, unknown>>

/** Data whose long lists say no more than fits, and what there is to say about it, by JSON Pointers. */
interface FittedData {
  readonly data: unknown
  /** Words of others: a text, or what all texts in it are by one author. */
  readonly others_words: Part
  /** By the list: what its entries have where they do not say otherwise. */
  readonly unless_said: Part
  /** By the list: which fields were left out, or cut, and how to read them. */
  readonly left_out: Part
}

/** The whole data of an answer with its long lists so short that they fit, and the words of others in it. */
export function fittedData(
  data: unknown,
  others: ReadonlyMap<string, string>,
  isPaged: boolean,
): FittedData {
  const isShort = !isObject(data) || !Object.values(data).some(isLong)
  if (isShort)
    return { data, others_words: Object.fromEntries(others), unless_said: {}, left_out: {} }
  const at = new Map(others)
  const unless_said: Record<string, unknown> = {}
  const left_out: Record<string, unknown> = {}
  const shown = Object.fromEntries(
    Object.entries(data).map(([field, list]) => {
      if (!isLong(list)) return [field, list]
      const pointer = memberPointer('/data', field)
      const about = [...at].filter(([one]) => one.startsWith(pointer))
      const fitted = fittedList(list, JSON.stringify(about))
      if (Object.keys(fitted.unless_said).length > 0) unless_said[pointer] = fitted.unless_said
      if (fitted.left_out.length > 0) left_out[pointer] = leftOutText(fitted.left_out, isPaged)
      for (const [one] of about) if (!isThere(fitted.entries, one, pointer)) at.delete(one)
      return [field, fitted.entries]
    }),
  )
  return { data: shown, others_words: Object.fromEntries(at), unless_said, left_out }
}

function isLong(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.length >= longList
}

/** Whether what a pointer leads to is still in a list. */
function isThere(entries: readonly unknown[], pointer: string, list: string): boolean {
  if (pointer === list) return true
  let value: unknown = entries
  for (const part of pathOf(pointer.slice(list.length))) value = Object(value)[part]
  return value !== undefined
}

/** A long list as the structure has it. */
interface FittedList {
  readonly entries: readonly unknown[]
  /** What entries have where they do not say otherwise. */
  readonly unless_said: Part
  /** The fields that were left out, or cut. */
  readonly left_out: readonly string[]
}

/**
 * How much of a member of a part a step leaves: nothing, at most so many tokens of a text, or all of it. `within` is the
 * field that the part stands in, empty for an entry itself.
 */
type Leave = (field: string, part: Part, within: string) => 'nothing' | number | 'all'

/** What is left out, one after the other, until a list fits: what the next calls need least comes first. */
const steps: readonly Leave[] = [
  when((field, _, within) => isPlace(within) && ofPlaces.has(field)),
  when((field, part) => isWords(field) && field !== labelOf(part), 20),
  when((field, _, within) => isPlace(within) && field === 'place_handle'),
  when((field, _, within) => within === 'event' && (field === 'ends_at' || field === 'timezone')),
  when((field, _, within) => field === 'source_url' || (within === 'event' && field === 'url')),
  when((field) => field === 'description'),
  when((field, part) => isWords(field) && field !== labelOf(part)),
  when((field, part) => field === labelOf(part), 24),
  when((field) => field === 'lists'),
  when((field, part) => field === labelOf(part), 12),
  when(isPlace),
]

function when(
  isLeft: (field: string, part: Part, within: string) => boolean,
  leaves: 'nothing' | number = 'nothing',
): Leave {
  return (field, part, within) => (isLeft(field, part, within) ? leaves : 'all')
}

function isPlace(field: string): boolean {
  return field === 'place' || field === 'venue'
}

const ofPlaces = new Set(['address', 'timezone', 'activity_name', 'coordinates', 'description'])

/** A list of which no more is said than fits, with what is said about it; one that fits as it is. */
function fittedList(list: readonly unknown[], about: string): FittedList {
  const left_out = new Set<string>()
  let entries = list
  let unless_said: Part = {}
  const isFitting = () => fits(JSON.stringify(entries) + about, entries.length)
  if (isFitting()) return { entries, unless_said, left_out: [] }
  unless_said = usualOf(list.filter(isObject))
  const called: Called = new Map()
  entries = list.map((one) => (isObject(one) ? namedOnce(unusual(one, unless_said), called) : one))
  let isTooLong = false
  for (const leave of steps) {
    if (!isTooLong && isFitting()) break
    const less = listWithout(entries, leave, left_out, '')
    // A list of which nothing was left out is as long as before.
    isTooLong = less === entries
    entries = less
  }
  return { entries, unless_said, left_out: [...left_out] }
}

/** What every entry has and most of them alike, with the value of those. */
function usualOf(entries: readonly Part[]): Part {
  const [first = {}] = entries
  const usual: Record<string, unknown> = {}
  for (const field of Object.keys(first)) {
    if (!entries.every((one) => isAlike(field, one[field]))) continue
    const counts = new Map<string, number>()
    for (const one of entries) {
      const text = JSON.stringify(one[field])
      counts.set(text, (counts.get(text) ?? 0) + 1)
    }
    for (const [text, count] of counts)
      if (count * 2 > entries.length) usual[field] = JSON.parse(text)
  }
  return usual
}

function unusual(entry: Part, usual: Part): Part {
  return Object.fromEntries(
    Object.entries(entry).filter(
      ([field, value]) =>
        !(field in usual) || JSON.stringify(usual[field]) !== JSON.stringify(value),
    ),
  )
}

/** The handle of each thing by what it is called. */
type Called = Map<string, string>

/** An entry in which a thing of whose name the handle was said before has its name without it. */
function namedOnce(entry: Part, called: Called): Part {
  return Object.fromEntries(
    Object.entries(entry).map(([field, member]) => [field, nameOnce(member, called)]),
  )
}

function nameOnce(value: unknown, called: Called): unknown {
  if (Array.isArray(value)) return value.map((one) => nameOnce(one, called))
  if (!isObject(value)) return value
  const [label, field] = [labelOf(value), handleOf(value)]
  if (label === undefined || field === undefined) return namedOnce(value, called)
  const [name, handle] = [String(value[label]), String(value[field])]
  const { [field]: _, ...rest } = value
  if (called.get(name) === handle) return namedOnce(rest, called)
  if (!called.has(name)) called.set(name, handle)
  return namedOnce(value, called)
}

/** A value without what this step leaves out, whose names it notes; the same value where that is nothing. */
function without(value: unknown, leave: Leave, left: Set<string>, within: string): unknown {
  if (Array.isArray(value)) return listWithout(value, leave, left, within)
  if (!isObject(value)) return value
  const less: Record<string, unknown> = {}
  let isSame = true
  for (const field in value) {
    const member = value[field]
    const rest = leave(field, value, within)
    const short =
      rest === 'all'
        ? without(member, leave, left, field)
        : rest === 'nothing'
          ? undefined
          : shortened(member, rest)
    if (rest !== 'all' && short !== member) left.add(field)
    isSame &&= short === member
    if (short !== undefined) less[field] = short
  }
  return isSame ? value : less
}

function listWithout(
  list: readonly unknown[],
  leave: Leave,
  left: Set<string>,
  within: string,
): readonly unknown[] {
  const less = list.map((one) => without(one, leave, left, within))
  return less.every((one, at) => one === list[at]) ? list : less
}

/** A text, or a list of texts, of which none has more tokens. */
function shortened(value: unknown, most: number): unknown {
  if (typeof value === 'string') return cutTo(value, most)
  if (!Array.isArray(value)) return value
  const short = value.map((one) => shortened(one, most))
  return short.every((one, at) => one === value[at]) ? value : short
}
