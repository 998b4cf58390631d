import { withValues } from '#server/surfaces/assistant/rules/condition/said.ts'
import { covers } from '#server/surfaces/assistant/rules/sense/spot.ts'
import { areasIn } from '#server/surfaces/assistant/rules/condition/areas.ts'
import type { Request } from '#server/surfaces/assistant/rules/context.ts'
import type { Reading } from '#server/surfaces/assistant/rules/sense/weighing.ts'

/** Classes of words for what is looked for, behind what it is to be like. */
const described = ['sights', 'thing', 'idea', 'ideas', 'what_to_do']

/** The most wishes that a search for something to do takes. */
const maxWishes = 10

/** Something to do with where it is to be, and what it is to be like: “something warm with Ada in Kreuzberg”. */
export function withWishes(request: Request, reading: Reading): Request {
  const { tokens, text, tags, unknown } = reading
  const areas = areasIn(reading)
  const isOf = (name: string, at: number) =>
    tags.some(({ classes, from, to }) => classes.has(name) && from <= at && at < to)
  const isWish = (at: number) =>
    isOf('something', at - 1) ||
    isOf('for_w', at - 1) ||
    described.some((name) => isOf(name, at + 1))
  const wishes = unknown
    .filter((at) => isWish(at) && !areas.some(covers(at)))
    .map((at) => text.slice(tokens[at]?.at, tokens[at]?.end))
  return withValues(request, {
    ...(areas.length > 0 && { neighborhoods: areas.map((one) => one.text) }),
    ...(wishes.length > 0 && { preference_terms: wishes.slice(0, maxWishes) }),
  })
}
