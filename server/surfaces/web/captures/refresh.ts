import type { SignedInVisit } from '#server/surfaces/web/route.ts'

/** How often a page looks again by itself, and how many seconds lie between. */
const [times, seconds] = [12, 5]

/** How a page of something that is being read looks again by itself: a minute long, counted by `n` in its address. */
export function refreshOf(
  { query }: SignedInVisit,
  path: string,
): { refreshes?: { seconds: number; path: string } } {
  const seen = Number(query.get('n') ?? '0')
  const isOn = Number.isSafeInteger(seen) && seen >= 0 && seen < times
  return isOn ? { refreshes: { seconds, path: `${path}?n=${seen + 1}` } } : {}
}
