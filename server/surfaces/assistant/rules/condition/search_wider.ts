import { tokensOf } from '#generated/server/assistant/tokens.ts'
import type { CapabilityId, Request as Input } from '#generated/types.ts'
import { isObject } from '#server/domain/basics/json.ts'
import type { GivenEnvelope } from '#server/runtime/answer.ts'
import type { Problem } from '#server/runtime/failure.ts'
import { areasIn } from '#server/surfaces/assistant/rules/condition/areas.ts'
import type { Working } from '#server/surfaces/assistant/rules/context.ts'
import { readingIn } from '#server/surfaces/assistant/rules/sense/senses.ts'

/** A call with what it answered. */
export interface Answered {
  readonly capability: CapabilityId
  readonly input: Readonly<Record<string, unknown>>
  readonly body: GivenEnvelope | Problem
}

/**
 * A search for events of which none has the words in its title, or for a kind of them: a search by what they are about, which knows that a
 * night of quiet songs is a concert. The answer as it is where that finds no more.
 */
export async function searchWider(working: Working, answered: Answered): Promise<Answered> {
  const { hands, said } = working
  const { capability, input, body } = answered
  const { query, venue_query, starts_after, starts_before } = input
  if (capability !== 'events.search' || typeof query !== 'string') return answered
  const count = countOf(body)
  if (count > 0 && !isOfKind(working, query)) return answered
  const words = typeof venue_query === 'string' ? `${query} ${venue_query}` : query
  const wider = {
    ...{ query: words.slice(0, maxQuery), scopes: ['events'], timezone: said.timezone },
    ...(starts_after !== undefined && { starts_after, starts_before }),
  } as Input<'ideas.search'>
  const found = await hands.call('ideas.search', wider)
  return countOf(found.body) > count
    ? { capability: 'ideas.search', input: { ...wider }, body: found.body }
    : answered
}

/** The longest query that a search takes, in characters. */
const maxQuery = 120

/** Whether words are only of a kind of events and where they are: “concerts in Kreuzberg”. */
function isOfKind(working: Working, query: string): boolean {
  const { spoken, said } = working
  const areas = areasIn(readingIn(working, said.message)).flatMap(({ text }) => keysIn(text))
  const isOf = (key: string) =>
    spoken.lexicon.classesOf(key).has('events') ||
    areas.includes(key) ||
    spoken.words.in_area.includes(key)
  return keysIn(query).every(isOf)
}

function keysIn(text: string): string[] {
  return tokensOf(text).map(({ key }) => key)
}

/** How much a search found: 0 where it did not answer. */
function countOf(body: GivenEnvelope | Problem): number {
  if (!('outcome' in body) || !isObject(body.data)) return 0
  return Array.isArray(body.data.items) ? body.data.items.length : 0
}
