import type { PersonRow } from '#server/data/people/rows.ts'
import { listLikeEntries } from '#server/data/likes/list_entries.ts'
import { listLikeIds } from '#server/data/likes/list.ts'
import type { Context } from '#server/domain/context.ts'
import { meaningOf } from '#server/domain/discovery/meaning.ts'
import type { Objective } from '#server/domain/discovery/objective.ts'
import { idsOf } from '#server/domain/people/named.ts'
import { zonedInstant } from '#server/domain/basics/wall_clock.ts'

/** The most titles that a host is told, and the most likes that are looked through for them. */
const maxTitles = 10
const maxLikes = 100

/**
 * What a host may know: the names of the people, the areas and times that were asked for, and what both the caller and one of
 * the people are known to like. No handles of other accounts, no calendars and no addresses.
 */
export async function contextOf(
  { db, timezone }: Pick<Context, 'db' | 'timezone'>,
  objective: Objective,
  people: readonly PersonRow[],
): Promise<Record<string, unknown>> {
  const zone = objective.timezone ?? timezone
  const areas = objective.constraints
    .filter((constraint) => meaningOf(constraint) === 'geography')
    .flatMap(({ value }) => value ?? [])
  const times = Object.entries(objective.window).flatMap(([name, at]) =>
    at === null ? [] : [[name, zonedInstant(new Date(at), zone)]],
  )
  return {
    people: people.map(({ display_name }) => display_name),
    timezone: zone,
    areas,
    likes: await likedByBoth(db, timezone, people),
    window: times.length === 0 ? null : Object.fromEntries(times),
  }
}

async function likedByBoth(
  db: Context['db'],
  timezone: string,
  people: readonly PersonRow[],
): Promise<string[]> {
  if (people.length === 0) return []
  const ids = await listLikeIds(db, {
    ...{ filters: {}, people: idsOf(people), timezone, now: await db.now() },
  })
  const wanted = new Set(idsOf(people))
  const entries = await listLikeEntries(db, ids.slice(0, maxLikes))
  return entries
    .filter(
      ({ like, incoming }) =>
        like?.saved === true && incoming.some(({ person_id }) => wanted.has(person_id)),
    )
    .map(({ thing }) => thing.title)
    .slice(0, maxTitles)
}
