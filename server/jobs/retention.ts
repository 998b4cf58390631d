import { deleteOldWork } from '#server/data/accepted_work/delete.ts'
import { deleteEndedAccountMail } from '#server/data/account_mail/delete.ts'
import { deleteEndedNotices } from '#server/data/account_notices/delete.ts'
import { deleteOldApprovals } from '#server/data/approvals/delete.ts'
import { deleteOldAudit } from '#server/data/audit/delete.ts'
import { deleteOverBusyMonths } from '#server/data/busy_months/delete_over.ts'
import { deleteOverCalendarMonths } from '#server/data/calendar_months/delete_over.ts'
import { deleteEndedInvitations } from '#server/data/connection_invitations/delete.ts'
import { deleteOldThreads } from '#server/data/discovery_runs/delete.ts'
import { deleteConversation, listIdleConversations } from '#server/data/conversations/delete.ts'
import {
  deleteDeletedDrafts,
  deleteDeletedIdeas,
  deleteDeletedLists,
  deleteDeletedPeople,
  deleteDeletedPlaces,
} from '#server/data/erasing/delete.ts'
import {
  updateAnswersEmptied,
  updateGuestsEmptied,
  updateListsEmptied,
} from '#server/data/erasing/update.ts'
import { deleteExpiredExecutions } from '#server/data/executions/delete.ts'
import { deleteOverFriendMonths } from '#server/data/friend_months/delete_over.ts'
import { deleteEndedKeys } from '#server/data/idempotency_keys/delete.ts'
import { deleteExpiredPreviews } from '#server/data/like_previews/delete.ts'
import { deleteEndedLinks } from '#server/data/links/delete.ts'
import { deleteEndedGrants } from '#server/data/oauth_grants/delete.ts'
import { deleteEndedShares } from '#server/data/list_shares/delete.ts'
import { deleteUncommittedActions } from '#server/data/prepared_actions/delete.ts'
import { deleteExpiredMedia } from '#server/data/media/delete.ts'
import {
  type FirstEnds,
  type FirstSecretEnds,
  findFirstEnds,
  findFirstSecretEnds,
} from '#server/data/retention/find.ts'
import { deleteExpiredReviews } from '#server/data/reviews/delete.ts'
import { deleteOldReversibles } from '#server/data/reversible_actions/delete.ts'
import { deleteExpiredSnapshots } from '#server/data/snapshots/delete.ts'
import { deleteEndedTokens } from '#server/data/tokens/delete.ts'
import { deleteEndedTurns } from '#server/data/turns/delete.ts'
import { updateTurnsEmptied } from '#server/data/turns/update.ts'
import type { Database, Db } from '#server/database/db.ts'
import type { Retention } from '#server/domain/calls/retention.ts'
import { deleteOverActions } from '#server/jobs/over_actions.ts'
import type { Job } from '#server/jobs/run.ts'

/** Rows that one transaction deletes. */
const batch = 500

/** Captures that one transaction deletes: each has many updates. */
const captureBatch = 50

/** Milliseconds after which a run deletes no more, so that it ends within its lease; another follows at once. */
const enough = 15_000

const day = 86_400_000

type Ends = Omit<FirstEnds, 'now'> & FirstSecretEnds

/** Deletes a batch of what is over. @returns how many rows that were. */
type Delete = (db: Db, retention: Retention) => Promise<number>

