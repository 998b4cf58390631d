import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { findAccount } from '#server/data/accounts/find.ts'
import type { Steps } from '#server/database/db.ts'
import type { Statement } from '#server/database/sql.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { demo } from '#server/demo/account.ts'
import { ensureDemo } from '#server/demo/make.ts'
import { registry } from '#generated/server/capabilities.ts'
import { type Started, startLine, startMessage } from '#server/process/start_message.ts'
import { instantOf } from '#server/demo/when.ts'
import { createClient } from '#sdk/src/client.ts'
import { asSuperuser } from '#test/support/cluster.ts'
import { startWorld, type World } from '#test/support/world.ts'

let world: World
const outbox = 'files in /data/outbox'
beforeEach(async () => {
  world = await startWorld()
})
afterEach(() => world.stop())

async function contents(token: string) {
  const client = createClient({ baseUrl: world.url, token })
  const [people, places, ideas, lists] = await Promise.all([
    client.relationships.people.query(),
    client.places.private.query(),
    client.ideas.saved.query(),
    client.ideas.lists.query(),
  ])
  return {
    client,
    people: people.data?.items ?? [],
    places: places.data?.items ?? [],
    ideas: ideas.data?.items ?? [],
    lists: lists.data?.items ?? [],
  }
}

/** For what the worker does. */
const slow = { timeout: 40_000, interval: 500 }
vi.setConfig({ testTimeout: slow.timeout + 20_000 })

/** Makes captures due now. */
const hurry = `
  update captures set due_at = now() where state = 'accepted' and lease_until is null;
  update due_work set due_at = now() where kind = 'capture' and due_at > now() + interval '2 seconds'`

/** The handles of what was captured for the demo. */
async function capturedBySam() {
  const { owner = '' } = (await findAccount(world.database, demo.email)) ?? {}
  return world.database.read(owner, async (db) => {
    const captures = await db.sql<{ capture_id: string }>`select capture_id from captures`
    const roundups = await db.sql<{ roundup_id: string }>`select roundup_id from roundups`
    return {
      captures: captures.map(({ capture_id }) => toHandle('capture', capture_id)),
      roundups: roundups.map(({ roundup_id }) => toHandle('roundup', roundup_id)),
    }
  })
}

