// Makes what is published, in dist/ or the folder named: an ES module, a CommonJS module, and types for each.
//
//   npm run build:sdk [-- <folder>]
//   npm run build:sdk -- --root <folder>    of the registry <folder>/spec, as a package in <folder>/sdk
import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { build } from 'esbuild'
import { sourcesOf } from './sources.ts'

const usage = 'Usage: npm run build:sdk -- [<folder>] [--root <folder>]'
const { values, positionals } = given()
const sdk =
  values.root === undefined
    ? fileURLToPath(new URL('..', import.meta.url))
    : sourcesOf(resolve(values.root))
const target = resolve(positionals[0] ?? join(values.root ?? join(sdk, '..'), 'sdk/dist'))

rmSync(target, { recursive: true, force: true })
mkdirSync(target, { recursive: true })
await Promise.all([bundle('esm', 'index.mjs'), bundle('cjs', 'index.cjs')])
declarations()

function bundle(format: 'esm' | 'cjs', name: string): Promise<unknown> {
  return build({
    entryPoints: [join(sdk, 'src/index.ts')],
    outfile: join(target, name),
    bundle: true,
    format,
    // What Node 20 and every browser since 2022 can run; nothing of Node's own is there to be bundled.
    platform: 'neutral',
    target: 'es2022',
    mainFields: ['module', 'main'],
    external: ['openapi-fetch'],
  })
}

/** Every declaration twice, as Node tells the kind of a module by its extension. */
function declarations(): void {
  const made = mkdtempSync(join(tmpdir(), 'sdk-types-'))
  try {
    const compiler = join(sdk, '../node_modules/tsgo/bin/tsc')
    const args = ['-p', sdk, '--emitDeclarationOnly', '--outDir', made]
    execFileSync(process.execPath, [compiler, ...args], { stdio: 'inherit' })
    for (const path of globSync('**/*.d.ts', { cwd: made })) {
      const text = readFileSync(join(made, path), 'utf8')
      for (const kind of ['mts', 'cts']) {
        const written = join(target, 'types', path.replace(/\.d\.ts$/, `.d.${kind}`))
        mkdirSync(dirname(written), { recursive: true })
        const imported = text.replaceAll(
          /(from |import\()(['"]\.[^'"]+)\.ts(['"])/g,
          `$1$2.${kind.replace('ts', 'js')}$3`,
        )
        writeFileSync(written, imported)
      }
    }
  } finally {
    rmSync(made, { recursive: true, force: true })
  }
}

function given() {
  try {
    const options = { root: { type: 'string' }, help: { type: 'boolean', short: 'h' } } as const
    const read = parseArgs({ allowPositionals: true, options })
    if (!read.values.help) return read
    console.log(usage)
    return process.exit(0)
  } catch {
    console.error(usage)
    return process.exit(2)
  }
}
