/** Who is affected: HTTP callers, TypeScript that uses the SDK, agents that see the tools, readers of the docs. */
export const consumers = ['wire', 'sdk', 'mcp', 'docs'] as const
export type Consumer = (typeof consumers)[number]

/** breaking: something that worked no longer works. additive: something new. neutral: nothing to adapt to. */
export type Rating = 'breaking' | 'additive' | 'neutral'
export type Ratings = { readonly [Of in Consumer]: Rating }

const order: readonly Rating[] = ['neutral', 'additive', 'breaking']

/** The worst of several ratings; neutral of none. */
export function worst(ratings: Iterable<Rating>): Rating {
  let found: Rating = 'neutral'
  for (const rating of ratings) if (order.indexOf(rating) > order.indexOf(found)) found = rating
  return found
}
