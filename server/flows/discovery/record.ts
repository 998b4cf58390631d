import type { Data, Input, ResearchGap, SourceFailure } from '#generated/types.ts'
import { insertFound } from '#server/data/discovery_candidates/insert.ts'
import { listFound } from '#server/data/discovery_candidates/list.ts'
import type { FoundRow } from '#server/data/discovery_candidates/rows.ts'
import type { RecordRow, RunRow } from '#server/data/discovery_runs/rows.ts'
import { updateRunResult } from '#server/data/discovery_runs/update.ts'
import { newId } from '#server/database/id.ts'
import type { Context } from '#server/domain/context.ts'
import { contentHash, fingerprintOf } from '#server/domain/discovery/fingerprint.ts'
import { cleaned, type Recorded, readRecorded } from '#server/domain/discovery/recorded.ts'
import { sift } from '#server/domain/discovery/reject.ts'
import { fail, refuse } from '#server/domain/basics/failure.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { runIsClosed, runIsTheServices, sourceFailed } from '#server/domain/messages/discovery.ts'
import {
  candidatesMissing,
  candidatesNotExpected,
} from '#server/domain/messages/discovery_input.ts'
import type { Violation } from '#server/domain/basics/violation.ts'
import { toHostCandidates } from '#server/flows/discovery/present.ts'
import { requireRun, staleRun } from '#server/flows/discovery/runs.ts'

type Submitted = Input<'discovery.record'>

/** A set of results that was recorded, or had been before. */
export interface RecordedResult {
  readonly data: Data<'discovery.record'>
  /** Whether it changed the run. */
  readonly changed: boolean
}

/**
 * Records a set of results into a run, each candidate by itself. The same set again gets the answer of the first, and one
 * of which nothing is accepted changes nothing.
 *
 * Errors: `input_invalid`; `reference_not_found`; `stale_state_version` for another set once the run is closed;
 * `run_expired` a day after it was prepared.
 */
export async function recordResults(
  context: Pick<Context, 'db' | 'owner' | 'seal'>,
  input: Submitted,
): Promise<RecordedResult> {
  const { db } = context
  const { recorded, source_failures } = readSubmitted(input)
  const run = await requireRun(db, input.run_handle, '/run_handle')
  const before = await listFound(db, run.run_id)
  const { result_state } = input
  const hash = contentHash({ result_state, recorded, source_failures })
  const known = run.records.find((one) => one.hash === hash)
  if (known) return { data: await dataOf(context, run, before, known), changed: false }
  if (run.state !== 'prepared' && run.state !== 'open') {
    const isHosts = run.origin === 'host'
    throw staleRun(run, '/run_handle', isHosts ? runIsClosed : runIsTheServices)
  }
  const now = await db.now()
  if (run.record_until <= now) throw fail('run_expired', { pointer: '/run_handle' })

  const keys = new Set([...run.excluded_keys, ...before.map(({ same_key }) => same_key)])
  const sifted = sift(recorded, run.objective, { count: before.length, keys }, now)
  const { accepted, rejected } = sifted
  const gaps = [...sifted.gaps, ...source_failures.map(toGap)]
  const record = { hash, accepted_count: accepted.length, rejected: [...rejected], gaps }
  if (recorded.length > 0 && accepted.length === 0) {
    return { data: await dataOf(context, run, before, record), changed: false }
  }
  const found = accepted.map(
    ({ facts, evidence, same_key }, index): FoundRow => ({
      run_id: run.run_id,
      ordinal: before.length + index,
      found_id: newId(),
      same_key,
      facts: { by: 'host', candidate: facts },
      evidence,
      idea_id: null,
    }),
  )
  const all = [...before, ...found]
  const result = {
    state: result_state === 'partial' ? ('open' as const) : ('closed' as const),
    result_state,
    snapshot_fingerprint: fingerprintOf(all),
    gaps: [...run.gaps, ...gaps],
    source_failures: [...run.source_failures, ...source_failures],
    records: [...run.records, record],
  }
  const [state_version] = await Promise.all([
    updateRunResult(db, run.run_id, result),
    insertFound(db, found),
  ])
  const after = { ...run, ...result, state_version }
  return { data: await dataOf(context, after, all, record), changed: true }
}

function toGap({ message, source_url = null }: SourceFailure): ResearchGap {
  return { code: 'source_failed', message: sourceFailed(message, source_url) }
}

function readSubmitted({ result_state, candidates = [], source_failures = [] }: Submitted) {
  const violations: Violation[] = []
  const hasResults = result_state === 'results' || result_state === 'partial'
  const isEmpty = candidates.length === 0
  // What there is to say first is often that a source failed.
  if (hasResults ? isEmpty && source_failures.length === 0 : !isEmpty) {
    const message = hasResults ? candidatesMissing : candidatesNotExpected
    violations.push({ pointer: '/candidates', code: 'rule', message })
  }
  const recorded: Recorded[] = candidates.map((candidate, index) =>
    readRecorded(candidate, `/candidates/${index}`, violations),
  )
  const failures = cleaned(source_failures, '', '/source_failures', violations)
  refuse(violations)
  return { recorded, source_failures: failures }
}

async function dataOf(
  context: Pick<Context, 'db' | 'owner' | 'seal'>,
  run: RunRow,
  found: readonly FoundRow[],
  { accepted_count, rejected, gaps }: RecordRow,
): Promise<Data<'discovery.record'>> {
  return {
    run_handle: toHandle('run', run.run_id),
    thread_handle: toHandle('thread', run.thread_id),
    state_version: run.state_version,
    accepted_count,
    rejected,
    candidates: await toHostCandidates(context, found),
    snapshot_fingerprint: run.snapshot_fingerprint ?? fingerprintOf(found),
    gaps,
  }
}
