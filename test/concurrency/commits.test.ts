import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Given, post } from '#test/contract/call.ts'
import { aPreparedSend, aSentPlan, rowsOf, rsvp } from '#test/support/given/actions.ts'
import { answer, people } from '#test/support/given/lists.ts'
import { aReviewedDraft } from '#test/support/given/plans.ts'
import { connect } from '#test/support/given/connections.ts'
import { type Account, useWorld } from '#test/support/world.ts'
import { patiently } from '#test/support/patiently.ts'
import { type ServerProcess, startServerProcess } from '#test/support/server_process.ts'

const key = randomBytes(32)
const data_dir = mkdtempSync(join(tmpdir(), 'commits-'))

const world = useWorld({ keys: [key] })
const servers: ServerProcess[] = []

beforeAll(async () => {
  servers.push(await startServer(), await startServer())
}, 60_000)
afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill()))
  rmSync(data_dir, { recursive: true, force: true })
})

/** A process that also sends mail: into files. */
function startServer(): Promise<ServerProcess> {
  return startServerProcess(world.database_url, key.toString('base64'), { DATA_DIR: data_dir })
}

/** A host with friends on accounts of their own, and one Friend in Mind; their handles. */
async function aHost(friends: number): Promise<{ sam: Account; handles: string[] }> {
  const sam = await world.account('Sam')
  const handles: string[] = []
  for (let at = 0; at < friends; at += 1) {
    const { first } = await connect(sam, await world.account(`Friend${at}`))
    handles.push(first)
  }
  return { sam, handles: [...handles, ...(await people(sam, 'Mira'))] }
}

function commitAt(url: string, { token }: Account, action_handle: string, with_key?: string) {
  return patiently(() => post('actions.commit', { action_handle }, { url, token, key: with_key }))
}

function statuses(given: readonly Given[]): Record<string, number> {
  const found: Record<string, number> = {}
  for (const { status, body } of given) {
    const name = status === 200 ? String(body.status) : `${status} ${body.code}`
    found[name] = (found[name] ?? 0) + 1
  }
  return found
}

interface Outgoing {
  kind: string
  person_id: string
  state: string
}

/** The mails that lie in the outbox for an action's messages, by their ids. */
function mailsOf(rows: readonly { outgoing_id: string }[]): string[] {
  const outbox = join(data_dir, 'outbox')
  // A server that was killed may have left an unfinished file in the folder too.
  const names = readdirSync(outbox).filter((name) => name.endsWith('.eml'))
  const mails = names.map((name) => readFileSync(join(outbox, name), 'utf8'))
  return rows.flatMap(({ outgoing_id }) =>
    mails.filter((mail) => mail.includes(outgoing_id)).map(() => outgoing_id),
  )
}

test('twenty commits of one prepared action at once, on two servers: one completed, nineteen unchanged, one mail a recipient', async () => {
  const { sam, handles } = await aHost(5)
  const { prepared } = await aPreparedSend(sam, handles)
  const given = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      commitAt(servers[at % 2]?.url ?? '', sam, prepared.action_handle),
    ),
  )
  expect(given.flatMap(({ defects }) => defects)).toEqual([])
  expect(statuses(given)).toEqual({ completed: 1, unchanged: 19 })
  const [completed] = given.filter(({ body }) => body.status === 'completed')
  expect(completed?.body.data.share_links).toHaveLength(1)
  for (const { body } of given) {
    if (body.status !== 'unchanged') continue
    expect(body.data).toEqual({ ...completed?.body.data, share_links: [] })
  }

  expect(await rowsOf(world, sam, 'invites')).toHaveLength(6)
  const rows = await allSent(sam)
  expect(new Set(rows.map(({ person_id }) => person_id)).size).toBe(5)
  expect(rows).toHaveLength(5)
  expect(mailsOf(rows)).toEqual(rows.map(({ outgoing_id }) => outgoing_id))
}, 150_000)

/** An account's messages, once none of them waits any more: what a killed sender held is free after a minute. */
async function allSent(account: Account) {
  for (let left = 450; left > 0; left -= 1) {
    const rows = await rowsOf<Outgoing & { outgoing_id: string }>(world, account, 'outgoing')
    if (rows.every(({ state }) => state === 'sent')) return rows
    await pause(200)
  }
  throw new Error('The messages were not sent.')
}

test('commits that race with newer preparations end one way or the other, and invite nobody twice', async () => {
  const { sam, handles } = await aHost(2)
  const plan_handle = await aReviewedDraft(sam)
  const input = { plan_handle, send_person_handles: handles }
  const actions = [(await answer(sam, 'plans.prepare_send', input)).data.prepared.action_handle]
  const given: Given[] = []
  for (let round = 0; round < 5; round += 1) {
    const [url = '', other = ''] = [servers[round % 2]?.url, servers[(round + 1) % 2]?.url]
    const racing = await Promise.all([
      patiently(() => post('plans.prepare_send', input, { url, token: sam.token })),
      ...actions.map((action) => commitAt(other, sam, action)),
      patiently(() => post('plans.invitation.prepare', input, { url, token: sam.token })),
    ])
    given.push(...racing)
    for (const { body } of racing) {
      const prepared = body.data?.prepared as { action_handle: string } | undefined
      if (prepared) actions.push(prepared.action_handle)
    }
  }
  const known = [
    'completed',
    'unchanged',
    'failed',
    '409 confirmation_consumed',
    '409 stale_revision',
  ]
  expect(Object.keys(statuses(given)).filter((status) => !known.includes(status))).toEqual([])
  const committed = await rowsOf<{ state: string }>(world, sam, 'prepared_actions')
  expect(committed.filter(({ state }) => state === 'committed').length).toBeLessThanOrEqual(1)
  expect((await rowsOf(world, sam, 'invites')).length % 3).toBe(0)
  const outgoing = await rowsOf<Outgoing>(world, sam, 'outgoing')
  expect(new Set(outgoing.map(({ person_id }) => person_id)).size).toBe(outgoing.length)
}, 60_000)

