import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '#server/database/open_database.ts'
import { findPostmaster } from '#server/database/embedded/postmaster.ts'
import { findAccount } from '#server/data/accounts/find.ts'
import { viewActivity } from '#server/flows/web/activity.ts'
import { findToken } from '#server/data/tokens/find.ts'
import { hashToken, isToken } from '#server/domain/calls/token_format.ts'
import { tokenCommand } from '#server/cli/token_command.ts'
import { ArgumentError, readArguments } from '#server/cli/token_arguments.ts'
import type { TestDatabase } from '#test/support/cluster.ts'
import { runHere } from '#test/support/run_here.ts'
import { makeRunDatabase } from '#test/support/run_database.ts'
import { brand } from '#test/support/postgres/answer.ts'

const create = ['--email', 'sam@example.test', '--abilities', 'planning:read,planning:write']
const person = ['--name', 'Sam', '--timezone', 'Europe/Berlin']

let place: TestDatabase

beforeAll(async () => {
  place = await makeRunDatabase()
})

afterAll(() => place.drop())

function run(args: string[]) {
  return runHere(tokenCommand, args, { DATABASE_URL: place.url })
}

async function runAlone(args: string[], environment: Record<string, string> = {}) {
  const node = ['--import', './server/preflight.mjs', 'server/cli/token.ts']
  const child = spawn(process.execPath, [...node, ...args], {
    env: { PATH: process.env.PATH, DATABASE_URL: place.url, ...environment },
  })
  const [out, err, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise((resolve) => child.once('exit', resolve)),
  ])
  return { out, err, code }
}

test('the token is the only text on stdout, and works until it is revoked', async () => {
  const database = openDatabase({ url: place.url, brand })
  const { out, err, code } = await runAlone([
    ...create,
    ...person,
    '--days',
    '3',
    '--label',
    'laptop',
  ])
  expect({ err, code }).toEqual({ err: '', code: 0 })
  const token = out.slice(0, -1)
  expect(out).toBe(`${token}\n`)
  expect(isToken(token)).toBe(true)
  expect(await findToken(database, hashToken(token))).toMatchObject({
    display_name: 'Sam',
    timezone: 'Europe/Berlin',
    abilities: ['planning:read', 'planning:write'],
    revoked: false,
  })

  const list = await run(['--list'])
  expect(list.out).toMatch(/^TOKEN_ID .*\ntk_[0-9a-z]{26} {2}active {2}Sam .*laptop .*\n$/)
  expect(list.out).not.toContain(token)

  expect(await run(['--revoke', token])).toMatchObject({ out: 'Revoked.\n', code: 0 })
  expect(await findToken(database, hashToken(token))).toMatchObject({ revoked: true })
  await database.close()
})

test('an account that exists keeps its name, and stderr says so', async () => {
  await run([...create, ...person])
  const { out, err, code } = await runAlone([...create, '--name', 'Samuel'])
  expect(isToken(out.trim())).toBe(true)
  expect({ err, code }).toEqual({
    err: 'sam@example.test already has an account, Sam in Europe/Berlin. It was not changed.\n',
    code: 0,
  })
})

test('its account sees in its activity that somebody else made it', async () => {
  const database = openDatabase({ url: place.url, brand })
  await run([...create, ...person, '--label', 'of the operator'])
  const account = await findAccount(database, 'sam@example.test')
  const { owner = '' } = account ?? {}
  const asked = { principal: owner, filter: 'all', sends: { sending: [], preparing: [] } } as const
  const { items } = await viewActivity({ database }, owner, { ...asked, before: null })
  const { capability, subject, surface } = items[0] ?? {}
  expect([capability, subject, surface]).toEqual(['web.token.issue', 'of the operator', 'command'])
  await database.close()
})

test('a new account needs a name and a time zone', async () => {
  const { out, err, code } = await run(['--email', 'ada@example.test', ...create.slice(2)])
  expect({ out, code }).toEqual({ out: '', code: 1 })
  expect(err).toBe('ada@example.test has no account yet: add --name and --timezone to make one.\n')
})

test('revoking an unknown token says so', async () => {
  const { err, code } = await runAlone(['--revoke', 'tk_00000000000000000000000000'])
  expect({ err, code }).toEqual({ err: 'There is no such token.\n', code: 1 })
})

test('a database that cannot be reached is reported in one line', async () => {
  const { err, code } = await runAlone(['--list'], { DATABASE_URL: 'postgresql://x@127.0.0.1:1/x' })
  expect({ err, code }).toEqual({
    err: 'The database cannot be reached (ECONNREFUSED): see DATABASE_URL.\n',
    code: 1,
  })
})

test('without a server it starts the embedded database and stops it again', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'token-test-'))
  const environment = { DATABASE_URL: '', DATA_DIR: dataDir }
  const { out } = await runAlone([...create, ...person], environment)
  expect(isToken(out.trim())).toBe(true)
  expect(findPostmaster(join(dataDir, 'postgres'))).toBeNull()
  expect((await runAlone(['--list'], environment)).out).toContain('active  Sam')
  rmSync(dataDir, { recursive: true })
})

describe('refused in one line is', () => {
  const wrong: [about: string, args: string[], says: string][] = [
    ['nothing at all', [], '--help'],
    ['two things at once', [...create, '--list'], 'one of --email'],
    ['an unknown option', ['--emial', 'sam@example.test'], '--emial'],
    ['a word that is not an option', ['sam@example.test'], 'sam@example.test'],
    ['an option without its value', ['--email'], '--email'],
    ['text that is not an address', ['--email', 'sam', ...create.slice(2)], '--email'],
    ['a blank name', [...create, '--name', ' '], '--name'],
    ['a name too long', [...create, '--name', 'x'.repeat(121)], '--name'],
    ['a name on two lines', [...create, '--name', 'Sam\nAda'], '--name'],
    ['an unknown time zone', [...create, '--timezone', 'Mars/Crater'], '--timezone'],
    ['an offset for a time zone', [...create, '--timezone', '+01:00'], '--timezone'],
    ['no abilities', ['--email', 'sam@example.test'], '--abilities'],
    ['an unknown ability', [...create, '--abilities', 'planning:all'], 'planning:all'],
    ['no days', [...create, '--days', '0'], '--days'],
    ['half a day', [...create, '--days', '0.5'], '--days'],
    ['too many days', [...create, '--days', '3651'], '--days'],
    ['days without a token to make', ['--list', '--days', '3'], '--days'],
    ['something to revoke that is not a token', ['--revoke', 'svc_pat_x'], '--revoke'],
  ]
  for (const [about, args, says] of wrong) {
    test(about, () => {
      expect(() => readArguments(args)).toThrow(ArgumentError)
      expect(() => readArguments(args)).toThrow(says)
      expect(() => readArguments(args)).not.toThrow('\n')
    })
  }
})
