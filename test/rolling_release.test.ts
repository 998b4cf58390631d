import { execFileSync } from 'node:child_process'
import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asSuperuser, runningCluster, template } from '#test/support/cluster.ts'
import { setToken } from '#test/support/given/access_tokens.ts'
import { connect } from '#test/support/given/connections.ts'
import { answer, people } from '#test/support/given/lists.ts'
import { aReviewedDraft } from '#test/support/given/plans.ts'
import { checkOut, hasCommit, type Release } from '#test/support/release.ts'
import { patiently } from '#test/support/patiently.ts'
import { type ServerProcess, startServerProcess } from '#test/support/server_process.ts'
import { allAbilities, type Caller, makeCaller } from '#test/support/world.ts'

/** Earlier releases that must go on working next to this one. */
const releases: Earlier[] = [
  // The first that opens what this one seals in stored answers. Those until shortly before it read whole rows of prepared
  // actions, which broke with the first column that was added there.
  { commit: '67febad8', reads_captures: false },
  // The last one for which a token was its own principal.
  { commit: '1925ae27', reads_captures: true },
]

interface Earlier {
  readonly commit: string
  /** Whether it reads captures. */
  readonly reads_captures: boolean
}

const { superuserUrl } = await runningCluster()
const present = releases.filter(({ commit }) => hasCommit(commit))

test.skipIf(present.length > 0)('no earlier release is here: the history is shallow', () => {})