test.each([
  ['plans.roster.prepare', (handles: string[]) => ({ recipient_handles: handles.slice(1) })],
  [
    'plans.update.prepare',
    () => ({ changes: { title_override: 'Anew' }, notify_recipients: true }),
  ],
  ['plans.cancel.prepare', () => ({})],
] as const)(
  'ten commits of one %s at once: one completed, nine unchanged',
  async (id, input) => {
    const { sam, handles } = await aHost(2)
    const { plan } = await aSentPlan(sam, handles)
    const { data } = await answer(sam, id, { plan_handle: plan.plan_handle, ...input(handles) })
    const action = data.prepared?.action_handle ?? ''
    const given = await Promise.all(
      Array.from({ length: 10 }, (_, at) => commitAt(servers[at % 2]?.url ?? '', sam, action)),
    )
    expect(statuses(given)).toEqual({ completed: 1, unchanged: 9 })
    const { data: now } = await answer(sam, 'plans.get', { plan_handle: plan.plan_handle })
    expect(now.plan.revision).toBe(2)
    const outgoing = await rowsOf<Outgoing>(world, sam, 'outgoing')
    const again = new Set(outgoing.map(({ person_id, kind }) => `${kind} ${person_id}`))
    expect(again.size).toBe(outgoing.length)
  },
  60_000,
)

test('guests who accept while the room shrinks all fit, or it does not shrink', async () => {
  for (let round = 0; round < 4; round += 1) {
    const guests = await Promise.all([0, 1, 2, 3].map((at) => world.account(`Guest${at}`)))
    const sam = await world.account('Sam')
    const handles: string[] = []
    for (const guest of guests) handles.push((await connect(sam, guest)).first)
    const { plan } = await aSentPlan(sam, handles)
    const { plan_handle } = plan
    const changes = { capacity_max: 3 }
    const { data } = await answer(sam, 'plans.update.prepare', { plan_handle, changes })
    const action = data.prepared?.action_handle ?? ''
    await Promise.all([
      ...guests.map((guest) => rsvp(guest, 'accepted').catch(() => {})),
      pause(randomInt(0, 150)).then(() => commitAt(servers[0]?.url ?? '', sam, action)),
    ])
    const { plan: now } = (await answer(sam, 'plans.get', { plan_handle })).data
    if (now.revision === 2) expect(now.rsvp.accepted).toBeLessThanOrEqual(2)
    else expect(now.rsvp.accepted).toBeGreaterThan(2)
  }
}, 60_000)

test('a server that is killed in the midst of committing leaves all of a send or nothing, and the same key finishes it', async () => {
  const { sam, handles } = await aHost(3)
  const sends = 12
  const rounds = 3
  for (let round = 0; round < rounds; round += 1) {
    const commits: { action: string; key: string; answered: boolean }[] = []
    for (let at = 0; at < sends; at += 1) {
      const { prepared } = await aPreparedSend(sam, handles)
      commits.push({ action: prepared.action_handle, key: randomUUID(), answered: false })
    }
    const victim = servers.pop()
    if (!victim) throw new Error('There is no server.')
    const all = commits.map(async (commit) => {
      const { action, key } = commit
      const given = await commitAt(victim.url, sam, action, key).catch(() => null)
      commit.answered = given?.status === 200
    })
    await pause(randomInt(20, 250))
    await victim.kill()
    await Promise.all(all)
    await expectAllOrNothing(sam, handles.length)

    const [survivor] = servers
    for (const { action, key, answered } of commits) {
      const again = await commitAt(survivor?.url ?? '', sam, action, key)
      expect(again.body.status, JSON.stringify(again.body)).toBe('completed')
      if (answered) expect(again.body.replayed).toBe(true)
    }
    servers.push(await startServer())
  }
  await expectAllOrNothing(sam, handles.length)
  expect(await rowsOf(world, sam, 'outgoing')).toHaveLength(rounds * sends * (handles.length - 1))
  const rows = await allSent(sam)
  expect(mailsOf(rows).sort()).toEqual(rows.map(({ outgoing_id }) => outgoing_id).sort())
}, 300_000)

/** Each plan was either sent to everybody or to nobody. */
async function expectAllOrNothing(account: Account, guests: number) {
  const [plans, invites, outgoing, actions] = await world.database.read(account.owner, (db) =>
    Promise.all([
      db.sql<{ plan_id: string; state: string; revision: number }>`
        select plan_id, state, revision from plans where owner_id = ${db.owner}`,
      db.sql<{ plan_id: string }>`select plan_id from invites where owner_id = ${db.owner}`,
      db.sql<{ plan_id: string }>`select plan_id from outgoing where owner_id = ${db.owner}`,
      db.sql<{ plan_id: string; state: string }>`
        select plan_id, state from prepared_actions where owner_id = ${db.owner}`,
    ]),
  )
  const of = (rows: readonly { plan_id: string }[], id: string) =>
    rows.filter(({ plan_id }) => plan_id === id).length
  for (const { plan_id, state, revision } of plans) {
    const sent = state === 'active'
    const [action] = actions.filter((one) => one.plan_id === plan_id)
    expect({
      revision,
      action: action?.state,
      invites: of(invites, plan_id),
      outgoing: of(outgoing, plan_id),
    }).toEqual({
      revision: sent ? 1 : 0,
      action: sent ? 'committed' : 'prepared',
      invites: sent ? guests : 0,
      outgoing: sent ? guests - 1 : 0,
    })
  }
}
