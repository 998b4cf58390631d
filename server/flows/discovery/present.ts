import type {
  Candidate,
  DiscoveryConstraint,
  DiscoveryRun,
  Event,
  Place,
} from '#generated/types.ts'
import type { FoundRow } from '#server/data/discovery_candidates/rows.ts'
import type { RunRow } from '#server/data/discovery_runs/rows.ts'
import { toPerson } from '#server/data/people/rows.ts'
import { sealCandidate } from '#server/domain/ideas/candidate.ts'
import type { Context } from '#server/domain/context.ts'
import type { Constraint } from '#server/domain/discovery/constraint.ts'
import { coverageOf } from '#server/domain/discovery/meaning.ts'
import { type HostFacts, isEventKind, placeNameOfFound } from '#server/domain/discovery/recorded.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { listLikersByTitle } from '#server/flows/discovery/likers.ts'

/** What candidates are made with. */
type Needs = Pick<Context, 'db' | 'owner' | 'seal'>

/** The most reasons of one candidate. */
const maxReasons = 10

/** What a host recorded, as callers see it: its texts are the host's own words. */
export async function toHostCandidates(
  { db, owner, seal }: Needs,
  found: readonly FoundRow[],
): Promise<Candidate[]> {
  const now = await db.now()
  const hosts = found.flatMap(({ found_id, facts }) =>
    facts.by === 'host' ? [{ found_id, facts: facts.candidate }] : [],
  )
  const likers = await listLikersByTitle(
    db,
    hosts.map(({ facts }) => facts),
  )
  return hosts.map(({ found_id, facts }) => ({
    candidate_id: sealCandidate(seal, owner, { kind: 'found', id: found_id }, now),
    kind: facts.kind,
    title: facts.public_name,
    place: placeOf(found_id, facts),
    event: eventOf(found_id, facts),
    when: facts.schedule?.starts_at ?? null,
    reasons: reasonsOf(facts),
    liked_by: (likers.get(facts) ?? []).map(toPerson),
    provisional: true,
  }))
}

function reasonsOf({ fit }: HostFacts): string[] {
  const reasons = fit?.reasons?.length ? fit.reasons : [fit?.summary]
  return reasons.filter((text) => text != null && text !== '').slice(0, maxReasons) as string[]
}

/** Where it is, as the host says; null where it names no place. */
function placeOf(found_id: string, facts: HostFacts): Place | null {
  const { location, schedule } = facts
  const name = location ? placeNameOfFound(facts) : null
  if (name === null) return null
  const parts = [location?.address, location?.neighborhood, location?.city]
  const { latitude, longitude } = location ?? {}
  return {
    place_handle: toHandle('public_place', found_id),
    name,
    address: location?.address ?? (parts.filter((part) => part != null).join(', ') || null),
    description: null,
    timezone: schedule?.timezone ?? null,
    activity_name: null,
    ...(latitude != null && longitude != null && { coordinates: { latitude, longitude } }),
    state: 'active',
  }
}

function eventOf(found_id: string, facts: HostFacts): Event | null {
  const { kind, schedule, canonical_url } = facts
  if (!isEventKind(kind) || schedule?.starts_at == null) return null
  return {
    starts_at: schedule.starts_at,
    ...(schedule.start_precision != null && { start_precision: schedule.start_precision }),
    ends_at: schedule.ends_at ?? null,
    timezone: schedule.timezone ?? null,
    venue: placeOf(found_id, facts),
    url: canonical_url ?? null,
  }
}

/** A constraint as a run understood it. */
export function toConstraint(constraint: Constraint): DiscoveryConstraint {
  const { semantic_id, label, value, structured_value, hardness } = constraint
  const amount = structured_value && { structured_value }
  return { semantic_id, label, value, ...amount, hardness, coverage_state: coverageOf(constraint) }
}

const shownStates = {
  prepared: 'accepted',
  open: 'accepted',
  accepted: 'accepted',
  closed: 'completed',
  superseded: 'completed',
  failed: 'failed',
} as const

/** A run in its current state, without what it found. */
export function toRun(
  run: Pick<
    RunRow,
    | 'run_id'
    | 'thread_id'
    | 'parent_run_id'
    | 'reply_contract_id'
    | 'state'
    | 'state_version'
    | 'expires_at'
  >,
): DiscoveryRun {
  return {
    run_handle: toHandle('run', run.run_id),
    ...(run.parent_run_id !== null && { parent_run_handle: toHandle('run', run.parent_run_id) }),
    thread_handle: toHandle('thread', run.thread_id),
    state_version: run.state_version,
    state: shownStates[run.state],
    reply_contract_handle: toHandle('reply_contract', run.reply_contract_id),
    expires_at: run.expires_at.toISOString(),
  }
}
