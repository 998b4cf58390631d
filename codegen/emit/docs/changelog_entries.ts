import { consumers, type Consumer } from '#codegen/diff/rating.ts'
import { marked, named, type Names, typeLink } from '#codegen/emit/docs/names.ts'
import type { Inline } from '#codegen/emit/docs/page.ts'
import type { RecordedChange } from '#codegen/model.ts'

const titles: { readonly [Of in Consumer]: string } = {
  wire: 'REST',
  sdk: 'SDK',
  mcp: 'MCP',
  docs: 'Reference',
}

/** What one sentence of the changelog says: the same change of one or more parts of one subject. */
export interface Entry {
  /** The words of the place that name the subject: `type Plan`, `plans.get data`, `service brand`. */
  readonly subject: readonly string[]
  /** What one of the parts is called, such as `error`; empty for fields, and for the subject itself. */
  readonly noun: string
  readonly parts: readonly string[]
  readonly message: string
  readonly adapt: string
  readonly breaks: boolean
  /** The surfaces on which it breaks something; if it breaks nothing, those that have something new. */
  readonly surfaces: string
}

/** The changes as entries, each said once: what breaks comes first, then as they are recorded. */
export function entriesOf(changes: readonly RecordedChange[]): Entry[] {
  const entries = new Map<string, Entry>()
  for (const change of changes) {
    const { parts, ...rest } = entryOf(change)
    const key = JSON.stringify(rest)
    entries.set(key, { ...rest, parts: [...(entries.get(key)?.parts ?? []), ...parts] })
  }
  return [...entries.values()].sort((one, other) => Number(other.breaks) - Number(one.breaks))
}

function entryOf({ place, message, adapt = '', ratings }: RecordedChange): Entry {
  const breaks = Object.values(ratings).includes('breaking')
  const rating = breaks ? 'breaking' : 'additive'
  const surfaces = consumers
    .filter((one) => ratings[one] === rating)
    .map((one) => titles[one])
    .join(', ')
  const same = { adapt, breaks, surfaces }
  const words = place.split(' ')
  if (words[0] === 'type' && words.length === 2 && message === 'is new')
    return { ...same, subject: [], noun: 'type', parts: [words[1] ?? ''], message }
  const subject = words.slice(0, lengthOfSubject(words))
  const [, noun, name, left] =
    /^(error|next action|status|disclosure) `(.*)` (is (?:new|gone))$/.exec(message) ?? []
  if (noun !== undefined && name !== undefined && left !== undefined)
    return { ...same, subject, noun, parts: [name], message: left }
  const part = words.slice(subject.length).join(' ')
  return { ...same, subject, noun: '', parts: part === '' ? [] : [part], message }
}

function lengthOfSubject([first = '', second = '', ...rest]: readonly string[]): number {
  if (first === 'type' || first === 'error') return 2
  if (!first.includes('.')) return 2 + rest.length
  return second === 'input' || second === 'data' ? 2 : 1
}

/** What an entry says in one sentence or two; on the page of its subject, without the subject. */
export function sentence(names: Names, entry: Entry, isOwnPage: boolean): Inline[] {
  const { noun, parts, surfaces } = entry
  const isMany = parts.length > 1
  const message = isMany ? plural(entry.message) : entry.message
  const advice = isMany ? entry.adapt.replaceAll(/\bit\b/g, 'them') : entry.adapt
  const subject = isOwnPage ? ownPart(entry.subject) : subjectOf(names, entry.subject)
  const list = listed(parts.map((part) => partOf(names, noun, part)))
  const before = noun === '' ? [] : [isMany ? several(noun) : noun]
  const what = joined([before, list], ' ')
  const about = joined([subject, what], noun === '' ? ' ' : ': ')
  return [
    ...joined([about, marked(names, message)], isPredicate.test(message) ? ' ' : ': '),
    `.${advice === '' ? '' : ` ${advice}`} (${surfaces})`,
  ]
}

/** Messages that go on after what they are about; the others are sentences of their own. */
const isPredicate = /^(is|are|was|were|may|must|can|now|no longer)\b/

function plural(message: string): string {
  return message
    .replace(/^is\b/, 'are')
    .replace(/^was\b/, 'were')
    .replace(/, is\b/, ', are')
}

function several(noun: string): string {
  return noun === 'status' ? 'statuses' : `${noun}s`
}

/** The page of a capability says whether it is its input or its data; that of a type is about nothing else. */
function ownPart([first, second]: readonly string[]): Inline[] {
  return second === undefined || first === 'type' || first === 'error' ? [] : [second]
}

/** A capability, type or code with its link; anything else as it is recorded. */
function subjectOf(names: Names, subject: readonly string[]): Inline[] {
  const [first = '', second = ''] = subject
  if (first === 'type') return [typeLink(names, second)]
  if (first === 'error') return ['error ', named(names, second) ?? { code: second }]
  const [id = ''] = first.split('@')
  if (!id.includes('.')) return first === '' ? [] : [subject.join(' ')]
  const link = names.capabilities.has(id) ? { to: `capabilities/${id}` } : {}
  return [{ code: first, ...link }, ...(second === '' ? [] : [` ${second}`])]
}

function partOf(names: Names, noun: string, part: string): Inline {
  if (noun === 'type') return typeLink(names, part)
  return (noun === '' ? null : named(names, part)) ?? { code: part }
}

/** Inlines in the words of a sentence: a; a and b; a, b and c. */
function listed(parts: readonly Inline[]): Inline[] {
  return parts.flatMap((part, at) => {
    const mark = at === parts.length - 1 ? ' and ' : ', '
    return at === 0 ? [part] : [mark, part]
  })
}

/** Stretches of text with a mark between those that say something. */
function joined(some: readonly (readonly Inline[])[], mark: string): Inline[] {
  const said = some.filter((one) => one.length > 0)
  return said.flatMap((one, at) => (at === 0 ? [...one] : [mark, ...one]))
}
