import { lockAccount } from '#server/data/accounts/lock.ts'
import { lockWork } from '#server/data/accepted_work/lock.ts'
import type { NewUpdate } from '#server/data/accepted_work/updates.ts'
import { type ClaimedCapture, lockClaimedCaptures } from '#server/data/captures/claim.ts'
import { findNextDue, type NextDue } from '#server/data/due_work/next.ts'
import type { CaptureRow } from '#server/data/captures/rows.ts'
import { updateCapturePutOff } from '#server/data/captures/update.ts'
import { lockListsById } from '#server/data/lists/lock.ts'
import { lockPeopleById } from '#server/data/people/lock.ts'
import type { Database, Db } from '#server/database/db.ts'
import type { PageMark } from '#server/domain/capture/hashes.ts'
import { findCaptureParts } from '#server/flows/capture/present.ts'
import {
  type CaptureEnd,
  type FinishedCapture,
  type LockedDestinations,
  isThere,
  storeEnd,
} from '#server/flows/capture/store_end.ts'
import { loseDestination } from '#server/flows/roundup/end.ts'
import type { WorkTools } from '#server/flows/accepted_work/settle.ts'
import { type ToTell, tellEnd } from '#server/flows/capture/tell_end.ts'
import type { Reason } from '#server/domain/language/time/reason.ts'

/** What came of an attempt, and what is told of it. */
export interface AttemptResult {
  readonly end: CaptureEnd
  /** What happened before the end. */
  readonly updates: readonly NewUpdate<'capture'>[]
  /** The page whose host did not answer in an attempt that is not put off; null where none was that. */
  readonly dead_page: PageMark | null
  /** Why words about time in what was read are no date of it, each reason once. */
  readonly discarded?: readonly Reason[]
}

/** What captures are ended with. */
export interface FinishTools extends WorkTools {
  readonly database: Database
}

/** A claimed capture, and what came of reading it. */
export interface EndedAttempt {
  readonly claimed: ClaimedCapture
  readonly result: AttemptResult
}

/** How attempts that were stored together ended, and what is left to read of the account. */
export interface FinishedTogether {
  readonly finished: readonly (FinishedCapture | null)[]
  readonly left: NextDue
}

/**
 * Stores what came of attempts of one account, in one transaction: of each all of it, or nothing where its claim is not
 * the latest or the capture has ended otherwise. Destinations are looked up again: lists and people may be gone.
 *
 * @returns how each ended, in the same order, null where nothing was stored; and what is left to read.
 */
export function finishCaptures(
  tools: FinishTools,
  owner: string,
  attempts: readonly EndedAttempt[],
): Promise<FinishedTogether> {
  return tools.database.write(owner, { work: (db) => finish(db, tools, attempts) })
}

async function finish(
  db: Db,
  tools: FinishTools,
  attempts: readonly EndedAttempt[],
): Promise<FinishedTogether> {
  const { rows, locked } = await lock(db, attempts)
  const finished: (FinishedCapture | null)[] = []
  /** Roundups that ask where their ideas go: all their captures are called off. */
  const lost = new Set<string | null>()
  const sent: Promise<ToTell | null>[] = []
  let left: Promise<NextDue> | null = null
  const tell = async (ended: ToTell | null) => ended && tellEnd(db, tools, ended)
  try {
    for (const [index, { result }] of attempts.entries()) {
      const row = rows[index] ?? null
      const isLost = row?.roundup_id != null && lost.has(row.roundup_id)
      if (row && (isLost || (await losesDestination(db, tools, row, { result, locked })))) {
        lost.add(row.roundup_id)
        finished.push({ end: 'fail', code: 'access_denied' })
        continue
      }
      // What one of them stores is sent before the next one looks what is there, so that it sees it.
      const storing = row && (await store(db, row, result, locked))
      finished.push(storing?.finished ?? null)
      if (!storing) continue
      sent.push(storing.ended)
      // Where the next item goes on its list depends on what its roundup knows of this one.
      if (row.roundup_id !== null) await tell(await storing.ended)
    }
    // It is sent behind the ends, and sees them.
    left = findNextDue(db, 'captures')
  } finally {
    // Statements must not go on after the transaction.
    await Promise.allSettled([...sent, left])
  }
  const ended = await Promise.all(sent)
  await Promise.all(ended.map((one) => one?.row.roundup_id === null && tell(one)))
  return { finished, left: await left }
}

/**
 * Locks what the ends of attempts change; gives the captures in the order of the attempts, null where nothing may be
 * stored. Locks are taken in this order everywhere: account, roundup, capture, lists.
 * Those that do not need to be known first are sent together.
 */
async function lock(
  db: Db,
  attempts: readonly EndedAttempt[],
): Promise<{ rows: (CaptureRow | null)[]; locked: LockedDestinations }> {
  const ending = attempts.filter(({ result }) => result.end.end !== 'put_off')
  const roundups = ending.flatMap(({ claimed }) => claimed.roundup_id ?? [])
  // What only fails or asks is stored in the rows of the capture and its execution alone.
  const isSaving = ending.some(({ result }) => result.end.end === 'save') || roundups.length > 0
  const [, , found] = await Promise.all([
    isSaving && lockAccount(db),
    lockWork(db, 'roundup', roundups),
    lockClaimedCaptures(
      db,
      attempts.map(({ claimed }) => claimed),
    ),
  ])
  const rows = attempts.map(
    ({ claimed: { capture_id, claim } }) =>
      found.find((row) => row.capture_id === capture_id && row.claim === claim) ?? null,
  )
  const saved = rows.filter((row, index) => row && attempts[index]?.result.end.end === 'save')
  const [lists, people] = await Promise.all([
    lockListsById(db, [...new Set(saved.flatMap((row) => row?.list_id ?? []))]),
    lockPeopleById(db, [...new Set(saved.flatMap((row) => row?.person_id ?? []))]),
  ])
  const holding = lists.filter(({ origin }) => origin !== 'saved_view')
  return { rows, locked: { lists: new Set(holding.map(({ list_id }) => list_id)), people } }
}

/** Whether an idea cannot go where its roundup puts it, which then asks for another destination. */
async function losesDestination(
  db: Db,
  tools: FinishTools,
  row: CaptureRow,
  { result, locked }: { readonly result: AttemptResult; readonly locked: LockedDestinations },
): Promise<boolean> {
  const isSaved = result.end.end === 'save' && row.roundup_id !== null
  return isSaved && !isThere(row, locked) && (await loseDestination(db, tools, row))
}

/** Stores one end. Its statements were sent when this resolves; `ended` gives the capture as it ends. */
async function store(
  db: Db,
  row: CaptureRow,
  { end, updates, dead_page }: AttemptResult,
  locked: LockedDestinations,
): Promise<{ finished: FinishedCapture; ended: Promise<ToTell | null> }> {
  if (end.end === 'put_off') {
    const stored = updateCapturePutOff(db, row, end, updates)
    return { finished: { end: 'put_off', code: null }, ended: stored.then(() => null) }
  }
  const host = dead_page && { ...dead_page, is_dead: true, wait_seconds: 0 }
  const stored = await storeEnd(db, row, end, { locked, also: { updates, host } })
  const { idea_id, isUnlisted } = stored
  const all = Promise.all([
    stored.row,
    // What is read to tell the end is sent behind what is stored, so that it is seen.
    row.execution_id === null ? null : findCaptureParts(db, { ...row, idea_id }, { isUnlisted }),
    stored.others,
  ])
  const ended = all.then(([after, parts]) => ({ row: after, parts }))
  return { finished: stored.finished, ended }
}
