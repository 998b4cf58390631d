import type { AssistantCard } from '#generated/types.ts'
import type { Thing } from '#server/domain/assistant/state.ts'
import { isObject } from '#server/domain/basics/json.ts'
import { timesInWords, whenInWords } from '#server/domain/messages/spoken/days.ts'
import type { LineFacts, Sentences } from '#server/domain/messages/spoken/sentences.ts'
import { thingOf } from '#server/surfaces/assistant/rules/things.ts'

/** In whose words and on whose clocks cards are written. */
interface Writing {
  readonly say: Sentences
  /** IANA. */
  readonly timezone: string
}

type Fields = Readonly<Record<string, unknown>>
type NewCard = Omit<AssistantCard, 'ordinal'>

/** A card for each thing in the data, in its order. */
export function cardsIn(data: unknown, writing: Writing): AssistantCard[] {
  const found: AssistantCard[] = []
  const seen = new Set<string>()
  const add = (card: NewCard) => {
    if (card.handle !== '' && seen.has(card.handle)) return
    seen.add(card.handle)
    found.push({ ...card, ordinal: found.length + 1 })
  }
  const visit = (value: unknown, depth: number, section: string): void => {
    if (depth > 5 || found.length >= 25) return
    if (Array.isArray(value)) {
      for (const one of value) visit(one, depth + 1, section)
      return
    }
    if (!isObject(value)) return
    const card = cardOf(value, section, writing)
    if (card) {
      add(card)
      return
    }
    const inside =
      typeof value.type === 'string' && Array.isArray(value.items) ? value.type : section
    for (const inner of Object.values(value)) visit(inner, depth + 1, inside)
  }
  visit(data, 0, '')
  return found
}

function cardOf(value: Fields, section: string, writing: Writing): NewCard | null {
  const { say, timezone } = writing
  const { reference, title, starts_at, people, person, rsvp_status } = value
  if (isObject(reference) && typeof reference.handle === 'string' && typeof title === 'string') {
    const { handle, kind: of, label } = reference
    const kind = kindOfHandleIn(reference)
    const line = { type: section, kind: String(of ?? kind), label: String(label ?? title), title }
    return cardWith({ kind, handle, title: say.brief(line) }, value.due_at, [], writing)
  }
  if (typeof starts_at === 'string' && Array.isArray(people)) {
    const { ends_at } = value
    const title =
      typeof ends_at === 'string'
        ? timesInWords(starts_at, ends_at, timezone, say.tag)
        : whenInWords(starts_at, timezone, say.tag)
    const free = people.flatMap((one) => statusOf(one, say))
    return {
      ...cardWith({ kind: 'window', handle: '', title }, null, free, writing),
      when: starts_at,
    }
  }
  if (isObject(person) && typeof rsvp_status === 'string') {
    const guest = thingOf(person)
    return guest && cardWith(asCard(guest), null, say.facts(factsOf(value)), writing)
  }
  const liked = likedCard(value, writing)
  if (liked !== null) return liked
  const hit = hitCard(value, writing)
  if (hit !== null) return hit
  const item = itemCard(value, writing)
  if (item !== null) return item
  const thing = thingOf(value)
  if (thing === null || thing.kind === 'prepared_action' || thing.kind === 'execution') return null
  const when = [value.scheduled_at, value.when, value.starts_at].find(
    (one) => typeof one === 'string',
  )
  return cardWith(asCard(thing), when, say.facts(factsOf(value)), writing)
}

/** What is liked, with the friends who like it; null for anything else. */
function likedCard({ subject, incoming_from }: Fields, writing: Writing): NewCard | null {
  if (!isObject(subject) || !Array.isArray(incoming_from)) return null
  const { kind, handle, title } = subject
  if (typeof handle !== 'string' || typeof title !== 'string') return null
  const names = incoming_from.flatMap((one) => (isObject(one) ? textsIn([one.display_name]) : []))
  return cardWith({ kind: String(kind), handle, title }, null, names.slice(0, 3), writing)
}

/** What a search found, with when and where it is; null for anything else. */
function hitCard({ scope, handle, title, when, where }: Fields, writing: Writing): NewCard | null {
  if (typeof scope !== 'string' || typeof handle !== 'string' || typeof title !== 'string')
    return null
  const kind = scopes[scope]
  if (kind === undefined) return null
  return cardWith({ kind, handle, title }, when, textsIn([where]), writing)
}

/** The kinds of what a search finds, by where it looks. */
const scopes: Readonly<Record<string, string>> = {
  ...{ ideas: 'idea', places: 'place', events: 'event', plans: 'plan', feeds: 'list' },
}

/** An item of a checklist, with whether it is done; null for anything else. */
function itemCard(
  { item_handle: handle, title, status }: Fields,
  writing: Writing,
): NewCard | null {
  if (typeof handle !== 'string' || typeof title !== 'string') return null
  const is_done = status === 'completed' || status === 'skipped' || status === 'dismissed'
  const lines = writing.say.facts({ ...factsOf({}), is_done })
  return cardWith({ kind: 'logistics_item', handle, title }, null, lines, writing)
}

function asCard({ kind, handle, label }: Thing) {
  return { kind, handle, title: label }
}

function cardWith(
  { kind, handle, title }: { kind: string; handle: string; title: string },
  when: unknown,
  lines: readonly string[],
  { say, timezone }: Writing,
): NewCard {
  const at = typeof when === 'string' ? when : null
  const time = at === null ? [] : [whenInWords(at, timezone, say.tag)]
  return {
    ...{ kind, handle, title, when: at, whose: null, url: null, actions: [] },
    lines: [...time, ...lines].slice(0, 4),
  }
}

/** A few facts of a thing. */
function factsOf(value: Fields): LineFacts {
  const { state, item_count, classification, reasons, rsvp_status, liked_by } = value
  return {
    ...(typeof item_count === 'number' && { item_count }),
    ...(typeof state === 'string' && { state }),
    ...(typeof rsvp_status === 'string' && { rsvp_status }),
    is_friend: classification === 'connected',
    reasons: textsIn(reasons),
    liked_by: Array.isArray(liked_by)
      ? liked_by.flatMap((one) => (isObject(one) ? textsIn([one.display_name]) : []))
      : [],
  }
}

function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}

function statusOf(person: unknown, { freeOrNot }: Sentences): string[] {
  if (!isObject(person)) return []
  const { display_name, status } = person
  return typeof display_name === 'string' && typeof status === 'string'
    ? [freeOrNot(display_name, status)]
    : []
}

function kindOfHandleIn({ kind, handle }: Fields): string {
  if (typeof kind === 'string') return kind
  return String(handle).startsWith('in_') ? 'invite' : 'plan'
}
