import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteOwnSession, deleteSessions } from '#server/data/sessions/delete.ts'
import { listSessions } from '#server/data/sessions/list.ts'
import { signedInClient, WebClient, aPrintedLink } from '#test/support/web_client.ts'
import { type Account, useWorld } from '#test/support/world.ts'

const world = useWorld()
let superuser: pg.Client

beforeAll(async () => {
  superuser = new pg.Client({ connectionString: world.superuser_url })
  await superuser.connect()
})
afterAll(() => superuser.end())

const open = async (client: WebClient) => (await client.get('/settings')).status
const sessions = ({ owner }: Account) => world.database.read(owner, listSessions)

/** Moves the sessions of an account into the past. */
const age = ({ owner }: Account, columns: string, days: number) =>
  superuser.query(
    `update sessions set ${columns
      .split(' ')
      .map(
        (name) =>
          `${name} = (${name} at time zone 'UTC' - make_interval(days => ${days})) at time zone 'UTC'`,
      )
      .join(', ')} where owner_id = $1`,
    [owner],
  )

describe('web 20: a session', () => {
  test('is not in the database: only its hash is', async () => {
    const client = await signedInClient(world, await world.account('Sam'))
    const { rows } = await superuser.query('select s::text as row from sessions s')
    const secret = client.cookies.get('service_session') ?? ''
    expect(secret).toHaveLength(43)
    expect(rows.some(({ row }) => row.includes(secret))).toBe(false)
  })

  test('gets a new secret at each sign-in, and the one before ends, also that of another account', async () => {
    const [sam, ada] = [await world.account('Sam'), await world.account('Ada')]
    const client = await signedInClient(world, sam)
    const before = new WebClient(world.url)
    before.cookies.set('service_session', client.cookies.get('service_session') ?? '')
    await client.post(await aPrintedLink(world, ada))
    expect(await open(before)).toBe(401)
    expect((await client.get('/settings')).json.display_name).toBe('Ada')
    expect(await sessions(sam)).toEqual([])
  })

  test('never has a secret that a request brought along', async () => {
    const client = new WebClient(world.url)
    const planted = 'a'.repeat(43)
    client.cookies.set('service_session', planted)
    await client.post(await aPrintedLink(world, await world.account('Sam')))
    expect(client.cookies.get('service_session')).not.toBe(planted)
    expect(await open(client)).toBe(200)
  })

  test('ends after 14 days without use, and 90 days after the person proved who they are', async () => {
    const sam = await world.account('Sam')
    const client = await signedInClient(world, sam)
    await age(sam, 'seen_at', 13)
    expect(await open(client)).toBe(200)
    // Being used counts anew.
    await age(sam, 'seen_at', 13)
    expect(await open(client)).toBe(200)
    await age(sam, 'seen_at', 14)
    expect(await open(client)).toBe(401)
    const another = await signedInClient(world, sam)
    await age(sam, 'created_at expires_at', 89)
    expect(await open(another)).toBe(200)
    await age(sam, 'created_at expires_at', 1)
    expect(await open(another)).toBe(401)
  })

  test('is recorded as used at most once in five minutes', async () => {
    const sam = await world.account('Sam')
    const client = await signedInClient(world, sam)
    const [first] = await sessions(sam)
    await open(client)
    expect((await sessions(sam))[0]?.seen_at).toEqual(first?.seen_at)
  })

  test('of an account is one of at most 50: the oldest ends', async () => {
    const sam = await world.account('Sam')
    const oldest = await signedInClient(world, sam)
    await Promise.all(Array.from({ length: 49 }, () => signedInClient(world, sam)))
    expect(await open(oldest)).toBe(200)
    const newest = await signedInClient(world, sam)
    expect([await open(oldest), await open(newest)]).toEqual([401, 200])
    expect(await sessions(sam)).toHaveLength(50)
  })

  test('is ended by its account at once, alone or with all others, and by nobody else', async () => {
    const [sam, ada] = [await world.account('Sam'), await world.account('Ada')]
    const [client, other] = [await signedInClient(world, sam), await signedInClient(world, sam)]
    const [last] = await sessions(sam)
    const end = (account: Account) =>
      world.database.write(account.owner, {
        work: (db) => deleteOwnSession(db, last?.session_id ?? ''),
      })
    expect(await end(ada)).toBe(false)
    expect([await open(client), await open(other)]).toEqual([200, 200])
    expect([await end(sam), await end(sam)]).toEqual([true, false])
    expect([await open(client), await open(other)].toSorted()).toEqual([200, 401])
    const work = (db: Parameters<typeof deleteSessions>[0]) => deleteSessions(db, null)
    await world.database.write(ada.owner, { work })
    expect(await sessions(sam)).toHaveLength(1)
    await world.database.write(sam.owner, { work })
    expect(await sessions(sam)).toEqual([])
    expect([await open(client), await open(other)]).toEqual([401, 401])
  })

  test('ends when somebody signs out, and the browser keeps no cookie of it', async () => {
    const sam = await world.account('Sam')
    const client = await signedInClient(world, sam)
    const { json } = await client.get('/settings')
    const copy = new WebClient(world.url)
    copy.cookies.set('service_session', client.cookies.get('service_session') ?? '')
    const {
      status,
      json: body,
      headers,
    } = await client.post('/sign-out', {
      form_token: json.sign_out_token,
    })
    expect([status, body]).toEqual([200, { signed_in: false }])
    expect(client.cookies.has('service_session')).toBe(false)
    expect(await open(copy)).toBe(401)
    // web 19: other programs of the same domain stay signed in.
    expect(headers.get('clear-site-data')).toBe(null)
  })
})
