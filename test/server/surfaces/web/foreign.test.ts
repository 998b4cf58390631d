import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newId } from '#server/database/id.ts'
import { type HandleKind, kindOfHandle, toHandle } from '#server/domain/basics/handle.ts'
import { hashLinkToken } from '#server/domain/links/token.ts'
import { formToken } from '#server/domain/web/form_token.ts'
import type { WebRoute } from '#server/surfaces/web/route.ts'
import { routes } from '#server/surfaces/web/surface.ts'
import { aCalendar } from '#test/support/given/free_time.ts'
import { makeHandles } from '#test/support/given/handles/make.ts'
import { aStoredFile } from '#test/support/given/media.ts'
import { storedProofs } from '#test/support/given/passkeys.ts'
import { signedInClient, type WebClient } from '#test/support/web_client.ts'
import { type Account, useWorld } from '#test/support/world.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const world = useWorld()
let superuser: pg.Client
let client: WebClient
let owner: string
/** The handles of everything that Sam has, by the parameter of a path that may hold them. */
let foreign: Record<string, string[]>

beforeAll(async () => {
  superuser = new pg.Client({ connectionString: world.superuser_url })
  await superuser.connect()
  const [ada, sam] = [await world.account('Ada'), await world.account('Sam')]
  owner = ada.owner
  client = await signedInClient(world, ada)
  foreign = await everythingOf(sam)
})
afterAll(() => superuser.end())

/** Pages that are opened by a secret, which is no handle. */
const bySecret = /:(token|sealed)\b/

const ofOneThing = routes.filter(({ path }) => path.includes(':') && !bySecret.test(path))

async function everythingOf(sam: Account): Promise<Record<string, string[]>> {
  const handles = await makeHandles(sam)
  await signedInClient(world, sam)
  await storedProofs(world, sam)
  await aCalendar(world.database, sam)
  await aStoredFile(world, sam)
  await superuser.query(
    `insert into reviews (owner_id, review_id, sealed, expires_at) values ($1, $2, '', now() + interval '1 hour')`,
    [sam.owner, newId()],
  )
  const rowOf = async (kind: HandleKind, table: string, id: string) => {
    const { rows } = await superuser.query(`select ${id} as id from ${table} where owner_id = $1`, [
      sam.owner,
    ])
    return toHandle(kind, String(rows[0]?.id))
  }
  const { plan_handle = '', idea_handle = '', person_handle = '', place_handle = '' } = handles
  const { ideas_list_handle = '', action_handle = '' } = handles
  return {
    plan_handle: [plan_handle],
    idea_handle: [idea_handle],
    ideas_list_handle: [ideas_list_handle],
    person_handle: [person_handle],
    place_handle: [place_handle],
    action_handle: [action_handle],
    execution_id: [handles.execution_id ?? ''],
    handle: [
      ...[handles.capture_public_id ?? '', handles.public_id ?? '', idea_handle, plan_handle],
      ...[ideas_list_handle, place_handle],
    ],
    review_handle: [await rowOf('review', 'reviews', 'review_id')],
    token_handle: [await rowOf('token', 'tokens', 'token_id')],
    session_handle: [await rowOf('session', 'sessions', 'session_id')],
    passkey_handle: [await rowOf('passkey', 'passkeys', 'passkey_id')],
    calendar_handle: [await rowOf('calendar', 'calendar_sources', 'source_id')],
    media_ref: [await rowOf('media', 'media', 'media_id')],
  }
}

/** Two handles of one kind, and the paths of a route with them. */
interface Pair {
  readonly handles: readonly [string, string]
  readonly paths: readonly [string, string]
}

/** A route with what is Sam's, and with a handle of the same kind that names nothing. */
function pairsOf({ path }: WebRoute): Pair[] {
  const [, name = ''] = /:(\w+)/.exec(path) ?? []
  return (foreign[name] ?? []).map((theirs) => {
    const madeUp = toHandle(kindOfHandle(theirs) ?? 'execution', newId())
    const at = (handle: string) => path.replace(`:${name}`, handle)
    return { handles: [theirs, madeUp], paths: [at(theirs), at(madeUp)] }
  })
}

/** What of an answer somebody could tell apart: its status, its body and its headers, but for the time and the request's id. */
function seen({ status, headers, text }: Awaited<ReturnType<WebClient['get']>>, handle: string) {
  const told = [...headers].filter(([name]) => name !== 'date' && name !== 'x-request-id')
  return JSON.stringify([status, told, text]).replaceAll(handle, 'HANDLE')
}

const html = { accept: 'text/html' }

test('each page of one thing is looked at with what is somebody else’s', () => {
  const missing = ofOneThing.filter((route) => pairsOf(route).length === 0)
  expect(missing.map(({ path }) => path)).toEqual([])
  expect(ofOneThing.length).toBeGreaterThan(40)
})

test('a page of what is somebody else’s is that of what is made up, byte for byte', async () => {
  for (const route of ofOneThing.filter(({ show }) => show !== undefined)) {
    for (const { paths, handles } of pairsOf(route)) {
      const [one, other] = [await client.get(paths[0], html), await client.get(paths[1], html)]
      expect([paths[0], seen(one, handles[0])]).toEqual([paths[0], seen(other, handles[1])])
      expect([paths[0], one.status < 400 && !one.headers.has('location')]).toEqual([
        paths[0],
        false,
      ])
    }
  }
})

test('a form about what is somebody else’s is answered like one about what is made up', async () => {
  const [key] = world.service.runtime.web_keys.forms
  const hash = hashLinkToken(client.cookies.get('service_session') ?? '')
  if (!key || !hash) throw new Error('There is no session.')
  const others = `select count(*) from audit where owner_id <> $1`
  const before = await superuser.query(others, [owner])
  for (const route of ofOneThing.filter(({ act }) => act !== undefined)) {
    const [, name = ''] = /:(\w+)/.exec(route.path) ?? []
    const post = (path: string, handle: string) => {
      const form = typeof route.form === 'function' ? route.form({ [name]: handle }) : route.form
      const form_token = formToken(key, hash, form ?? path)
      return client.post(path, { form_token, key: newId() }, html)
    }
    for (const { paths, handles } of pairsOf(route)) {
      const one = await post(paths[0], handles[0])
      const other = await post(paths[1], handles[1])
      expect([paths[0], seen(one, handles[0])]).toEqual([paths[0], seen(other, handles[1])])
    }
  }
  expect((await superuser.query(others, [owner])).rows).toEqual(before.rows)
})
