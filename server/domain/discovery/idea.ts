import { dayEnds, midnight } from '#server/domain/basics/days.ts'
import type { HostFacts } from '#server/domain/discovery/recorded.ts'
import { startOf } from '#server/domain/discovery/recorded.ts'
import { toInstant } from '#server/domain/basics/instant.ts'
import { wallTimeOf } from '#server/domain/basics/wall_clock.ts'
import { type WordsFrom, wordsOfPage } from '#server/domain/ideas/words_from.ts'
import type { RecordedEvidence } from '#generated/types.ts'

/** The longest title of an idea. */
const longestTitle = 160

/** An idea as it is made of what a host recorded. */
export interface IdeaOfFound {
  readonly kind: 'place' | 'event'
  readonly title: string
  readonly description: string | null
  readonly event_start_at: Date | null
  readonly event_end_at: Date | null
  readonly event_timezone: string | null
  readonly start_precision: 'exact' | 'date_only'
  readonly neighborhood_name: string | null
  readonly source_url: string | null
}

/**
 * What a host recorded, as an idea: an event where it has a start that is ahead, else a place. `timezone` is the account's,
 * for a day whose zone is not said.
 */
export function ideaOf(
  facts: HostFacts,
  evidence: readonly RecordedEvidence[],
  { timezone, now }: { timezone: string; now: Date },
): IdeaOfFound {
  const { public_name, schedule, fit, location } = facts
  const zone = schedule?.timezone ?? timezone
  const isExact = schedule?.start_precision === 'exact'
  const start = startOf(facts)
  const begins = start && !isExact ? midnight(wallTimeOf(start, zone).date, zone) : start
  const end = schedule?.ends_at == null ? null : toInstant(schedule.ends_at)
  const last = end ?? (begins && !isExact ? dayEnds(begins, zone) : begins)
  const isAhead = last !== null && last > now
  return {
    kind: isAhead ? 'event' : 'place',
    title: [...public_name].slice(0, longestTitle).join('').trim(),
    description: fit?.summary ?? null,
    event_start_at: isAhead ? begins : null,
    event_end_at: isAhead && begins && end && end >= begins ? end : null,
    event_timezone: isAhead ? (schedule?.timezone ?? null) : null,
    start_precision: isAhead && !isExact ? 'date_only' : 'exact',
    neighborhood_name: location?.neighborhood ?? null,
    source_url: pageOf(facts, evidence),
  }
}

/** Whose words what a host recorded has: those of its page, else of the web. */
export function wordsOfFound(facts: HostFacts, evidence: readonly RecordedEvidence[]): WordsFrom {
  const page = pageOf(facts, evidence)
  return page === null ? 'web' : wordsOfPage(page)
}

function pageOf(
  { canonical_url, access }: HostFacts,
  evidence: readonly RecordedEvidence[],
): string | null {
  return canonical_url ?? access?.official_url ?? evidence[0]?.source_url ?? null
}

/** The most characters of a claim. */
const longestClaim = 2_000

/** A claim of a host in one sentence: “price: 55 euros for each person”. */
export function claimOf({ claim_type, claim_value }: RecordedEvidence): string {
  return [...`${claim_type}: ${claim_value}`].slice(0, longestClaim).join('')
}
