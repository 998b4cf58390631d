import { createHash } from 'node:crypto'
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'esbuild'
import { ownAddresses } from '#codegen/built.ts'

// A service in a process of its own is 2,200 files, which Node takes longer to find and to load than the service to
// start. Tests that are about several processes, or about one that is killed, start what was built of these files. What is
// about the command of `npm start` itself starts the sources: test/server/main.test.ts, worker.test.ts, and
// process/key_ring.test.ts.

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = join(root, 'node_modules/.cache/test-service')
const day = 24 * 60 * 60 * 1_000

/** What is built: the processes that tests start most. */
const entries = ['server/main.ts', 'server/worker.ts'] as const

/**
 * Packages that each start loads, of some 300 files that Node would have to find, an eighth of the CPU of a start: they are
 * built in, with what they load. All others stay as they are, since some find files of their own.
 */
const builtIn = ['ajv', 'ajv-formats', 'express', 'express-openapi-validator', 'knex', 'pg']
  .concat('prom-client')
  .map((name) => new RegExp(`^${name}(/|$)`))

/** With what packages that are no modules of ECMAScript load those of Node. */
const requireForPackages = `import { createRequire as requireAt } from 'node:module'
const require = requireAt(import.meta.url)`

const packagesOfEachStart: Plugin = {
  name: 'packages of each start',
  setup(build) {
    build.onResolve(
      { filter: /^[\w@]/ },
      async ({ path, importer, kind, resolveDir, pluginData }) => {
        if (pluginData === asked || kind === 'entry-point') return null
        const external = { path, external: true }
        if (!importer.includes('/node_modules/')) {
          return builtIn.some((one) => one.test(path)) ? null : external
        }
        // What is not installed, such as the drivers of other databases, is asked for by nobody.
        const found = await build.resolve(path, { kind, importer, resolveDir, pluginData: asked })
        return found.errors.length > 0 ? external : found
      },
    )
  },
}

/** Tells a question of the plugin from those of esbuild. */
const asked = Symbol('asked by the plugin')

let built: Promise<string> | null = null

/**
 * The arguments with which Node starts this process of the service, as built of the sources there are now. The first test
 * that asks builds it, which costs as much as six starts from the sources; later runs find it.
 */
export async function builtProcess(entry: (typeof entries)[number]): Promise<string[]> {
  built ??= builtFolder()
  const file = join(await built, entry.replace(/^server\/(\w+)\.ts$/, '$1.mjs'))
  // Where the places of an error are in the sources is looked up with TEST_LOG=debug alone: it costs each start.
  const maps = process.env.TEST_LOG === undefined ? [] : ['--enable-source-maps']
  return [...maps, '--import', './server/preflight.mjs', file]
}

async function builtFolder(): Promise<string> {
  const path = join(folder, keyOfSources())
  if (existsSync(path)) {
    utimesSync(path, new Date(), new Date())
    return path
  }
  const unfinished = `${path}.new-${process.pid}`
  await build(unfinished)
  try {
    renameSync(unfinished, path)
    sweep()
  } catch {
    // Another process of this run was faster.
    rmSync(unfinished, { recursive: true, force: true })
  }
  return path
}

/** Of everything that is built, and of the packages that it loads: npm writes its list anew with each change of them. */
function keyOfSources(): string {
  const hash = createHash('sha256')
  const patterns = [
    '{server,generated}/**/*.{ts,js}',
    'codegen/built.ts',
    'test/support/built_service.ts',
  ]
  for (const path of globSync(patterns, { cwd: root }).sort()) {
    hash.update(`\n${path}\n`).update(readFileSync(join(root, path)))
  }
  const listed = statSync(join(root, 'node_modules/.package-lock.json'), { throwIfNoEntry: false })
  return hash.update(`\n${root} ${listed?.mtimeMs}`).digest('hex').slice(0, 32)
}

async function build(outdir: string): Promise<void> {
  const esbuild = await import('esbuild')
  const own = ownAddresses(/\.[tj]s$/)
  mkdirSync(folder, { recursive: true })
  await esbuild.build({
    entryPoints: entries.map((entry) => join(root, entry)),
    absWorkingDir: root,
    outdir,
    outExtension: { '.js': '.mjs' },
    ...{ bundle: true, splitting: true },
    ...{ platform: 'node', format: 'esm', target: 'node22', logLevel: 'silent' },
    ...{ sourcemap: true, sourcesContent: false },
    banner: { js: requireForPackages },
    define: own.define ?? {},
    plugins: [packagesOfEachStart, ...(own.plugins ?? [])],
  })
}

/** Removes what was built of other sources and no run has used for a day. */
function sweep(): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    const used = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
    if (Date.now() - used > day) rmSync(path, { recursive: true, force: true })
  }
}
