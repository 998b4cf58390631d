import pg from 'pg'
import { searchVersion } from '#server/domain/finding/vector.ts'

/** How much one account has. */
export interface AccountSize {
  friends: number
  /** Of each friend, copied here. */
  likes: number
  people: number
  lists: number
  ideas: number
  plans: number
}

/** An account that people use for years, with many friends. */
export const large: AccountSize = {
  ...{ friends: 200, likes: 100, people: 2_000, lists: 500, ideas: 20_000, plans: 100 },
}

/** A usual one, with about a sixteenth of that. */
export const usual: AccountSize = {
  ...{ friends: 20, likes: 65, people: 130, lists: 32, ideas: 1_300, plans: 10 },
}

/** Gives an account so much, by statements that make sets; no foreign key is checked on the way. */
export async function fillAccount(
  superuserUrl: string,
  owner: string,
  size: AccountSize,
): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl })
  await client.connect()
  try {
    await client.query(`set session_replication_role = replica; set synchronous_commit = off`)
    for (const statement of statementsFor(owner, size)) await client.query(statement)
    await client.query('analyze')
  } finally {
    await client.end()
  }
}

const search = (key: string) => `array_to_tsvector(string_to_array(${key}, ' ')), ${searchVersion}`

function statementsFor(owner: string, size: AccountSize): string[] {
  const { friends, likes, people, lists, ideas, plans } = size
  const me = `'${owner}'::uuid`
  const of = (what: string, number: string) => `md5(${me} || ' ${what} ' || ${number})::uuid`
  // Every tenth title is spelled with an accent, every fifth interest is in a neighborhood.
  const title = (n: string) => `case when ${n} % 10 = 0 then 'Idéa ' else 'Idea ' end || ${n}`
  const kind = (n: string) => `case when ${n} % 3 = 0 then 'event' else 'place' end`
  const start = (n: string) =>
    `case when ${n} % 3 = 0 then date_trunc('hour', now()) + ${n} % 1000 * interval '1 hour' end`
  const liked = `((f * 131 + l * 17) % ${ideas} + 1)`
  const places = Math.ceil(ideas / 100)
  return [
    `insert into people (owner_id, person_id, display_name, name_key, classification)
     select ${me}, ${of('person', 'p')}, 'Person ' || p, 'person ' || p,
       case when p <= ${friends} then 'connected' else 'friend_in_mind' end
     from generate_series(1, ${people}) p`,
    `insert into connections (owner_id, person_id, peer_owner, peer_person_id)
     select ${me}, ${of('person', 'f')}, ${of('peer', 'f')}, ${of('peer person', 'f')}
     from generate_series(1, ${friends}) f`,
    `insert into incoming_interests (owner_id, peer_owner, source_id, interest_id, person_id, kind, title, title_key,
       neighborhood_name, starts_at, version, updated_at, search, search_version)
     select ${me}, ${of('peer', 'f')}, ${of('source', "f || ' ' || l")}, ${of('interest', "f || ' ' || l")},
       ${of('person', 'f')}, ${kind(liked)}, ${title(liked)}, 'idea ' || ${liked},
       case when l % 5 = 0 then 'Neukölln' end, ${start(liked)}, 1, now() - l * interval '1 hour',
       ${search(`'idea ' || ${liked}`)}
     from generate_series(1, ${friends}) f, generate_series(1, ${likes}) l`,
    `insert into places (owner_id, place_id, name, name_key, search, search_version)
     select ${me}, ${of('place', 'i')}, 'Place ' || i, 'place ' || i, ${search("'place ' || i")}
     from generate_series(1, ${places}) i`,
    `insert into ideas (owner_id, idea_id, kind, title, title_key, place_id, event_start_at, liked, updated_at,
       custom_activity_name, search, search_version)
     select ${me}, ${of('idea', 'i')}, ${kind('i')}, ${title('i')}, 'idea ' || i, ${of('place', `i % ${places} + 1`)},
       ${start('i')}, i % 10 = 1, now() - i * interval '1 minute', 'Walking', ${search("'idea ' || i")}
     from generate_series(1, ${ideas}) i`,
    `insert into likes (owner_id, like_id, subject_kind, subject_id, title, title_key, saved, intentions, updated_at)
     select ${me}, ${of('like', 'i')}, case when i % 3 = 0 then 'event' else 'idea' end, ${of('idea', 'i')}, ${title('i')},
       'idea ' || i, true, jsonb_build_array(jsonb_build_array(${of('person', `i % ${friends} + 1`)})),
       now() - i * interval '1 minute'
     from generate_series(1, ${ideas}, 10) i`,
    `insert into lists (owner_id, list_id, name, name_key, item_count, people_count, updated_at, search, search_version)
     select ${me}, ${of('list', 'n')}, 'List ' || n, 'list ' || n, ${Math.floor(ideas / lists)}, 3,
       now() - n * interval '1 hour', ${search("'list ' || n")}
     from generate_series(1, ${lists}) n`,
    `insert into list_ideas (owner_id, list_id, idea_id, position)
     select ${me}, ${of('list', `i % ${lists} + 1`)}, ${of('idea', 'i')}, i from generate_series(1, ${ideas}) i`,
    `insert into list_people (owner_id, list_id, person_id)
     select ${me}, ${of('list', 'n')}, ${of('person', `(n * 3 + p) % ${people} + 1`)}
     from generate_series(1, ${lists}) n, generate_series(1, 3) p`,
    `insert into plans (owner_id, plan_id, state, card_title, title, title_key, timezone, scheduled_at, revision,
       exposed_at, idea_id, search, search_version)
     select ${me}, ${of('plan', 'p')}, 'active', 'Plan ' || p, 'Plan ' || p, 'plan ' || p, 'Europe/Berlin',
       now() + (p - ${plans} / 2) * interval '1 day' + interval '1 hour', 1, now(), ${of('idea', 'p')},
       ${search("'plan ' || p")}
     from generate_series(1, ${plans}) p`,
    `insert into invites (owner_id, invite_id, plan_id, person_id, delivery, invited_at)
     select ${me}, ${of('invite', "p || ' ' || q")}, ${of('plan', 'p')}, ${of('person', `(p + q) % ${people} + 1`)},
       'manual_share', now()
     from generate_series(1, ${plans}) p, generate_series(1, 5) q`,
  ]
}
