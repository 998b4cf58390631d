import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashToken } from '#server/domain/calls/token_format.ts'
import { type TokenColumns, tokenWith } from '#test/support/given/access_tokens.ts'
import { insertToken } from '#server/data/tokens/insert.ts'
import type { Database } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'
import { defaultRetention } from '#server/domain/calls/retention.ts'
import { retentionJob } from '#server/jobs/retention.ts'
import { startWorker } from '#server/jobs/run.ts'
import {
  aParty,
  aPreparedSend,
  aSentPlan,
  aSharedPlan,
  commit,
} from '#test/support/given/actions.ts'
import { callTool } from '#test/contract/mcp.ts'
import { invite as inviteSomebody } from '#test/support/given/friendship.ts'
import { aList, anIdea, answer } from '#test/support/given/lists.ts'
import { inHours } from '#test/support/given/plans.ts'
import { aFile } from '#test/support/given/uploads.ts'
import { letPass } from '#test/support/given/time.ts'
import {
  allAbilities,
  type Account,
  makeCaller,
  type World,
  useWorld,
} from '#test/support/world.ts'

const world = useWorld({ worker: false })
let superuser: pg.Client

beforeAll(async () => {
  superuser = new pg.Client({ connectionString: world.superuser_url })
  await superuser.connect()
})
afterAll(() => superuser.end())

/** Visits every account that is due, as a worker does. */
async function visitAll(): Promise<void> {
  const job = retentionJob(world.database, defaultRetention)
  const errors: unknown[] = []
  const due = () => countOf('due_work', `kind = 'retention' and due_at <= now()`)
  while ((await due()) > 0) {
    const worker = startWorker({
      database: world.database,
      jobs: [{ ...job, every: 5 }],
      onError: (error) => void errors.push(error),
    })
    while ((await due()) > 0);
    await worker.stop()
    expect(errors).toEqual([])
  }
}

async function countOf(table: string, condition = 'true'): Promise<number> {
  const { rows } = await superuser.query<{ count: number }>(
    `select count(*)::int as count from ${table} where ${condition}`,
  )
  return rows[0]?.count ?? Number.NaN
}

/** A token of an account that lasts until the end of a test in which a year passes. */
async function lasting(world: World, { owner }: Account) {
  const account = { owner, display_name: 'Sam', email: '', timezone: 'Europe/Berlin' }
  const made = await insertToken(world.database, account, { abilities: allAbilities, days: 3_000 })
  return makeCaller(() => world.url, made.token)
}

test('the guide names every table, and says when its rows are deleted', async () => {
  const guide = readFileSync('spec/guides/retention.md', 'utf8')
  const rows = [...guide.matchAll(/^\| [^|]+ \| (`[^|]+`) \| [^|]+ \| [^|]{5,} \|$/gm)]
  const named = rows.flatMap(([, tables = '']) =>
    [...tables.matchAll(/`(\w+)`/g)].map(([, one]) => one),
  )
  const { rows: tables } = await superuser.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  )
  expect(named.sort()).toEqual(tables.map(({ name }) => name).sort())
})