describe('the demo account', () => {
  test('has people, places, ideas with times to come, and lists with them', async () => {
    const token = await ensureDemo(world.service.runtime)
    // The worker reads what was captured.
    await vi.waitFor(async () => expect((await contents(token ?? '')).ideas).toHaveLength(11), slow)
    const { client, people, places, ideas, lists } = await contents(token ?? '')
    const connected = people.filter(({ classification }) => classification === 'connected')
    expect(connected.map(({ display_name }) => display_name).sort()).toEqual(['Ada', 'Jonas'])
    expect([people.length, places.length, ideas.length, lists.length]).toEqual([7, 6, 11, 3])

    const events = ideas.filter(({ kind }) => kind === 'event')
    for (const { when } of events) expect(Date.parse(String(when))).toBeGreaterThan(Date.now())

    for (const { ideas_list_handle, item_count } of lists) {
      const { data } = await client.ideas.lists.get({ ideas_list_handle })
      expect(data?.items).toHaveLength(item_count)
      expect(item_count).toBeGreaterThan(0)
      expect(data?.people.length).toBeGreaterThan(0)
      expect(data?.directions.length).toBeGreaterThan(0)
      expect(data?.defaults.when_preset).not.toBeNull()
    }
  })

  test('has captured things: one is saved, one asks, one failed, and of a roundup one was known', async () => {
    const token = await ensureDemo(world.service.runtime)
    const client = createClient({ baseUrl: world.url, token: token ?? '' })
    const { captures, roundups } = await capturedBySam()
    const ends = await vi.waitFor(async () => {
      // Nobody waits here for the pauses between attempts.
      await asSuperuser(world.superuser_url, hurry)
      const read = await Promise.all(
        captures.map((capture_public_id) => client.ideas.capture.get({ capture_public_id })),
      )
      const states = read.map(({ data }) => data?.state ?? '')
      expect(states.toSorted()).toEqual([
        ...['completed', 'completed', 'completed', 'completed', 'failed', 'needs_input'],
      ])
      return read.map(({ data }) => data)
    }, slow)
    const waiting = ends.find((end) => end?.state === 'needs_input')
    expect(waiting?.clarification).toMatchObject({ kind: 'city', choices: ['Berlin', 'Hamburg'] })
    const failed = ends.find((end) => end?.state === 'failed')
    expect(failed?.retry?.expected_state_version).toBe(failed?.state_version)
    const saved = ends.flatMap((end) => (end?.idea ? [`${end.idea.title}: ${end.reused}`] : []))
    expect(saved.sort()).toEqual([
      'Liquidrom: false',
      'Pottery for beginners: true',
      'Readings by candlelight at the Bücherboot: false',
      'The winter garden at Volkspark Humboldthain: false',
    ])
    const [public_id = ''] = roundups
    const { data } = await client.ideas.roundup.get({ public_id })
    expect(data?.items.map(({ outcome }) => outcome)).toEqual(['reused', 'captured', 'captured'])
  }, 60_000)

  test('has outings in preparation, and friends the service can reach', async () => {
    const token = await ensureDemo(world.service.runtime)
    const { client } = await contents(token ?? '')
    const { data } = await client.plans.query({ scope: 'drafts' })
    const standing = (data?.items ?? []).map(({ title, state }) => `${title}: ${state}`)
    expect(standing.sort()).toEqual([
      'Soup evening at Ada’s: draft',
      'Trio night at the Nordlicht: reviewed',
    ])
    const trio = data?.items.find(({ state }) => state === 'reviewed')
    const sent = await client.plans.prepare_send({ plan_handle: trio?.plan_handle ?? '' })
    const recipients = sent.data?.prepared.recipients ?? []
    expect(
      recipients.map(({ display_name, delivery, eligible }) => [display_name, delivery, eligible]),
    ).toEqual([
      ['Jonas', 'service', true],
      ['Mira', 'manual_share', true],
    ])
  })

  test('shows likes, a mutual interest, an invite and neighborhoods', async () => {
    const token = await ensureDemo(world.service.runtime)
    const { client, ideas } = await contents(token ?? '')
    const placed = ideas.filter(({ neighborhood }) => neighborhood !== null)
    expect(placed.length).toBeGreaterThan(3)
    const { data: likes } = await client.likes.query()
    const own = likes?.items.filter(({ mine }) => mine) ?? []
    expect(own.length).toBe(3)
    expect(own.filter(({ match }) => match).map(({ subject }) => subject.title)).toEqual([
      'Sauna, then dumplings',
    ])
    expect(likes?.items.some(({ mine }) => !mine)).toBe(true)
    const { data: brief } = await client.planning.brief.get()
    const sections = brief?.sections ?? []
    const titles = sections.flatMap(({ items }) => items.map(({ title }) => title))
    expect(titles).toContain('Answer Jonas’s invitation to “Night swim at the Stadtbad”')
    expect(titles).toContain('Ada likes “Sauna, then dumplings” too')
    const { data: invites } = await client.invites.list()
    expect(invites?.items).toMatchObject([{ rsvp_status: 'pending', rsvp_available: true }])
  })

  test('knows when Sam and his friends are free, and says of nobody else that they are', async () => {
    const token = await ensureDemo(world.service.runtime)
    const { client } = await contents(token ?? '')
    // The worker reads the calendars; the demo waits for that only a few seconds.
    await vi.waitFor(async () => {
      const { data } = await client.availability.query({
        when_preset: 'next-few-weekends',
        daily_start: '18:00',
        daily_end: '23:00',
        person_names: ['Ada', 'Jonas', 'Mira'],
      })
      const items = data?.items ?? []
      const told = items.flatMap(({ people }) => people.map(({ status }) => status))
      expect([...new Set(told)].sort()).toEqual(['busy', 'free', 'partial', 'unknown'])
      // Only Mira’s time is unknown: she is not connected.
      expect(items.filter(({ counts }) => counts.unknown !== 1)).toEqual([])
      expect(data?.uncertainty).toMatchObject([{ code: 'person_not_connected' }])
    }, slow)
    const status = await client.calendar.status.get()
    expect(status.data).toMatchObject({ sources_count: 1, usability: 'usable' })
  })

  test('can do everything except sending', async () => {
    const token = await ensureDemo(world.service.runtime)
    const { client } = await contents(token ?? '')
    await expect(client.actions.commit({ action_handle: 'ac_1' })).rejects.toMatchObject({
      code: 'ability_missing',
    })
  })

  test('is made once, and its token is given once', async () => {
    expect(await ensureDemo(world.service.runtime)).toMatch(/^svc_pat_/)
    expect(await ensureDemo(world.service.runtime)).toBeNull()
  })

  test.each([
    ['its last write', 'insert into list_ideas'],
    ['its token', 'create_token'],
  ])('is completed by the next start when the first ended before %s', async (_, cut) => {
    const { runtime } = world.service
    await expect(ensureDemo(endingAt(cut))).rejects.toThrow('killed')
    const token = await ensureDemo(runtime)
    await vi.waitFor(async () => expect((await contents(token ?? '')).ideas).toHaveLength(11), slow)
    const { people, places, ideas, lists } = await contents(token ?? '')
    expect([people.length, places.length, ideas.length, lists.length]).toEqual([7, 6, 11, 3])
  })

  /** A runtime whose process ends when it comes to such a statement. */
  function endingAt(cut: string) {
    const { runtime } = world.service
    const { database } = runtime
    const stop = ({ text }: Statement) => {
      if (text.includes(cut)) throw new Error('killed')
    }
    return {
      ...runtime,
      database: {
        ...database,
        async run<Row>(statement: Statement) {
          stop(statement)
          return database.run<Row>(statement)
        },
        write<T, First = Record<string, unknown>>(
          owner: string,
          { work, ...steps }: Steps<T, First>,
        ) {
          return database.write<T, First>(owner, {
            ...steps,
            work: (db, rows) =>
              work(
                {
                  owner: db.owner,
                  table: (name) => db.table(name),
                  now: () => db.now(),
                  isDistributed: () => db.isDistributed(),
                  allowBookkeeping: () => db.allowBookkeeping(),
                  endsHere: () => db.endsHere(),
                  pause: () => db.pause(),
                  as: (owner, others) => db.as(owner, others),
                  atCommit(statement) {
                    stop(statement)
                    db.atCommit(statement)
                  },
                  async run(statement) {
                    stop(statement)
                    return db.run(statement)
                  },
                  async sql(strings, ...values) {
                    stop({ text: strings.join('?'), name: '', values: [] })
                    return db.sql(strings, ...values)
                  },
                },
                rows,
              ),
          })
        },
      },
    }
  }
})

