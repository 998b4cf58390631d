import { listLists } from '#server/data/lists/list.ts'
import { insertCaptures, type NewChildCapture } from '#server/data/captures/insert.ts'
import { type RoundupItemRow, updateRoundupItems } from '#server/data/roundup_items.ts'
import { insertWorkUpdates, type NewUpdate } from '#server/data/accepted_work/updates.ts'
import { insertRoundup } from '#server/data/roundups/insert.ts'
import type { RoundupRow } from '#server/data/roundups/rows.ts'
import { updateRoundup } from '#server/data/roundups/update.ts'
import type { Db } from '#server/database/db.ts'
import { newId } from '#server/database/id.ts'
import { questionKinds } from '#server/domain/capture/decision.ts'
import { sealKept } from '#server/domain/capture/kept.ts'
import { captureUpdate } from '#server/domain/messages/capture_updates.ts'
import { keptOfChild, maxLinks } from '#server/domain/roundup/child.ts'
import { workStates } from '#server/domain/accepted_work/states.ts'
import type { RoundupFailureCode } from '#server/domain/roundup/facts.ts'
import { begin, next, withoutDestination } from '#server/domain/roundup/machine.ts'
import { openLink, wordsOfRoundup } from '#server/domain/roundup/sources.ts'
import { countSaved, spokenState } from '#server/domain/roundup/spoken.ts'
import type { Seal } from '#server/domain/basics/seal.ts'
import { lockDestination } from '#server/flows/roundup/destination.ts'
import type { RecordFacts, RoundupRecord } from '#server/flows/roundup/record.ts'

/** What becomes of a roundup. */
export interface RoundupStep {
  /** The roundup as it was, locked; of a new one, as it is to be. */
  readonly before: RoundupRecord
  readonly isNew?: boolean
  /** The facts after what has happened. Captures that follow from them begin here. */
  readonly facts: RecordFacts
  /** What changes beside the facts. */
  readonly changes?: Partial<RoundupRow>
  /** What is told of it, before what is told of its state. */
  readonly updates: readonly NewUpdate<'roundup'>[]
  /** The execution of the call, if there is one. One stays open while the roundup runs, and not longer. */
  readonly execution_id?: string
}

/**
 * Stores what becomes of a roundup, and begins the captures that follow from it. A destination that is gone by now is
 * asked for again.
 */
export async function storeRoundup(
  db: Db,
  seal: Seal,
  { before, isNew = false, facts: given, changes = {}, updates, execution_id }: RoundupStep,
): Promise<RoundupRecord> {
  const merged = { ...before.row, ...changes }
  const begins = next(given).begin.length > 0
  const lost = begins ? await lockDestination(db, merged, countSaved(given.items)) : null
  const facts = lost === null ? given : withoutDestination(given)
  const begun = begin(facts)
  const { state } = next(begun)
  const children = childrenOf(facts, begun.items)
  const items = begun.items.map((item) => {
    const capture_id = children.get(item.position)
    return capture_id === undefined ? item : { ...item, capture_id, code: null, idea_id: null }
  })
  const { status, stage: told_as } = workStates.roundup[state]
  const row: RoundupRow = {
    ...merged,
    ...lost,
    state,
    generation: begun.generation,
    reading: begun.reading,
    scope: begun.scope,
    policy: begun.policy,
    selected: begun.selected === null ? null : [...begun.selected],
    decided: begun.decided,
    failure: state === 'failed' ? (changes.failure ?? failureOf(items)) : null,
    execution_id: status === 'accepted' ? (execution_id ?? merged.execution_id) : null,
  }
  const record = { row, items, sources: before.sources }
  const isNews = isNew || state !== before.row.state || children.size > 0
  const stage = isNews ? told_as : null
  const told = [...updates]
  if (stage !== null) {
    const where = state === 'completed' ? await nameOfList(db, row) : null
    told.push({ stage, message: spokenRecord(record, where) })
  }
  if (isNew) await insertRoundup(db, row, wordsOfRoundup(before.sources))
  const [, , last_cursor] = await Promise.all([
    isNew ? null : updateRoundup(db, row),
    updateRoundupItems(db, row.roundup_id, isNew ? items : changedItems(before.items, items)),
    insertWorkUpdates(db, 'roundup', row.roundup_id, told, row.last_cursor),
    insertChildren(db, seal, record, children),
  ])
  return { ...record, row: { ...row, last_cursor } }
}

async function nameOfList(db: Db, { list_id }: RoundupRow): Promise<string | null> {
  const [list] = list_id === null ? [] : await listLists(db, [list_id])
  return list?.name ?? null
}

/** The sentence that says how a roundup is; `where` is the name of its list. */
export function spokenRecord({ row, items, sources }: RoundupRecord, where: string | null): string {
  const { state, asked, failure, selected } = row
  const isPage = sources.source_url !== null && sources.source_text === null
  return spokenState({ state, items, asked, failure, selected, isPage, where })
}

/** The ids of the captures that begin, by the positions of their items. */
function childrenOf(
  before: RecordFacts,
  after: readonly RoundupItemRow[],
): ReadonlyMap<number, string> {
  const pending = new Set(
    before.items.flatMap(({ outcome, position }) => (outcome === 'pending' ? [position] : [])),
  )
  const begun = after.filter(
    ({ outcome, position }) => outcome === 'capturing' && pending.has(position),
  )
  return new Map(begun.map(({ position }) => [position, newId()]))
}

async function insertChildren(
  db: Db,
  seal: Seal,
  { row, items, sources }: RoundupRecord,
  children: ReadonlyMap<number, string>,
): Promise<void> {
  const { owner } = db
  const readsLinks = children.size <= maxLinks
  const { roundup_id, list_id, person_id, accepted_by } = row
  const captures = items.flatMap((item): NewChildCapture[] => {
    const capture_id = children.get(item.position)
    if (capture_id === undefined) return []
    const link = item.link === null ? null : openLink(seal, owner, item.link)
    const kept = sealKept(seal, owner, keptOfChild({ ...item, link }, sources, readsLinks))
    const { position } = item
    const purpose = item.whole ? 'asked' : 'found'
    const asked = questionKinds
    return [
      {
        ...{ capture_id, roundup_id, position, purpose, kept, asked },
        list_id,
        person_id,
        accepted_by,
      },
    ]
  })
  await insertCaptures(db, captures, captureUpdate('persisted').message)
}

/** Items that are new or have changed. */
function changedItems(
  before: readonly RoundupItemRow[],
  after: readonly RoundupItemRow[],
): RoundupItemRow[] {
  const known = new Set(before)
  return after.filter((item) => !known.has(item))
}

/** Why a roundup failed: for what its first item did. */
function failureOf(items: readonly RoundupItemRow[]): { code: RoundupFailureCode } {
  const code = items.find((item) => item.code !== null)?.code
  return { code: code ?? 'source_unsupported' }
}
