import { withValues } from '#server/surfaces/assistant/rules/condition/said.ts'
import type { Frame } from '#generated/server/assistant/frame.ts'
import type { CapabilityId } from '#generated/types.ts'
import type { Request, Working } from '#server/surfaces/assistant/rules/context.ts'
import { areasIn } from '#server/surfaces/assistant/rules/condition/areas.ts'
import { withGuests } from '#server/surfaces/assistant/rules/condition/guests.ts'
import { withQueryAlone } from '#server/surfaces/assistant/rules/condition/query_alone.ts'
import {
  isOfVenue,
  searchedEvents,
} from '#server/surfaces/assistant/rules/condition/searched_events.ts'
import { withWishes } from '#server/surfaces/assistant/rules/condition/wishes.ts'
import { isRead } from '#server/surfaces/assistant/rules/matches.ts'
import { listsPlans } from '#server/surfaces/assistant/rules/plans_then.ts'
import { frameOf } from '#server/surfaces/assistant/rules/request.ts'
import { readingIn, senseFrames } from '#server/surfaces/assistant/rules/sense/senses.ts'
import { isPerson } from '#server/surfaces/assistant/rules/sense/spot.ts'
import type { Reading } from '#server/surfaces/assistant/rules/sense/weighing.ts'
import { wordsTaken } from '#server/surfaces/assistant/rules/sense/words_taken.ts'

/**
 * A question with all the conditions that its message sets: “cancelled plans with Ada this month” asks for less than “plans this month”.
 * What only one of them was found by says which question it is; the others narrow it.
 */
export function withConditions(working: Working, clause: string, request: Request): Request {
  const frame = frameOf(working, request)
  if (frame === null || !isRead({ frame })) return request
  const reading = readingIn(working, clause)
  if (listsPlans(frame.capability as CapabilityId) && isOfVenue(working, reading))
    return searchedEvents(working, { ...request, words: {} }, reading)
  const narrowed = withNarrowing(working, frame, request, reading)
  if (listsPlans(frame.capability as CapabilityId))
    return withGuests(working, frame, narrowed, reading)
  switch (frame.capability) {
    case 'events.search':
      return searchedEvents(working, narrowed, reading)
    case 'ideas.recommendations.get':
      return withWishes(narrowed, reading)
    case 'ideas.recommendations.prepare':
      return withArea(working, narrowed, reading)
    case 'ideas.lists.query':
      return withoutPeople(narrowed, reading)
    case 'ideas.saved.query':
    case 'places.private.query':
      return withQueryAlone(working, narrowed, reading)
    default:
      return narrowed
  }
}

/** Lists by their names alone: who else has them is no word of a name. */
function withoutPeople(request: Request, { spots }: Reading): Request {
  const { query, ...words } = request.words
  const isOfPerson = spots.some((one) => isPerson(one) && query?.includes(one.text))
  return query !== undefined && isOfPerson ? { ...request, words, left: [query] } : request
}

/** A place to eat or to see with the part of the city that it is to be in, where no words of it say so. */
function withArea({ spoken }: Working, request: Request, reading: Reading): Request {
  const taken = wordsTaken(Object.values(request.words), spoken)
  const [area] = areasIn(reading).filter(({ from }) => !taken.has(reading.tokens[from]?.key ?? ''))
  return area === undefined ? request : withValues(request, { area: area.text })
}

/** A request with the values that words say and it leaves out: “cancelled” beside a month. */
function withNarrowing(
  { spoken }: Working,
  frame: Frame,
  request: Request,
  { tags, tokens }: Reading,
): Request {
  const taken = wordsTaken(Object.values(request.words), spoken)
  const isSaid = (name: string) =>
    tags.some(
      ({ classes, from, to }) =>
        classes.has(name) && !tokens.slice(from, to).every(({ key }) => taken.has(key)),
    )
  const narrowing = senseFrames.filter(
    ({ capability, narrows = [] }) => capability === frame.capability && narrows.length > 0,
  )
  const said = narrowing.filter(({ narrows = [] }) => narrows.some(isSaid))
  // “All of them, also those cancelled” has a value that no word narrows it by.
  const isOpen = (path: string) =>
    !(path in frame.set) || narrowing.some(({ set }) => set[path] === frame.set[path])
  const values = said.flatMap(({ set }) => Object.entries(set)).filter(([path]) => isOpen(path))
  return withValues(request, Object.fromEntries(values))
}
