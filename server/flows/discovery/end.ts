import type { DiscoveryRun, ResearchGap } from '#generated/types.ts'
import { insertFound } from '#server/data/discovery_candidates/insert.ts'
import type { FoundRow } from '#server/data/discovery_candidates/rows.ts'
import type { RunRow } from '#server/data/discovery_runs/rows.ts'
import { updateRunEnded } from '#server/data/discovery_runs/update.ts'
import { updateExecutionSettled } from '#server/data/executions/update.ts'
import { listPeople } from '#server/data/people/list.ts'
import type { Db } from '#server/database/db.ts'
import { newId } from '#server/database/id.ts'
import { fingerprintOf } from '#server/domain/discovery/fingerprint.ts'
import { fail } from '#server/domain/basics/failure.ts'
import {
  askAgain,
  internalGap,
  lookedAndFound,
  lookingFailed,
  noExternalResearch,
} from '#server/domain/messages/discovery.ts'
import { completed, failed } from '#server/domain/calls/result.ts'
import type { Seal } from '#server/domain/basics/seal.ts'
import type { Tell } from '#server/domain/calls/tell.ts'
import { type FoundThing, type Picked, pick, show } from '#server/flows/discovery/look.ts'
import { toRun } from '#server/flows/discovery/present.ts'

/** What ends runs outside of requests besides their own rows. */
export interface DiscoveryTools {
  readonly seal: Seal
  readonly tell: Tell
}

/** Picks what a claimed run is about; a read will do. */
export async function pickForRun(db: Db, tools: DiscoveryTools, run: RunRow): Promise<Picked> {
  const { objective, excluded_keys } = run
  const people = await listPeople(db, objective.people)
  return pick(contextOf(db, tools, run), objective, people, new Set(excluded_keys))
}

/**
 * Closes a claimed run with what is still there of what was picked for it, and its execution, all in one transaction.
 *
 * @returns whether it was closed; nothing happens where it was claimed again, or has ended.
 */
export async function closeRun(
  db: Db,
  tools: DiscoveryTools,
  run: RunRow,
  picked: Picked,
): Promise<boolean> {
  const excluded = new Set(run.excluded_keys)
  const { found, metrics, ...looked } = await show(contextOf(db, tools, run), picked, excluded)
  const gaps = [{ code: 'no_external_research', message: noExternalResearch }, ...looked.gaps]
  return endRun(db, tools, run, { state: 'closed', found, gaps, metrics })
}

function contextOf(db: Db, { seal }: DiscoveryTools, { objective, accepted_by }: RunRow) {
  const timezone = objective.timezone ?? accepted_by?.timezone ?? 'UTC'
  return { db, owner: db.owner, seal, timezone }
}

/** Ends a claimed run that could not be searched for. @returns as `closeRun`. */
export function failRun(db: Db, tools: DiscoveryTools, run: RunRow): Promise<boolean> {
  const gaps = [{ code: 'internal', message: internalGap }]
  return endRun(db, tools, run, { state: 'failed', found: [], gaps, metrics: {} })
}

interface End {
  readonly state: 'closed' | 'failed'
  readonly found: readonly FoundThing[]
  readonly gaps: readonly ResearchGap[]
  readonly metrics: Readonly<Record<string, number>>
}

async function endRun(
  db: Db,
  { tell }: DiscoveryTools,
  run: RunRow,
  { state, found, gaps, metrics }: End,
): Promise<boolean> {
  const { run_id, claim, execution_id, accepted_by } = run
  const rows = found.map(({ candidate, subject, choice, same_key }, ordinal): FoundRow => {
    const { kind, title, reasons } = candidate
    const facts = { by: 'service' as const, kind, title, subject, choice, reasons }
    return { run_id, ordinal, found_id: newId(), same_key, facts, evidence: [], idea_id: null }
  })
  const snapshot_fingerprint = fingerprintOf(rows)
  const end = { run_id, claim, state, snapshot_fingerprint, gaps: [...gaps], metrics }
  const state_version = await updateRunEnded(db, end)
  if (state_version === null) return false
  await insertFound(db, rows)
  if (execution_id === null || accepted_by === null) return true
  const candidates = found.map(({ candidate }) => candidate)
  const data: DiscoveryRun = {
    ...toRun({ ...run, state, state_version }),
    ...{ candidates, snapshot_fingerprint, gaps: [...gaps] },
  }
  const result =
    state === 'closed'
      ? completed(data, { text: lookedAndFound(candidates.length) })
      : failed(data, fail('source_unreachable', { message: lookingFailed, advice: askAgain }))
  if (result.status === 'accepted') return true
  const { query } = run.objective
  const started = run.parent_run_id === null ? 'ideas.discover' : 'ideas.discover.refine'
  const stored = tell(started, {
    ...{ owner: db.owner, execution_id, accepted_by, input: { query }, result },
  })
  const { token_id } = accepted_by
  await updateExecutionSettled(db, { execution_id, token_id, status: result.status, stored })
  return true
}