describe('when the demo’s events are', () => {
  const saturday = new Date('2026-11-21T11:00:00Z')

  test('on the weekday asked for, at that time of the account’s clock', () => {
    const at = (weekday: number, weeks: number) =>
      instantOf({ weekday, weeks, time: '19:30' }, saturday, 'Europe/Berlin')
    expect(at(7, 0).toISOString()).toBe('2026-11-22T18:30:00.000Z')
    expect(at(6, 0).toISOString()).toBe('2026-11-28T18:30:00.000Z')
    expect(at(5, 1).toISOString()).toBe('2026-12-04T18:30:00.000Z')
    // Summer time by then.
    expect(at(1, 19).toISOString()).toBe('2027-04-05T17:30:00.000Z')
  })

  test('also where the account’s day differs from UTC’s', () => {
    const late = new Date('2026-11-21T20:00:00Z')
    const monday = { weekday: 1, weeks: 0, time: '08:00' }
    expect(instantOf(monday, late, 'Pacific/Auckland').toISOString()).toBe(
      '2026-11-22T19:00:00.000Z',
    )
  })
})

/** What is said on a terminal when a demo account was made with this token. */
function startedWith(token: string | null): Started {
  const made = token === null ? null : { token, path: '/data/demo-token' }
  return { url: world.url, mail: outbox, has_demo: true, made }
}

describe('the start message', () => {
  test('is one line of JSON in a log, without a token, but with the file that has it', () => {
    const line = startLine(startedWith('svc_pat_x'))
    expect(line).toMatch(/^[^\n]+\n$/)
    expect(line).not.toContain('svc_pat_')
    expect(JSON.parse(line)).toEqual({
      level: 30,
      time: expect.any(String),
      msg: 'Capability API is ready',
      address: world.url,
      docs: `${world.url}/docs/`,
      mail: outbox,
      version: registry.registry_version,
      demo_token_file: '/data/demo-token',
    })
  })

  test('has a curl call that works when pasted', async () => {
    const token = await ensureDemo(world.service.runtime)
    const message = startMessage(startedWith(token))
    const [, url = '', headers = '', body = ''] =
      /curl -s (\S+) \\\n([\s\S]*?)-d '(.*)'/.exec(message) ?? []
    const named = [...headers.matchAll(/-H '([^:]+): ([^']+)'/g)].map(
      ([, name = '', value = '']) => [name, value],
    )
    const response = await fetch(url, { method: 'POST', headers: Object.fromEntries(named), body })
    expect(await response.json()).toMatchObject({
      status: 'completed',
      data: { items: { length: 3 } },
    })
  })

  test('has an MCP client’s configuration, and the address of the reference', () => {
    const message = startMessage(startedWith('svc_pat_x'))
    const snippet = message.slice(message.indexOf('{\n'), message.lastIndexOf('}') + 1)
    expect(JSON.parse(snippet)).toEqual({
      mcpServers: {
        service: {
          type: 'http',
          url: `${world.url}/mcp`,
          headers: { Authorization: 'Bearer svc_pat_x' },
        },
      },
    })
    expect(message).toContain(`${world.url}/docs/`)
    expect(message).toContain(`Mail: ${outbox}`)
  })

  test('shows no token later, but how to make one', () => {
    const message = startMessage(startedWith(null))
    expect(message).not.toContain('svc_pat_')
    expect(message).toContain(`npm run --silent token -- --email ${demo.email}`)
    expect(startMessage({ ...startedWith(null), has_demo: false })).not.toContain(demo.email)
  })
})
