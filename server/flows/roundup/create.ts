import { lockAccount } from '#server/data/accounts/lock.ts'
import type { RoundupItemRow } from '#server/data/roundup_items.ts'
import { countOpenRoundups } from '#server/data/roundups/find.ts'
import type { RoundupRow } from '#server/data/roundups/rows.ts'
import type { Db } from '#server/database/db.ts'
import { newId } from '#server/database/id.ts'
import type { AcceptedBy } from '#server/domain/calls/accepted_by.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { finishRoundups, roundupKept, tooManyRoundups } from '#server/domain/messages/roundup.ts'
import type { RoundupCall } from '#server/domain/roundup/call.ts'
import { wholeAfter } from '#server/domain/roundup/machine.ts'
import { sealSources } from '#server/domain/roundup/sources.ts'
import type { Seal } from '#server/domain/basics/seal.ts'
import { resolveTargets } from '#server/flows/roundup/destination.ts'
import { judgeFor } from '#server/flows/roundup/judge.ts'
import { factsOf, type RoundupRecord } from '#server/flows/roundup/record.ts'
import { storeRoundup } from '#server/flows/roundup/store.ts'

/** The most roundups of an account that are running or wait for an answer. */
export const maxRoundups = 50

/** What a call has besides its input. */
export interface RoundupCaller {
  readonly db: Db
  readonly seal: Seal
  readonly accepted_by: AcceptedBy
  /** The execution of the call, a uuid. */
  readonly execution_id: string
}

/**
 * Keeps a new roundup, and begins what follows from it.
 *
 * Errors: `reference_not_found` and `access_denied` at the list; `limit_reached`.
 */
export async function createRoundup(
  { db, seal, accepted_by, execution_id }: RoundupCaller,
  call: RoundupCall & { operation: 'create' },
): Promise<RoundupRecord> {
  // Without the lock on the account, calls at once could pass the limit.
  const [, open] = await Promise.all([lockAccount(db), countOpenRoundups(db)])
  const destination = await resolveTargets(db, call.targets)
  if (open >= maxRoundups) {
    throw fail('limit_reached', { message: tooManyRoundups(maxRoundups), advice: finishRoundups })
  }
  const { source_url, source_text, mode, scope, policy, selected, context } = call
  const sources = { source_url, source_text }
  const isWhole = scope === 'general_source'
  const row: RoundupRow = {
    roundup_id: newId('roundup'),
    // What it is in the end follows from the facts.
    state: 'extracting',
    generation: 1,
    mode,
    kept: sealSources(seal, db.owner, sources),
    given: call.items !== null,
    reading: call.items === null && !isWhole ? 'due' : 'done',
    scope,
    policy,
    selected: selected === null ? null : [...selected],
    requirements: [...call.requirements],
    context: context === null ? null : { ...context },
    decided: false,
    ...destination,
    failure: null,
    items_left_out: 0,
    execution_id,
    accepted_by,
    claim: 0,
    attempts: 0,
    last_cursor: 0,
    is_quiet: true,
  }
  const given = call.items ?? []
  const judgements = await judgeFor(db, row, given)
  const items = given.map(
    (item, index): RoundupItemRow => ({
      ...blank,
      ...item,
      fits: judgements[index]?.fits ?? true,
      met: judgements[index]?.met ?? 0,
    }),
  )
  const whole = isWhole ? [{ ...blank, ...wholeAfter(items) }] : []
  const before: RoundupRecord = { row, items: [...items, ...whole], sources }
  const updates = [{ stage: 'persisted' as const, message: roundupKept }]
  return storeRoundup(db, seal, {
    ...{ before, isNew: true, facts: factsOf(before), updates, execution_id },
  })
}

/** An item of which nothing is known beside its title. */
export const blank = {
  kind: null,
  excerpt: null,
  link: null,
  starts: null,
  outcome: 'pending',
  whole: false,
  fits: true,
  met: 0,
  code: null,
  capture_id: null,
  idea_id: null,
} as const satisfies Omit<RoundupItemRow, 'position' | 'title'>