describe.each(present)('the release of $commit', ({ commit, reads_captures }) => {
  const name = `rolling_${randomBytes(8).toString('hex')}`
  const key = randomBytes(32).toString('base64')
  const defects: string[] = []
  const running = new Map<'previous' | 'newest', ServerProcess>()
  let previous: Release
  let database_url: string

  const start = async (which: 'previous' | 'newest', settings: Record<string, string> = {}) => {
    const folder = which === 'previous' ? previous.folder : undefined
    const server = await startServerProcess(database_url, key, settings, folder)
    running.set(which, server)
  }

  const stop = async (which: 'previous' | 'newest') => {
    const server = running.get(which)
    running.delete(which)
    await server?.kill()
  }

  /** Any of the servers that run, as a load balancer chooses. */
  const anyUrl = () => {
    const servers = [...running.values()]
    return servers[randomInt(servers.length)]?.url ?? ''
  }

  /** The account of this name, at any of the servers. */
  const account = (display_name: string): Caller =>
    patient(makeCaller(anyUrl, tokenOf(display_name)))

  const tokens = new Map<string, string>()

  /** A token of an account; the previous release makes both when they are first asked for. */
  function tokenOf(display_name: string): string {
    const token = tokens.get(display_name) ?? makeToken(display_name)
    tokens.set(display_name, token)
    return token
  }

  function makeToken(display_name: string): string {
    const email = `${display_name}@example.test`.toLowerCase()
    const abilities = allAbilities.join(',')
    const given = ['--email', email, '--name', display_name, '--timezone', 'Europe/Berlin']
    // As its npm run token does.
    const { scripts } = JSON.parse(readFileSync(join(previous.folder, 'package.json'), 'utf8'))
    const [, ...command]: string[] = scripts.token.split(' ')
    const printed = execFileSync(
      process.execPath,
      [...command, ...given, '--abilities', abilities],
      {
        cwd: previous.folder,
        encoding: 'utf8',
        env: {
          PATH: process.env.PATH,
          DATABASE_URL: database_url,
          SERVICE_KEYS: key,
        },
      },
    )
    return /svc_pat_\S+/.exec(printed)?.[0] ?? ''
  }

  /** Asks the database past every rule. */
  async function ask<Row extends pg.QueryResultRow = { state: string }>(query: string) {
    const client = new pg.Client({ connectionString: superuserUrlOf(name), pipeline: true })
    await client.connect()
    return client.query<Row>(query).finally(() => client.end())
  }

  /** Whether there are messages of which this is true, and all are sent. */
  async function areSent(condition: string): Promise<boolean> {
    const { rows } = await ask(`select distinct state from outgoing ${condition}`)
    return rows.length === 1 && rows[0]?.state === 'sent'
  }

  beforeAll(async () => {
    await asSuperuser(superuserUrl, `create database ${name} owner ${template}`)
    const url = new URL(superuserUrl)
    url.username = template
    url.pathname = `/${name}`
    database_url = url.href
    previous = checkOut(commit)
    await start('previous')
  }, 60_000)

  afterAll(async () => {
    await Promise.all([...running.values()].map((server) => server.end()))
    await asSuperuser(superuserUrl, `drop database if exists ${name} with (force)`)
  })

  test('works on the newest schema, under load, while the newest one starts and both serve', async () => {
    const [sam, ada] = [account('Sam'), account('Ada')]
    const { first: adaHandle } = await connect(sam, ada)
    let ended = false
    const rounds = { keys: 0, outings: 0 }

    /** Says what is wrong with one round of a lane, and goes on. */
    const lane = async (kind: keyof typeof rounds, round: () => Promise<void>) => {
      while (!ended) {
        await round().catch((error: unknown) => defects.push(`${kind}: ${error}`))
        rounds[kind] += 1
      }
    }
    const all = Promise.all([
      ...[1, 2, 3].map(() =>
        lane('keys', async () => {
          await useKey(sam)
          // More of them would only slow the outings down.
          await pause(50)
        }),
      ),
      lane('outings', async () => {
        await goOut(sam, ada, await sendPlan(sam, adaHandle))
      }),
    ])
    const more = async (outings: number) => {
      const enough = rounds.outings + outings
      const late = performance.now() + 60_000
      while (rounds.outings < enough && performance.now() < late) await pause(20)
    }
    try {
      await more(2)
      await start('newest')
      await more(6)
    } finally {
      ended = true
      await all
    }
    expect(defects.slice(0, 3)).toEqual([])
    expect(rounds.outings).toBeGreaterThanOrEqual(8)
    expect(rounds.keys).toBeGreaterThan(20)
  }, 180_000)

  test('leaves to the newest one the mail to a host that it cannot write, and sends all it knows', async () => {
    const [hostToken, guestToken] = [tokenOf('Hanna'), tokenOf('Eve')]
    const host = makeCaller(() => running.get('previous')?.url ?? '', hostToken)
    const guest = makeCaller(() => running.get('newest')?.url ?? '', guestToken)
    const { first: eve } = await connect(host, guest)
    const plan_handle = await aReviewedDraft(host)
    const { data } = await answer(host, 'plans.prepare_send', {
      plan_handle,
      send_person_handles: [eve],
    })
    const { action_handle } = data.prepared ?? {}
    await answer(host, 'actions.commit', { action_handle })
    const invite = await until(async () => {
      const { data } = await answer(guest, 'invites.list', {})
      return data.items[0]
    })
    const { invite_handle } = invite
    await answer(guest, 'invites.rsvp.update', {
      invite_handle,
      rsvp_status: 'accepted',
    })
    await ask(`update host_notices set news_at = least(news_at, now())`)
    await ask(`update due_work set due_at = now() where kind = 'notice'`)
    await until(async () => {
      const { rows } = await ask(`select state from host_notices where message_id is not null`)
      return rows.length > 0 && rows.every(({ state }) => state === 'sent')
    })
    // A release that claims a message it does not know fails to write it, and tries again later.
    await until(() =>
      areSent(`where owner_id = (select owner_id from accounts where display_name = 'Hanna')`),
    )
    // What could not be written while the schema moved, under load, is tried again after half a minute.
    await until(() => areSent(''), 45)
  }, 90_000)

  test('repeats the links in answers of the newest one, which repeats its own', async () => {
    const token = tokenOf('Sam')
    const at = (which: 'previous' | 'newest') =>
      makeCaller(() => running.get(which)?.url ?? '', token)
    const [old, young] = [at('previous'), at('newest')]
    const [first, again] = await invitedTwice(old, young)
    expect(again).toEqual(first)
    const [newer, older] = await invitedTwice(young, old)
    expect(older).toEqual(newer)
  }, 60_000)

  test('commits nothing for a token that has to ask, and knows no token of OAuth', async () => {
    const at = (token: string) => makeCaller(() => running.get('previous')?.url ?? '', token)
    const asking = makeToken('Sam')
    await setToken(superuserUrlOf(name), asking, { needs_approval: true })
    const plan_handle = await aReviewedDraft(at(asking))
    const [mira] = await people(at(asking), 'Mira')
    const input = { plan_handle, send_person_handles: [mira] }
    const { data } = await answer(at(asking), 'plans.prepare_send', input)
    const { action_handle } = data.prepared ?? {}
    const { status, body } = await at(asking).call('actions.commit', { action_handle })
    expect([status, body.code]).toEqual([403, 'ability_missing'])

    const ofApp = makeToken('Sam')
    await setToken(superuserUrlOf(name), ofApp, { kind: 'oauth' })
    const refused = await at(ofApp).call('ideas.lists.query')
    expect([refused.status, refused.body.code]).toEqual([401, 'token_invalid'])
  }, 60_000)

  test('leaves to the newest one what it has written, when it stops', async () => {
    await stop('previous')
    const ada = account('Ada')
    const { data } = await answer(ada, 'invites.list', { limit: 25 })
    expect(data.items.length).toBeGreaterThan(7)
  }, 60_000)

  test('starts on the newest schema', async () => {
    await start('previous')
    await stop('newest')
    const bob = account('Bob')
    expect(await people(bob, 'Mira')).toHaveLength(1)
  }, 60_000)

  test.runIf(reads_captures)(
    'ends a capture that was made on a page of the newest one',
    async () => {
      await stop('previous')
      await start('newest', { READER_THREADS: '0' })
      const sam = makeCaller(anyUrl, tokenOf('Sam'))
      const text = 'Ostsee Sauna, Seestraße 9'
      const { data, execution_id } = await answer(sam, 'ideas.capture', { text })
      const { capture_public_id } = data
      await stop('newest')
      const { rows } = await ask(`
      update captures set accepted_by = jsonb_set(accepted_by, '{surface}', '"web"')
      where state not in ('completed', 'failed')
      returning state`)
      expect(rows).toHaveLength(1)
      await start('previous')
      const ended = await until(async () => {
        const { data } = await answer(sam, 'ideas.capture.get', { capture_public_id })
        return data.state === 'completed' || data.state === 'failed' ? data : undefined
      })
      expect(ended.state).toBe('completed')
      const found = await answer(sam, 'executions.get', { execution_id })
      expect(found.data.execution.status).toBe('completed')
    },
    60_000,
  )
})

