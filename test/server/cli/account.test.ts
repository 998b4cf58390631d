import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { readAccountArguments } from '#server/cli/account_arguments.ts'
import { accountCommand } from '#server/cli/account_command.ts'
import { signInCommand } from '#server/cli/sign_in_command.ts'
import { findAccount } from '#server/data/accounts/find.ts'
import { aMailbox } from '#test/support/given/sign_in_mail.ts'
import { runHere } from '#test/support/run_here.ts'
import { signedInClient, WebClient } from '#test/support/web_client.ts'
import { useWorld } from '#test/support/world.ts'

const key = randomBytes(32)
const mailbox = aMailbox()
const world = useWorld({ ...mailbox.options, keys: [key] })

const environment = () => ({
  DATABASE_URL: world.database_url,
  PUBLIC_URL: world.url,
  SERVICE_KEYS: key.toString('base64'),
})

const commands = { account: accountCommand, sign_in: signInCommand }

async function run(name: keyof typeof commands, ...args: string[]) {
  const { out, err } = await runHere(commands[name], args, environment())
  return { out, err }
}

async function runAlone(name: keyof typeof commands, ...args: string[]) {
  const node = ['--import', './server/preflight.mjs', `server/cli/${name}.ts`]
  const child = spawn(process.execPath, [...node, ...args], {
    env: { PATH: process.env.PATH, ...environment() },
  })
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { out, err }
}

const newClient = () => new WebClient(() => world.url)
const pathOf = (out: string) => out.trim().replace(world.url, '')

test('web 13: the first account is made by a command, whose link signs in once', async () => {
  const profile = ['--name', 'Sam', '--timezone', 'Europe/Berlin']
  const { out } = await runAlone('account', '--create', 'sam@example.test', ...profile)
  expect(out).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/sign-in\/[\w-]{43}\n$/)
  const client = newClient()
  expect((await client.post(pathOf(out))).json).toEqual({ signed_in: true })
  expect((await newClient().post(pathOf(out))).status).toBe(404)
  expect((await client.get('/settings')).json.display_name).toBe('Sam')
  const again = await run('account', '--create', '--email', 'SAM@example.test')
  expect([again.out, again.err.split('\n').length]).toEqual(['', 2])
})

test('an account whose person says name and time zone is made when they do', async () => {
  const { out } = await run('account', '--create', '--email', 'ada@example.test')
  const client = newClient()
  expect((await client.post(pathOf(out))).json).toEqual({ welcome: true })
  expect(await findAccount(world.database, 'ada@example.test')).toBe(null)
  const fields = { display_name: 'Ada', timezone: 'Europe/London' }
  expect((await client.submit('/welcome', fields)).json).toEqual({ signed_in: true })
  expect(await findAccount(world.database, 'ada@example.test')).toMatchObject(fields)
})

test('an address that was invited gets mail, and makes an account', async () => {
  const { out } = await run('account', '--invite', 'mira@example.test')
  expect(out).toContain(`${world.url}/sign-in`)
  const client = newClient()
  await client.submit('/sign-in', { address: 'mira@example.test' })
  const { path } = await mailbox.next('mira@example.test')
  expect((await client.submit(path)).json).toEqual({ welcome: true })
  const fields = { display_name: 'Mira', timezone: 'Europe/Berlin' }
  expect((await client.submit('/welcome', fields)).status).toBe(200)
})

test('a printed link signs in; sessions and tokens end by a command', async () => {
  const ben = await world.account('Ben')
  const email = (await findEmail(ben.owner)) ?? ''
  const { out } = await runAlone('sign_in', '--email', email.toUpperCase())
  const client = newClient()
  expect((await client.post(pathOf(out))).json).toEqual({ signed_in: true })
  await signedInClient(world, ben)
  expect((await run('account', '--sign-out', email)).out).toBe(`Ended 2 sessions of ${email}.\n`)
  expect((await client.get('/settings')).status).toBe(401)
  expect((await run('account', '--sign-out', email, '--tokens')).out).toContain('revoked 1 token')
  const unknown = await run('sign_in', '--email', 'nobody@example.test')
  expect(unknown).toEqual({ out: '', err: 'nobody@example.test has no account.\n' })
})

