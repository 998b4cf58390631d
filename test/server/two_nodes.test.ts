import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from '#server/config.ts'
import { claimDueWork } from '#server/data/due_work/claim.ts'
import { insertDueWork } from '#server/data/due_work/insert.ts'
import { updateKeyRing } from '#server/data/key_fingerprints/update.ts'
import { claimRate } from '#server/data/rate_limits/claim.ts'
import type { Database } from '#server/database/db.ts'
import { randomHash } from '#server/database/secret.ts'
import { databaseFindings } from '#server/process/doctor/database.ts'
import { keysOfDatabase } from '#server/process/key_ring.ts'
import { fingerprintOf } from '#server/process/keys.ts'
import type { Service } from '#server/process/service.ts'
import { citusUrl } from '#test/support/citus.ts'
import { aPreparedSend } from '#test/support/given/actions.ts'
import { aCapture, readCapture } from '#test/support/given/captures.ts'
import { connect } from '#test/support/given/connections.ts'
import { pretendMailer } from '#test/support/given/mail.ts'
import { startTestServer } from '#test/support/server.ts'
import { type Account, makeCaller, startWorld, type World } from '#test/support/world.ts'

test.skipIf(citusUrl !== null)('CITUS_URL leads to no Citus, so no node was asked', () => {})

describe.skipIf(citusUrl === null)(
  'two servers, each at another node than the coordinator',
  {
    timeout: 180_000,
  },
  () => {
    const mailer = pretendMailer(false)
    const mail = { mailer, from: 'plans@service.example' }
    let world: World
    let urls: string[] = []
    let services: Service[] = []
    let sam: Account
    let ada: Account

    beforeAll(async () => {
      world = await startWorld({ worker: false })
      const client = new pg.Client(world.superuser_url)
      await client.connect()
      const { rows } = await client.query<{ port: number }>(
        'select nodeport as port from pg_dist_node where shouldhaveshards order by nodeid',
      )
      await client.end()
      urls = rows.map(({ port }) => {
        const url = new URL(world.database_url)
        url.port = String(port)
        return url.href
      })
      services = await Promise.all(
        urls.map((url) => startTestServer(url, { rate_limits: true, mail })),
      )
      sam = await world.account('Sam')
      ada = await world.account('Ada')
    }, 180_000)

    afterAll(async () => {
      await Promise.all(services.map((service) => service.close({ grace: 0, limit: 0 })))
      await world?.stop()
    })

    /** The account as a caller of one of the servers. */
    const at = (index: number, { token }: Account) =>
      makeCaller(() => services[index]?.url ?? '', token)

    test('there are two', () => {
      expect(services).toHaveLength(2)
    })

    test('the doctor of a server at one finds the schema in order, at the coordinator', async () => {
      const coordinator = new URL(world.database_url)
      coordinator.port = new URL(world.superuser_url).port
      const config = readConfig({ DATABASE_URL: urls[0], MIGRATION_DATABASE_URL: coordinator.href })
      const findings = await databaseFindings(config)
      const lines = findings.filter(({ about }) => about === 'database')
      expect(lines.map(({ text }) => text)).toContainEqual(
        expect.stringContaining('its schema is of this release'),
      )
      expect(lines.filter(({ state }) => state === 'wrong')).toEqual([])
    })

    test('a start at either takes the keys, and one with other keys only after they were replaced', async () => {
      const [one, other] = services.map(({ runtime }) => runtime.database)
      if (!one || !other) throw new Error('There are two servers.')
      const keyOf = (byte: number) => Buffer.alloc(32, byte)
      const [old, current, foreign] = [keyOf(1), keyOf(2), keyOf(3)]
      const data_dir = tmpdir()
      const startAt = (database: Database, ...keys: Buffer[]) =>
        keysOfDatabase(database, { keys, data_dir })
      await startAt(one, old)
      await startAt(other, current, old)
      await startAt(one, current)
      await expect(startAt(other, foreign)).rejects.toThrow(ConfigError)
      await updateKeyRing(other, [fingerprintOf(foreign)])
      await startAt(one, foreign)
    })

    test('a list that one makes is read by the other, and a repeat at the other is the same write', async () => {
      const key = randomUUID()
      const made = await at(0, sam).call('ideas.lists.create', { name: 'Berlin' }, { key })
      const again = await at(1, sam).call('ideas.lists.create', { name: 'Berlin' }, { key })
      expect(again.body.data).toEqual(made.body.data)
      const { body } = await at(1, sam).call('ideas.lists.query')
      expect(body.data.items.map(({ name }) => name)).toEqual(['Berlin'])
    })

    test('one key at both at the same time is one write', async () => {
      const key = randomUUID()
      const both = [0, 1].map((index) =>
        at(index, sam).call('ideas.lists.create', { name: 'Hamburg' }, { key }),
      )
      await Promise.all(both)
      const { body } = await at(0, sam).call('ideas.lists.query')
      expect(body.data.items.filter(({ name }) => name === 'Hamburg')).toHaveLength(1)
    })

    test('what one captures is read, by a worker of either', async () => {
      const id = await aCapture(at(0, sam))
      const stateOf = async () => (await readCapture(at(1, sam), id)).data.state
      await expect.poll(stateOf, { timeout: 60_000, interval: 500 }).not.toBe('accepted')
    })

    test('an invitation that is committed at both is sent once, and one mail goes out', async () => {
      const { first } = await connect(sam, ada)
      const { prepared } = await aPreparedSend(at(0, sam), [first])
      const action_handle = prepared?.action_handle
      await Promise.all(
        [0, 1].map((index) => at(index, sam).call('actions.commit', { action_handle })),
      )
      await expect.poll(() => mailer.sent.length, { timeout: 60_000 }).toBeGreaterThan(0)
      const { body } = await at(1, ada).call('invites.list')
      expect(body.data.items).toHaveLength(1)
      expect(mailer.sent).toHaveLength(1)
    })

    test('due work is claimed once, by workers at both nodes', async () => {
      const databases = services.map(({ runtime }) => runtime.database)
      const owners = await Promise.all(
        Array.from({ length: 8 }, async (_, number) => (await world.account(`N${number}`)).owner),
      )
      // A kind that no worker of these servers looks at as often.
      await Promise.all(
        owners.map((owner) =>
          world.database.write(owner, { work: async (db) => insertDueWork(db, 'discovery') }),
        ),
      )
      const claims = await Promise.all(
        [...databases, ...databases].map((database) => claimDueWork(database, 'discovery', 64)),
      )
      const claimed = claims.flat().map(({ owner }) => owner)
      expect(new Set(claimed).size).toBe(claimed.length)
    })

    test('a limit counts what reaches either of them', async () => {
      const bucket = randomHash()
      const quota = { limit: 5, seconds: 600 }
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, number) => {
          const service = services[number % services.length]
          if (!service) throw new Error('There are two servers.')
          return claimRate(service.runtime.database, bucket, quota, 'somebody')
        }),
      )
      expect(answers.filter(({ allowed }) => allowed)).toHaveLength(5)
    })
  },
)
