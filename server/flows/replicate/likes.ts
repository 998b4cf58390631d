import type { LikeKind } from '#generated/types.ts'
import type { Database, Db } from '#server/database/db.ts'
import { newId } from '#server/database/id.ts'
import { deleteReplicationMark } from '#server/flows/replicate/plans.ts'
import { peopleIn } from '#server/domain/like.ts'

/** A like as its copies show it. */
interface Content {
  kind: LikeKind
  title: string
  title_key: string
  neighborhood_name: string | null
  activity_name: string | null
  custom_activity_name: string | null
  starts_at: Date | null
  version: number
}

interface SourceRow extends Content {
  saved: boolean
  intentions: string[][]
  /** Whether what is liked is still there. */
  there: boolean
}

/** An account whose copy is behind, and whether it shall have one. */
interface Target {
  peer_owner: string
  active: boolean
}

/** Copies that are written at once: each is a transaction in another partition. */
const atOnce = 4

/**
 * Brings a like as it is now to the Connected Friends it is meant for, and takes it back from those it no
 * longer is. At least once: what is done again because this ended in between finds the copy as new as it
 * brings. The version that was carried.
 */
export async function replicateLike(
  database: Database,
  owner: string,
  like_id: string,
): Promise<number> {
  const aimed = await database.write(owner, { work: (db) => aim(db, like_id) })
  if (!aimed) return 0
  const { content, targets } = aimed
  const waiting = [...targets]
  const lane = async () => {
    for (let target = waiting.shift(); target; target = waiting.shift()) {
      const { peer_owner, active } = target
      await database.write(peer_owner, {
        role: 'relay',
        work: (db) => writeCopy(db, owner, like_id, content, active),
      })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  const { version } = content
  await database.write(owner, {
    async work(db) {
      const reached = targets.map(({ peer_owner }) => peer_owner)
      await Promise.all([
        setCarried(db, like_id, reached, version),
        deleteReplicationMark(db, 'like', like_id, version),
      ])
    },
  })
  return version
}

/**
 * Whom the like goes to, written down before anything does: what an account may have a copy of is never
 * forgotten, however this ends. The like is held meanwhile, so that its version and its audience belong
 * together: whoever changes a connection raises the versions of the likes it concerns.
 */
async function aim(db: Db, like_id: string) {
  const [source] = await db.sql<SourceRow>`
    select l.subject_kind as kind, l.title, l.title_key, l.saved, l.intentions, l.version,
      i.neighborhood_name, coalesce(i.activity_name, p.activity_name) as activity_name,
      i.custom_activity_name, coalesce(i.event_start_at, i.fixed_when) as starts_at,
      coalesce(i.state, p.state) = 'active' as there
    from likes l
    left join ideas i on i.owner_id = l.owner_id and i.idea_id = l.subject_id and l.subject_kind <> 'place'
    left join places p on p.owner_id = l.owner_id and p.place_id = l.subject_id and l.subject_kind = 'place'
    where l.owner_id = ${db.owner} and l.like_id = ${like_id}
    for no key update of l`
  if (!source) return null
  const { saved, there, intentions, ...content } = source
  const audience = saved && there ? await accountsOf(db, peopleIn(intentions)) : []
  await Promise.all([
    db.sql`
      insert into like_targets (owner_id, like_id, peer_owner, active)
      select ${db.owner}, ${like_id}, peer_owner, true
      from unnest(${audience}::uuid[]) as given (peer_owner)
      on conflict (owner_id, like_id, peer_owner) do update set active = true
      where not like_targets.active`,
    db.sql`
      update like_targets set active = false
      where owner_id = ${db.owner} and like_id = ${like_id} and active
        and peer_owner <> all(${audience}::uuid[])`,
  ])
  const targets = await db.sql<Target>`
    select peer_owner, active
    from like_targets
    where owner_id = ${db.owner} and like_id = ${like_id} and carried_version < ${content.version}
    order by peer_owner`
  return { content, targets }
}

async function accountsOf(db: Db, people: readonly string[]): Promise<string[]> {
  if (people.length === 0) return []
  const rows = await db.sql<{ peer_owner: string }>`
    select peer_owner
    from connections
    where owner_id = ${db.owner} and person_id = any(${[...people]}::uuid[]) and state = 'active'
    order by peer_owner`
  return rows.map(({ peer_owner }) => peer_owner)
}

/**
 * Writes a copy into the partition `db` is of, unless a newer one stands there. One that is taken back
 * leaves its version, so that a late older one does not come after it, and nothing of what it said.
 */
async function writeCopy(
  db: Db,
  from: string,
  like_id: string,
  content: Content,
  active: boolean,
): Promise<void> {
  const { kind, version } = content
  const said = active ? content : nothing
  await db.sql`
    insert into incoming_interests as k
      (owner_id, peer_owner, source_id, interest_id, person_id, kind, title, title_key, neighborhood_name,
        activity_name, custom_activity_name, starts_at, version, active)
    select c.owner_id, c.peer_owner, ${like_id}, ${newId()}, c.person_id, ${kind}, ${said.title},
      ${said.title_key}, ${said.neighborhood_name}, ${said.activity_name}, ${said.custom_activity_name},
      ${said.starts_at?.toISOString() ?? null}, ${version}, ${active}
    from connections c
    where c.owner_id = ${db.owner} and c.peer_owner = ${from}
      and (c.state = 'active' or not ${active})
    on conflict (owner_id, peer_owner, source_id) do update
      set person_id = excluded.person_id, kind = excluded.kind, title = excluded.title,
        title_key = excluded.title_key, neighborhood_name = excluded.neighborhood_name,
        activity_name = excluded.activity_name, custom_activity_name = excluded.custom_activity_name,
        starts_at = excluded.starts_at, version = excluded.version, active = excluded.active,
        updated_at = now()
      where k.version < excluded.version`
}

/** What a copy says that was taken back. */
const nothing: Omit<Content, 'kind' | 'version'> = {
  title: '',
  title_key: '',
  neighborhood_name: null,
  activity_name: null,
  custom_activity_name: null,
  starts_at: null,
}

async function setCarried(db: Db, like_id: string, reached: readonly string[], version: number) {
  await db.sql`
    update like_targets set carried_version = greatest(carried_version, ${version})
    where owner_id = ${db.owner} and like_id = ${like_id}
      and peer_owner = any(${[...reached]}::uuid[])`
}
