import { isLikeOfActive } from '#server/data/likes/rows.ts'
import type { Db } from '#server/database/db.ts'

/** One of the groups of people that a like is for. */
export interface Intention {
  like_id: string
  /** Their ids among the account's people. */
  people: string[]
}

/** An intention with the title of what is liked. */
export interface NamedIntention extends Intention {
  title: string
}

/** What a like says of the people it is for. */
export interface IntentionsRow {
  like_id: string
  title: string
  intentions: string[][]
}

/**
 * The intentions that name at least one of these people; those of the last changed like come first. Likes of what is
 * archived are left out: nobody else sees them.
 */
export async function listIntentions(db: Db, people: readonly string[]): Promise<NamedIntention[]> {
  if (people.length === 0) return []
  const rows = await db.sql<IntentionsRow>`
    select l.like_id, l.title, l.intentions
    from likes l
    where l.owner_id = ${db.owner}
      and exists (select from jsonb_array_elements(l.intentions) as g (people) where g.people ?| ${[...people]}::text[])
      and ${isLikeOfActive}
    order by l.updated_at desc, l.like_id`
  return rows.flatMap(({ like_id, title, intentions }) =>
    intentions
      .filter((group) => group.some((id) => people.includes(id)))
      .map((group) => ({ like_id, title, people: group })),
  )
}