describe('while two years pass', () => {
  const live = '(action_id in (select action_id from live_actions))'
  const liveInvite = '(subject_id in (select invite_id from live_invites))'
  /** The kinds of rows that end, by table and condition, and the day by which the last of them is deleted. */
  const ends: readonly [table: string, condition: string, gone: number][] = [
    ['snapshots', 'true', 3],
    ['like_previews', 'true', 3],
    ['reviews', 'true', 3],
    ['approvals', 'true', 29],
    ['reversible_actions', 'true', 32],
    ['prepared_actions', `state <> 'committed'`, 32],
    ['prepared_actions', `state = 'committed' and not ${live}`, 95],
    ['outgoing', `not ${live}`, 95],
    ['host_notices', `plan_id not in (select plan_id from plans where state = 'shared')`, 95],
    ['links', `kind = 'connection'`, 45],
    ['links', `kind = 'invite' and not ${liveInvite}`, 95],
    ['links', `kind = 'unsubscribe'`, 405],
    ['connection_invitations', 'true', 45],
    ['invitation_people', 'true', 45],
    ['executions', 'true', 91],
    ['media', 'true', 1],
    ['media_bytes', 'true', 1],
    ['list_shares', 'revoked_at is not null', 91],
    ['audit', 'true', 405],
    ['idempotency_keys', 'true', 405],
    ['tokens', `expires_at < now() + interval '1000 days'`, 405],
  ]
  const days = [0, 1, 3, 29, 32, 41, 45, 85, 91, 95, 395, 405, 700]

  test('each kind of row is deleted in its time, and what is still needed is not', async () => {
    const party = await aParty(world)
    const { sam, ada, friends } = party
    const lister = await lasting(world, sam)
    const key = randomUUID()
    const first = await lister.call('ideas.lists.create', { name: 'Winter' }, { key })
    // What ends.
    const idea = await anIdea(sam, 'Tea house')
    const { data } = await answer(sam, 'likes.mutate', {
      operation: 'save',
      subject: { kind: 'idea', handle: idea },
      people_handles: [friends.ada],
    })
    expect(data).toBeTruthy()
    const list = await aList(sam, { name: 'Summer' })
    const preview = { ideas_list_handle: list, person_handles: [friends.ada] }
    await answer(sam, 'ideas.lists.likes.preview', preview)
    const reviewed = { operation: 'create_invitation' }
    await callTool('relationships.friendship.review', reviewed, {
      url: world.url,
      token: sam.token,
    })
    await inviteSomebody(sam, { people_handles: [friends.mira], mode: 'individual' })
    const share = { ideas_list_handle: list, person_handle: friends.ada }
    await commit(sam, (await answer(sam, 'ideas.lists.share.prepare', share)).data)
    await answer(sam, 'ideas.lists.delete', { ideas_list_handle: list })
    await aPreparedSend(sam, [friends.ada])
    await aPreparedSend(await world.token(sam, ['planning:read', 'planning:write']), [friends.ada])
    await aFile(sam)
    const soon = await aSentPlan(sam, [friends.ada, friends.mira], { scheduled_at: inHours(24) })
    await sam.call('plans.prepare_send', { plan_handle: soon.plan.plan_handle })
    // What does not end while the test looks.
    const later = await aSharedPlan(sam, [friends.mira], { scheduled_at: inHours(24 * 360) })
    const { url = '' } = later.share_links?.find(({ person_handle }) => person_handle) ?? {}
    const kept = await aList(sam, { name: 'Autumn' })
    const keptShare = { ideas_list_handle: kept, person_handle: friends.ada }
    await commit(sam, (await answer(sam, 'ideas.lists.share.prepare', keptShare)).data)
    await superuser.query(`update outgoing set state = 'sent', finished_at = now()`)
    await superuser.query(`update plans set scheduled_at = now() + interval '800 days'
      where state = 'shared'`)
    await superuser.query(`
      create view live_actions as
      select action_id from prepared_actions
      where plan_id in (select plan_id from plans where state = 'shared')
        or list_id in (select list_id from lists where deleted_at is null);
      create view live_invites as
      select invite_id from invites
      where plan_id in (select plan_id from plans where state = 'shared')`)

    for (const [table, condition] of ends) {
      expect(await countOf(table, condition), `${table}: ${condition}`).toBeGreaterThan(0)
    }
    const repeat = () => lister.call('ideas.lists.create', { name: 'Winter' }, { key })
    const expectRefused = async () =>
      expect((await repeat()).body).toMatchObject({ status: 409, code: 'idempotency_conflict' })
    const gone: Record<string, number> = {}
    let passed = 0
    for (const day of days) {
      await letPass(world.superuser_url, `${day - passed} days`)
      passed = day
      await visitAll()
      for (const [table, condition] of ends) {
        if ((await countOf(table, condition)) === 0) gone[`${table}: ${condition}`] ??= day
      }
      if (day === 29) {
        const again = await repeat()
        expect(again.body).toMatchObject({ status: 'completed', replayed: true })
      }
      if (day === 95) {
        await expectRefused()
        const { execution_id } = first.body
        const { body } = await lister.call('executions.get', { execution_id })
        expect(body).toMatchObject({ status: 404, code: 'reference_not_found' })
        const { plan_handle } = soon.plan
        const plan = await lister.call('plans.status.get', { plan_handle })
        expect(plan.body.data.deliveries).toMatchObject([{ status: 'manual_share' }])
      }
      if (day === 395) await expectRefused()
    }
    expect(gone).toEqual(
      Object.fromEntries(ends.map(([table, condition, day]) => [`${table}: ${condition}`, day])),
    )
    // What a plan that is to come and a list that is still shared need.
    expect(await countOf('prepared_actions')).toBe(2)
    expect(await countOf('outgoing')).toBe(1)
    expect((await fetch(url)).status).toBe(200)
    // Sam is due again when the plan has been over for long enough; who has nothing to delete is never due.
    const { rows } = await superuser.query<{ owner_id: string; days: number }>(
      `select owner_id, round(extract(epoch from due_at - now()) / 86400)::int as days
       from due_work where kind = 'retention'`,
    )
    expect(rows).toEqual([{ owner_id: sam.owner, days: 190 }])
    expect(await countOf('people', `owner_id = '${ada.owner}'`)).toBe(1)
    // A key that has ended is any key.
    const anew = await repeat()
    expect(anew.body).toMatchObject({ status: 'completed', data: { list: { name: 'Winter' } } })
    expect(anew.body.replayed).toBeUndefined()
    expect(anew.body.execution_id).not.toBe(first.body.execution_id)
    await superuser.query('drop view live_actions, live_invites')
  })
})

