import type { RoundupItemRow } from '#server/data/roundup_items.ts'
import type { ClaimedRoundup } from '#server/data/roundups/claim.ts'
import { lockRoundup } from '#server/data/roundups/find.ts'
import { updateRoundupPutOff } from '#server/data/roundups/update.ts'
import { insertWorkUpdates } from '#server/data/accepted_work/updates.ts'
import type { Database, Db } from '#server/database/db.ts'
import type { FoundItem } from '#server/domain/language/claim.ts'
import {
  attemptFailed,
  itemsFound,
  nothingIsListed,
  waitsForSource,
} from '#server/domain/messages/roundup.ts'
import type { RoundupFailure } from '#server/domain/roundup/facts.ts'
import { mayHappen } from '#server/domain/accepted_work/states.ts'
import { wholeAfter } from '#server/domain/roundup/machine.ts'
import { sealLink } from '#server/domain/roundup/sources.ts'
import { blank } from '#server/flows/roundup/create.ts'
import type { WorkTools } from '#server/flows/accepted_work/settle.ts'
import { storeRoundupStep } from '#server/flows/roundup/end.ts'
import { judgeFor } from '#server/flows/roundup/judge.ts'
import { factsOf, loadRoundup, type RoundupRecord } from '#server/flows/roundup/record.ts'
import type { RoundupStep } from '#server/flows/roundup/store.ts'

/** What came of reading the source of a roundup. */
export type RoundupReading =
  | {
      readonly state: 'read'
      /** Each title once; none where the source is about one thing. */
      readonly items: readonly FoundItem[]
      readonly items_left_out: number
    }
  | ({ readonly state: 'failed' } & RoundupFailure)
  /** It is tried again after these seconds; `why` is null where nothing is told of it. */
  | {
      readonly state: 'put_off'
      readonly seconds: number
      readonly why: 'failed' | 'asked' | null
      /** Whether a busy machine did not get to it; it did where this is left out. */
      readonly is_starved?: boolean
    }

/**
 * Stores what came of a claimed roundup, unless somebody has claimed it since; the captures that follow from it begin, and
 * a roundup that has to ask, or has failed, settles its execution.
 *
 * @returns whether it was stored.
 */
export function storeRoundupReading(
  database: Database,
  tools: WorkTools,
  owner: string,
  claimed: Pick<ClaimedRoundup, 'roundup_id' | 'claim'>,
  reading: RoundupReading,
): Promise<boolean> {
  return database.write(owner, { work: (db) => store(db, tools, claimed, reading) })
}

async function store(
  db: Db,
  tools: WorkTools,
  claimed: Pick<ClaimedRoundup, 'roundup_id' | 'claim'>,
  reading: RoundupReading,
): Promise<boolean> {
  const row = await lockRoundup(db, claimed.roundup_id)
  if (row === null || row.claim !== claimed.claim || !mayHappen('roundup', row.state, 'read'))
    return false
  if (reading.state === 'put_off') {
    await updateRoundupPutOff(db, claimed, {
      seconds: reading.seconds,
      counts: reading.why !== null,
      is_starved: reading.is_starved === true,
    })
    if (reading.why !== null && row.is_quiet) {
      await insertWorkUpdates(db, 'roundup', row.roundup_id, [
        reading.why === 'asked'
          ? { stage: 'waiting_for_source', message: waitsForSource }
          : { stage: 'attempt_failed', message: attemptFailed },
      ])
    }
    return true
  }
  const before = await loadRoundup(db, tools.seal, row)
  await storeRoundupStep(
    db,
    tools,
    reading.state === 'failed'
      ? unreadable(before, reading)
      : await readStep(db, tools, before, reading),
  )
  return true
}

function unreadable(before: RoundupRecord, { code, busy }: RoundupFailure): RoundupStep {
  return {
    before,
    facts: { ...factsOf(before), reading: 'failed' },
    changes: { failure: { code, ...(busy && { busy: true }) } },
    updates: [],
  }
}

async function readStep(
  db: Db,
  { seal }: Pick<WorkTools, 'seal'>,
  before: RoundupRecord,
  { items: found, items_left_out }: RoundupReading & { state: 'read' },
): Promise<RoundupStep> {
  const judgements = await judgeFor(db, before.row, found)
  const items = found.map(
    (item, index): RoundupItemRow => ({
      ...blank,
      ...item,
      position: index + 1,
      link: item.link === null ? null : sealLink(seal, db.owner, item.link),
      fits: judgements[index]?.fits ?? true,
      met: judgements[index]?.met ?? 0,
    }),
  )
  const isOne = items.length === 0
  const facts = factsOf({ ...before, items: isOne ? [{ ...blank, ...wholeAfter([]) }] : items })
  const message = isOne ? nothingIsListed : itemsFound(items.length, items_left_out)
  return {
    before,
    facts: { ...facts, reading: 'done' },
    changes: { items_left_out },
    updates: [{ stage: 'source_read', message }],
  }
}
