import pg from 'pg'
import { type HandleKind, toHandle } from '#server/domain/basics/handle.ts'
import type { Account, World } from '#test/support/world.ts'

/** How many of everything a full account has: one more than a snapshot keeps. */
export const everything = 501

/** What things of a full account are called: as long as people call things. */
const words = {
  person: `'Katharina-Luise Brandenburger ' || n`,
  list: `'Rainy Sunday afternoons with the children ' || n`,
  place: `'Kulturhaus an der Panke, zweiter Aufgang ' || n`,
  idea: `'Silent film with live piano and a talk afterwards ' || n`,
  plan: `'Board games and soup at the long table ' || n`,
}

/**
 * Gives an account 501 of everything: people who all like the first idea and are all on the first list, lists that all have
 * the first idea, ideas that are all on the first list, places, likes, plans, invites. The first plan has 250 guests,
 * and a checklist that is full. The handles of the first of each, and that of a person who is in everything.
 */
export async function fillAccount(world: World, { owner }: Account) {
  const client = new pg.Client({ connectionString: world.superuser_url })
  await client.connect()
  const id = (what: string, n = 'n') => `md5('${owner} ${what} ' || ${n})::uuid`
  const all = `generate_series(1, ${everything}) n`
  try {
    await client.query(`set session_replication_role = replica`)
    for (const statement of [
      `insert into people (owner_id, person_id, display_name, name_key, classification)
       select '${owner}'::uuid, ${id('person')}, ${words.person}, lower(${words.person}), 'connected' from ${all}`,
      `insert into connections (owner_id, person_id, peer_owner, peer_person_id)
       select '${owner}'::uuid, ${id('person')}, ${id('peer')}, ${id('peer person')} from ${all}`,
      `insert into places (owner_id, place_id, name, name_key, address, description, timezone, activity_name)
       select '${owner}'::uuid, ${id('place')}, ${words.place}, lower(${words.place}), 'Badstraße ' || n || ', 13357 Berlin',
         'Through the yard, on the left.', 'Europe/Berlin', 'Cinema' from ${all}`,
      `insert into ideas (owner_id, idea_id, kind, title, title_key, description, place_id, venue_place_id,
         custom_activity_name, event_start_at, source_url, updated_at)
       select '${owner}'::uuid, ${id('idea')}, case n when 1 then 'place' else 'event' end, ${words.idea}, lower(${words.idea}),
         'The film is shown in its own language, and the bar opens an hour before.', ${id('place')}, ${id('place')},
         'Silent film', case when n > 1 then date_trunc('hour', now()) + n * interval '7 hours' end,
         'https://kulturhaus-panke.example/programm/2026/silent-film-' || n, now() - n * interval '1 minute' from ${all}`,
      `insert into lists (owner_id, list_id, name, name_key, item_count, people_count)
       select '${owner}'::uuid, ${id('list')}, ${words.list}, lower(${words.list}),
         case n when 1 then ${everything} else 1 end, case n when 1 then ${everything} else 1 end from ${all}`,
      `insert into list_ideas (owner_id, list_id, idea_id, position)
       select '${owner}'::uuid, ${id('list', '1')}, ${id('idea')}, n from ${all}
       union all select '${owner}'::uuid, ${id('list')}, ${id('idea', '1')}, 1 from ${all} where n > 1`,
      `insert into list_people (owner_id, list_id, person_id)
       select '${owner}'::uuid, ${id('list', '1')}, ${id('person')} from ${all}
       union all select '${owner}'::uuid, ${id('list')}, ${id('person', '1')} from ${all} where n > 1`,
      `insert into likes (owner_id, like_id, subject_kind, subject_id, title, title_key, saved, intentions, updated_at)
       select '${owner}'::uuid, ${id('like')}, case n when 1 then 'idea' else 'event' end, ${id('idea')}, ${words.idea}, lower(${words.idea}), true,
         (select jsonb_agg(jsonb_build_array(${id('person', 'm')}, ${id('person', 'm + 1')})) from generate_series(1, 100) m),
         now() - n * interval '1 minute'
       from ${all}`,
      `insert into incoming_interests (owner_id, peer_owner, source_id, interest_id, person_id, kind, title, title_key, version)
       select '${owner}'::uuid, ${id('peer')}, ${id('interest')}, ${id('interest')}, ${id('person')}, 'idea',
         ${words.idea.replace(/n$/, '1')}, lower(${words.idea.replace(/n$/, '1')}), 1 from ${all}
       union all select '${owner}'::uuid, ${id('peer', '1')}, ${id('other interest')}, ${id('other interest')}, ${id('person', '1')},
         'event', ${words.idea}, lower(${words.idea}), 1 from ${all}`,
      `insert into plans (owner_id, plan_id, state, card_title, card_description, title, title_key, place_name, place_address,
         timezone, scheduled_at, revision, exposed_at, audience)
       select '${owner}'::uuid, ${id('plan')}, 'active', ${words.plan}, 'Bring one game.', ${words.plan}, lower(${words.plan}),
         'Kitchen', 'Weserstraße 12', 'Europe/Berlin', date_trunc('hour', now()) + n * interval '5 hours', 1, now(),
         case n when 1 then (select array_agg(${id('person', 'm')}) from generate_series(1, 250) m) else '{}' end
       from ${all}`,
      `insert into invites (owner_id, invite_id, plan_id, person_id, peer_owner, delivery, rsvp_status, answered_at)
       select '${owner}'::uuid, ${id('invite')}, ${id('plan', '1')}, ${id('person')}, ${id('peer')}, 'service', 'accepted', now()
       from generate_series(1, 250) n
       union all select '${owner}'::uuid, ${id('other invite')}, ${id('plan')}, ${id('person', '1')}, ${id('peer', '1')}, 'service',
         'accepted', now() from ${all} where n > 1`,
      `insert into logistics_items (owner_id, item_id, plan_id, kind, action_type, phase, actor_type, visibility, status, title,
         title_key, target_url, amount_note, position)
       select '${owner}'::uuid, ${id('item')}, ${id('plan', '1')}, 'guest_requirement', 'bring_something', 'before_arrival',
         'each_guest', 'guest', 'pending', 'A big pot of soup, and bread for everybody at the table ' || n,
         'a big pot of soup ' || n, 'https://kulturhaus-panke.example/soup/' || n, 'About 12 euros each', n
       from generate_series(1, 50) n`,
      `insert into list_directions (owner_id, list_id, ordinal, text)
       select '${owner}'::uuid, ${id('list', '1')}, n, 'Somewhere warm, with a playground near by, and not too loud ' || n from ${all}`,
      `insert into invite_cards (owner_id, invite_id, plan_id, host_owner, host_invite_id, host_person_id, host_name,
         plan_state, title, title_key, description, place_name, place_address, timezone, scheduled_at, revision, checksum,
         rsvp_status, version)
       select '${owner}'::uuid, ${id('card')}, ${id('card plan')}, ${id('peer', '1')}, ${id('host invite')}, ${id('person', '1')},
         'Katharina-Luise Brandenburger 1', 'active', ${words.plan}, lower(${words.plan}), 'Bring one game.', 'Kitchen',
         'Weserstraße 12', 'Europe/Berlin', date_trunc('hour', now()) + n * interval '9 hours', 1, repeat('ab', 32),
         'pending', 1 from ${all}`,
    ])
      await client.query(statement).catch((error: Error) => {
        throw new Error(`${error.message} in ${statement}`)
      })
    // Statements are planned for what is there, as they are where it came one by one.
    await client.query('analyze')
    const { rows } = await client.query(
      `select ${['person', 'list', 'place', 'idea', 'plan', 'card']
        .map((what) => `${id(what, '1')}::text as ${what}`)
        .join(', ')}`,
    )
    const handle = (kind: HandleKind, what: string) => toHandle(kind, rows[0]?.[what])
    const { rows: people } = await client.query(
      `select ${id('person')}::text as id from generate_series(1, 50) n`,
    )
    return {
      people: people.map((one) => toHandle('person', one.id)),
      person: handle('person', 'person'),
      list: handle('list', 'list'),
      place: handle('place', 'place'),
      idea: handle('idea', 'idea'),
      plan: handle('plan', 'plan'),
      invite: handle('invite', 'card'),
    }
  } finally {
    await client.end()
  }
}
