import { areasIn } from '#server/surfaces/assistant/rules/condition/areas.ts'
import type { Request, Working } from '#server/surfaces/assistant/rules/context.ts'
import { senseFrames } from '#server/surfaces/assistant/rules/sense/senses.ts'
import { groupsOfTime } from '#server/surfaces/assistant/rules/sense/time_said.ts'
import { covers, isPerson } from '#server/surfaces/assistant/rules/sense/spot.ts'
import { hasTag, type Reading } from '#server/surfaces/assistant/rules/sense/weighing.ts'

/** The frame of events of a time, which takes words as well. */
const timed = senseFrames.find(
  ({ capability, slots }) => capability === 'events.search' && 'window' in slots,
)

/**
 * A search for events by all that its message says of them: what they are about, where, and when. “Jazz in Kreuzberg at the Lido on
 * Saturday” has the three of them, whatever it was found by.
 */
export function searchedEvents(working: Working, request: Request, reading: Reading): Request {
  if (timed === undefined) return request
  const { tokens, text, spots } = reading
  const { spoken } = working
  const isOf = wordsOfSearch(working, request, reading)
  const times = groupsOfTime(reading)
  const inTime = (at: number) => times.some(([from, to]) => from <= at && at < to)
  const isSilent = (at: number) =>
    spoken.silent.has(tokens[at]?.key ?? '') ||
    spoken.words.articles.includes(tokens[at]?.key ?? '')
  const isOfPerson = (at: number) => spots.some((one) => isPerson(one) && covers(at)(one))
  // A row of words about one thing: between two of them stands nothing but a time or words that say nothing.
  const rows: (readonly [number, number])[] = []
  for (const at of tokens.keys()) {
    if (inTime(at) || !isOf(at) || isSilent(at) || isOfPerson(at)) continue
    const last = rows.at(-1)
    const between = last && [...tokens.keys()].slice(last[1], at)
    const isNear = between?.every((one) => !inTime(one) && !isVenueAt(working, reading, one + 1))
    if (last && isNear) rows.splice(-1, 1, [last[0], at + 1])
    else rows.push([at, at + 1])
  }
  if (rows.length === 0 && times.length === 0) return request
  const said = ([from, to]: readonly [number, number]) =>
    text.slice(tokens[from]?.at, tokens[to - 1]?.end)
  const venues = rows.filter(([from]) => isVenueAt(working, reading, from))
  const others = rows.filter((one) => !venues.includes(one))
  const { query: _, venue_query: __, ...words } = request.words
  return {
    ...request,
    frame: timed.id,
    words,
    values: {
      ...request.values,
      ...(others.length > 0 && { query: others.map(said).join(' ') }),
      ...(venues.length > 0 && { venue_query: venues.map(said).join(' ') }),
    },
  }
}

/** Which words say what a search is for: those of its query, or those of no class and the kinds of events: “concerts”. */
function wordsOfSearch(
  { spoken }: Working,
  { words }: Request,
  { text, tokens, tags, unknown, spots }: Reading,
) {
  const { query } = words
  const begin = query === undefined ? -1 : text.indexOf(query)
  const end = begin + (query?.length ?? 0)
  const inSpot = (at: number) =>
    spots.some(
      ({ kind, isSoft, from, to }) =>
        (kind === 'area' || kind === 'subject' || (kind === 'name' && !isSoft)) &&
        from <= at &&
        at < to,
    )
  const { any_event = [] } = spoken.words.described
  const isKind = (at: number) =>
    tags.some((tag) => tag.classes.has('events') && covers(at)(tag)) &&
    !any_event.includes(tokens[at]?.key ?? '')
  return (at: number) => {
    const token = tokens[at]
    if (token === undefined) return false
    const isAsked = begin < 0 ? unknown.includes(at) : token.at >= begin && token.end <= end
    return isAsked || inSpot(at) || isKind(at)
  }
}

/** Whether a venue is named from a word on: “at Lido”, “im Lido”. */
function isVenueAt({ spoken }: Working, { tokens, spots }: Reading, at: number): boolean {
  const { before_venue, articles } = spoken.words
  // “At the Lido”: some of these words end with an article of their own.
  const ends = articles.includes(tokens[at - 1]?.key ?? '') ? [at, at - 1] : [at]
  const isLed = before_venue.some((lead) => {
    const words = lead.split(' ')
    const isRight = (end: number) =>
      words.every((word, index) => tokens[end - words.length + index]?.key === word)
    return ends.some(isRight)
  })
  return (
    isLed ||
    spots.some(
      ({ kind, from, things: [best] }) =>
        kind === 'name' && from === at && best?.thing.kind === 'place',
    )
  )
}

/** Classes of words by which a question is about one's own plans. */
const ofOwnPlans = ['plan', 'plans', 'meetings', 'me', 'mine', 'host', 'invited', 'schedule_n']

/** Whether what is on is asked of some place, and not of one's own plans: “what's on in Kreuzberg on Saturday?” */
export function isOfVenue(working: Working, reading: Reading): boolean {
  const { unknown } = reading
  const isThere =
    areasIn(reading).length > 0 || unknown.some((at) => isVenueAt(working, reading, at))
  return isThere && !hasTag(reading, ...ofOwnPlans)
}
