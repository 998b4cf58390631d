import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { doctorAnswer } from '#server/cli/doctor_command.ts'
import { mailTestCommand } from '#server/cli/mail_test_command.ts'
import { updateKeyRing } from '#server/data/key_fingerprints/update.ts'
import { fingerprintOf } from '#server/process/keys.ts'
import { freePort } from '#test/support/free_port.ts'
import { runHere } from '#test/support/run_here.ts'
import { type SmtpSink, startSmtpSink } from '#test/support/smtp_sink.ts'
import { useWorld } from '#test/support/world.ts'

const key = randomBytes(32)
const world = useWorld({ keys: [key] })
let folder: string
let sink: SmtpSink

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'doctor-'))
  sink = await startSmtpSink()
  ports = { PORT: String(await freePort()), METRICS_PORT: String(await freePort()) }
  await updateKeyRing(world.database, [fingerprintOf(key)])
})

afterAll(async () => {
  await sink.close()
  await rm(folder, { recursive: true, force: true })
})

const dataDir = () => join(folder, 'data')

/** Of a start, so that nothing else has them. */
let ports: { PORT: string; METRICS_PORT: string }

/** The settings of an installation that lacks nothing. */
const whole = () => ({
  ...ports,
  DATABASE_URL: world.database_url,
  SERVICE_KEYS: key.toString('base64'),
  PUBLIC_URL: world.url,
  MAIL_URL: sink.url,
  MAIL_FROM: 'plans@example.test',
  DATA_DIR: dataDir(),
})

/** How a command ended. */
interface Ended {
  out: string
  err: string
  code: number | null
}

/** Runs a command as its own process. */
async function runAlone(
  script: string,
  settings: Record<string, string>,
  ...args: string[]
): Promise<Ended> {
  const command = ['--import', './server/preflight.mjs', `server/cli/${script}.ts`, ...args]
  const child = spawn(process.execPath, command, {
    env: { PATH: process.env.PATH, ...settings },
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { out, err, code: await ended }
}

/** The lines of a run, each as its state and what it is about. */
async function examined(
  settings: Record<string, string>,
  examine: (settings: Record<string, string>) => Promise<Ended> = doctorAnswer,
) {
  const { out, code, err } = await examine(settings)
  const lines = out.split('\n').filter((line) => /^(ok|look|wrong)\b/.test(line))
  const told = (about: string) => lines.filter((line) => line.slice(7).startsWith(about))
  return { code, err, lines, told, last: out.trimEnd().split('\n').at(-1) }
}

test('an installation that lacks nothing has one line for each thing, and ends with 0', async () => {
  const { code, lines, err, last } = await examined(whole(), (settings) =>
    runAlone('doctor', settings),
  )
  expect(lines.map((line) => line.slice(0, 18).trim().replace(/\s+/g, ' '))).toEqual([
    'ok settings',
    'ok database',
    'ok clock',
    'ok keys',
    'ok disk',
    'ok mail',
    'ok public URL',
  ])
  expect([code, err, last]).toEqual([0, '', 'nothing wrong, 0 to look at'])
  expect(sink.recipients).toEqual([])
})

test('a wrong setting is the one line, since the rest depends on it', async () => {
  const { code, lines } = await examined({ ...whole(), PORT: 'many' })
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(/^wrong {2}settings {4}PORT /)
  expect(code).toBe(1)
})

test('a database that does not answer is named by its setting, and nothing of its password is shown', async () => {
  const DATABASE_URL = 'postgres://service:hunter2@127.0.0.1:1/service'
  const { code, told, lines } = await examined({ ...whole(), DATABASE_URL })
  expect(told('database')).toEqual([
    'wrong  database    The database cannot be reached (ECONNREFUSED): see DATABASE_URL.',
  ])
  expect(told('keys')[0]).toMatch(/^ok {5}keys .*could not be asked/)
  expect(lines.join('\n')).not.toContain('hunter2')
  expect(code).toBe(1)
})

test('keys that the database does not know are wrong, and so are none', async () => {
  const other = await examined({ ...whole(), SERVICE_KEYS: randomBytes(32).toString('base64') })
  expect(other.told('keys')[0]).toMatch(/^wrong {2}keys {8}SERVICE_KEYS has none of the keys/)
  const { SERVICE_KEYS, ...without } = whole()
  const none = await examined(without)
  expect(none.told('keys')[0]).toMatch(/^wrong .*data\/keys has none/)
  expect([other.code, none.code]).toEqual([1, 1])
})

test('the server of a model has a line where one is configured, and is nothing that is needed', async () => {
  const models = createServer((_, response) => response.writeHead(404).end())
  await new Promise<void>((resolve) => models.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(models.address() as AddressInfo).port}`
  const settings = { ASSISTANT_MODEL: 'openai:small', ASSISTANT_URL: `http://${host}/v1` }
  const { told, code } = await examined({ ...whole(), ...settings, ASSISTANT_CAPTURES: 'unsure' })
  expect(told('model')).toEqual([
    `ok     model       small at http://${host}, which answers, understands people who agree, and names what they save where the rules are unsure`,
  ])
  models.close()
  const gone = await examined({ ...whole(), ...settings, ASSISTANT_URL: 'http://127.0.0.1:1/v1' })
  expect(gone.told('model')[0]).toMatch(/^look {3}model {7}http:\/\/127\.0\.0\.1:1 does not answer/)
  expect([code, gone.code]).toEqual([0, 0])
})

test('a mail server that is not there is wrong; one that is there gets no mail', async () => {
  const { told } = await examined({ ...whole(), MAIL_URL: 'smtp://127.0.0.1:1' })
  expect(told('mail')).toEqual([
    'wrong  mail        smtp://127.0.0.1:1 takes none (the mail server: ECONNREFUSED): see MAIL_URL',
  ])
})

test('a port that something else has is wrong, and one that this service has is not', async () => {
  const stranger = createServer((_, response) => response.end('hello'))
  await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve))
  const taken = (stranger.address() as AddressInfo).port
  const own = new URL(world.url).port
  const { told, code } = await examined({ ...whole(), PORT: own, METRICS_PORT: String(taken) })
  stranger.close()
  expect(told('settings').slice(1)).toEqual([
    `wrong  settings    Port ${taken} of 127.0.0.1 is in use: set METRICS_PORT to a free port.`,
  ])
  expect(code).toBe(1)
})

