import type { AssistantCard, AssistantDisclosure } from '#generated/types.ts'
import type { Thing } from '#server/domain/assistant/state.ts'
import { isObject } from '#server/domain/basics/json.ts'
import { andMore } from '#server/domain/messages/spoken.ts'
import type { GivenEnvelope } from '#server/runtime/answer.ts'
import type { Problem } from '#server/runtime/failure.ts'
import { forUser } from '#server/runtime/questions/open_question.ts'
import { whenInWords } from '#server/surfaces/assistant/rules/when.ts'
import { thingOf } from '#server/surfaces/assistant/rules/things.ts'

/** Lines of a reply after its own sentence. */
const maxLines = 5

/** An answer as people are told it. */
export interface Told {
  readonly reply: string
  readonly cards: AssistantCard[]
  readonly disclosures: AssistantDisclosure[]
  /** The cards that have a handle. */
  readonly things: Thing[]
  /** The one thing that the answer is about, where it shows what belongs to it; null for a list of equals. */
  readonly subject: Thing | null
}

/** What an answer says: its own sentence, then a line for each of the first things in it. Times are those of `timezone`. */
export function tell(body: GivenEnvelope | Problem, timezone: string): Told {
  if (!('outcome' in body))
    return { reply: forPeople(forUser({ code: body.code, message: body.detail })), ...nothing }
  const { outcome, error, data } = body
  const sentence = error ? forUser(error) : outcome.fallback_text
  const [head, ...rest] = cardsIn(data, timezone)
  // “Rainy Sundays” has 3 ideas: the numbers are those of the ideas.
  const isSubject = head !== undefined && rest.length > 0 && sentence.includes(`“${head.title}”`)
  const isAbout = isSubject && isContainer(head.kind)
  const listed = isAbout ? rest : [...(head ? [head] : []), ...rest]
  const cards = listed.map((card, at) => ({ ...card, ordinal: at + 1 }))
  const isList = cards.length > 1 || isAbout
  const shown = isList ? cards.slice(0, maxLines) : []
  const lines = shown.map(({ ordinal, title, lines: [first] }) =>
    [`${ordinal}. ${title}`, ...(first === undefined ? [] : [first])].join(' – '),
  )
  const left = isList ? cards.length - shown.length : 0
  const disclosures = outcome.disclosures.map(({ name, text }) => ({ name, text: forPeople(text) }))
  return {
    reply: [forPeople(sentence), ...lines, ...(left > 0 ? [andMore(left)] : [])].join('\n'),
    cards,
    disclosures,
    things: cards.flatMap(thingOfCard),
    subject: isAbout ? (thingOfCard(head)[0] ?? null) : null,
  }
}

const nothing = { cards: [], disclosures: [], things: [], subject: null }

/** What has parts that are numbered in its place. */
function isContainer(kind: string): boolean {
  return kind === 'list' || kind === 'plan' || kind === 'person'
}

function thingOfCard({ kind, handle, title }: AssistantCard): Thing[] {
  return handle === '' ? [] : [{ kind, handle, label: title }]
}

/** A sentence without those parts of it that speak of capabilities and fields. */
export function forPeople(text: string): string {
  const kept = text
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => !technical.test(sentence.replaceAll(/[“"][^”"]*[”"]/g, '')))
  return kept.length === 0 ? (text.split(/(?<=[.!?])\s+/)[0] ?? text) : kept.join(' ')
}

const technical = /\b[a-z]+(?:\.[a-z_]+)+\b|\b[a-z]+_[a-z_]+\b|Idempotency-Key/

/** A card for each thing in the data, in its order. */
function cardsIn(data: unknown, timezone: string): AssistantCard[] {
  const found: AssistantCard[] = []
  const seen = new Set<string>()
  const add = (card: Omit<AssistantCard, 'ordinal'>) => {
    if (card.handle !== '' && seen.has(card.handle)) return
    seen.add(card.handle)
    found.push({ ...card, ordinal: found.length + 1 })
  }
  const visit = (value: unknown, depth: number): void => {
    if (depth > 5 || found.length >= 25) return
    if (Array.isArray(value)) {
      for (const one of value) visit(one, depth + 1)
      return
    }
    if (!isObject(value)) return
    const card = cardOf(value, timezone)
    if (card) add(card)
    else for (const inner of Object.values(value)) visit(inner, depth + 1)
  }
  visit(data, 0)
  return found
}

function cardOf(
  value: Readonly<Record<string, unknown>>,
  timezone: string,
): Omit<AssistantCard, 'ordinal'> | null {
  const { reference, title, starts_at, people } = value
  if (isObject(reference) && typeof reference.handle === 'string' && typeof title === 'string') {
    const { due_at } = value
    const kind = kindOfHandleIn(reference)
    return cardWith({ kind, handle: reference.handle, title }, due_at, [], timezone)
  }
  if (typeof starts_at === 'string' && Array.isArray(people))
    return cardWith(
      { kind: 'window', handle: '', title: whenInWords(starts_at, timezone) },
      ...([starts_at, people.flatMap(statusOf), timezone, false] as const),
    )
  const thing = thingOf(value)
  if (thing === null || thing.kind === 'prepared_action' || thing.kind === 'execution') return null
  const when = [value.scheduled_at, value.when, value.starts_at].find(
    (one) => typeof one === 'string',
  )
  return cardWith(thingAsCard(thing), when, linesOf(value), timezone)
}

function thingAsCard({ kind, handle, label }: Thing) {
  return { kind, handle, title: label }
}

function cardWith(
  { kind, handle, title }: { kind: string; handle: string; title: string },
  when: unknown,
  lines: readonly string[],
  timezone: string,
  isTimed = true,
): Omit<AssistantCard, 'ordinal'> {
  const at = typeof when === 'string' ? when : null
  const time = at !== null && isTimed ? [whenInWords(at, timezone)] : []
  return {
    ...{ kind, handle, title, when: at, whose: null, url: null, actions: [] },
    lines: [...time, ...lines].slice(0, 4),
  }
}

/** A few facts of a thing, as people say them. */
function linesOf(value: Readonly<Record<string, unknown>>): string[] {
  const { state, item_count, classification, reasons, rsvp_status } = value
  return [
    ...(typeof item_count === 'number'
      ? [item_count === 1 ? '1 idea' : `${item_count} ideas`]
      : []),
    ...(Array.isArray(reasons) ? reasons.filter((one) => typeof one === 'string').slice(0, 2) : []),
    ...(typeof state === 'string' && state !== 'active' ? [spaced(state)] : []),
    ...(typeof rsvp_status === 'string' ? [spaced(rsvp_status)] : []),
    ...(classification === 'connected' ? ['friend'] : []),
  ]
}

function statusOf(person: unknown): string[] {
  if (!isObject(person)) return []
  const { display_name, status } = person
  return typeof display_name === 'string' && typeof status === 'string'
    ? [`${display_name}: ${spaced(status)}`]
    : []
}

function spaced(code: string): string {
  return code.replaceAll('_', ' ')
}

function kindOfHandleIn({ kind, handle }: Readonly<Record<string, unknown>>): string {
  if (typeof kind === 'string') return kind
  return String(handle).startsWith('in_') ? 'invite' : 'plan'
}
