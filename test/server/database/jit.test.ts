import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { warningOfJit } from '#server/database/jit.ts'
import { migrate } from '#server/database/migrate.ts'
import { asSuperuser, runningCluster } from '#test/support/cluster.ts'
import { brand } from '#test/support/postgres/answer.ts'

const { superuserUrl } = await runningCluster()
const name = `jit_${randomBytes(8).toString('hex')}`

/** The database as a user of its own, as which the service logs in. */
const url = Object.assign(new URL(superuserUrl), { username: name, pathname: `/${name}` }).href

const inDatabase = (statement: string) =>
  asSuperuser(
    Object.assign(new URL(superuserUrl), { pathname: `/${name}` }).href,
    statement.replaceAll('me', name),
  )

afterAll(async () => {
  await asSuperuser(superuserUrl, `drop database ${name} with (force)`)
  await asSuperuser(superuserUrl, `drop role ${name}`)
})

async function jit(): Promise<unknown> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query('show jit').finally(() => client.end())
  return rows[0]?.jit
}

test('a migration turns jit off for the user of the service, and a start warns where it is on', async () => {
  await asSuperuser(superuserUrl, `create role ${name} login createrole`)
  await asSuperuser(
    superuserUrl,
    `grant service_owner, service_app, service_relay to ${name} with set true, inherit true`,
  )
  await asSuperuser(superuserUrl, `create database ${name} owner ${name}`)
  await inDatabase('alter database me set jit = on')
  const statement = `alter role ${name} in database ${name} set jit = off`
  expect(await warningOfJit(url)).toContain(`Run: ${statement};`)
  await migrate(url, brand)
  expect([await jit(), await warningOfJit(url)]).toEqual(['off', null])
  // What somebody has chosen for this user stays, and each start says it.
  await inDatabase('alter role me in database me set jit = on')
  await migrate(url, brand)
  expect([await jit(), await warningOfJit(url)]).toEqual(['on', expect.stringContaining(statement)])
})
