import type { AvailabilityFreshness, AvailabilityUncertainty, Window } from '#generated/types.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import * as say from '#server/domain/messages/availability.ts'
import { namedPerson, type ShownFacts } from '#server/flows/availability/present.ts'

/** The parts of an answer's data that are the same on every page. */
export function toData({ range, uncertainty, rows, ...facts }: ShownFacts) {
  const freshness: AvailabilityFreshness = {
    computed_at: facts.computed_at,
    oldest_source_at: facts.oldest_source_at,
    stale: facts.stale,
  }
  return {
    range,
    freshness,
    uncertainty: uncertainty.map(
      ({ person_id, code }): AvailabilityUncertainty => ({
        code,
        ...personOf(rows, person_id),
      }),
    ),
  }
}

/** The person an uncertainty is about; nothing for the caller. */
function personOf(rows: ShownFacts['rows'], person_id: string | null) {
  if (person_id === null) return {}
  const row = rows.find((one) => one?.person_id === person_id)
  return row ? namedPerson(row) : { person_handle: toHandle('person', person_id) }
}

/** What has to be said with an answer. */
export function disclosuresOf(facts: ShownFacts): (string | { name: string; text: string })[] {
  const { range, computed_at, oldest_source_at } = facts
  const oldest = oldest_source_at === null ? null : new Date(oldest_source_at)
  const uncertain = facts.uncertainty.map(({ person_id, code }) => ({
    name: person_id === null ? null : nameOf(facts, person_id),
    code,
  }))
  return [
    {
      name: 'availability.freshness',
      text: say.freshness(new Date(computed_at), oldest, range.timezone),
    },
    ...(uncertain.length > 0
      ? [{ name: 'availability.uncertainty', text: say.uncertainty(uncertain) }]
      : []),
    ...(facts.cut ? ['availability.range_cut'] : []),
    ...(facts.usual_hours ? ['availability.default_hours'] : []),
    ...(facts.refreshing ? ['availability.refreshing'] : []),
  ]
}

/** The one sentence of an answer; `isFirst` says whether these are the best windows of all. */
export function tellWindows(
  [best, ...others]: readonly Window[],
  facts: ShownFacts,
  isFirst: boolean,
): string {
  if (!best) return say.noWindows[facts.nothing ?? 'no_days']
  if (!isFirst) return say.laterWindows(others.length + 1)
  const names = [null, ...facts.rows.flatMap((row) => row?.display_name ?? [])]
  const people = best.people.map(({ status }, index) => ({ name: names[index] ?? null, status }))
  const told = { from: new Date(best.starts_at), until: new Date(best.ends_at), people }
  return say.bestWindow(told, facts.range.timezone)
}

function nameOf({ rows }: ShownFacts, person_id: string): string | null {
  return rows.find((row) => row?.person_id === person_id)?.display_name ?? null
}
