import { listBusyMonths, type BusyMonth } from '#server/data/busy_months/list.ts'
import { updateBusyMonths } from '#server/data/busy_months/update.ts'
import {
  type BusyTarget,
  listOutdatedBusyTargets,
  listSharedWith,
} from '#server/data/busy_targets/list.ts'
import { updateBusyTargets, updateBusyTargetVersions } from '#server/data/busy_targets/update.ts'
import { type BusySettings, lockBusySettings } from '#server/data/calendar_settings/lock_busy.ts'
import {
  updateBusyVersion,
  updateSharingEnded,
} from '#server/data/calendar_settings/update_busy.ts'
import { type KnownSources, listKnownSources } from '#server/data/calendar_sources/list_known.ts'
import type { Connection } from '#server/data/connections/rows.ts'
import { deleteFriendTime } from '#server/data/friend_calendars/delete.ts'
import { insertFriendTime } from '#server/data/friend_calendars/insert.ts'
import { listTimedPlans } from '#server/data/plans/list_timed.ts'
import { deleteReplication } from '#server/data/replication_queue/delete.ts'
import { insertBusyReplication } from '#server/data/replication_queue/insert_busy.ts'
import type { Database, Db } from '#server/database/db.ts'
import { runsOfPlans } from '#server/domain/availability/plan_time.ts'
import type { KnownSpan } from '#server/domain/availability/person_time.ts'
import {
  isNewHeader,
  renewalOf,
  type SharedHeader,
  sharedHeader,
  sharedMonths,
  sharedSpan,
} from '#server/domain/availability/shared_time.ts'
import { outsideHours } from '#server/domain/availability/usual_hours.ts'
import { quarter_ms } from '#server/domain/calendar/busy_runs.ts'
import { writeCopies } from '#server/flows/replicate/copies.ts'

/**
 * Queues the replication of what this account's friends may know of its time: after a change of a plan's time or of an
 * answer, of a calendar, of who may see it, or of a connection. `after_seconds` gathers what changes together. It is sent
 * with the commit. A request that must not answer before the copies are written answers with `replicates`.
 */
export function markAvailability(db: Db, after_seconds = 0): void {
  insertBusyReplication(db, after_seconds)
}

/**
 * Copies what friends may know of an account's time to those who may, and withdraws it from all others. It may run more
 * than once, and at the same time: each friend's copy is written as a whole or not at all, and only over an older
 * version. `onCopied` is told how many copies were written or withdrawn.
 *
 * @returns when to run again so that the copies can be relied on; null where nobody has one.
 */
export async function replicateAvailability(
  database: Database,
  owner: string,
  onCopied: (count: number) => void = () => {},
): Promise<Date | null> {
  const source = await database.write(owner, { work: updateSource })
  if (!source) return null
  const { version, header, months, targets, changes, next } = source
  await writeCopies(database, targets, (db, { active, carried_version }) => {
    const changed = months.filter((month) => month.version > carried_version)
    if (active) insertFriendTime(db, { sharer: owner, version, header, months: changed })
    else deleteFriendTime(db, owner, version)
  })
  if (targets.length > 0) onCopied(targets.length)
  await database.write(owner, {
    async work(db) {
      updateBusyTargetVersions(db, targets, version)
      deleteReplication(db, { kind: 'busy', source_id: owner, version: changes })
    },
  })
  return next
}

/** What the copies are made of, and who is to get or lose one. */
interface BusySource {
  version: number
  header: SharedHeader
  months: readonly BusyMonth[]
  targets: readonly BusyTarget[]
  /** Up to which change it was computed. */
  changes: number
  next: Date | null
}

/**
 * Computes what friends may know, and writes it and its targets down, before any copy is written: so every copy can be
 * withdrawn later, and a run that reads older rows cannot get a higher version. Until an account has a calendar that was
 * read, friends get to know nothing, so that they cannot tell that from not sharing.
 */
async function updateSource(db: Db): Promise<BusySource | null> {
  const settings = await lockBusySettings(db)
  if (!settings) return null
  const { clock, busy_version, changes } = settings
  const span = sharedSpan(clock)
  const [first = '', last = first] = [span.months[0]?.month, span.months.at(-1)?.month]
  const shared = settings.sharing === 'off' ? [] : await listSharedWith(db)
  const { sources } = shared.length > 0 ? await listKnownSources(db, { first, last }) : none
  const audience = sources.some(({ read_at }) => read_at !== null) ? shared : []
  const isOtherAudience = await updateBusyTargets(db, audience, busy_version + 1)
  if (audience.length === 0) {
    const version = isOtherAudience ? busy_version + 1 : busy_version
    if (isOtherAudience) updateBusyVersion(db, version, settings)
    const targets = await listOutdatedBusyTargets(db, version)
    return { version, header: settings, months: [], targets, changes, next: null }
  }
  const [computed, stored] = await Promise.all([
    computeMonths(db, sources, settings, span),
    listBusyMonths(db, first),
  ])
  const before = new Map(stored.map(({ month, runs }) => [month, runs]))
  const changed = [...computed].filter(([month, runs]) => !before.get(month)?.equals(runs))
  const told = sharedHeader(sources, clock)
  const isNew = isNewHeader(settings, told, clock)
  const isChanged = isOtherAudience || isNew || changed.length > 0
  const version = isChanged ? busy_version + 1 : busy_version
  const header = isChanged ? told : headerOf(settings)
  const news = changed.map(([month, runs]) => ({ month, runs, version }))
  updateBusyMonths(db, news)
  if (isChanged) updateBusyVersion(db, version, header)
  const targets = await listOutdatedBusyTargets(db, version)
  const fresh = new Set(news.map(({ month }) => month))
  const months = [...stored.filter(({ month }) => !fresh.has(month)), ...news]
  return { version, header, months, targets, changes, next: renewalOf(header, clock) }
}

const none: Pick<KnownSources, 'sources'> = { sources: [] }

async function computeMonths(
  db: Db,
  sources: Parameters<typeof sharedMonths>[0],
  settings: BusySettings,
  span: KnownSpan,
): Promise<Map<string, Buffer>> {
  const from = new Date(span.from * quarter_ms)
  const plans = await listTimedPlans(db, { from, to: new Date(span.to * quarter_ms) })
  const nights = outsideHours(settings, settings.timezone, span)
  return sharedMonths(sources, [...runsOfPlans(plans, 'friends'), ...nights], span)
}

function headerOf({ read_at, fresh_until, known_from, known_until }: BusySettings): SharedHeader {
  return { read_at, fresh_until, known_from, known_until }
}

/**
 * Ends what this account and another share with each other, in both accounts and at once: it does not wait for any
 * replication, and one that is still on its way writes nothing.
 */
export async function endSharing(db: Db, pair: Connection): Promise<void> {
  const { person_id, peer_owner, peer_person_id } = pair
  const own = { sharer: db.owner, reader: peer_owner, person_id }
  const theirs = { sharer: peer_owner, reader: db.owner, person_id: peer_person_id }
  // In the order of the accounts, as every transaction that locks several of them.
  for (const side of db.owner < peer_owner ? [own, theirs] : [theirs, own]) {
    const { sharer, reader } = side
    const version = await db.as(sharer, (there) =>
      updateSharingEnded(there, { person_id: side.person_id, peer_owner: reader }),
    )
    if (version === null) continue
    await db.as(reader, async (there) => deleteFriendTime(there, sharer, version))
  }
}