/** The address of a database of the tests' cluster, for its superuser. */
function superuserUrlOf(name: string): string {
  const url = new URL(superuserUrl)
  url.pathname = `/${name}`
  return url.href
}

/** Asks again, as a caller is told to, while a migration or another request has locked what it needs. */
function patient(caller: Caller): Caller {
  return {
    ...caller,
    call: (id, input, options) => patiently(() => caller.call(id, input, options), 200),
  }
}

/** A write, and the same key again, maybe at the other server: one effect, one answer. */
async function useKey(sam: Caller): Promise<void> {
  const key = randomUUID()
  const input = { name: `List ${key}`, directions: ['Warm'] }
  const first = await sam.call('ideas.lists.create', input, { key })
  const again = await sam.call('ideas.lists.create', input, { key })
  expect([first.status, again.status], `${first.text}\n${again.text}`).toEqual([200, 200])
  expect(again.body.replayed).toBe(true)
  expect(again.body.execution_id).toBe(first.body.execution_id)
  expect(again.body.data).toEqual(first.body.data)
  const { ideas_list_handle } = first.body.data.list
  const { data } = await answer(sam, 'ideas.lists.get', { ideas_list_handle })
  expect(data.list.name).toBe(input.name)
  const renamed = { ideas_list_handle, name: `Renamed ${key}` }
  await answer(sam, 'ideas.lists.rename', renamed)
  const { data: found } = await answer(sam, 'ideas.lists.query', { query: key })
  expect(found.items.map((item) => item.name)).toEqual([renamed.name])
}

/** The answers of an invitation to connect that one makes, and whose key the other uses again. */
async function invitedTwice(one: Caller, other: Caller) {
  const { data } = await answer(one, 'relationships.friendship.review', {
    operation: 'create_invitation',
    mode: 'individual',
  })
  const { review_token } = data
  const input = { review_token, accept_consequences: true }
  const key = randomUUID()
  const id = 'relationships.friendship.apply'
  const first = await one.call(id, input, { key })
  const again = await other.call(id, input, { key })
  expect([first.status, again.status], `${first.text}\n${again.text}`).toEqual([200, 200])
  expect(again.body.replayed).toBe(true)
  return [first.body.data, again.body.data] as const
}

/** Sends a new plan; what one release has prepared, another commits. */
async function sendPlan(sam: Caller, guest: string): Promise<string> {
  const plan_handle = await aReviewedDraft(sam)
  const { data } = await answer(sam, 'plans.prepare_send', {
    plan_handle,
    send_person_handles: [guest],
  })
  await answer(sam, 'actions.commit', { action_handle: data.prepared?.action_handle })
  return plan_handle
}

/** A guest answers an invitation, and the host sees the answer. */
async function goOut(sam: Caller, ada: Caller, plan_handle: string): Promise<void> {
  const { data: sent } = await answer(sam, 'plans.status.get', { plan_handle })
  const invite = await until(async () => {
    const { data } = await answer(ada, 'invites.list', { limit: 25 })
    return data.items.find(({ plan }) => plan.title === sent.plan.title)
  })
  const { invite_handle } = invite
  await answer(ada, 'invites.rsvp.update', { invite_handle, rsvp_status: 'accepted' })
  await until(async () => {
    const { data } = await answer(sam, 'plans.status.get', { plan_handle })
    return (
      JSON.stringify(data).includes('"accepted":1') ||
      JSON.stringify(data).includes('"rsvp_status":"accepted"')
    )
  })
  await answer(sam, 'planning.brief.get', {})
}

/** Asks until there is an answer; copies reach the other account a moment later. */
async function until<T>(ask: () => Promise<T | undefined | false>, seconds = 10): Promise<T> {
  const late = performance.now() + seconds * 1000
  for (;;) {
    const found = await ask()
    if (found) return found
    if (performance.now() > late) throw new Error(`It did not arrive within ${seconds} seconds.`)
    await pause(50)
  }
}
