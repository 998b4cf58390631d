import { containing } from '#server/database/containing.ts'
import type { Db } from '#server/database/db.ts'
import { knownInterests } from '#server/data/likes/known_interests.ts'
import { endsAt } from '#server/data/plans/times.ts'
import { type Statement, sql } from '#server/database/sql.ts'
import { nameKey } from '#server/domain/name_key.ts'
import { optionalText } from '#server/domain/text.ts'

/** What saved ideas are looked for by. */
export interface IdeaFilter {
  kind: 'all' | 'saved_places' | 'created_ideas'
  text?: string | undefined
  mutual_only: boolean
  person_id: string | null
}

/** Selects the active ideas that match, last changed first. */
export function selectIdeas(owner: string, filter: IdeaFilter): Statement {
  // Only the conditions that are asked for become part of the text: each text has a plan of its own,
  // and the plain one walks its index from the newest on.
  const kind = filter.kind === 'saved_places' ? sql`and i.kind = 'place'` : sql``
  const words = optionalText(filter.text)
  const text = words === null ? sql`` : matching(words)
  const person = filter.person_id === null ? sql`` : concerning(owner, filter.person_id)
  const mutual = filter.mutual_only ? mutualWith(owner, filter.person_id) : sql``
  return sql`
    select i.idea_id
    from ideas i
    where i.owner_id = ${owner} and i.state = 'active' ${kind} ${text} ${person} ${mutual}
    order by i.updated_at desc, i.idea_id desc`
}

function matching(text: string) {
  const pattern = containing(text)
  return sql`
    and (i.title_key like ${containing(nameKey(text))} or i.description ilike ${pattern}
      or i.custom_activity_name ilike ${pattern} or i.activity_name ilike ${pattern}
      or i.neighborhood_name ilike ${pattern})`
}

// A person is concerned by what they are known to like and by what is on a list they belong to.
function concerning(owner: string, person_id: string) {
  return sql`
    and (i.title_key in (
        select k.title_key
        from ${knownInterests(owner)} and p.person_id = ${person_id}
      ) or exists (
        select from list_ideas m
        join list_people lp on lp.owner_id = m.owner_id and lp.list_id = m.list_id
        join lists l on l.owner_id = m.owner_id and l.list_id = m.list_id
        where m.owner_id = ${owner} and m.idea_id = i.idea_id and lp.person_id = ${person_id}
          and l.deleted_at is null
      ))`
}

// "is true" keeps the titles a set that is made once; the planner might join all with all instead.
function mutualWith(owner: string, person_id: string | null) {
  return sql`
    and i.liked and (i.title_key in (
      select k.title_key
      from ${knownInterests(owner)} and (${person_id}::uuid is null or p.person_id = ${person_id})
    )) is true`
}

/**
 * Ids of ideas the caller and somebody saved both like, that are not over and that no active plan is of: what
 * comes soonest first, then what has no time, last changed first.
 */
export async function listMutualIdeas(db: Db, limit: number): Promise<string[]> {
  const rows = await db.run<{ idea_id: string }>(sql`
    select i.idea_id
    from ideas i
    where i.owner_id = ${db.owner} and i.state = 'active' ${mutualWith(db.owner, null)}
      and coalesce(i.event_start_at, i.fixed_when, 'infinity') > now()
      and not exists (
        select from plans n
        where n.owner_id = i.owner_id and n.idea_id = i.idea_id and n.state in ('shared', 'active')
          and ${endsAt} > now()
      )
    order by coalesce(i.event_start_at, i.fixed_when), i.updated_at desc, i.idea_id desc
    limit ${limit}`)
  return rows.map((row) => row.idea_id)
}