test('a DATA_DIR that is a file is named', async () => {
  const file = join(folder, 'file')
  await writeFile(file, '')
  for (const DATA_DIR of [file, join(file, 'below')]) {
    const { told } = await examined({ ...whole(), DATA_DIR })
    expect(told('disk')).toEqual([
      `wrong  disk        ${file} is a file: set DATA_DIR to a directory`,
    ])
  }
})

test('mail that goes into files is something to look at where it is meant to arrive', async () => {
  const { MAIL_URL, MAIL_FROM, ...external } = whole()
  const settings = [external, { ...ports, DATA_DIR: dataDir(), MAIL_FROM }]
  for (const one of settings) {
    const { told, code } = await examined(one)
    expect(told('settings')[1]).toMatch(/^look {3}settings {4}MAIL_URL is not set: mail is written/)
    expect([told('mail'), code]).toEqual([[], 0])
  }
})

test('an address that leads to something else, or nowhere, is wrong', async () => {
  const stranger = createServer((_, response) => response.end('hello'))
  await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve))
  const { port } = stranger.address() as AddressInfo
  const { told } = await examined({ ...whole(), PUBLIC_URL: `http://127.0.0.1:${port}` })
  stranger.close()
  expect(told('public URL')[0]).toMatch(/^wrong .* answers 200, but not as this service/)
  const nowhere = await examined({ ...whole(), PUBLIC_URL: 'http://127.0.0.1:1' })
  expect(nowhere.told('public URL')[0]).toMatch(/^wrong .* does not answer/)
})

test('without a database of its own, what the first start makes is named and not made', async () => {
  const { told, code } = await examined({
    DATA_DIR: join(folder, 'new'),
    ...ports,
  })
  expect(told('database')[0]).toMatch(/^ok .*which the first start makes/)
  expect(told('keys')[0]).toMatch(/^ok .*none yet/)
  expect(code).toBe(0)
  await expect(rm(join(folder, 'new'))).rejects.toThrow('ENOENT')
})

test('a test mail is handed over once, and the answer says where', async () => {
  const { out, code } = await runAlone('mail_test', whole(), 'sam@example.test')
  expect(out).toBe(
    `${sink.url.replace(/\/$/, '')} has taken a mail for sam@example.test. If it does not arrive, look among the spam and into the log of the mail server.\n`,
  )
  expect([code, sink.recipients]).toEqual([0, ['sam@example.test']])
})

test('a test mail that is not taken, and what is not an address, end in one line', async () => {
  const settings = { ...whole(), MAIL_URL: 'smtp://127.0.0.1:1' }
  const refused = await runHere(mailTestCommand, ['sam@example.test'], settings)
  expect(refused.err).toMatch(/^smtp:\/\/127\.0\.0\.1:1 has not taken the mail .*\n$/)
  const wrong = await runHere(mailTestCommand, ['sam'], settings)
  expect(wrong.err).toBe('Usage: npm run mail-test -- you@example.org; "sam" is no address.\n')
  expect([refused.code, wrong.code]).toEqual([1, 1])
})

test('a command whose reader stops ends without a word, as before `head`', async () => {
  const endless = "setInterval(() => process.stdout.write('line\\n'.repeat(10_000)), 1)"
  const child = spawn(process.execPath, ['--import', './server/preflight.mjs', '-e', endless])
  const complaint = text(child.stderr)
  child.stdout.once('data', () => child.stdout.destroy())
  const [code] = await once(child, 'exit')
  expect([code, await complaint]).toEqual([0, ''])
})
