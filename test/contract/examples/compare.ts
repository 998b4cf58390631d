import type { Example } from '#codegen/model.ts'

/** A place where an example says something else than the server. */
export interface Difference {
  /** Where in the example's answer: `['text']`, `['error', 'message']`, `['data', 'prepared', 'summary']`. */
  readonly path: readonly (string | number)[]
  readonly example: unknown
  /** What the server says; undefined where it says nothing there. */
  readonly server: unknown
}

/** An answer as far as examples are compared with it. */
interface Said {
  readonly status: unknown
  readonly outcome?: { readonly fallback_text?: unknown; readonly disclosures?: readonly Named[] }
  readonly data?: unknown
  readonly error?: object | null
  readonly effects?: readonly { readonly type?: unknown }[]
}

interface Named {
  readonly name?: unknown
  readonly text?: unknown
}

/** The fields of data in which the server speaks; everything else of a text is the user's own. */
const spoken = ['summary', 'message', 'body', 'fallback_text', 'code']

/** Where an example differs from what the server answered, beyond handles, addresses and times. */
export function differences(id: string, example: Example, server: Said): Difference[] {
  const said = example.answer as unknown as Said
  const found: Difference[] = []
  const compare = (path: Difference['path'], one: unknown, other: unknown) => {
    if (neutral(one) !== neutral(other)) found.push({ path, example: one, server: other })
  }
  compare(['status'], said.status, server.status)
  if (said.error || server.error) {
    for (const field of ['code', 'retryable', 'pointer', 'message'])
      compare(['error', field], at(said.error, [field]), at(server.error, [field]))
    compare(['error', 'prerequisite'], prerequisite(said), prerequisite(server))
    compare(['error', 'candidates'], labels(said), labels(server))
  }
  compare(['text'], said.outcome?.fallback_text, server.outcome?.fallback_text)
  compare(['disclosures'], names(said), names(server))
  for (const { name, text } of said.outcome?.disclosures ?? []) {
    const told = server.outcome?.disclosures?.find((one) => one.name === name)
    if (told) compare(['disclosures', String(name)], text, told.text)
  }
  compare(['effects'], types(said), types(server))
  const keys = id === 'planning.brief.get' ? [...spoken, 'title'] : spoken
  for (const { path, text } of sentences(said.data, keys)) {
    compare(['data', ...path], text, at(server.data, path))
  }
  for (const { path, length } of lists(said.data)) {
    const other = at(server.data, path)
    compare(['data', ...path, 'length'], length, Array.isArray(other) ? other.length : undefined)
  }
  const preview = ['prepared', 'content_preview']
  compare(['data', ...preview], members(said, preview), members(server, preview))
  return found
}

/** What a preview shows; its values are compared as far as the server speaks in them. */
const members = ({ data }: Said, path: readonly string[]) =>
  Object.keys(Object(at(data, path))).sort()
const names = ({ outcome }: Said) => (outcome?.disclosures ?? []).map(({ name }) => name)
const types = ({ effects }: Said) => (effects ?? []).map(({ type }) => type)

/** What the server suggests to do first, without the input it gives along. */
const prerequisite = ({ error }: Said) => at(error, ['prerequisite', 'capability'])

/** What the candidates of a failure are shown by. */
function labels({ error }: Said): unknown[] {
  const candidates = at(error, ['candidates'])
  return (Array.isArray(candidates) ? candidates : []).map(
    (one) => one.display_name ?? one.title ?? one.name,
  )
}

const months =
  'January|February|March|April|May|June|July|August|September|October|November|December'
const weekdays = 'Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday'

/** What differs from one call to the next, and a word for it. */
const passing: readonly (readonly [pattern: string, word: string])[] = [
  ['\\b[a-z]{2}_[0-9a-hjkmnp-tv-z]{26}\\b', 'HANDLE'],
  ['https?:\\/\\/[^\\s"<>]+', 'ADDRESS'],
  ['\\d{4}-\\d\\d-\\d\\d(?:T[\\d:.]+(?:Z|[+-]\\d\\d:\\d\\d))?', 'TIME'],
  [`\\b\\d{1,2} (?:${months})(?: \\d{4})?\\b`, 'DATE'],
  ['\\b[A-Z][a-z]{2} \\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\\b', 'DATE'],
  [`\\b(?:${weekdays})\\b`, 'DAY'],
  ['\\b\\d{1,2}:\\d\\d\\b', 'CLOCK'],
]
const anyPassing = new RegExp(passing.map(([pattern]) => `(${pattern})`).join('|'), 'g')

/** A value with one word for each handle, address and time in its texts, so that only what is said is left. */
export function neutral(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing')
  return text.replaceAll(anyPassing, (_, ...groups) => wordOf(groups))
}

/** What the server says, with the handles, addresses and times of the example where both have as many. */
export function withTimesOf(example: unknown, server: string): string {
  const own = typeof example === 'string' ? [...example.matchAll(anyPassing)] : []
  const theirs = [...server.matchAll(anyPassing)]
  const words = (all: RegExpExecArray[]) => all.map(([, ...groups]) => wordOf(groups)).join()
  if (words(own) !== words(theirs)) return server
  let at = 0
  return server.replaceAll(anyPassing, (match) => own[at++]?.[0] ?? match)
}

function wordOf(groups: readonly unknown[]): string {
  return passing.find((_, at) => groups[at] !== undefined)?.[1] ?? ''
}

interface Sentence {
  readonly path: (string | number)[]
  readonly text: string
}

function sentences(value: unknown, keys: readonly string[]): Sentence[] {
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, child]) => {
    const step = Array.isArray(value) ? Number(key) : key
    if (typeof child === 'string' && keys.includes(key)) return [{ path: [step], text: child }]
    return sentences(child, keys).map(({ path, text }) => ({ path: [step, ...path], text }))
  })
}

interface Counted {
  readonly path: (string | number)[]
  readonly length: number
}

/** Every list in data, outside of which a sentence about it could count wrong. */
function lists(value: unknown): Counted[] {
  if (value === null || typeof value !== 'object') return []
  const inside = Object.entries(value).flatMap(([key, child]) => {
    const step = Array.isArray(value) ? Number(key) : key
    return lists(child).map(({ path, length }) => ({ path: [step, ...path], length }))
  })
  return Array.isArray(value) ? [{ path: [], length: value.length }, ...inside] : inside
}

function at(value: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (inner, step) =>
      inner !== null && typeof inner === 'object' ? Reflect.get(inner, step) : undefined,
    value,
  )
}
