import { whoAndWhen, withValues } from '#server/surfaces/assistant/rules/condition/said.ts'
import type { Frame } from '#generated/server/assistant/frame.ts'
import type { Request, Working } from '#server/surfaces/assistant/rules/context.ts'
import { knowsGuests } from '#server/surfaces/assistant/rules/plans_then.ts'
import {
  covers,
  isPerson,
  isSurelyNamed,
  type Spot,
} from '#server/surfaces/assistant/rules/sense/spot.ts'
import { hasTag, type Reading } from '#server/surfaces/assistant/rules/sense/weighing.ts'
import { wordsTaken } from '#server/surfaces/assistant/rules/sense/words_taken.ts'

/** Plans with those who are named, and of a title that is: the names of people, and a time, are no words of a title. */
export function withGuests(
  working: Working,
  { set, slots }: Frame,
  request: Request,
  reading: Reading,
): Request {
  const isKnown = knowsGuests(request.values.scope ?? set.scope)
  const met = isKnown ? metTogether(working, reading) : null
  if (met !== null) return withValues(request, { with: [met] })
  const guests = isKnown ? reading.spots.filter(isPerson) : []
  const { query, ...words } = request.words
  if (query !== undefined) {
    const more = inTitle(working, query, guests, reading)
    // A word of no class, or one that names something, is of a title: “plans with open tasks” asks for none.
    const { spots, unknown } = reading
    const says = (at: number) => unknown.includes(at) || spots.some(covers(at))
    if (more.some(says)) return request
    return narrowed({ ...request, words, ...(more.length > 0 && { left: [query] }) }, guests)
  }
  if (slots.query !== undefined) return request
  const taken = wordsTaken(Object.values(words), working.spoken)
  const isLeft = ({ text }: Spot) => !taken.has(text.toLowerCase())
  const title = reading.spots.find((one) => isSurelyNamed(one) && !isPerson(one) && isLeft(one))
  return narrowed(request, guests.filter(isLeft), title)
}

/** Who was spoken of last, where plans are asked for that “we have together” and nobody is named. */
function metTogether({ state }: Working, reading: Reading): string | null {
  const [newest] = state.focus
  const isAsked = hasTag(reading, 'together') && !reading.spots.some(isPerson)
  return isAsked && newest?.kind === 'person' ? newest.handle : null
}

/** Where words stand that were taken for a title and say more than who comes, and when. */
function inTitle(
  { spoken }: Working,
  title: string,
  guests: readonly Spot[],
  reading: Reading,
): number[] {
  const words = wordsTaken([title], spoken)
  const isOther = whoAndWhen(reading, guests)
  return [...reading.tokens.entries()]
    .filter(([at, { key }]) => words.has(key) && !spoken.silent.has(key) && !isOther(at))
    .map(([at]) => at)
}

function narrowed(request: Request, guests: readonly Spot[], title?: Spot): Request {
  const handles = guests.flatMap(({ things: [best] }) => best?.thing.handle ?? [])
  return withValues(request, {
    ...(handles.length > 0 && { with: handles }),
    ...(title && { query: title.text }),
  })
}
