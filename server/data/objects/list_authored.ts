import type { Db } from '#server/database/db.ts'
import { type Statement, sql } from '#server/database/sql.ts'
import type { Origin } from '#server/domain/ideas/words_from.ts'

/** What rows tell of whose words something has. */
export interface AuthoredWords extends Origin {
  /** The columns that the account wrote; the others are as they came. */
  own_words: string[]
}

/** Something of the account, and whose words it has. */
export interface AuthoredRow {
  /** `titled` is an idea or a friend's like, and `named` a place, that was looked for by what it is called, `action` the plan of a prepared action, by the id of the action. */
  kind: 'idea' | 'titled' | 'place' | 'named' | 'plan' | 'action' | 'capture' | 'roundup' | 'person'
  id: string
  /** Null for a person. */
  words: AuthoredWords | null
  /** What it is called; null for a capture and a roundup. */
  title: string | null
  /** What a plan says of itself besides; null for anything else. */
  description: string | null
  activity_name: string | null
  /** The kind of the question that a capture or a roundup asks; null for anything else. */
  question: string | null
  /** The same of the place in it; null where it has none of its own. */
  place: (AuthoredWords & { name: string; address: string | null }) | null
}

/** What to look up, by ids; `title_keys` finds ideas and places whose words are somebody else's. */
export interface AuthoredKeys {
  readonly ideas: readonly string[]
  readonly places: readonly string[]
  readonly plans: readonly string[]
  readonly actions: readonly string[]
  readonly captures: readonly string[]
  readonly roundups: readonly string[]
  readonly people: readonly string[]
  readonly title_keys: readonly string[]
}

/**
 * Whose words idea `i` of the owner has. What roundups of earlier releases saved has those of their source, unless its caller
 * gave them. Each table here is compared with the owner by value: only then does Citus send the statement to one node, and
 * take its outer joins.
 */
const ideaWords = (owner: string) => sql`jsonb_build_object(
      'words_from', coalesce(i.words_from, case when i.idea_origin = 'captured' and i.source_url is null then (
        select case when not r.given then 'source' end
        from captures c
        join roundups r on r.owner_id = ${owner} and r.roundup_id = c.roundup_id
        where c.owner_id = ${owner} and c.idea_id = i.idea_id and c.roundup_id is not null
        limit 1
      ) end),
      'origin', i.idea_origin, 'is_public', i.item_id is not null, 'source_url', i.source_url, 'own_words', i.own_words)`

/** Whose words place `p` of the owner has, likewise. Of those of earlier releases, the idea at it knows the page. */
const placeWords = (
  owner: string,
) => sql`jsonb_build_object('words_from', p.words_from, 'origin', p.origin,
      'is_public', p.item_id is not null, 'own_words', p.own_words, 'name', p.name, 'address', p.address,
      'source_url', case when p.words_from is null and p.origin <> 'manual' then coalesce(
        (select i.source_url from ideas i where i.owner_id = ${owner} and i.place_id = p.place_id
          and i.idea_origin = p.origin and i.source_url is not null limit 1),
        (select i.source_url from ideas i where i.owner_id = ${owner} and i.venue_place_id = p.place_id
          and i.idea_origin = p.origin and i.source_url is not null limit 1)
      ) end)`

/** Whose words the question of capture `c` has; null where it has only the account's. */
const askedWords = sql`coalesce(c.question->>'words_from',
        case when c.question->>'kind' in ('items', 'city', 'time', 'past') then 'source' end)`

/** Of something that is all one author's words. */
function writtenBy(words_from: Statement): Statement {
  return sql`jsonb_build_object('words_from', ${words_from}, 'origin', null, 'is_public', false,
        'source_url', null, 'own_words', '{}'::text[])`
}

/**
 * Whose words these ideas, places, plans and questions of the account have, and which of these people signed up under a name of
 * their own choice.
 */
