import pg from 'pg'

/** How many rows of each kind a database has in a year or two. */
export interface Size {
  accounts: number
  executions: number
  outgoing: number
  /** Of each kind of work as many that are due, and as many that will be. */
  due: number
  buckets: number
}

/** What the limits of growth are measured with. */
export const grown: Size = {
  accounts: 100_000,
  executions: 1_000_000,
  outgoing: 1_000_000,
  due: 100_000,
  buckets: 200_000,
}

/** A part of that size. */
export function share(part: number): Size {
  const entries = Object.entries(grown).map(([name, count]) => [name, Math.ceil(count * part)])
  return Object.fromEntries(entries)
}

/** What an account sends with one plan. */
const guests = 5

/**
 * Fills a migrated database with so many rows, evenly over accounts of its own, and gives each of `busy` accounts as many
 * as `each` of every kind that grows with use. Statements that make sets; no foreign key is checked on the way.
 */
export async function grow(
  superuserUrl: string,
  size: Size,
  busy: readonly string[] = [],
  each = 0,
): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl })
  await client.connect()
  try {
    await client.query(`set synchronous_commit = off; set work_mem = '512MB'`)
    // In one transaction, so that nodes of Citus hear of it.
    await client.query(
      `begin; set local citus.propagate_set_commands = 'local'; set local session_replication_role = replica`,
    )
    await client.query(`
      create temporary table growing as
      select md5('account ' || n)::uuid as owner_id, n
      from generate_series(1, ${size.accounts}) n`)
    for (const statement of accounts) await client.query(statement)
    const plans = Math.ceil(size.outgoing / size.accounts / guests)
    const writes = Math.ceil(size.executions / size.accounts)
    // In the order of the keys, or each row would be written somewhere else.
    for (const statement of used('growing', plans, writes)) {
      await client.query(`${statement} order by 1`)
    }
    await client.query(due(size.due))
    await client.query(`
      insert into rate_limits (bucket, tat)
      select sha256(('bucket ' || n)::bytea), now() - (n % 7200) * interval '1 second'
      from generate_series(1, ${size.buckets}) n`)
    if (busy.length > 0) {
      await client.query(`create temporary table busy (owner_id uuid)`)
      await client.query('insert into busy select * from unnest($1::uuid[])', [busy])
      const made = [...used('busy', Math.ceil(each / guests), each), ...ofReaders('busy', each)]
      for (const statement of made) await client.query(statement)
    }
    await client.query('commit')
    await client.query('analyze')
  } finally {
    await client.end()
  }
}

const accounts = [
  `insert into accounts (owner_id, display_name, email, timezone)
   select owner_id, 'Account ' || n, n || '@growth.example', 'Europe/Berlin' from growing order by 1`,
  `insert into account_emails (email_hash, owner_id)
   select sha256((n || '@growth.example')::bytea), owner_id from growing order by 1`,
  `insert into tokens (token_hash, owner_id, token_id, abilities, display_name, timezone, expires_at)
   select sha256(('token ' || n)::bytea), owner_id, md5('token ' || n)::uuid, '{planning:read}', 'Account ' || n,
     'Europe/Berlin', now() + n % 90 * interval '1 day'
   from growing order by 1`,
]

const due = (count: number) => `
  insert into due_work (owner_id, kind, due_at)
  select md5('account ' || n)::uuid, kind,
    case when n % 2 = 0 then now() - n * interval '1 second' else now() + interval '1 day' + n * interval '1 second' end
  from generate_series(1, ${2 * count}) n, unnest('{relay,mail,notice,retention}'::text[]) kind
  order by 1
  on conflict do nothing`

