import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { version } from '#sdk/src/options.ts'

const manifest = JSON.parse(readFileSync('sdk/package.json', 'utf8'))

describe('the package', () => {
  test('compiles without the types of Node: nothing in it is Node only', () => {
    // Prints what is wrong, and fails, where something is.
    const compiler = 'node_modules/typescript/bin/tsc'
    execFileSync(process.execPath, [compiler, '-p', 'sdk', '--noEmit'], { stdio: 'pipe' })
  }, 60_000)

  test('imports nothing but what it publishes', () => {
    const sources = globSync('sdk/src/*.ts').map((path) => readFileSync(path, 'utf8'))
    const specifiers = sources.flatMap((text) =>
      [...text.matchAll(/from '([^']+)'/g)].map(([, name]) => name),
    )
    const foreign = specifiers.filter(
      (name) => !name?.startsWith('./') && !name?.startsWith('../../generated/'),
    )
    expect(new Set(foreign)).toEqual(new Set(Object.keys(manifest.dependencies)))
  })

  test('says its own version', () => {
    expect(version).toBe(manifest.version)
  })
})