test('months of calendars before last month are deleted, and ended messages to the account itself', async () => {
  const ada = await world.account('Ada')
  const months = [0, 1, 2, 3].map(
    (n) => `(date_trunc('month', now() at time zone 'UTC') - interval '${n} months')::date`,
  )
  const own = `'${ada.owner}'`
  await superuser.query(`
    insert into calendar_sources (owner_id, source_id, kind, name) values (${own}, ${own}, 'holds', 'Week')`)
  for (const month of months) {
    await superuser.query(`
      insert into calendar_months (owner_id, source_id, month, runs) values (${own}, ${own}, ${month}, '');
      insert into busy_months (owner_id, month, runs, version) values (${own}, ${month}, '', 1);
      insert into friend_months (owner_id, peer_owner, month, runs, version) values (${own}, ${own}, ${month}, '', 1)`)
  }
  for (const [kind, state, at] of [
    ['one', 'sent', `now() - interval '91 days'`],
    ['two', 'failed', `now() - interval '89 days'`],
    ['three', 'queued', 'null'],
  ]) {
    await superuser.query(`
      insert into account_mail (owner_id, mail_id, kind, source_id, content, state, created_at, finished_at)
      values (${own}, gen_random_uuid(), '${kind}', ${own}, '{}', '${state}', now() - interval '1 year', ${at})`)
  }
  for (const [slot, at] of [
    ['one', `now() - interval '25 hours'`],
    ['two', `now() - interval '23 hours'`],
    ['three', 'null'],
  ]) {
    await superuser.query(`
      insert into account_notices (owner_id, notice_id, kind, slot, created_at, finished_at)
      values (${own}, gen_random_uuid(), '${slot}', gen_random_uuid(), now() - interval '1 year', ${at})`)
  }
  await retentionJob(world.database, defaultRetention).run(ada.owner)
  expect(await countOf('account_notices', `owner_id = ${own} and kind <> 'one'`)).toBe(2)
  expect(await countOf('account_notices', `owner_id = ${own}`)).toBe(2)
  for (const table of ['calendar_months', 'busy_months', 'friend_months']) {
    expect(await countOf(table, `owner_id = ${own}`), table).toBe(2)
    expect(await countOf(table, `owner_id = ${own} and month in (${months.slice(0, 2)})`)).toBe(2)
  }
  expect(await countOf('account_mail', `owner_id = ${own} and kind <> 'one'`)).toBe(2)
  expect(await countOf('account_mail', `owner_id = ${own}`)).toBe(2)
})

test('tokens of OAuth are deleted a day after their end, and others much later', async () => {
  const sam = await world.account('Sam')
  const ended = async (columns: TokenColumns, hours: number) => {
    const { token } = await tokenWith(sam, columns)
    const hash = hashToken(token).toString('hex')
    await superuser.query(`
      update tokens set expires_at = now() - interval '${hours} hours' where token_hash = '\\x${hash}'`)
  }
  await ended({ kind: 'oauth' }, 25)
  await ended({ kind: 'oauth' }, 23)
  await ended({ kind: 'personal' }, 25)
  const mine = `owner_id = '${sam.owner}'`
  await retentionJob(world.database, defaultRetention).run(sam.owner)
  expect(await countOf('tokens', `${mine} and kind = 'oauth'`)).toBe(1)
  expect(await countOf('tokens', mine)).toBe(3)
})

test('a message that waits is kept with its action, and both are deleted once it was sent', async () => {
  const { sam, friends } = await aParty(world)
  await aSentPlan(sam, [friends.ada, friends.jonas])
  const mine = `owner_id = '${sam.owner}'`
  await superuser.query(
    `update outgoing set state = 'sent' where ${mine} and person_id = (select min(person_id::text)::uuid from outgoing where ${mine})`,
  )
  await letPass(world.superuser_url, '200 days')
  await visitAll()
  expect([await countOf('outgoing', mine), await countOf('prepared_actions', mine)]).toEqual([1, 1])
  await superuser.query(`update outgoing set state = 'failed' where ${mine}`)
  await letPass(world.superuser_url, '2 days')
  await visitAll()
  expect([await countOf('outgoing', mine), await countOf('prepared_actions', mine)]).toEqual([0, 0])
})

