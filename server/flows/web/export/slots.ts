/** The exports that one process makes at the same time. */
const most = 4

const underWay = new Set<string>()

/**
 * Takes a place for an export of an account: one at a time for each, and a few in one process.
 *
 * @returns what gives the place back; `own` where the account has one under way, `others` where there is no place.
 */
export function takeExportSlot(owner: string): (() => void) | 'own' | 'others' {
  if (underWay.has(owner)) return 'own'
  if (underWay.size >= most) return 'others'
  underWay.add(owner)
  return () => void underWay.delete(owner)
}
