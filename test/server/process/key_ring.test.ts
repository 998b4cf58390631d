import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { ConfigError } from '#server/config.ts'
import { findKeyRing } from '#server/data/key_fingerprints/find.ts'
import { sql } from '#server/database/sql.ts'
import { fingerprintOf } from '#server/process/keys.ts'
import { keysOfDatabase } from '#server/process/key_ring.ts'
import { useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
const folder = mkdtempSync(join(tmpdir(), 'key-ring-'))
const [a, b, c] = [randomBytes(32), randomBytes(32), randomBytes(32)]

beforeEach(async () => {
  await world.database.run(sql`delete from key_fingerprints`)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What a start with these keys does, or with the file of this data directory. */
const start = (keys: readonly Buffer[] | null, data_dir = folder) =>
  keysOfDatabase(world.database, { keys, data_dir })
const known = async () => [...(await findKeyRing(world.database))]
const refusal = expect.objectContaining({
  constructor: ConfigError,
  message: expect.stringMatching(/^[^\n]* "npm run keys -- --replace" [^\n]*$/),
})

test('a key is changed by two starts, and no start has none of the keys before', async () => {
  const steps: [readonly Buffer[], boolean][] = [
    [[a], true],
    [[b], false],
    [[b, c], false],
    [[b, a], true],
    [[b], true],
    [[a], false],
    [[a, b], true],
  ]
  let ring: readonly Buffer[] = []
  for (const [keys, starts] of steps) {
    if (starts) expect(await start(keys)).toEqual(keys)
    else await expect(start(keys)).rejects.toEqual(refusal)
    // What is gone is forgotten.
    if (starts) ring = keys
    expect(await known()).toEqual(ring.map(fingerprintOf))
  }
})

test('another data directory brings no keys of its own to a database in use', async () => {
  const [first, second] = [join(folder, 'first'), join(folder, 'second')]
  const made = await start(null, first)
  expect(await start(null, first)).toEqual(made)
  await expect(start(null, second)).rejects.toEqual(refusal)
  expect(existsSync(join(second, 'keys'))).toBe(false)
  expect(await start(made, second)).toEqual(made)
})

test('of two first starts with different keys, one is refused', async () => {
  const both = await Promise.allSettled([start([a]), start([b])])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('the command says which keys are known, and goes on with others where it is told to', async () => {
  await start([b, a])
  const run = async (key: Buffer, ...args: string[]) => {
    const node = ['--import', './server/preflight.mjs', 'server/cli/keys.ts']
    const child = spawn(process.execPath, [...node, ...args], {
      env: {
        PATH: process.env.PATH,
        DATABASE_URL: world.database_url,
        SERVICE_KEYS: key.toString('base64'),
      },
    })
    const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)])
    expect(err).toBe('')
    return out
  }
  expect(await run(a)).toContain(`${fingerprintOf(a)}, which is here\nSERVICE_KEYS has what`)
  expect(await run(c)).toContain(`SERVICE_KEYS has others: ${fingerprintOf(c)}.`)
  expect(await known()).toEqual([b, a].map(fingerprintOf))
  const replaced = await run(c, '--replace')
  for (const thing of ['mail that waits', 'captures', 'calendars', 'cursors']) {
    expect(replaced).toContain(`  - ${thing}`)
  }
  expect(await start([c])).toEqual([c])
  expect(await run(c, '--replace')).toContain('Nothing becomes unreadable.')
}, 30_000)
