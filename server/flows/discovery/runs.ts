import { findNamed } from '#server/data/discovery_runs/find.ts'
import { lockRun } from '#server/data/discovery_runs/lock.ts'
import type { RunRow } from '#server/data/discovery_runs/rows.ts'
import type { Db } from '#server/database/db.ts'
import { type Failure, fail } from '#server/domain/basics/failure.ts'
import { parseHandle } from '#server/domain/basics/handle.ts'
import {
  runHasOtherCandidates,
  runHasOtherContract,
  runHasOtherThread,
  runIsLooking,
  runWasSuperseded,
  sendCurrentVersion,
  startNewRun,
  startOver,
  waitForRun,
} from '#server/domain/messages/discovery.ts'

/** What a caller says of a run that it goes on from. What is left out is not compared. */
export interface ExpectedRun {
  readonly expected_state_version?: number | undefined
  readonly reply_contract_handle?: string | undefined
  readonly thread_handle?: string | undefined
  readonly snapshot_fingerprint?: string | undefined
}

/** The run of a handle, locked until the transaction ends unless `find` only reads. Errors: `reference_not_found` at `pointer`. */
export async function requireRun(
  db: Db,
  handle: string,
  pointer: string,
  find = lockRun,
): Promise<RunRow> {
  const id = parseHandle('run', handle)
  const run = id === null ? null : await find(db, id)
  if (run === null) throw fail('reference_not_found', { pointer })
  return run
}

/** `stale_state_version` with the version that the run has now. */
export function staleRun(
  { state_version }: RunRow,
  pointer: string,
  message?: string,
  advice = startNewRun,
): Failure {
  return fail('stale_state_version', {
    pointer,
    ...(message !== undefined && { message, advice }),
    current: { state_version },
    // No call reads a run again; a new one looks as things are now.
    prerequisite: { capability: 'discovery.prepare', input: {} },
  })
}

/**
 * Refuses handles of reply contracts and threads that no run of the account has. Errors: `reference_not_found`. `base` is
 * where the fields are in the input.
 */
export async function requireNamed(db: Db, expected: ExpectedRun, base = ''): Promise<void> {
  const { reply_contract_handle, thread_handle } = expected
  if (reply_contract_handle === undefined && thread_handle === undefined) return
  const { has_contract, has_thread } = await findNamed(db, {
    contract: parseHandle('reply_contract', reply_contract_handle ?? ''),
    thread: parseHandle('thread', thread_handle ?? ''),
  })
  if (reply_contract_handle !== undefined && !has_contract) {
    throw fail('reference_not_found', { pointer: `${base}/reply_contract_handle` })
  }
  if (thread_handle !== undefined && !has_thread) {
    throw fail('reference_not_found', { pointer: `${base}/thread_handle` })
  }
}

/**
 * Checks that a run is the one that the caller saw, in this order: its version, its reply contract and thread, the
 * fingerprint of its candidates; then that it can be used. `base` is where the fields are in the input.
 *
 * Errors: `stale_state_version` with the current one, also for a run that another has replaced; `execution_in_progress`
 * while the service looks; `run_expired`.
 */
export function checkRun(run: RunRow, expected: ExpectedRun, now: Date, base = ''): void {
  const { expected_state_version: version, snapshot_fingerprint } = expected
  if (version !== undefined && version !== run.state_version) {
    throw fail('stale_state_version', {
      pointer: `${base}/expected_state_version`,
      advice: sendCurrentVersion,
      current: { state_version: run.state_version },
    })
  }
  const { reply_contract_handle: contract, thread_handle: thread } = expected
  if (contract !== undefined && parseHandle('reply_contract', contract) !== run.reply_contract_id) {
    throw staleRun(run, `${base}/reply_contract_handle`, runHasOtherContract)
  }
  if (thread !== undefined && parseHandle('thread', thread) !== run.thread_id) {
    throw staleRun(run, `${base}/thread_handle`, runHasOtherThread)
  }
  if (snapshot_fingerprint !== undefined && snapshot_fingerprint !== run.snapshot_fingerprint) {
    throw staleRun(run, `${base}/snapshot_fingerprint`, runHasOtherCandidates)
  }
  if (run.state === 'superseded') {
    throw staleRun(run, `${base}/expected_state_version`, runWasSuperseded, startOver)
  }
  if (run.state === 'accepted') {
    throw fail('execution_in_progress', {
      message: runIsLooking,
      advice: waitForRun,
      retryAfter: 1,
    })
  }
  if (run.expires_at <= now) throw fail('run_expired')
}