export async function listAuthored(db: Db, keys: AuthoredKeys): Promise<AuthoredRow[]> {
  return db.sql<AuthoredRow>`
    select 'idea' as kind, i.idea_id as id, ${ideaWords(db.owner)} as words, i.title, null as description,
      null as activity_name, null as question, case when p.place_id is not null then ${placeWords(db.owner)} end as place
    from ideas i
    left join places p on p.owner_id = ${db.owner} and p.place_id = coalesce(i.place_id, i.venue_place_id)
    where i.owner_id = ${db.owner} and i.idea_id = any(${[...keys.ideas]}::uuid[])
    union all
    select 'titled', i.idea_id, ${ideaWords(db.owner)}, i.title, null, null, null, null
    from ideas i
    where i.owner_id = ${db.owner} and i.title_key = any(${[...keys.title_keys]}::text[])
      and coalesce(i.words_from, i.idea_origin) not in ('created', 'owner')
    union all
    select 'place', p.place_id, ${placeWords(db.owner)}, p.name, null, null, null, null
    from places p
    where p.owner_id = ${db.owner} and p.place_id = any(${[...keys.places]}::uuid[])
    union all
    select 'titled', k.interest_id, ${writtenBy(sql`'friend'`)}, k.title, null, null, null, null
    from incoming_interests k
    where k.owner_id = ${db.owner} and k.active and k.title_key = any(${[...keys.title_keys]}::text[])
      and not exists (
        select from ideas i
        where i.owner_id = ${db.owner} and i.title_key = k.title_key
          and coalesce(i.words_from, i.idea_origin) in ('created', 'owner')
      )
    union all
    select 'named', p.place_id, ${placeWords(db.owner)}, p.name, null, null, null, null
    from places p
    where p.owner_id = ${db.owner} and p.name_key = any(${[...keys.title_keys]}::text[])
      and coalesce(p.words_from, p.origin) not in ('manual', 'owner')
    union all
    select w.kind, w.id, jsonb_build_object('words_from', coalesce(n.card_words_from, i.words_from),
        'origin', i.idea_origin, 'is_public', i.item_id is not null, 'source_url', n.source_url,
        'own_words', n.card_own_words || array_remove(array[case when n.title_override is not null then 'title' end,
          case when n.description_override is not null then 'description' end,
          case when n.custom_activity_name is not null then 'activity_name' end], null)),
      n.title, coalesce(n.description_override, n.card_description),
      coalesce(n.custom_activity_name, n.card_activity_name), null,
      case when n.place_name is not null then jsonb_build_object('words_from', coalesce(n.place_words_from, p.words_from),
        'origin', coalesce(p.origin, 'manual'), 'is_public', p.item_id is not null, 'source_url', n.source_url,
        'own_words', n.place_own_words, 'name', n.place_name, 'address', n.place_address) end
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
    left join ideas i on i.owner_id = ${db.owner} and i.idea_id = n.idea_id
    left join places p on p.owner_id = ${db.owner} and p.place_id = n.place_id
    union all
    select 'plan', c.plan_id, ${writtenBy(sql`'host'`)}, c.title, null, null, null, null
    from invite_cards c
    where c.owner_id = ${db.owner} and c.plan_id = any(${[...keys.plans]}::uuid[])
    union all
    select 'capture', c.capture_id, ${writtenBy(askedWords)},
      null, null, null, c.question->>'kind', null
    from captures c
    where c.owner_id = ${db.owner} and c.capture_id = any(${[...keys.captures]}::uuid[]) and c.question is not null
    union all
    select 'roundup', r.roundup_id, ${writtenBy(sql`coalesce(r.words_from, 'source')`)},
      null, null, null, 'items', null
    from roundups r
    where r.owner_id = ${db.owner} and r.roundup_id = any(${[...keys.roundups]}::uuid[])
    union all
    select 'person', p.person_id, null, p.display_name, null, null, null, null
    from people p
    where p.owner_id = ${db.owner} and p.person_id = any(${[...keys.people]}::uuid[]) and p.origin = 'sign_up'
      and p.classification <> 'connected'`
}
