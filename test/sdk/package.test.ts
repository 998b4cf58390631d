import { globSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { describe, expect, test } from 'vitest'
import * as operations from '#generated/sdk/operations.ts'
import { version } from '#sdk/src/options.ts'
import { typeCheck } from '#test/support/type_check.ts'

const manifest = JSON.parse(readFileSync('sdk/package.json', 'utf8'))

describe('the package', () => {
  test('compiles without the types of Node: nothing in it is Node only', async () => {
    expect(await typeCheck(['-p', 'sdk'])).toBe('')
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

  test('a call alone is small, and so is each further one', async () => {
    const one = await bundled(['ideasListsCreate'])
    const all = await bundled(Object.keys(operations))
    expect(one).toBeLessThanOrEqual(6_000)
    expect((all - one) / (Object.keys(operations).length - 1)).toBeLessThanOrEqual(200)
  })

  test('says its own version', () => {
    expect(version).toBe(manifest.version)
  })
})

/** Bytes, minified and gzipped, of a program that uses these operations. */
async function bundled(names: string[]): Promise<number> {
  const contents = `import { createCaller, ${names.join(', ')} } from './src/index.ts'
const caller = createCaller({ baseUrl: location.origin, token: '' })
export const calls = { ${names.map((name) => `_${name}: (input) => ${name}(caller, input)`).join(', ')} }`
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: 'sdk' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
  })
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length
}
