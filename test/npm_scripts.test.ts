import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
)
const folder = mkdtempSync(join(tmpdir(), 'scripts-'))
const data = join(folder, 'data')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The scripts of ours, by the file that they run; what vitest, Biome and TypeScript say of themselves is theirs. */
const ours = Object.entries(scripts).flatMap(([name, script]) => {
  const [, file] = /(?:^| )((?:server|codegen|test|sdk)\/\S+\.ts)\b(?! \|\|)/.exec(script) ?? []
  return file === undefined ? [] : [{ name, file }]
})

function run(file: string, argument: string) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', './server/preflight.mjs', file, argument],
    {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, DATA_DIR: data, PORT: '0', METRICS_PORT: '0' },
    },
  )
  return { status, stdout, stderr }
}

/** Vitest is given the options of this one. */
const handsOn = new Set(['bench:suite'])
/** What these say with --help has a test of its own. */
const isCodegen = (file: string) => file.startsWith('codegen/commands/')

describe.each(ours)('npm run $name', ({ name, file }) => {
  test.skipIf(isCodegen(file))('says with --help how it is called, and does nothing else', () => {
    const { status, stdout, stderr } = run(file, '--help')
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toMatch(/npm run|environment variables/)
    expect(existsSync(data)).toBe(false)
  })

  test.skipIf(handsOn.has(name))('answers an option that it does not know with one line', () => {
    const { status, stdout, stderr } = run(file, '--unknown-option')
    expect({ status: (status ?? 0) > 0, stdout }).toEqual({ status: true, stdout: '' })
    expect(stderr).toMatch(/^[^\n]+\n$/)
    expect(stderr).toMatch(/--help|Usage|[Tt]here (?:is|are) no|use none/)
    expect(existsSync(data)).toBe(false)
  })
})
