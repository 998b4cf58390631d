import type { Db } from '#server/database/db.ts'
import { type Statement, sql, unionAll } from '#server/database/sql.ts'
import type { AuthoredRow } from '#server/domain/ideas/authored.ts'

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
 * their own choice. Only what there are keys of is asked: to plan a statement about everything costs ten times as much as to run it.
 */
export async function listAuthored(db: Db, keys: AuthoredKeys): Promise<AuthoredRow[]> {
  const asked = [
    ...(keys.ideas.length > 0 ? [ideasWith(db.owner, keys.ideas)] : []),
    ...(keys.title_keys.length > 0 ? [ideasCalled(db.owner, keys.title_keys)] : []),
    ...(keys.places.length > 0 ? [placesWith(db.owner, keys.places)] : []),
    ...(keys.title_keys.length > 0 ? [likesCalled(db.owner, keys.title_keys)] : []),
    ...(keys.title_keys.length > 0 ? [placesCalled(db.owner, keys.title_keys)] : []),
    ...(keys.plans.length + keys.actions.length > 0 ? [plansWith(db.owner, keys)] : []),
    ...(keys.plans.length > 0 ? [copiesWith(db.owner, keys.plans)] : []),
    ...(keys.captures.length > 0 ? [capturesWith(db.owner, keys.captures)] : []),
    ...(keys.roundups.length > 0 ? [roundupsWith(db.owner, keys.roundups)] : []),
    ...(keys.people.length > 0 ? [guestsWith(db.owner, keys.people)] : []),
  ]
  return asked.length === 0 ? [] : db.run<AuthoredRow>(unionAll(asked))
}

type Ids = readonly string[]

/** The last columns of what is nothing but a title and whose words it has. */
const titleAlone = sql`null::text as description, null::text as activity_name, null::text as question, null::jsonb as place`

function ideasWith(owner: string, ids: Ids): Statement {
  return sql`
    select 'idea' as kind, i.idea_id as id, ${ideaWords(owner)} as words, i.title, null::text as description,
      null::text as activity_name, null::text as question, case when p.place_id is not null then ${placeWords(owner)} end as place
    from ideas i
    left join places p on p.owner_id = ${owner} and p.place_id = coalesce(i.place_id, i.venue_place_id)
    where i.owner_id = ${owner} and i.idea_id = any(${[...ids]}::uuid[])`
}

function placesWith(owner: string, ids: Ids): Statement {
  return sql`
    select 'place' as kind, p.place_id as id, ${placeWords(owner)} as words, p.name as title, ${titleAlone}
    from places p
    where p.owner_id = ${owner} and p.place_id = any(${[...ids]}::uuid[])`
}

/** Ideas that others called like that. */
function ideasCalled(owner: string, title_keys: readonly string[]): Statement {
  return sql`
    select 'titled' as kind, i.idea_id as id, ${ideaWords(owner)} as words, i.title, ${titleAlone}
    from ideas i
    where i.owner_id = ${owner} and i.title_key = any(${[...title_keys]}::text[])
      and coalesce(i.words_from, i.idea_origin) not in ('created', 'owner')`
}

/** What friends like and call like that, unless the account has an idea of its own that is called the same. */
function likesCalled(owner: string, title_keys: readonly string[]): Statement {
  return sql`
    select 'titled' as kind, k.interest_id as id, ${writtenBy(sql`'friend'`)} as words, k.title, ${titleAlone}
    from incoming_interests k
    where k.owner_id = ${owner} and k.active and k.title_key = any(${[...title_keys]}::text[])
      and not exists (
        select from ideas i
        where i.owner_id = ${owner} and i.title_key = k.title_key
          and coalesce(i.words_from, i.idea_origin) in ('created', 'owner')
      )`
}

