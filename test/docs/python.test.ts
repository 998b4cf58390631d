import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { capabilities } from '#generated/server/capabilities.ts'
import { startMock } from '#server/mock/service.ts'
import { type Fence, fencesOf, lastOf, pages, whole } from './fences.ts'

const run = promisify(execFile)
const samples = pages()
  .flatMap(fencesOf)
  .filter(({ language, prepares }) => language === 'python' && !prepares)

// The samples need Python's standard library only, of any version that is still maintained.
const { status } = spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 9))'])
const reason = status === 0 ? '' : ' (skipped: there is no python3 of 3.9 or later on this machine)'

let mock: { url: string; server: Server }
let folder: string
beforeAll(async () => {
  mock = await startMock({ host: '127.0.0.1', port: 0 })
  folder = mkdtempSync(join(tmpdir(), 'python-'))
})
afterAll(() => {
  mock.server.closeAllConnections()
  mock.server.close()
  rmSync(folder, { recursive: true })
})

test('every capability that HTTP can call has a sample in Python', () => {
  for (const { id, surfaces } of Object.values(capabilities)) {
    const [sample] = samples.filter(({ page }) => page === `capabilities/${id}`)
    expect(sample !== undefined, id).toBe(surfaces.includes('api'))
    if (sample) expect(sample.text).toContain(`/api/v2/capabilities/${id}"`)
  }
})

test.skipIf(status !== 0)(
  `every sample in Python is answered as its page says${reason}`,
  async () => {
    const files = samples.map((sample, at) => {
      const file = join(folder, `sample${at}.py`)
      writeFileSync(file, whole(sample))
      return file
    })
    const target = join(folder, 'results.json')
    // Stories of several people have a token for each.
    const tokens = samples.flatMap(({ text }) => text.match(/\b[A-Z_]*TOKEN\b/g) ?? [])
    const given = Object.fromEntries(tokens.map((name) => [name, 'anything']))
    const env = { ...process.env, BASE_URL: mock.url, ...given, PYTHONIOENCODING: 'utf-8' }
    // Alone, so that nothing that is installed besides the standard library can help.
    const driver = ['-I', join(import.meta.dirname, 'run_samples.py'), target, ...files]
    await run('python3', driver, { env })
    const results: { printed: string; error: string | null }[] = JSON.parse(
      readFileSync(target, 'utf8'),
    )
    samples.forEach((sample, at) => {
      const { printed = '', error } = results[at] ?? { error: 'not run' }
      expect(error, `${sample.page}\n${sample.text}`).toBe(null)
      expectDocumented(sample, JSON.parse(lastOf(printed)))
    })
  },
  120_000,
)

/** What is answered is what the page shows, apart from what differs between any two answers. */
function expectDocumented({ page, answer }: Fence, printed: Record<string, unknown>): void {
  expect(printed, page).toHaveProperty('status')
  const { request_id: _, execution_id: __, ...told } = answer ?? {}
  if (answer) expect(printed, page).toMatchObject(told)
}