/** What writes leave: executions, and plans that were sent, each to a few people. */
function used(to: string, plans: number, writes: number): string[] {
  const of = (what: string, ...numbers: string[]) =>
    `md5(g.owner_id || ' ${what} ' || ${numbers.join(" || ' ' || ")})::uuid`
  // Half of the plans are over.
  const start = `now() + (p % 200 - 100) * interval '1 day' + interval '1 hour'`
  return [
    `insert into idempotency_keys (owner_id, key, fingerprint, capability, execution_id, created_at)
     select g.owner_id, 'key ' || w, '\\x00', 'ideas.lists.create', ${of('execution', 'w')},
       now() - (w % 410) * interval '1 day'
     from ${to} g, generate_series(1, ${writes}) w`,
    `insert into executions (owner_id, execution_id, capability, version, status, created_at, finished_at, answer, expires_at)
     select g.owner_id, ${of('execution', 'w')}, 'ideas.lists.create', '2.0', 'completed', now(), now(),
       '{"status": "completed", "filler": "' || repeat('x', 200) || '"}', now() + (w % 90 - 1) * interval '1 day'
     from ${to} g, generate_series(1, ${writes}) w`,
    `insert into audit (owner_id, audit_id, at, execution_id, capability, surface, status)
     select g.owner_id, ${of('audit', 'w')}, now() - (w % 410) * interval '1 day', ${of('execution', 'w')},
       'ideas.lists.create', 'api', 'completed'
     from ${to} g, generate_series(1, ${writes}) w`,
    `insert into people (owner_id, person_id, display_name, name_key, classification)
     select g.owner_id, ${of('person', 'q')}, 'Person ' || q, 'person ' || q, 'friend_in_mind'
     from ${to} g, generate_series(1, ${guests}) q`,
    `insert into relay_marks (owner_id, kind, source_id, version)
     select g.owner_id, 'like', ${of('like', '1')}, 1 from ${to} g where '${to}' <> 'busy'`,
    `insert into places (owner_id, place_id, name, name_key)
     select g.owner_id, ${of('place', 'i')}, 'Place ' || i, 'place ' || i from ${to} g, generate_series(1, 3) i`,
    `insert into ideas (owner_id, idea_id, kind, title, title_key, place_id)
     select g.owner_id, ${of('idea', 'i')}, 'place', 'Idea ' || i, 'idea ' || i, ${of('place', 'i % 3 + 1')}
     from ${to} g, generate_series(1, 5) i`,
    `insert into likes (owner_id, like_id, subject_kind, subject_id, title, title_key, saved, intentions)
     select g.owner_id, ${of('like', 'i')}, 'idea', ${of('idea', 'i')}, 'Idea ' || i, 'idea ' || i, true,
       jsonb_build_array(jsonb_build_array(${of('person', 'i')}))
     from ${to} g, generate_series(1, 3) i`,
    `insert into incoming_interests (owner_id, peer_owner, source_id, interest_id, person_id, kind, title, title_key, version)
     select g.owner_id, md5('account ' || i)::uuid, ${of('source', 'i')}, ${of('interest', 'i')}, ${of('person', 'i')}, 'idea',
       'Idea ' || i, 'idea ' || i, 1
     from ${to} g, generate_series(1, 3) i`,
    `insert into connections (owner_id, person_id, peer_owner, peer_person_id)
     select g.owner_id, ${of('person', 'i')}, md5('account ' || i)::uuid, ${of('peer', 'i')}
     from ${to} g, generate_series(1, 3) i`,
    `insert into lists (owner_id, list_id, name, name_key)
     select g.owner_id, ${of('own list', 'i')}, 'List ' || i, 'list ' || i from ${to} g, generate_series(1, 2) i`,
    `insert into list_ideas (owner_id, list_id, idea_id, position)
     select g.owner_id, ${of('own list', 'i % 2 + 1')}, ${of('idea', 'i')}, i from ${to} g, generate_series(1, 5) i`,
    `insert into list_people (owner_id, list_id, person_id)
     select g.owner_id, ${of('own list', 'i')}, ${of('person', 'i')} from ${to} g, generate_series(1, 2) i`,
    `insert into plans (owner_id, plan_id, state, card_title, title, title_key, timezone, scheduled_at, revision, exposed_at)
     select g.owner_id, ${of('plan', 'p')}, 'active', 'Plan ' || p, 'Plan ' || p, 'plan ' || p, 'Europe/Berlin',
       ${start}, 1, now()
     from ${to} g, generate_series(1, ${plans}) p`,
    `insert into invites (owner_id, invite_id, plan_id, person_id, delivery, invited_at)
     select g.owner_id, ${of('invite', 'p', 'q')}, ${of('plan', 'p')}, ${of('person', 'q')}, 'manual_share', now()
     from ${to} g, generate_series(1, ${plans}) p, generate_series(1, ${guests}) q`,
    `insert into prepared_actions (owner_id, action_id, kind, state, token_id, surface, plan_id, summary, checksum,
       created_at, executed_at, result)
     select g.owner_id, ${of('action', 'p', 'a')}, 'plan.send_invites', case a when 1 then 'committed' else 'superseded' end,
       g.owner_id, 'api', ${of('plan', 'p')}, 'Invite them', 'x', now() - (p % 100) * interval '1 day',
       case a when 1 then now() end, case a when 1 then '{"deliveries": []}'::jsonb end
     from ${to} g, generate_series(1, ${plans}) p, generate_series(1, 2) a`,
    `insert into approvals (owner_id, action_id, decision, checksum, revision, decided_at)
     select g.owner_id, ${of('action', 'p', '1')}, 'released', 'x', 0, now() - (p % 10) * interval '1 day'
     from ${to} g, generate_series(1, ${plans}) p`,
    `insert into outgoing (owner_id, outgoing_id, kind, action_id, plan_id, invite_id, person_id, recipient_owner, content,
       sealed, state, finished_at, created_at)
     select g.owner_id, ${of('outgoing', 'p', 'q')}, 'plan_invite', ${of('action', 'p', '1')}, ${of('plan', 'p')},
       ${of('invite', 'p', 'q')}, ${of('person', 'q')}, md5('account ' || q)::uuid,
       jsonb_build_object('kind', 'plan_invite', 'filler', repeat('x', 200)), repeat('x', 100), 'sent', now(),
       now() - (p % 100) * interval '1 day'
     from ${to} g, generate_series(1, ${plans}) p, generate_series(1, ${guests}) q`,
    `insert into host_notices (owner_id, plan_id, tipped_told, full_told, news_at)
     select g.owner_id, ${of('plan', 'p')}, false, false, case when '${to}' = 'busy' then now() end
     from ${to} g, generate_series(1, ${plans}) p`,
    `insert into guest_mail (owner_id, invite_id, plan_id, ask_id, sealed, address_hash, confirmed_at, state, due_at, remind_at, forget_at)
     select g.owner_id, ${of('invite', 'p', 'q')}, ${of('plan', 'p')}, ${of('invite', 'p', 'q')}, 'x', sha256((g.owner_id || q::text)::bytea),
       now(), 'sent', now(), now() + interval '30 days', now() + interval '60 days'
     from ${to} g, generate_series(1, ${plans}) p, generate_series(1, ${guests}) q`,
    `insert into links (link_hash, kind, owner_id, subject_id)
     select sha256((g.owner_id || ' link ' || p || ' ' || q || ' ' || kind)::bytea), kind,
       case kind when 'invite' then g.owner_id else md5('account ' || q)::uuid end,
       case kind when 'invite' then ${of('invite', 'p', 'q')} else g.owner_id end
     from ${to} g, generate_series(1, ${plans}) p, generate_series(1, ${guests}) q,
       unnest('{invite,unsubscribe}'::text[]) kind`,
  ]
}

