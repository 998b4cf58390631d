import { createHash } from 'node:crypto'
import type { SearchScope } from '#generated/types.ts'
import { allScopes } from '#server/domain/finding/search_input.ts'

/** Something that a search found, of the account's own or public. */
export interface Found {
  readonly scope: SearchScope
  readonly handle: string
  readonly id: string
  readonly is_public: boolean
  readonly title: string
  readonly starts_at: Date | null
  readonly timezone: string | null
  readonly tier: number
  readonly score: number
  /** Of what is public; null where nobody knows, and for one's own. */
  readonly city: string | null
}

/** The tier of what is only related to what was asked for, how many of it are shown, and how many results make it needless. */
export const relatedTier = 2
const maxRelated = 3
export const enough = 10

/** From this score on, something is called as what is asked for. */
const named = 2

/**
 * The best of what was found. At most three that are only related stand behind fewer than ten. Where a time is asked for, what
 * has one comes first. What is public in other cities than the account's stands behind what is in one of them, unless it is
 * called so. Equals: one's own before what is public, then by scope, the soonest, then in an order that does not change.
 */
export function bestOf<One extends Found>(
  found: readonly One[],
  limit: number,
  { isTimed, cities }: { readonly isTimed: boolean; readonly cities: readonly string[] },
): One[] {
  const isAway = ({ city, score }: Found) =>
    Number(city !== null && score < named && cities.length > 0 && !cities.includes(city))
  const ranked = found
    .map((one) => ({ one, hash: createHash('sha256').update(one.id).digest('hex') }))
    .sort(
      (a, b) =>
        a.one.tier - b.one.tier ||
        isAway(a.one) - isAway(b.one) ||
        b.one.score - a.one.score ||
        Number(a.one.is_public) - Number(b.one.is_public) ||
        allScopes.indexOf(a.one.scope) - allScopes.indexOf(b.one.scope) ||
        startOf(a.one) - startOf(b.one) ||
        (a.hash < b.hash ? -1 : 1),
    )
    .map(({ one }) => one)
  const asked = found.filter(({ tier }) => tier < relatedTier).length
  const shown = Math.min(limit, Math.max(asked, Math.min(enough, asked + maxRelated)))
  const best = ranked.slice(0, shown)
  if (!isTimed) return best
  return [
    ...best.filter(({ starts_at }) => starts_at !== null),
    ...best.filter(({ starts_at }) => starts_at === null),
  ]
}

/** When something begins, in milliseconds; what has no time comes last. */
function startOf({ starts_at }: Found): number {
  return starts_at?.getTime() ?? Number.MAX_SAFE_INTEGER
}
