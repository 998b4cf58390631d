import { storedProofs } from '#test/support/given/passkeys.ts'
import { asSuperuser } from '#test/support/cluster.ts'
import { aConnector, anAskingToken } from '#test/support/given/approvals.ts'
import { aPreparedSend } from '#test/support/given/actions.ts'
import { growArchived } from '#test/support/given/growth_archived.ts'
import { people } from '#test/support/given/lists.ts'
import type { Account, World } from '#test/support/world.ts'

const made = {
  sessions: 49,
  tokens: 25,
  apps: 25,
  allowed: 5,
  passkeys: 20,
  actions: 40,
  things: 60,
  shares: 60,
}

/**
 * Gives an account as much as its settings and approvals can have: browsers that are signed in, tokens, apps that were allowed
 * several times, passkeys, actions that wait, archived things and shares of its first list. Only what pages read is filled in.
 *
 * @returns the handle of an action that waits.
 */
export async function fillSettings(world: World, sam: Account) {
  const { owner } = sam
  await asSuperuser(
    world.superuser_url,
    `set session_replication_role = replica;
     insert into sessions (session_hash, owner_id, session_id, display_name, timezone, browser, seen_at, expires_at)
     select sha256(('${owner} session ' || n)::bytea), '${owner}', gen_random_uuid(), 'Sam', 'Europe/Berlin', 'Samsung Internet on Android',
       now() - n * interval '1 hour', now() + interval '20 days' from generate_series(1, ${made.sessions}) n;
     insert into oauth_grants (owner_id, grant_id, client_id, client_name, client_origin, abilities, needs_approval, audience, used_at, created_at)
     select '${owner}', gen_random_uuid(), 'https://app-' || n || '.example/client', 'The notebook that plans your weekends ' || n,
       'https://the-long-name-of-an-app-' || n || '.example', '{planning:read,planning:write,planning:rsvp,planning:commit}', true, 'mcp', now(), now() - m * interval '1 day'
     from generate_series(1, ${made.apps}) n, generate_series(1, ${made.allowed}) m;
     insert into list_shares (owner_id, share_id, list_id, person_id)
     select '${owner}', gen_random_uuid(), md5('${owner} list 1')::uuid, md5('${owner} person ' || n)::uuid
     from generate_series(1, ${made.shares}) n`,
  )
  await growArchived(world.superuser_url, owner, made.things)
  for (let at = 0; at < made.passkeys; at += 1) await storedProofs(world, sam)
  for (let at = 0; at < made.tokens; at += 1)
    await aConnector(world, sam, `The agent on the kitchen tablet, number ${at}`)
  const agent = await anAskingToken(world, sam, { label: 'The agent that sends invitations' })
  const guests = await people(sam, ...Array.from({ length: 12 }, (_, at) => `Guest ${at}`))
  const words = { description_override: 'Bring one game. '.repeat(100) }
  const { prepared } = await aPreparedSend(agent, guests, words)
  await asSuperuser(
    world.superuser_url,
    `set session_replication_role = replica;
     insert into prepared_actions
     select (jsonb_populate_record(a, jsonb_build_object('action_id', gen_random_uuid()))).*
     from prepared_actions a, generate_series(1, ${made.actions}) n where a.owner_id = '${owner}'`,
  )
  return { action: prepared.action_handle }
}