/** What else a busy account leaves behind. */
function ofReaders(to: string, each: number): string[] {
  return [
    `insert into turns (owner_id, turn_id, conversation_id, ordinal, kind, request_key, fingerprint, state, lease_until,
       started_at)
     select g.owner_id, md5(g.owner_id || ' turn ' || n)::uuid, g.owner_id, n, 'message', 'key ' || n, '\\x00', 'finished',
       now(), now() - (n % 410) * interval '1 day'
     from ${to} g, generate_series(1, ${each}) n`,
    `insert into snapshots (owner_id, snapshot_id, capability, ids, expires_at)
     select g.owner_id, gen_random_uuid(), 'ideas.saved.query', array[g.owner_id],
       now() - (n % 40) * interval '1 hour'
     from ${to} g, generate_series(1, ${each}) n`,
    `insert into captures (owner_id, capture_id, state, purpose, kept, idea_id, accepted_by, host_hash, dead_at,
       created_at, updated_at)
     select g.owner_id, md5(g.owner_id || ' capture ' || n)::uuid, 'completed', 'asked', 'x', g.owner_id, '{}',
       sha256('host'), array[now() - interval '1 day'], now() - n * interval '1 hour', now() - n * interval '1 hour'
     from ${to} g, generate_series(1, ${each}) n`,
    `insert into capture_updates (owner_id, capture_id, cursor, stage, message)
     select g.owner_id, md5(g.owner_id || ' capture ' || n)::uuid, 1, 'persisted', 'x'
     from ${to} g, generate_series(1, ${each}) n`,
    `insert into idea_sources (owner_id, source_key, idea_id)
     select g.owner_id, sha256((g.owner_id || ' source ' || n)::bytea), g.owner_id
     from ${to} g, generate_series(1, ${each}) n`,
    `insert into like_previews (owner_id, list_id, selection, checksum, expires_at)
     select g.owner_id, g.owner_id, n, 'x', now() - (n % 40 - 10) * interval '1 hour'
     from ${to} g, generate_series(1, ${each}) n`,
    `insert into reviews (owner_id, review_id, sealed, expires_at)
     select g.owner_id, gen_random_uuid(), 'x', now() - (n % 40 - 10) * interval '1 hour'
     from ${to} g, generate_series(1, ${each}) n`,
    `insert into reversible_actions (owner_id, reversible_id, kind, before, created_at)
     select g.owner_id, gen_random_uuid(), 'like', '{}', now() - (n % 31) * interval '1 day'
     from ${to} g, generate_series(1, ${each}) n`,
    `insert into tokens (token_hash, owner_id, token_id, abilities, display_name, timezone, expires_at)
     select sha256((g.owner_id || ' token ' || n)::bytea), g.owner_id, gen_random_uuid(), '{}', 'Sam', 'Europe/Berlin',
       now() - (n % 401) * interval '1 day'
     from ${to} g, generate_series(1, ${each}) n`,
    `insert into links (link_hash, kind, owner_id, subject_id, revoked_at)
     select sha256((g.owner_id || ' revoked ' || n)::bytea), 'plan', g.owner_id, gen_random_uuid(), now()
     from ${to} g, generate_series(1, ${each}) n`,
    `insert into connection_invitations (owner_id, invitation_id, mode, places, expires_at)
     select g.owner_id, gen_random_uuid(), 'shared', 1, now() - (n % 31) * interval '1 day'
     from ${to} g, generate_series(1, ${each}) n`,
    `insert into lists (owner_id, list_id, name, name_key)
     select g.owner_id, md5(g.owner_id || ' list ' || n)::uuid, 'Shared', 'shared'
     from ${to} g, generate_series(1, 50) n`,
    `insert into list_shares (owner_id, share_id, list_id, person_id, revoked_at)
     select g.owner_id, gen_random_uuid(), md5(g.owner_id || ' list ' || n % 50 + 1)::uuid,
       md5(g.owner_id || ' person ' || n % ${guests} + 1)::uuid, now() - (n % 91) * interval '1 day'
     from ${to} g, generate_series(1, ${each}) n`,
    `insert into outgoing (owner_id, outgoing_id, kind, action_id, plan_id, person_id, recipient_owner, content, sealed,
       created_at)
     select g.owner_id, gen_random_uuid(), 'plan_update ' || n, md5(g.owner_id || ' action ' || n % 100 + 1 || ' 1')::uuid,
       md5(g.owner_id || ' plan ' || n % 100 + 1)::uuid,
       md5(g.owner_id || ' person ' || n % ${guests} + 1)::uuid, md5('account ' || n % 1000 + 1)::uuid,
       '{"kind": "plan_update"}', 'x', now()
     from ${to} g, generate_series(1, ${each}) n`,
    // Half of the files are used by captures; the others have expired, but for some.
    `insert into media (owner_id, media_id, type, bytes, expires_at)
     select g.owner_id, md5(g.owner_id || ' file ' || n)::uuid, 'text/plain', 5,
       case when n % 2 = 0 then now() - (n - 20) * interval '1 hour' end
     from ${to} g, generate_series(1, ${each}) n`,
    `insert into media_bytes (owner_id, media_id, content)
     select g.owner_id, md5(g.owner_id || ' file ' || n)::uuid, 'Sauna' from ${to} g, generate_series(1, ${each}) n`,
    `insert into capture_media (owner_id, capture_id, media_id)
     select g.owner_id, gen_random_uuid(), md5(g.owner_id || ' file ' || n)::uuid
     from ${to} g, generate_series(1, ${each}, 2) n`,
  ]
}
