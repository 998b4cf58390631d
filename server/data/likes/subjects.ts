import type { LikeKind } from '#generated/types.ts'
import { lockAccount } from '#server/data/accounts/lock.ts'
import type { Db } from '#server/database/db.ts'
import { insertIdea } from '#server/data/ideas/changes.ts'
import { knownInterests } from '#server/data/likes/known_interests.ts'
import { type Statement, sql } from '#server/database/sql.ts'
import { fail } from '#server/domain/failure.ts'
import { parseHandle, toHandle } from '#server/domain/handle.ts'
import { nameKey } from '#server/domain/name_key.ts'

/**
 * Something of this account's that can be liked: an idea, an event (an idea that is one) or a private place.
 * Each has one like, whichever kind it was named by.
 */
export interface Subject {
  kind: LikeKind
  id: string
  title: string
  title_key: string
  state: 'active' | 'archived'
}

/** How an input names what it is about. */
export interface SubjectReference {
  handle: string
  /** Where it stands in the input. */
  pointer: string
  /** What it must be; anything that can be liked where it is left out. */
  kind?: LikeKind
}

const unlocked = sql``
const locked = sql`for no key update`

/** The handle of a subject, and what it is called. */
export function toLikedThing({ kind, id, title }: Pick<Subject, 'kind' | 'id' | 'title'>) {
  return { kind, handle: toHandle(kind === 'place' ? 'place' : 'idea', id), title }
}

/**
 * What these references mean, in the same order. An incoming interest means what this account has of the
 * same title, which may be nothing (null). Errors: `reference_not_found`.
 */
export async function requireSubjects(
  db: Db,
  references: readonly SubjectReference[],
): Promise<(Subject | null)[]> {
  return subjectsOf(db, references, unlocked, async () => null)
}

/**
 * As `requireSubjects`, and nobody else changes them or their likes until this transaction ends. With `adds`,
 * what an incoming interest is about and this account lacks is saved as an idea.
 */
export async function lockSubjects(
  db: Db,
  references: readonly SubjectReference[],
  adds: boolean,
): Promise<(Subject | null)[]> {
  // Two racing calls that save one interest must meet, or both would save an idea.
  if (adds && references.some(({ handle }) => parseHandle('interest', handle)))
    await lockAccount(db)
  const lacking = async (interest: Interest) => (adds ? saveInterest(db, interest) : null)
  return subjectsOf(db, references, locked, lacking)
}

/** The subjects of likes that are there, held as by `lockSubjects`, by id. */
export async function lockSubjectsOfLikes(
  db: Db,
  likes: readonly { subject_kind: LikeKind; subject_id: string }[],
): Promise<Map<string, Subject>> {
  const places = likes.filter(({ subject_kind }) => subject_kind === 'place')
  const ideas = likes.filter(({ subject_kind }) => subject_kind !== 'place')
  return readSubjects(
    db,
    ideas.map(({ subject_id }) => subject_id),
    places.map(({ subject_id }) => subject_id),
    locked,
  )
}

/** The active thing of each title, by title key: an idea before a place, the oldest first. */
export async function listSubjectsByTitle(
  db: Db,
  title_keys: readonly string[],
): Promise<Map<string, Subject>> {
  if (title_keys.length === 0) return new Map()
  const keys = [...title_keys]
  const rows = await db.sql<Subject>`
    select distinct on (title_key) kind, id, title, title_key, 'active' as state
    from (
      select case kind when 'event' then 'event' else 'idea' end as kind, idea_id as id, title, title_key,
        1 as rank, created_at
      from ideas
      where owner_id = ${db.owner} and title_key = any(${keys}::text[]) and state = 'active'
      union all
      select 'place', place_id, name, name_key, 2, created_at
      from places
      where owner_id = ${db.owner} and name_key = any(${keys}::text[]) and state = 'active'
    ) own
    order by title_key, rank, created_at, id`
  return new Map(rows.map((row) => [row.title_key, row]))
}

interface Interest {
  interest_id: string
  kind: LikeKind
  title: string
  title_key: string
  activity_name: string | null
  custom_activity_name: string | null
  starts_at: Date | null
}

