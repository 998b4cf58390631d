import { copyColumns, ideaColumns, isSameInterest } from '#server/data/incoming_interests/same.ts'
import { selectKnownInterests } from '#server/data/incoming_interests/select.ts'
import { isFoundBy } from '#server/data/finding/condition.ts'
import type { RowVector } from '#server/data/finding/vectors.ts'
import { type Statement, sql } from '#server/database/sql.ts'

/** What saved ideas are filtered by. */
export interface IdeaFilter {
  kind: 'all' | 'saved_places' | 'created_ideas'
  /** Null for any. */
  text?: string | null
  mutual_only: boolean
  person_id: string | null
}

/** Selects the active ideas that match, last changed first; `missing` are the vectors that ideas lack. */
export function selectIdeas(
  owner: string,
  filter: IdeaFilter,
  missing: readonly RowVector[] = [],
): Statement {
  // Only the conditions that are asked for become part of the statement: PostgreSQL plans each text by
  // itself, and without conditions it reads an index from the newest entry on.
  const kind = filter.kind === 'saved_places' ? sql`and i.kind = 'place'` : sql``
  const { text: words = null } = filter
  const text = words === null ? sql`` : sql`and ${isFoundBy(words, searched, missing)}`
  const person = filter.person_id === null ? sql`` : concerning(owner, filter.person_id)
  const mutual = filter.mutual_only ? isMutual(owner, filter.person_id) : sql``
  return sql`
    select i.idea_id
    from ideas i
    where i.owner_id = ${owner} and i.state = 'active' and i.generated_for is null ${kind} ${text} ${person} ${mutual}
    order by i.updated_at desc, i.idea_id desc`
}

const searched = {
  id: sql`i.idea_id`,
  vector: sql`i.search`,
  text: sql`concat_ws(' ', i.title_key, i.description)`,
}

/** Selects the ids of the active ideas that concern one of these people. */
export function selectIdeasConcerning(owner: string, person_ids: readonly string[]): Statement {
  const any = person_ids.reduce(
    (all, id) => sql`${all} or true ${concerning(owner, id)}`,
    sql`false`,
  )
  return sql`
    select i.idea_id
    from ideas i
    where i.owner_id = ${owner} and i.state = 'active' and (${any}) and ${isShownIdea(owner)}`
}

// An idea concerns a person who is known to like it, who the caller likes or keeps it for, or who is on a list that it
// is on.
function concerning(owner: string, person_id: string) {
  return sql`
    and (${selectLikedBy(owner, person_id)} or ${likedFor(owner, person_id)} or ${keptFor(owner, person_id)} or exists (
        select from list_ideas m
        join list_people lp on lp.owner_id = m.owner_id and lp.list_id = m.list_id
        join lists l on l.owner_id = m.owner_id and l.list_id = m.list_id
        where m.owner_id = ${owner} and m.idea_id = i.idea_id and lp.person_id = ${person_id}
          and l.deleted_at is null
      ))`
}

/** The condition that the caller likes an idea and this person, or with null any saved person, likes it too. */
export function isMutual(owner: string, person_id: string | null): Statement {
  return sql`
    and i.liked and ${selectLikedBy(owner, person_id)}`
}

/** The condition that this person is known to like an idea, or that the caller likes or keeps it for them. */
export function isLikedByOrFor(owner: string, person_id: string): Statement {
  return sql`
    and (${selectLikedBy(owner, person_id)} or ${likedFor(owner, person_id)} or ${keptFor(owner, person_id)})`
}

/** The condition that an idea was captured for this person, of which nobody is told. */
function keptFor(owner: string, person_id: string): Statement {
  return sql`
    exists (
      select from idea_people k
      where k.owner_id = ${owner} and k.idea_id = i.idea_id and k.person_id = ${person_id}
    )`
}

function likedFor(owner: string, person_id: string): Statement {
  return sql`
    exists (
      select from likes l
      where l.owner_id = ${owner} and l.subject_kind in ('idea', 'event') and l.subject_id = i.idea_id and l.saved
        and exists (select from jsonb_array_elements(l.intentions) as g (people) where g.people ? ${person_id}::text)
    )`
}

/**
 * The expression whether this person, or with null any saved person, is known to like an idea.
 *
 * Its first part is there for speed: "is true" makes PostgreSQL build the set of titles once, and only ideas with such
 * a title are compared with each interest. Without it the planner may join all with all. "offset 0" makes it look the title
 * up, where it would else read all interests and whose they are.
 */
export function selectLikedBy(owner: string, person_id: string | null): Statement {
  const theirs = sql`
    ${selectKnownInterests(owner)} and (${person_id}::uuid is null or p.person_id = ${person_id})`
  // Whether a friend is still one does not matter for the set, and asking it for each copy costs most.
  const peer =
    person_id === null
      ? sql``
      : sql`and k.peer_owner = (
          select c.peer_owner from connections c where c.owner_id = ${owner} and c.person_id = ${person_id}
        )`
  return sql`
    ((i.title_key in (
        select k.title_key from incoming_interests k where k.owner_id = ${owner} and k.active ${peer}
      )) is true
      and exists (select from ${theirs} and ${isSameInterest(ideaColumns, copyColumns)} offset 0))`
}

/**
 * The condition that an idea may be shown: one that a generated list saved from a friend's like, and that the person never
 * touched, only as long as that like is known. Who asks by its id is told that there is no such idea.
 */
export function isShownIdea(owner: string, idea = sql`i`): Statement {
  return sql`
    (${idea}.generated_for is null or ${idea}.adopted_interest_id is null or exists (
      select from ${selectKnownInterests(owner)} and k.interest_id = ${idea}.adopted_interest_id
    ))`
}
