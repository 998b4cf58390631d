import type { Window, WindowPerson } from '#generated/types.ts'
import { listKnownPeople } from '#server/data/friend_calendars/list.ts'
import type { PersonName } from '#server/data/people/rows.ts'
import type { Db } from '#server/database/db.ts'
import { window_quarters } from '#server/domain/availability/range.ts'
import { statusCodes, statuses } from '#server/domain/availability/status.ts'
import { fromWindowId } from '#server/domain/availability/window_id.ts'
import { quarter_ms } from '#server/domain/calendar/busy_runs.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { zonedInstant } from '#server/domain/basics/wall_clock.ts'
import type { AskedPerson, AvailabilityFacts, Uncertain } from '#server/flows/availability/facts.ts'

/** What later pages show: the people who are still there, and what is not known of them now. */
export interface ShownFacts extends AvailabilityFacts {
  /** Of each of `people`: null for one who was deleted. */
  rows: readonly (PersonName | null)[]
  /** Of each of `people`, whether they have stopped to share since the windows were found. */
  withdrawn: readonly boolean[]
}

/**
 * The facts of a later page, with who may be shown now: a friend who has stopped sharing, or is not connected any more,
 * is not known, and that is said; of a deleted person nothing is said.
 */
export async function shownLater(db: Db, facts: AvailabilityFacts): Promise<ShownFacts> {
  const ids = facts.people.map(({ person_id }) => person_id)
  const found = await listKnownPeople(db, ids, null)
  // Whether each shares; who is not connected is not in it.
  const sharing = new Map(
    found.flatMap(({ person_id, copy }) => (copy ? [[person_id, copy.shared] as const] : [])),
  )
  const byId = new Map(found.map((row) => [row.person_id, row]))
  const rows = ids.map((id) => byId.get(id) ?? null)
  const withdrawn = facts.people.map(({ person_id, shares }) => shares && !sharing.get(person_id))
  const uncertainty = [
    ...facts.uncertainty.filter(({ person_id }) => person_id === null),
    ...facts.people.flatMap((person) =>
      byId.has(person.person_id) ? uncertaintyNow(person, facts, sharing) : [],
    ),
  ]
  return { ...facts, uncertainty, rows, withdrawn }
}

function uncertaintyNow(
  { person_id, shares }: AskedPerson,
  facts: AvailabilityFacts,
  sharing: ReadonlyMap<string, boolean>,
): Uncertain[] {
  const told = facts.uncertainty.filter((one) => one.person_id === person_id)
  if (!sharing.has(person_id)) return [{ person_id, code: 'person_not_connected' }]
  return shares && !sharing.get(person_id) ? [{ person_id, code: 'calendar_not_shared' }] : told
}

/**
 * Windows of the ids that were kept, as callers see them. Who was deleted is left out. `snapshot` is the handle of that which
 * they are kept in: with the quarter-hour it says which window it is, so there is nothing to hide, and a page that is read
 * again has the same handles.
 */
export function toWindows(ids: readonly string[], facts: ShownFacts, snapshot: string): Window[] {
  const shown = [
    byStatus({ person_handle: 'self' }),
    ...facts.rows.map((row) => row && byStatus(namedPerson(row))),
  ]
  return ids.map((id) => toWindow(id, facts, shown, snapshot))
}

/** A person with each status, by its code. */
type ShownPerson = readonly WindowPerson[]

/** A saved person as windows name them. */
export function namedPerson({ person_id, display_name }: PersonName) {
  return { person_handle: toHandle('person', person_id), display_name }
}

/** Many windows show a person with the same status. */
function byStatus(person: Omit<WindowPerson, 'status'>): ShownPerson {
  return statuses.map((status) => ({ ...person, status }))
}

function toWindow(
  id: string,
  { range, people: asked, withdrawn }: ShownFacts,
  shown: readonly (ShownPerson | null)[],
  snapshot: string,
): Window {
  const { timezone } = range
  const { at, codes } = fromWindowId(id, asked.length + 1)
  const people: WindowPerson[] = []
  const counts = [0, 0, 0, 0]
  for (let index = 0; index < shown.length; index += 1) {
    // The caller comes before those asked about.
    const code = withdrawn[index - 1] ? statusCodes.unknown : (codes[index] ?? 0)
    const person = shown[index]?.[code]
    if (person === undefined) continue
    people.push(person)
    counts[code] = (counts[code] ?? 0) + 1
  }
  const [free = 0, partial = 0, unknown = 0, busy = 0] = counts
  const instant = (quarter: number) => zonedInstant(new Date(quarter * quarter_ms), timezone)
  return {
    time_handle: `${snapshot}.${at}`,
    starts_at: instant(at),
    ends_at: instant(at + window_quarters),
    timezone,
    // Of the codes, the greatest is the worst.
    status: statuses[counts.findLastIndex((count) => count > 0)] ?? 'free',
    counts: { free, partial, unknown, busy },
    people,
  }
}