async function subjectsOf<T>(
  db: Db,
  references: readonly SubjectReference[],
  lock: Statement,
  lacking: (interest: Interest) => Promise<T>,
): Promise<(Subject | T)[]> {
  const idsOf = (kind: 'idea' | 'place' | 'interest') =>
    references.map(({ handle }) => parseHandle(kind, handle)).filter((id) => id !== null)
  const interests = await readInterests(db, idsOf('interest'))
  const titled = await listSubjectsByTitle(
    db,
    [...interests.values()].map(({ title_key }) => title_key),
  )
  const own = [...titled.values()]
  const found = await readSubjects(
    db,
    [...idsOf('idea'), ...own.filter(({ kind }) => kind !== 'place').map(({ id }) => id)],
    [...idsOf('place'), ...own.filter(({ kind }) => kind === 'place').map(({ id }) => id)],
    lock,
  )
  const subjects: (Subject | T)[] = []
  for (const { handle, pointer, kind } of references) {
    const interest = interests.get(parseHandle('interest', handle) ?? '')
    const id = interest
      ? titled.get(interest.title_key)?.id
      : (parseHandle('idea', handle) ?? parseHandle('place', handle))
    const subject = found.get(id ?? '')
    if (!subject && !interest) throw fail('reference_not_found', { pointer })
    if (!interest && subject && !isA(subject, kind)) throw fail('reference_not_found', { pointer })
    if (subject) subjects.push(subject)
    else if (interest) subjects.push(await lacking(interest))
  }
  return subjects
}

/** An event is an idea, too. */
function isA(subject: Subject, kind: LikeKind | undefined): boolean {
  if (kind === undefined || subject.kind === kind) return true
  return kind === 'idea' && subject.kind === 'event'
}

async function readSubjects(
  db: Db,
  ideas: readonly string[],
  places: readonly string[],
  lock: Statement,
): Promise<Map<string, Subject>> {
  const parts: Promise<Subject[]>[] = []
  if (ideas.length > 0) {
    parts.push(
      db.run<Subject>(sql`
        select case kind when 'event' then 'event' else 'idea' end as kind, idea_id as id, title, title_key,
          state
        from ideas
        where owner_id = ${db.owner} and idea_id = any(${[...ideas]}::uuid[])
        order by idea_id
        ${lock}`),
    )
  }
  if (places.length > 0) {
    parts.push(
      db.run<Subject>(sql`
        select 'place' as kind, place_id as id, name as title, name_key as title_key, state
        from places
        where owner_id = ${db.owner} and place_id = any(${[...places]}::uuid[])
        order by place_id
        ${lock}`),
    )
  }
  const rows = await Promise.all(parts)
  return new Map(rows.flat().map((row) => [row.id, row]))
}

async function readInterests(db: Db, ids: readonly string[]): Promise<Map<string, Interest>> {
  if (ids.length === 0) return new Map()
  const rows = await db.run<Interest>(sql`
    select k.interest_id, k.kind, k.title, k.title_key, k.activity_name, k.custom_activity_name, k.starts_at
    from ${knownInterests(db.owner)} and k.interest_id = any(${[...ids]}::uuid[])`)
  return new Map(rows.map((row) => [row.interest_id, row]))
}

async function saveInterest(db: Db, interest: Interest): Promise<Subject> {
  const { title, starts_at, activity_name, custom_activity_name } = interest
  // Two references of one call may mean interests of one title.
  const known = (await listSubjectsByTitle(db, [interest.title_key])).get(interest.title_key)
  if (known) return known
  const is_event = interest.kind === 'event' && starts_at !== null
  const id = await insertIdea(db, {
    kind: is_event ? 'event' : 'place',
    title,
    description: null,
    place_id: null,
    venue_place_id: null,
    activity_name,
    custom_activity_name,
    fixed_when: null,
    event_start_at: is_event ? starts_at : null,
    source_url: null,
    show_in_for_you: true,
  })
  return {
    kind: is_event ? 'event' : 'idea',
    id,
    title,
    title_key: nameKey(title),
    state: 'active',
  }
}