test('an address is changed by a command, and every session ends', async () => {
  const eve = await world.account('Eve')
  const client = await signedInClient(world, eve)
  const email = (await findEmail(eve.owner)) ?? ''
  const { out } = await run('account', '--change-email', email, '--to', 'eve@example.test')
  expect(out).toContain('eve@example.test')
  expect((await client.get('/settings')).status).toBe(401)
  expect((await findAccount(world.database, 'eve@example.test'))?.owner).toBe(eve.owner)
  expect(await findAccount(world.database, email)).toBe(null)
  const taken = await run(
    'account',
    '--change-email',
    'eve@example.test',
    '--to',
    'sam@example.test',
  )
  expect(taken.err).toBe('sam@example.test has another account.\n')
})

async function findEmail(owner: string): Promise<string | undefined> {
  const rows = await world.database.read(
    owner,
    (db) => db.sql<{ email: string }>`select email from accounts where owner_id = ${db.owner}`,
  )
  return rows[0]?.email
}

describe('the arguments', () => {
  test('are refused in one line that says what to change', () => {
    const wrong: [string[], RegExp][] = [
      [[], /--help/],
      [['--create'], /--help/],
      [['--create', '--invite', 'a@b.test'], /--help/],
      [['--create', 'a@b.test', 'c@d.test'], /--help/],
      [['--create', 'ada'], /address/],
      [['--create', 'a@b.test', '--name', 'Sam'], /--timezone/],
      [['--create', 'a@b.test', '--to', 'c@d.test'], /--to/],
      [['--change-email', 'a@b.test'], /--to/],
      [['--unknown'], /--help/],
    ]
    for (const [given, message] of wrong) {
      expect(() => readAccountArguments(given)).toThrow(message)
    }
    expect(readAccountArguments(['--help'])).toEqual({ do: 'help' })
  })
})

test('an operator writes what an account has into a file, and never over another one', async () => {
  await run(
    'account',
    '--create',
    'kim@example.test',
    '--name',
    'Kim',
    '--timezone',
    'Europe/Berlin',
  )
  const folder = await mkdtemp(join(tmpdir(), 'export-'))
  try {
    const file = join(folder, 'kim.zip')
    const { out, err } = await run('account', '--export', 'kim@example.test', '--file', file)
    expect([out.includes(file), err]).toEqual([true, ''])
    const bytes = await readFile(file)
    expect(bytes.subarray(0, 2).toString()).toBe('PK')
    expect(bytes.includes('people.json')).toBe(true)
    const again = await run('account', '--export', 'kim@example.test', '--file', file)
    expect([again.out, again.err.trim().split('\n').length]).toEqual(['', 1])
    expect((await readFile(file)).equals(bytes)).toBe(true)
    const nobody = join(folder, 'nobody.zip')
    const none = await run('account', '--export', 'nobody@example.test', '--file', nobody)
    expect([none.out, none.err === '']).toEqual(['', false])
    await expect(readFile(nobody)).rejects.toThrow()
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('an operator asks for the end of an account, which its person can still keep', async () => {
  await run(
    'account',
    '--create',
    'lea@example.test',
    '--name',
    'Lea',
    '--timezone',
    'Europe/Berlin',
  )
  const { out, err } = await run('account', '--delete', 'lea@example.test')
  expect([out === '', err]).toEqual([false, ''])
  const account = await findAccount(world.database, 'lea@example.test')
  const client = await signedInClient(world, { owner: account?.owner ?? '' })
  const page = await client.get('/settings/account', { accept: 'text/html' })
  expect(page.headers.get('location')).toBe('/settings/account/keep')
  const unknown = await run('account', '--delete', 'nobody@example.test')
  expect([unknown.out, unknown.err === '']).toEqual(['', false])
})
