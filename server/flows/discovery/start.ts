import type { DiscoveryRun } from '#generated/types.ts'
import { acceptedBy } from '#server/domain/calls/accepted_by.ts'
import type { Context } from '#server/domain/context.ts'
import { searchableOf } from '#server/domain/discovery/search.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { parseHandle, toHandle } from '#server/domain/basics/handle.ts'
import { iAmLooking, readExecutionReason, saySubject } from '#server/domain/messages/discovery.ts'
import { wordsOfRunDisclosed } from '#server/domain/messages/words_read.ts'
import { accepted, type Result } from '#server/domain/calls/result.ts'
import { openRun, type RunInput, readWanted } from '#server/flows/discovery/open.ts'
import { toRun } from '#server/flows/discovery/present.ts'
import type { Effect } from '#server/domain/calls/presentation.ts'

/**
 * Accepts a run that the service searches for: the run, its execution and the work for the worker are kept together.
 *
 * Errors: as `readWanted` and `openRun`; `subject_required` where nothing says what to look for.
 */
export async function startRun(context: Context, input: RunInput): Promise<Result<DiscoveryRun>> {
  const { db } = context
  const execution_id = parseHandle('execution', context.execution_id ?? '')
  if (execution_id === null) throw new Error('A write has an execution.')
  const wanted = await readWanted(context, input)
  if (searchableOf(wanted.objective, []).filters === null) {
    throw fail('subject_required', { pointer: '/semantic_subject', message: saySubject })
  }
  const by = { origin: 'service', execution_id, accepted_by: acceptedBy(context) } as const
  const run = await openRun(db, wanted, by)
  const at = (await db.now()).toISOString()
  const resource = { kind: 'discovery_run', handle: toHandle('run', run.run_id) }
  const observe = {
    capability: 'executions.get',
    input: { execution_id: context.execution_id },
  } as const
  const effects: Effect[] = [{ type: 'discovery_run.started', state: 'confirmed', resource, at }]
  return accepted(toRun({ ...run, state: 'accepted', state_version: 1 }), {
    text: iAmLooking,
    label: wanted.objective.subject ?? wanted.objective.query,
    disclosures: wordsOfRunDisclosed(wanted.read),
    effects,
    next: [{ ...observe, reason: readExecutionReason }],
    wakes: true,
  })
}
