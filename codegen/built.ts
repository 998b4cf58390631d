import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BuildOptions, PluginBuild } from 'esbuild'
import { ifThere, sha256 } from '#codegen/inputs.ts'

// The generator is 150 files of TypeScript and those of Ajv, which Node takes longer to find and to load than the
// registry to read. Packages come as what was built of them; so does the generator after its first run.

const sources = import.meta.dirname
const packages = resolve(sources, '../node_modules')
const folder = join(packages, '.cache/codegen')

type Run = typeof import('#codegen/run.ts')

/**
 * Loads what generates: the one file that an earlier run has built of these sources and packages, or the sources.
 *
 * @param tools `hashTools()`
 */
export async function loadRun(tools: string): Promise<Run> {
  const file = builtOf(tools)
  if (!existsSync(file)) return import('#codegen/run.ts')
  const built: Run = await import(pathToFileURL(file).href)
  return built
}

/**
 * Builds the one file, if it is not there, and removes that of other sources. Without esbuild, or in a project that borrows
 * the packages of another one, runs go on loading the sources.
 *
 * @param tools `hashTools()`
 */
export async function buildRun(tools: string): Promise<void> {
  const file = builtOf(tools)
  const isOwn = ifThere(() => lstatSync(packages))?.isDirectory() === true
  if (!isOwn || existsSync(file)) return
  try {
    const { build } = await import('esbuild')
    const unfinished = join(folder, `unfinished.${process.pid}.mjs`)
    mkdirSync(folder, { recursive: true })
    await build({
      entryPoints: [join(sources, 'run.ts')],
      absWorkingDir: dirname(sources),
      outfile: unfinished,
      ...{ bundle: true, platform: 'node', format: 'esm', target: 'node22', logLevel: 'silent' },
      ...ownAddresses(/\.ts$/),
    })
    for (const name of readdirSync(folder)) {
      if (!name.startsWith('unfinished')) rmSync(join(folder, name))
    }
    renameSync(unfinished, file)
  } catch {
    // The next run only takes longer.
  }
}

/** Where the file of these tools and packages is: npm writes its list of packages anew with each change of them. */
function builtOf(tools: string): string {
  const listed = ifThere(() => statSync(join(packages, '.package-lock.json')))
  const key = sha256(`${tools} ${sources} ${listed?.size} ${listed?.mtimeMs}`)
  return join(folder, `${key.slice(0, 32)}.mjs`)
}

/**
 * Settings of esbuild with which sources that read other files of their folder, or start a thread or a process of it, find
 * them from the one file as well.
 *
 * @param filter the sources: TypeScript, or JavaScript too
 */
export function ownAddresses(filter: RegExp): Pick<BuildOptions, 'define' | 'plugins'> {
  const setup = (build: PluginBuild) =>
    build.onLoad({ filter }, ({ path }) => {
      const text = readFileSync(path, 'utf8')
      const own = text.includes('import.meta.')
        ? `const ownUrl = ${JSON.stringify(pathToFileURL(path).href)}, ownFolder = ${JSON.stringify(dirname(path))}\n`
        : ''
      return { loader: path.endsWith('.ts') ? 'ts' : 'js', contents: own + text }
    })
  return {
    define: { 'import.meta.url': 'ownUrl', 'import.meta.dirname': 'ownFolder' },
    plugins: [{ name: 'own addresses', setup }],
  }
}
