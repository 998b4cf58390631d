import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hostMailArguments } from '#server/cli/host_mail_arguments.ts'
import { hostMailCommand } from '#server/cli/host_mail_command.ts'
import { insertAccount } from '#server/data/accounts/insert.ts'
import { openDatabase } from '#server/database/open_database.ts'
import type { TestDatabase } from '#test/support/cluster.ts'
import { runHere } from '#test/support/run_here.ts'
import { makeRunDatabase } from '#test/support/run_database.ts'
import { brand } from '#test/support/postgres/answer.ts'

let place: TestDatabase

beforeAll(async () => {
  place = await makeRunDatabase()
})

afterAll(() => place.drop())

async function run(...args: string[]) {
  const { out, err } = await runHere(hostMailCommand, args, { DATABASE_URL: place.url })
  return { out, err }
}

async function runAlone(...args: string[]) {
  const node = ['--import', './server/preflight.mjs', 'server/cli/host_mail.ts']
  const child = spawn(process.execPath, [...node, ...args], {
    env: { PATH: process.env.PATH, DATABASE_URL: place.url },
  })
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { out, err }
}

test('an account’s mail about its own plans is turned off and on, and nothing else is', async () => {
  const database = openDatabase({ url: place.url, brand })
  const email = 'sam@example.test'
  const person = { display_name: 'Sam', email, timezone: 'Europe/Berlin' }
  const { owner } = await insertAccount(database, person)
  const ada = await insertAccount(database, { ...person, email: 'ada@example.test' })
  const mayWrite = async (host: string) =>
    (await database.read(host, (db) => db.sql`select from may_contact(${[owner]}::uuid[])`)).length

  expect((await runAlone('--email', email.toUpperCase(), 'off')).out).toBe(
    `Mail to ${email.toUpperCase()} about their own plans is off.\n`,
  )
  expect([await mayWrite(owner), await mayWrite(ada.owner)]).toEqual([0, 1])
  await database.write(owner, { work: (db) => db.sql`select stop_contact(null)` })
  expect((await run('--email', email, 'on')).out).toContain('stopped all mail')
  expect(await mayWrite(owner)).toBe(0)
  expect((await run('--email', 'who@example.test')).err).toBe('who@example.test has no account.\n')
  await database.close()
})

test('a command that is not understood says how to call it', () => {
  for (const args of [[], ['on'], ['--email', 'a@b.c', 'maybe'], ['--mail', 'a@b.c']]) {
    expect(() => hostMailArguments(args)).toThrow(/^Usage: npm run host:mail/)
  }
  expect(hostMailArguments(['--email', 'a@b.c'])).toEqual({ email: 'a@b.c', wanted: null })
  expect(hostMailArguments(['--email', 'a@b.c', 'off'])).toEqual({ email: 'a@b.c', wanted: false })
})
