import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'

const run = promisify(execFile)
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'release-'))
  for (const path of ['build', 'src', 'package.json', 'CHANGELOG.md'])
    await cp(join('sdk', path), join(folder, path), { recursive: true })
})
afterAll(() => rm(folder, { recursive: true }))

async function check(tag: string): Promise<string> {
  const script = join(folder, 'build/release_check.ts')
  return run(process.execPath, [script, tag]).then(
    () => '',
    ({ stderr }: { stderr: string }) => stderr,
  )
}

test('a tag is published only if package, source and changelog say its version', async () => {
  const { version } = JSON.parse(await readFile('sdk/package.json', 'utf8'))
  const changelog = await readFile('sdk/CHANGELOG.md', 'utf8')
  const dated = changelog.replace(/ - Unreleased/, ' - 2026-12-01')
  await writeFile(join(folder, 'CHANGELOG.md'), dated)
  expect(await check(`sdk-v${version}`)).toBe('')
  expect(await check('sdk-v99.0.0')).toContain('the tag is sdk-v99.0.0')
  await writeFile(join(folder, 'CHANGELOG.md'), dated.replace('2026-12-01', 'Unreleased'))
  expect(await check(`sdk-v${version}`)).toContain('CHANGELOG.md')
})

test('the workflow publishes with provenance, stores no token and compares with the last release', async () => {
  const text = await readFile('.github/workflows/publish-sdk.yml', 'utf8')
  const { on, jobs } = parse(text)
  expect(on).toEqual({ push: { tags: ['sdk-v*'] } })
  expect(jobs.publish.permissions).toEqual({ contents: 'read', 'id-token': 'write' })
  expect(text).toContain('npm publish ./sdk --provenance')
  expect(text).toMatch(/npm run diff -- "\$previous"/)
  expect(text).not.toMatch(/secrets\.|registry-url|https?:/)
})
