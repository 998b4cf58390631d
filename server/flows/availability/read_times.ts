import { listKnownSources } from '#server/data/calendar_sources/list_known.ts'
import { listKnownPeople } from '#server/data/friend_calendars/list.ts'
import { requireRows } from '#server/data/people/find.ts'
import type { PersonName } from '#server/data/people/rows.ts'
import { selectMeant } from '#server/data/people/select_meant.ts'
import { listTimedPlans } from '#server/data/plans/list_timed.ts'
import type { Db } from '#server/database/db.ts'
import type { FriendCopy } from '#server/domain/availability/friend_time.ts'
import type { KnownSource } from '#server/domain/availability/known_time.ts'
import { runOf, runsOfPlans } from '#server/domain/availability/plan_time.ts'
import type { Span } from '#server/domain/availability/range.ts'
import { type BusyRun, monthsOf, quarter_ms } from '#server/domain/calendar/busy_runs.ts'
import { parseHandle } from '#server/domain/basics/handle.ts'
import { resolvePeople } from '#server/flows/people/resolve.ts'

/** What this account knows of the time of itself and of saved people. */
export interface KnownTimes {
  /** The transaction's time. */
  now: Date
  /** The people, each once, in the order given. */
  people: readonly PersonName[]
  sources: readonly KnownSource[]
  /** The time that plans take of the account. */
  own: readonly BusyRun[]
  /** What friends share, by the person's id; nothing of who is not connected. */
  copies: ReadonlyMap<string, FriendCopy>
  /** When people come to plans of this account, by the person's id. */
  coming: ReadonlyMap<string, readonly BusyRun[]>
}

/** Who is asked about. */
export interface AskedPeople {
  person_handles?: readonly string[] | undefined
  person_names?: readonly string[] | undefined
}

/**
 * Reads in one round trip what this account knows of the time of itself and of these people in a span of quarter-hours,
 * which is null where no time matters. Errors: as `resolvePeople`.
 */
export async function readTimes(
  db: Db,
  { person_handles: handles = [], person_names: names = [] }: AskedPeople,
  span: Span | null,
): Promise<KnownTimes> {
  const others = withoutCaller(handles)
  const ids = others.flatMap((handle) => parseHandle('person', handle) ?? [])
  const meant = selectMeant(db.owner, { ids, names })
  const all = span ? monthsOf(span.from, span.to) : []
  const [first, last] = [all[0], all.at(-1)]
  const months = first !== undefined && last !== undefined ? { first, last } : null
  const period = span && {
    from: new Date(span.from * quarter_ms),
    to: new Date(span.to * quarter_ms),
  }
  const [resolved, known, { now, sources }, plans] = await Promise.all([
    names.length > 0 ? resolvePeople(db, others, names) : null,
    listKnownPeople(db, meant, months),
    listKnownSources(db, months),
    period ? listTimedPlans(db, period, meant) : [],
  ])
  const people = resolved ?? requireRows(known, others, (index) => `/person_handles/${index}`)
  const asked = new Set(people.map(({ person_id }) => person_id))
  const coming = new Map<string, BusyRun[]>()
  for (const { person_id, ...plan } of plans) {
    if (person_id === null) continue
    const runs = coming.get(person_id) ?? []
    runs.push(runOf(plan, plan.needs_reconfirm ? 'tentative' : 'busy'))
    coming.set(person_id, runs)
  }
  const own = plans.filter(({ person_id }) => person_id === null)
  return {
    now,
    people,
    sources,
    own: runsOfPlans(own, 'account'),
    // A name that somebody has now may be a former one of somebody else.
    copies: new Map(
      known.flatMap(({ person_id, copy }) =>
        copy && asked.has(person_id) ? [[person_id, copy] as const] : [],
      ),
    ),
    coming,
  }
}

/**
 * Answers call the caller `self`, who is always asked about; callers may send that back. The others keep their places,
 * which failures name.
 */
function withoutCaller(handles: readonly string[]): string[] {
  const other = handles.find((handle) => handle !== 'self')
  return other === undefined ? [] : handles.map((handle) => (handle === 'self' ? other : handle))
}