/** Places that others called like that. */
function placesCalled(owner: string, name_keys: readonly string[]): Statement {
  return sql`
    select 'named' as kind, p.place_id as id, ${placeWords(owner)} as words, p.name as title, ${titleAlone}
    from places p
    where p.owner_id = ${owner} and p.name_key = any(${[...name_keys]}::text[])
      and coalesce(p.words_from, p.origin) not in ('manual', 'owner')`
}

/** Plans of the account, and those of prepared actions by the ids of the actions. */
function plansWith(owner: string, { plans, actions }: AuthoredKeys): Statement {
  const ofPlans = sql`
      select 'plan' as kind, m.plan_id as id, m.plan_id
      from plans m
      where m.owner_id = ${owner} and m.plan_id = any(${[...plans]}::uuid[])`
  const ofActions = sql`
      select 'action' as kind, a.action_id as id, a.plan_id
      from prepared_actions a
      where a.owner_id = ${owner} and a.action_id = any(${[...actions]}::uuid[])`
  const wanted = unionAll([
    ...(plans.length > 0 ? [ofPlans] : []),
    ...(actions.length > 0 ? [ofActions] : []),
  ])
  return sql`
    select w.kind, w.id, jsonb_build_object('words_from', coalesce(n.card_words_from, i.words_from),
        'origin', i.idea_origin, 'is_public', i.item_id is not null, 'source_url', n.source_url,
        'own_words', n.card_own_words || array_remove(array[case when n.title_override is not null then 'title' end,
          case when n.description_override is not null then 'description' end,
          case when n.custom_activity_name is not null then 'activity_name' end], null)) as words,
      n.title, coalesce(n.description_override, n.card_description) as description,
      coalesce(n.custom_activity_name, n.card_activity_name) as activity_name, null::text as question,
      case when n.place_name is not null then jsonb_build_object('words_from', coalesce(n.place_words_from, p.words_from),
        'origin', coalesce(p.origin, 'manual'), 'is_public', p.item_id is not null, 'source_url', n.source_url,
        'own_words', n.place_own_words, 'name', n.place_name, 'address', n.place_address) end as place
    from (${wanted}
    ) w
    join plans n on n.owner_id = ${owner} and n.plan_id = w.plan_id
    left join ideas i on i.owner_id = ${owner} and i.idea_id = n.idea_id
    left join places p on p.owner_id = ${owner} and p.place_id = n.place_id`
}

/** The plans of other hosts, as they were copied for the account. */
function copiesWith(owner: string, plans: Ids): Statement {
  return sql`
    select 'plan' as kind, c.plan_id as id, ${writtenBy(sql`'host'`)} as words, c.title, ${titleAlone}
    from invite_cards c
    where c.owner_id = ${owner} and c.plan_id = any(${[...plans]}::uuid[])`
}

function capturesWith(owner: string, ids: Ids): Statement {
  return sql`
    select 'capture' as kind, c.capture_id as id, ${writtenBy(askedWords)} as words, null::text as title,
      null::text as description, null::text as activity_name, c.question->>'kind' as question, null::jsonb as place
    from captures c
    where c.owner_id = ${owner} and c.capture_id = any(${[...ids]}::uuid[]) and c.question is not null`
}

function roundupsWith(owner: string, ids: Ids): Statement {
  return sql`
    select 'roundup' as kind, r.roundup_id as id, ${writtenBy(sql`coalesce(r.words_from, 'source')`)} as words,
      null::text as title, null::text as description, null::text as activity_name, 'items' as question, null::jsonb as place
    from roundups r
    where r.owner_id = ${owner} and r.roundup_id = any(${[...ids]}::uuid[])`
}

/** People who signed up under a name of their own choice. */
function guestsWith(owner: string, ids: Ids): Statement {
  return sql`
    select 'person' as kind, p.person_id as id, null::jsonb as words, p.display_name as title, ${titleAlone}
    from people p
    where p.owner_id = ${owner} and p.person_id = any(${[...ids]}::uuid[]) and p.origin = 'sign_up'
      and p.classification <> 'connected'`
}
