import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { backupArguments } from '#server/cli/backup_arguments.ts'
import { backupCommand } from '#server/cli/backup_command.ts'
import { restoreCommand } from '#server/cli/restore_command.ts'
import { tokenCommand } from '#server/cli/token_command.ts'
import { asSuperuser, runningCluster, template } from '#test/support/cluster.ts'
import { giveCluster } from '#test/support/postgres/prepared.ts'
import { runHere } from '#test/support/run_here.ts'

const folder = mkdtempSync(join(tmpdir(), 'backup-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const commands = { backup: backupCommand, restore: restoreCommand, token: tokenCommand }

function run(
  command: keyof typeof commands,
  args: string[],
  DATA_DIR: string,
  settings: Record<string, string> = {},
) {
  return runHere(commands[command], args, { DATA_DIR, ...settings })
}

/** Runs a command as its own process. */
async function runAlone(command: keyof typeof commands, args: string[], DATA_DIR: string) {
  const node = ['--import', './server/preflight.mjs', `server/cli/${command}.ts`]
  const child = spawn(process.execPath, [...node, ...args], {
    env: { PATH: process.env.PATH, DATA_DIR },
  })
  const [out, err, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise((resolve) => child.once('exit', resolve)),
  ])
  return { out, err, code }
}

test('the embedded database moves to another directory with its accounts, and only with its keys', async () => {
  const [from, to] = [join(folder, 'from'), join(folder, 'to')]
  await giveCluster(from)
  writeFileSync(join(from, 'keys'), `${randomBytes(32).toString('base64')}\n`)
  const create = ['--email', 'sam@example.test', '--name', 'Sam', '--timezone', 'Europe/Berlin']
  const made = await run('token', [...create, '--abilities', 'planning:read'], from)
  expect(made).toMatchObject({ err: '', code: 0 })
  const file = join(folder, 'backup')
  const written = await runAlone('backup', [file], from)
  expect(written.out).toMatch(
    /^\S+: \d+ rows of 1 accounts, as of \S+Z, in \d+ bytes\.\nThe keys are not in it: keep /,
  )
  expect(readFileSync(file).includes(made.out.trim())).toBe(false)
  expect(await run('backup', [file], from)).toMatchObject({
    err: `${file} exists already: name a file that does not.\n`,
    code: 1,
  })

  const refused = await run('restore', [file], to)
  expect(refused.err).toMatch(/^The keys are not those of the backup: [^\n]*\n$/)
  mkdirSync(to)
  copyFileSync(join(from, 'keys'), join(to, 'keys'))
  const restored = await runAlone('restore', [file], to)
  expect(restored).toMatchObject({ err: '', code: 0 })
  expect(restored.out).toMatch(
    /^Restored \d+ rows of 1 accounts, as of .*Z\. Every account is isolated\.\n$/,
  )
  const tokens = await run('token', ['--list'], to)
  expect(tokens.out).toBe((await run('token', ['--list'], from)).out)
  expect(tokens.out).toContain(' Sam ')

  // Past a pooler that is not there, as migrations run.
  const name = `restored_${randomBytes(8).toString('hex')}`
  const { superuserUrl } = await runningCluster()
  await asSuperuser(superuserUrl, `create database ${name} owner ${template}`)
  const past = new URL(superuserUrl)
  past.username = template
  past.pathname = `/${name}`
  const settings = {
    DATABASE_URL: `postgresql://${template}@127.0.0.1:1/${name}`,
    DATABASE_POOLER: 'transaction',
    MIGRATION_DATABASE_URL: past.href,
  }
  expect((await run('restore', [file], to, settings)).err).toBe('')
  await asSuperuser(superuserUrl, `drop database ${name} with (force)`)
}, 60_000)

test('wrong arguments are answered with the right ones', () => {
  const usage = 'Usage: npm run backup -- FILE'
  for (const given of [[], ['a', 'b'], ['--other-keys', 'a'], ['--x', 'a']]) {
    expect(() => backupArguments('backup', given)).toThrow(usage)
  }
  expect(() => backupArguments('restore', [])).toThrow('npm run restore -- [--other-keys] FILE')
  expect(backupArguments('restore', ['--other-keys', 'a'])).toEqual({ file: 'a', otherKeys: true })
})
