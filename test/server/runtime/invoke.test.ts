import { randomUUID } from 'node:crypto'
import { Writable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { sql } from '#server/database/sql.ts'
import { makeLog } from '#server/runtime/log.ts'
import { asSuperuser } from '#test/support/cluster.ts'
import { type Account, useAccount, useWorld } from '#test/support/world.ts'

/** What the service logged. */
let logged = ''
const destination = new Writable({
  write(chunk, _, done) {
    logged += chunk
    done()
  },
})

const world = useWorld({ log: makeLog('error', destination) })
const sam = useAccount(world, 'Sam')

/** How many rows a table holds of an account. */
async function rows(
  account: Account,
  table: 'executions' | 'audit' | 'lists' | 'people' | 'idempotency_keys',
) {
  const [row] = await world.database.read(account.owner, (db) =>
    db.table(table).where({ owner_id: account.owner }).count<{ count: number }[]>('* as count'),
  )
  return Number(row?.count)
}

const withoutOwnMembers = (text: string) =>
  text.replace(/,"replayed":true/, '').replace(/,"request_id":"[^"]*"}$/, '}')

describe('a write', () => {
  test('answers the whole envelope', async () => {
    const { status, body } = await sam.call('ideas.lists.create', { name: 'Summer evenings' })
    expect(status).toBe(200)
    const handle = body.data.list.ideas_list_handle
    expect(body).toMatchObject({
      contract: 'service.capability-outcome.v1',
      status: 'completed',
      capability: { name: 'ideas.lists.create', version: '2.0' },
      execution_id: expect.stringMatching(/^[0-9a-hjkmnp-tv-z]{26}$/),
      error: null,
      errors: [],
      effects: [{ state: 'confirmed', resource: { kind: 'list', handle } }],
      outcome: {
        kind: 'ideas_list.created',
        resources: [{ kind: 'list', handle, label: 'Summer evenings' }],
      },
    })
    expect(body.outcome.next_actions).toEqual(body.next_actions)
    expect(body.replayed).toBeUndefined()
  })

  test('suggests what may follow, with the handles it knows filled in', async () => {
    const made = await sam.call('ideas.lists.create', { name: 'What next' })
    const { ideas_list_handle } = made.body.data.list
    const { body } = await sam.call('ideas.lists.get', { ideas_list_handle })
    expect(body.next_actions).toContainEqual({
      capability: 'ideas.lists.members.update',
      tool: 'service_update_ideas_list_members',
      reason: expect.any(String),
      input: { ideas_list_handle },
      needs: ['mode'],
      requires_approval: false,
    })
  })

  test('suggests only what the token may do', async () => {
    const reader = await world.token(sam, ['planning:read'])
    const { body } = await reader.call('ideas.lists.query')
    expect(body.next_actions.map(({ capability }) => capability)).toEqual(['ideas.lists.get'])
  })

  test('leaves an execution, its answer byte for byte, and one audit row', async () => {
    const ada = await world.account('Ada')
    const made = await ada.call('ideas.lists.create', { name: 'Ada’s “list” 🍵' })
    expect([
      await rows(ada, 'executions'),
      await rows(ada, 'audit'),
      await rows(ada, 'lists'),
    ]).toEqual([1, 1, 1])
    const [row] = await world.database.read(ada.owner, (db) =>
      db
        .table('executions')
        .select<{ answer: string; status: string; version: string }[]>(
          'answer',
          'status',
          'version',
        ),
    )
    expect(row).toMatchObject({ status: 'completed', version: '2.0' })
    expect(row?.answer).toBe(withoutOwnMembers(made.text))
  })
})

describe('the same key', () => {
  test('with the same input repeats the answer byte for byte, and does nothing', async () => {
    const ada = await world.account('Ada')
    const input = { name: 'Once', directions: ['By the water'] }
    const first = await ada.call('ideas.lists.create', input, { key: 'k' })
    const again = await ada.call(
      'ideas.lists.create',
      { directions: ['By the water'], name: 'Once' },
      { key: 'k' },
    )
    expect(again.body).toMatchObject({ replayed: true, execution_id: first.body.execution_id })
    expect(again.body.request_id).not.toBe(first.body.request_id)
    expect(withoutOwnMembers(again.text)).toBe(withoutOwnMembers(first.text))
    expect([
      await rows(ada, 'lists'),
      await rows(ada, 'executions'),
      await rows(ada, 'audit'),
    ]).toEqual([1, 1, 1])
  })

  test('with another input, version or capability is a conflict that names the execution', async () => {
    const key = randomUUID()
    const first = await sam.call('ideas.lists.create', { name: 'A' }, { key })
    for (const other of [
      await sam.call('ideas.lists.create', { name: 'B' }, { key }),
      await sam.call('ideas.lists.create', { name: 'A', unknown: 1 }, { key }),
      await sam.call('relationships.people.ensure', { names: ['A'] }, { key }),
    ]) {
      expect(other.status).toBe(409)
      expect(other.body).toMatchObject({
        code: 'idempotency_conflict',
        current: { execution_id: first.body.execution_id },
      })
    }
  })

  test('belongs to the account: another one may use it, another token of the same one repeats', async () => {
    const key = randomUUID()
    const ada = await world.account('Ada')
    const mine = await sam.call('ideas.lists.create', { name: 'A' }, { key })
    expect((await ada.call('ideas.lists.create', { name: 'B' }, { key })).body.status).toBe(
      'completed',
    )
    const other = await world.token(sam)
    expect((await other.call('ideas.lists.create', { name: 'A' }, { key })).body).toMatchObject({
      replayed: true,
      execution_id: mine.body.execution_id,
    })
  })

  test('sent ten times at once makes one effect, and all ten get the same answer', async () => {
    const ada = await world.account('Ada')
    const calls = await Promise.all(
      Array.from({ length: 10 }, () =>
        ada.call('ideas.lists.create', { name: 'Race' }, { key: 'race' }),
      ),
    )
    expect(calls.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(new Set(calls.map(({ text }) => withoutOwnMembers(text))).size).toBe(1)
    expect(calls.filter(({ body }) => body.replayed)).toHaveLength(9)
    expect(await rows(ada, 'lists')).toBe(1)
  })

  test('is never done a second time after thirty days, but refused with its execution', async () => {
    const ada = await world.account('Ada')
    const first = await ada.call('ideas.lists.create', { name: 'Old' }, { key: 'old' })
    await asSuperuser(
      world.superuser_url,
      `update idempotency_keys set expires_at = now() - interval '1 second' where owner_id = '${ada.owner}'`,
    )
    const late = await ada.call('ideas.lists.create', { name: 'Old' }, { key: 'old' })
    expect(late.status).toBe(409)
    expect(late.body).toMatchObject({
      code: 'idempotency_conflict',
      current: { execution_id: first.body.execution_id },
      title: 'Key already used',
      detail:
        'This key was used more than 30 days ago, so its answer is no longer repeated. Nothing was done. Read the execution in current to learn what it did. Use a new key only to do it once more.',
    })
    expect(await rows(ada, 'lists')).toBe(1)
  })
})

describe('a failure', () => {
  test('with a result status undoes the work, and is remembered as the answer', async () => {
    const ada = await world.account('Ada')
    const input = { name: 'With Nobody', person_names: ['Nobody'] }
    const asked = await ada.call('ideas.lists.create', input, { key: 'k' })
    expect(asked.body).toMatchObject({
      status: 'needs_input',
      data: null,
      error: {
        code: 'person_unresolved',
        prerequisite: { capability: 'relationships.people.ensure', input: { people: ['Nobody'] } },
      },
      next_actions: [
        { capability: 'relationships.people.ensure', input: { people: ['Nobody'] }, needs: [] },
      ],
      effects: [],
    })
    expect(asked.body.errors).toEqual([asked.body.error])
    expect([
      await rows(ada, 'lists'),
      await rows(ada, 'executions'),
      await rows(ada, 'audit'),
    ]).toEqual([0, 1, 1])
    await ada.call('relationships.people.ensure', { names: ['Nobody'] })
    const again = await ada.call('ideas.lists.create', input, { key: 'k' })
    expect(again.body).toMatchObject({ replayed: true, status: 'needs_input' })
    expect((await ada.call('ideas.lists.create', input, { key: 'new' })).body.status).toBe(
      'completed',
    )
  })

  test('with an HTTP status undoes the work and the claim: the key is free', async () => {
    const ada = await world.account('Ada')
    const made = await ada.call('ideas.lists.create', { name: 'Before' })
    const { ideas_list_handle } = made.body.data.list
    const unknown = ideas_list_handle.slice(0, -1) + (ideas_list_handle.endsWith('0') ? '1' : '0')
    const missed = await ada.call(
      'ideas.lists.rename',
      { ideas_list_handle: unknown, name: 'After' },
      { key: 'k' },
    )
    expect(missed.status).toBe(404)
    expect(missed.body).toMatchObject({
      code: 'reference_not_found',
      errors: [{ pointer: '/ideas_list_handle' }],
    })
    expect([await rows(ada, 'executions'), await rows(ada, 'idempotency_keys')]).toEqual([1, 1])
    expect(
      (await ada.call('ideas.lists.rename', { ideas_list_handle, name: 'After' }, { key: 'k' }))
        .body.status,
    ).toBe('completed')
  })

  test('that is not declared is internal: the answer shows nothing, nothing is stored, and the stack is in the log', async () => {
    const ada = await world.account('Ada')
    await asSuperuser(
      world.superuser_url,
      `alter table lists add constraint broken check (name <> 'Broken')`,
    )
    try {
      const broken = await ada.call('ideas.lists.create', { name: 'Broken' }, { key: 'k' })
      expect(broken.status).toBe(500)
      expect(broken.body).toMatchObject({ code: 'internal', retryable: true, errors: [] })
      expect(broken.text).not.toMatch(/broken|lists|check|constraint|\.ts/)
      expect(logged).toContain(broken.body.request_id)
      expect(logged).toMatch(/"stack":".*lists\/insert\.ts/)
      expect([await rows(ada, 'executions'), await rows(ada, 'idempotency_keys')]).toEqual([0, 0])
    } finally {
      await asSuperuser(world.superuser_url, 'alter table lists drop constraint broken')
    }
    expect(
      (await ada.call('ideas.lists.create', { name: 'Broken' }, { key: 'k' })).body.status,
    ).toBe('completed')
  })

  test('of a lock that is not given in time says that the other call still runs', async () => {
    const ada = await world.account('Ada')
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    let begun = () => {}
    const holding = new Promise<void>((resolve) => {
      begun = resolve
    })
    const holder = world.database.write(ada.owner, {
      first: sql`insert into idempotency_keys (owner_id, key, fingerprint, capability, execution_id)
        values (${ada.owner}, 'held', ${Buffer.alloc(32)}, 'x', ${randomUUID()})`,
      async work(_, first) {
        await first
        begun()
        await held
      },
    })
    await holding
    const blocked = await ada.call('ideas.lists.create', { name: 'Waits' }, { key: 'held' })
    release()
    await holder
    expect(blocked.status).toBe(409)
    expect(blocked.body.code).toBe('execution_in_progress')
    expect(blocked.headers.get('retry-after')).toBe('1')
  })
})

describe('what can reach other people', () => {
  test('is never called directly, on any surface, and the answer names what to call', async () => {
    const prepares = {
      'plans.send': 'plans.invitation.prepare',
      'relationships.connection.send': 'ideas.lists.share.prepare',
    }
    for (const id of ['plans.send', 'relationships.connection.send'] as const) {
      const input =
        id === 'plans.send'
          ? { action: 'send_invites', confirmation_token: 'x' }
          : { operation: 'confirm_list_share', confirmation_token: 'x' }
      const direct = await sam.call(id, input)
      expect(direct.status, id).toBe(409)
      expect(direct.body).toMatchObject({
        code: 'confirmation_required',
        prerequisite: { capability: prepares[id], input: {} },
      })
      expect(direct.body.detail).toContain('call actions.commit')
      expect((await sam.call(id, { confirmation_token: 5 })).body.code).toBe('input_invalid')
      const reader = await world.token(sam, ['planning:read'])
      expect((await reader.call(id, input)).body.code).toBe('ability_missing')
    }
  })

  test('and has no surface at all does not exist', async () => {
    expect((await sam.call('plans.lifecycle.commit', {})).body.code).toBe('capability_unknown')
  })
})

describe('a read', () => {
  test('leaves no execution and no audit row', async () => {
    const ada = await world.account('Ada')
    const { body } = await ada.call('ideas.lists.query')
    expect(body.execution_id).toBeUndefined()
    expect([
      await rows(ada, 'executions'),
      await rows(ada, 'audit'),
      await rows(ada, 'idempotency_keys'),
    ]).toEqual([0, 0, 0])
  })

  test('says which field was probably meant by one that it ignored', async () => {
    const { body } = await sam.call('ideas.list.generate', { search: 'kino', actvities: ['x'] })
    expect(body.outcome.disclosures[0]?.text).toContain('actvities (did you mean activities?)')
  })

  test('says which unknown fields it ignored', async () => {
    const { body } = await sam.call('ideas.lists.query', { colour: 'red' })
    expect(body.outcome.disclosures).toContainEqual({
      name: 'input.fields_ignored',
      text: expect.stringContaining('colour'),
    })
  })
})

describe('an execution', () => {
  test('can be polled by its id, by its own account only', async () => {
    const { body } = await sam.call('ideas.lists.create', { name: 'Polled' })
    const path = `/api/v2/capability-executions/${body.execution_id}`
    const polled = await sam.request(path)
    expect(polled.status).toBe(200)
    expect(await polled.json()).toMatchObject({
      capability: { name: 'executions.get' },
      data: {
        execution: {
          execution_id: body.execution_id,
          capability: 'ideas.lists.create',
          status: 'completed',
          result: { status: 'completed' },
        },
      },
    })
    const ada = await world.account('Ada')
    for (const [account, at] of [
      [ada, path],
      [sam, `${path}x`],
      [sam, '/api/v2/capability-executions/x'],
      [sam, `/api/v2/capability-executions/${'0'.repeat(26)}`],
    ] as const) {
      const missed = await account.request(at)
      expect([missed.status, await missed.json()]).toMatchObject([
        404,
        { code: 'reference_not_found' },
      ])
    }
    expect((await fetch(`${world.url}${path}`)).status).toBe(401)
  })
})