test('a run that is killed after any transaction is finished by the next', async () => {
  const { sam, friends } = await aParty(world)
  await aSentPlan(sam, [friends.ada])
  await superuser.query(`update outgoing set state = 'sent' where owner_id = '${sam.owner}'`)
  await letPass(world.superuser_url, '500 days')
  const tables = ['executions', 'audit', 'outgoing', 'prepared_actions', 'snapshots']
  const left = async () => {
    let sum = 0
    for (const table of tables) sum += await countOf(table, `owner_id = '${sam.owner}'`)
    return sum
  }
  let killed = 0
  let before = await left()
  for (; ; killed += 1) {
    const job = retentionJob(endingAfter(world.database, 2), defaultRetention)
    const ended = await job.run(sam.owner).then(
      () => true,
      () => false,
    )
    const now = await left()
    expect(now).toBeLessThanOrEqual(before)
    before = now
    if (ended || killed > 40) break
  }
  expect(killed).toBeGreaterThan(2)
  expect(before).toBe(0)
})

test('many keys of an account are deleted a batch at a time, after all else, and those that have not ended stay', async () => {
  const ada = await world.account('Ada')
  const mine = `owner_id = '${ada.owner}'`
  await superuser.query(`
    insert into idempotency_keys (owner_id, key, fingerprint, capability, execution_id, created_at)
    select '${ada.owner}', 'key ' || n, '', 'ideas.lists.create', gen_random_uuid(),
      now() - interval '91 days' - n * interval '1 minute'
    from generate_series(1, 1200) n;
    insert into idempotency_keys (owner_id, key, fingerprint, capability, execution_id, created_at)
    values ('${ada.owner}', 'young', '', 'ideas.lists.create', gen_random_uuid(), now() - interval '89 days');
    insert into account_notices (owner_id, notice_id, kind, slot, created_at, finished_at)
    values ('${ada.owner}', gen_random_uuid(), 'one', gen_random_uuid(), now(), now() - interval '2 days')`)
  const retention = { ...defaultRetention, keys_days: 90 }
  // One write deletes the notice and one sees that it was the last; one deletes keys.
  const job = retentionJob(endingAfter(world.database, 3), retention)
  await expect(job.run(ada.owner)).rejects.toThrow('Killed.')
  expect(await countOf('account_notices', mine)).toBe(0)
  expect(await countOf('idempotency_keys', mine)).toBe(701)
  expect(
    await countOf(
      'idempotency_keys',
      `${mine} and created_at < now() - interval '91 days 701 minutes'`,
    ),
  ).toBe(0)
  const next = await retentionJob(world.database, retention).run(ada.owner)
  expect(await countOf('idempotency_keys', mine)).toBe(1)
  // The last one ends in a day.
  expect(next).toBeInstanceOf(Date)
})

/** A database whose process ends before a write that deletes something. */
function endingAfter(database: Database, writes: number): Database {
  let left = writes
  return {
    ...database,
    async write(owner, steps) {
      if (steps.asyncCommit && left-- === 0) throw new Error('Killed.')
      return database.write(owner, steps)
    },
  }
}

test('an account is made due by its first write and its first list, once in half a day', async () => {
  for (const use of [
    (account: Account) => aList(account),
    (account: Account) => answer(account, 'ideas.lists.query', {}),
  ]) {
    const sam = await world.account('Sam')
    const due = `kind = 'retention' and owner_id = '${sam.owner}'`
    for (const expected of [1, 0]) {
      await superuser.query(`delete from due_work where ${due}`)
      await use(sam)
      expect(await countOf('due_work', due)).toBe(expected)
    }
  }
})

test('a request can delete no audit row, and nobody one of the last ninety days', async () => {
  const sam = await world.account('Sam')
  await aList(sam)
  const all = sql`select delete_audit(now() + interval '1 day', 100) as deleted`
  const asRequest = world.database.write(sam.owner, { work: (db) => db.run(all) })
  await expect(asRequest).rejects.toThrow('permission denied')
  const rows = await world.database.write(sam.owner, { work: (db) => db.run(all), role: 'relay' })
  expect(rows).toEqual([{ deleted: 0 }])
})
