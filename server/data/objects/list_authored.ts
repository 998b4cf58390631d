import type { Db } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'

/** Where the words of something came from: its owner wrote them (`created`, `manual`), or somebody else did. */
export type WordsOrigin =
  | 'created'
  | 'manual'
  | 'captured'
  | 'adopted'
  | 'discovered'
  | 'sign_up'
  | null

/** Something of the account, and whose words are in it. */
export interface AuthoredRow {
  /** `titled` is an idea that was looked for by its title, `action` the plan of a prepared action, by the id of the action. */
  kind: 'idea' | 'titled' | 'place' | 'plan' | 'action' | 'person'
  id: string
  origin: WordsOrigin
  /** Whether it was taken from a public source. */
  is_public: boolean
  /** The page it was read from; null where none is known. */
  source_url: string | null
  /** Whether it was captured from the source of a roundup, and not from what the caller gave it. */
  has_source: boolean
  /** The columns that the account wrote; the others are as it came. */
  own_words: string[]
  /** What it is called. */
  title: string
  /** The same of the place in it; null where it has none of its own. */
  place_name: string | null
  place_origin: WordsOrigin
  place_is_public: boolean
  place_own_words: string[]
}

/** Where the words of idea `i` came from; `p` is its place. A generated list saves friends' likes. */
const ideaOrigin = sql`case when i.adopted_interest_id is not null then 'adopted'
      when i.idea_origin = 'adopted' and i.item_id is null and i.place_id is not null then p.origin
      else i.idea_origin end`

/** Whether idea `i` was captured from the source of a roundup, and not from what the caller gave it. */
const hasSource = sql`(i.idea_origin = 'captured' and coalesce(
      (select not r.given from captures c
        join roundups r on r.owner_id = c.owner_id and r.roundup_id = c.roundup_id
        where c.owner_id = i.owner_id and c.idea_id = i.idea_id and c.roundup_id is not null limit 1),
      false
    ))`

/** What to look up, by ids; `title_keys` finds ideas whose words are somebody else's. */
export interface AuthoredKeys {
  readonly ideas: readonly string[]
  readonly places: readonly string[]
  readonly plans: readonly string[]
  readonly actions: readonly string[]
  readonly people: readonly string[]
  readonly title_keys: readonly string[]
}

/**
 * Whose words are in these ideas, places and plans of the account, and which of these people signed up under a name of their own choice. An
 * idea that was made of a private place has the words of that place.
 */
export async function listAuthored(db: Db, keys: AuthoredKeys): Promise<AuthoredRow[]> {
  return db.sql<AuthoredRow>`
    select 'idea' as kind, i.idea_id as id, ${ideaOrigin} as origin,
      i.item_id is not null as is_public, i.source_url, ${hasSource} as has_source, i.own_words, i.title,
      p.name as place_name, p.origin as place_origin, p.item_id is not null as place_is_public,
      coalesce(p.own_words, '{}') as place_own_words
    from ideas i
    left join places p on p.owner_id = i.owner_id and p.place_id = coalesce(i.place_id, i.venue_place_id)
    where i.owner_id = ${db.owner} and i.idea_id = any(${[...keys.ideas]}::uuid[])
    union all
    select 'titled', i.idea_id, ${ideaOrigin}, i.item_id is not null, i.source_url, ${hasSource}, i.own_words,
      i.title, null, null, false, '{}'
    from ideas i
    left join places p on p.owner_id = i.owner_id and p.place_id = i.place_id
    where i.owner_id = ${db.owner} and i.title_key = any(${[...keys.title_keys]}::text[])
      and ${ideaOrigin} not in ('created', 'manual')
    union all
    select 'place', p.place_id, p.origin, p.item_id is not null, coalesce(
        (select i.source_url from ideas i where i.owner_id = p.owner_id and i.place_id = p.place_id
          and i.idea_origin = p.origin and i.source_url is not null limit 1),
        (select i.source_url from ideas i where i.owner_id = p.owner_id and i.venue_place_id = p.place_id
          and i.idea_origin = p.origin and i.source_url is not null limit 1)
      ), false, p.own_words, p.name, null, null, false, '{}'
    from places p
    where p.owner_id = ${db.owner} and p.place_id = any(${[...keys.places]}::uuid[])
    union all
    select w.kind, w.id, ${ideaOrigin}, i.item_id is not null, n.source_url, coalesce(${hasSource}, false),
      n.card_own_words || array_remove(array[case when n.title_override is not null then 'title' end,
        case when n.description_override is not null then 'description' end,
        case when n.custom_activity_name is not null then 'activity_name' end], null),
      n.title, n.place_name, q.origin, q.item_id is not null, n.place_own_words
    from (
      select 'plan' as kind, m.plan_id as id, m.plan_id
      from plans m
      where m.owner_id = ${db.owner} and m.plan_id = any(${[...keys.plans]}::uuid[])
      union all
      select 'action', a.action_id, a.plan_id
      from prepared_actions a
      where a.owner_id = ${db.owner} and a.action_id = any(${[...keys.actions]}::uuid[])
    ) w
    join plans n on n.owner_id = ${db.owner} and n.plan_id = w.plan_id
    left join ideas i on i.owner_id = n.owner_id and i.idea_id = n.idea_id
    left join places p on p.owner_id = i.owner_id and p.place_id = i.place_id
    left join places q on q.owner_id = n.owner_id and q.place_id = n.place_id
    union all
    select 'person', p.person_id, p.origin, false, null, false, '{}', p.display_name, null, null, false, '{}'
    from people p
    where p.owner_id = ${db.owner} and p.person_id = any(${[...keys.people]}::uuid[]) and p.origin = 'sign_up'
      and p.classification <> 'connected'`
}
