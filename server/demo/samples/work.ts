import { capabilities } from '#generated/server/capabilities.ts'
import type { Account } from '#server/data/accounts/rows.ts'
import { findCapture } from '#server/data/captures/find.ts'
import { updateCaptureFailed } from '#server/data/captures/update.ts'
import { updateRunsRecordable } from '#server/data/discovery_runs/update.ts'
import { newId } from '#server/database/id.ts'
import type { Calls } from '#server/demo/calls.ts'
import { under } from '#server/demo/samples/ids.ts'
import { parseHandle } from '#server/domain/basics/handle.ts'
import { pageUnreachable } from '#server/domain/messages/capture_ends.ts'
import { captureUpdate } from '#server/domain/messages/capture_updates.ts'
import { carryOut } from '#server/runtime/carry_out.ts'
import type { Runtime } from '#server/runtime/runtime.ts'

/** The research of the examples: a run that a host records into, and one that the service searches for. */
export async function makeSampleRuns(call: Calls): Promise<void> {
  await under(['ru_68btgm5e6sk92wmv6dg32dyfyg'], () =>
    call('discovery.prepare', {
      query: 'a pottery class for beginners in Neukölln, under 60 euros each',
      semantic_subject: 'pottery class',
      target_kinds: ['offering', 'event'],
    }),
  )
  // What a host is asked for can be recorded for a day; the demo is tried for longer.
  await updateRunsRecordable(call.db)
  await under(['ru_7szwfgxt72sapr58p5ft59anpq', 'rc_5s4fgqhjpna3j36409jpm7kw7d'], () =>
    call('ideas.discover', { query: 'a small museum near Moabit', target_kinds: ['place'] }),
  )
}

/** Ends a capture of a page as if it could not be reached. Nobody is asked: the demo contacts nobody. */
export async function failSample({ db }: Calls, handle: string): Promise<void> {
  const capture = await findCapture(db, parseHandle('capture', handle) ?? '')
  if (!capture) throw new Error(`The demo has no ${handle}.`)
  const failure = { code: 'source_unreachable', message: pageUnreachable, retryable: true } as const
  const updates = [captureUpdate('failed')]
  await updateCaptureFailed(db, capture, failure, { updates, host: null })
}

/** The execution of the examples: a list that was renamed. Once, however often. */
export async function renameSample(runtime: Runtime, account: Account): Promise<void> {
  const { owner, display_name, timezone } = account
  const principal = { token_id: newId(), needs_approval: false, surface: 'api' } as const
  const caller = { owner, display_name, timezone, ...principal, abilities: ['planning:write'] }
  const input = { ideas_list_handle: 'il_76f1wcpfkqxv7c6afbbr05n0r4', name: 'Places that are warm' }
  const call = {
    surface: 'api',
    ...{ token: null, capability: 'ideas.lists.rename', request_id: 'demo' },
    ...{ client: null, remote_address: '' },
    body: () => ({ input, version: null, idempotency_key: 'demo' }),
  } as const
  const facts = capabilities['ideas.lists.rename']
  await under(['2dm1gzbq3ks1h368r2qqbbnnfy'], () => carryOut(runtime, call, caller, facts))
}