/** What deletes the rows of each kind of `Ends`, in this order. */
const steps: readonly [kind: keyof Ends, Delete, role?: 'relay'][] = [
  ['executions', (db) => deleteExpiredExecutions(db, batch)],
  ['snapshots', (db) => deleteExpiredSnapshots(db, batch)],
  ['previews', (db) => deleteExpiredPreviews(db, batch)],
  ['reviews', (db) => deleteExpiredReviews(db, batch)],
  ['reversibles', (db) => deleteOldReversibles(db, batch)],
  ['approvals', (db) => deleteOldApprovals(db, batch)],
  ['uncommitted', (db, { prepared_days }) => deleteUncommittedActions(db, prepared_days, batch)],
  ['invitations', (db) => deleteEndedInvitations(db, 10)],
  ['shares', (db, { sent_days }) => deleteEndedShares(db, sent_days, batch)],
  ['mail', (db, { sent_days }) => deleteEndedAccountMail(db, sent_days, batch)],
  ['notices', (db) => deleteEndedNotices(db, batch)],
  ['captures', (db) => deleteOldWork(db, 'capture', captureBatch)],
  ['roundups', (db) => deleteOldWork(db, 'roundup', 10)],
  ['discoveries', (db) => deleteOldThreads(db, 10)],
  ['answers', (db) => updateAnswersEmptied(db, batch)],
  ['emptied', (db) => updateListsEmptied(db, batch)],
  ['deleted', deleteDeleted],
  ['guests', (db, { guests_days }) => updateGuestsEmptied(db, guests_days, batch)],
  ['months', deleteOverMonths],
  ['media', (db) => deleteExpiredMedia(db, batch)],
  ['grants', (db, { audit_days }) => deleteEndedGrants(db, audit_days, batch)],
  ['conversations', (db, { conversations_days }) => deleteIdleTalks(db, conversations_days)],
  ['audit', (db, { audit_days }) => deleteOldAudit(db, audit_days, batch), 'relay'],
  ['links', (db) => deleteEndedLinks(db, batch), 'relay'],
  ['unsubscribe', (db) => deleteEndedLinks(db, batch), 'relay'],
  ['tokens', (db, { audit_days }) => deleteEndedTokens(db, audit_days, batch), 'relay'],
  // After the conversations whose turns they are.
  ['turns', (db, { keys_days }) => deleteEndedTurns(db, keys_days, batch)],
  // After the executions that they name, and last: an account may have very many.
  ['keys', (db, { keys_days }) => deleteEndedKeys(db, keys_days, batch)],
]

/**
 * The job that deletes what an account no longer needs, in small transactions, each of which may be the last one. An
 * account that used the service is due a day later, then when the first of its rows is over, and at most once a day; one
 * without such rows is never due.
 */
export function retentionJob(database: Database, retention: Retention): Job {
  return {
    kind: 'retention',
    database,
    every: 60_000,
    async run(owner) {
      const until = performance.now() + enough
      const isLate = () => performance.now() >= until
      const actions = await deleteOverActions(database, owner, retention, isLate)
      let { deleted } = actions
      const { ends, now } = await endsOf(database, owner, retention)
      const due = steps.filter(([kind]) => isBy(ends[kind], now))
      for (const [, deleteBatch, role = 'app'] of due) {
        const work = (db: Db) => deleteBatch(db, retention)
        let count = Number.POSITIVE_INFINITY
        while (!isLate() && count > 0) {
          count = await database.write(owner, { work, asyncCommit: true, role })
          deleted += count
        }
      }
      if (isLate()) return deleted > 0 ? 'again' : now
      const left = due.length > 0 ? await endsOf(database, owner, retention) : { ends, now }
      return nextVisit([...Object.values(left.ends), actions.next], left.now)
    },
  }
}

/** Erases what the person deleted thirty days ago. */
async function deleteDeleted(db: Db): Promise<number> {
  const lists = await deleteDeletedLists(db, batch)
  const drafts = await deleteDeletedDrafts(db, batch)
  const people = await deleteDeletedPeople(db, batch)
  // Ideas name places.
  const ideas = await deleteDeletedIdeas(db, batch)
  return lists + drafts + people + ideas + (await deleteDeletedPlaces(db, batch))
}

/** Deletes what was said in conversations in which nothing was said for so many days. @returns how many those were. */
async function deleteIdleTalks(db: Db, days: number): Promise<number> {
  const idle = await listIdleConversations(db, days, 50)
  for (const conversation_id of idle) {
    await updateTurnsEmptied(db, conversation_id)
    await deleteConversation(db, conversation_id)
  }
  return idle.length
}

/** Deletes the months of calendars that are over, of this account and of its friends. */
async function deleteOverMonths(db: Db): Promise<number> {
  const deleted = await Promise.all([
    deleteOverCalendarMonths(db, batch),
    deleteOverBusyMonths(db),
    deleteOverFriendMonths(db, batch),
  ])
  return deleted.reduce((sum, rows) => sum + rows)
}

async function endsOf(
  database: Database,
  owner: string,
  retention: Retention,
): Promise<{ ends: Ends; now: Date }> {
  const { now, ...own } = await database.read(owner, (db) => findFirstEnds(db, retention))
  const secrets = await database.write(owner, {
    work: (db) => findFirstSecretEnds(db, retention),
    role: 'relay',
  })
  return { ends: { ...own, ...secrets }, now }
}

function isBy(end: Date | null, now: Date): boolean {
  return end !== null && end <= now
}

/** When the account is due again: when the first of these ends comes, but at most once a day; null if nothing ends. */
function nextVisit(ends: readonly (Date | null)[], now: Date): Date | null {
  const times = ends.flatMap((end) => (end === null ? [] : [end.getTime()]))
  if (times.length === 0) return null
  return new Date(Math.max(Math.min(...times), now.getTime() + day))
}
