import { cpSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = fileURLToPath(new URL('../..', import.meta.url))

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'you may not write there',
  EPERM: 'you may not write there',
  EROFS: 'nothing can be written there',
  ENOENT: 'the folder it is to be in is not there',
  ENOTDIR: 'a part of the path is a file',
}

/** What Git ignores of a registry of its own: what commands make again. */
const ignored = [
  ...['.cache/', 'sdk/dist/', 'site/'],
  ...['generated/docs/**/*.html', 'generated/docs/try/', 'generated/docs/search.js'],
  'generated/docs/llms-full.txt\n',
].join('\n')

/**
 * Writes the smallest registry to a new or empty folder: notes that are listed and written, and the protocol, which
 * every registry takes as it is.
 *
 * @returns why not, in one line; null if it is written
 */
export function writeRegistry(folder: string): string | null {
  try {
    const refusal = refusalOf(folder)
    if (refusal !== null) return refusal
    const spec = join(folder, 'spec')
    if (!existsSync(folder)) mkdirSync(folder)
    mkdirSync(spec)
    cpSync(fileURLToPath(new URL('registry', import.meta.url)), spec, { recursive: true })
    for (const path of ['protocol', 'registry.schema.json'])
      cpSync(join(here, 'spec', path), join(spec, path), { recursive: true })
    writeFileSync(join(folder, '.gitignore'), ignored)
    return null
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    const why = reasons[code] ?? (code || error)
    return `${folder} cannot be made: ${why}`
  }
}

function refusalOf(folder: string): string | null {
  if (folder === '' || folder.startsWith('-'))
    return '--new needs a folder: npm run generate -- --new ../notes'
  const path = resolve(folder)
  if (!relative(here, path).startsWith('..'))
    return `${folder} is inside this repository, which has a registry of its own: name a folder outside of it`
  if (!existsSync(path)) return null
  if (!statSync(path).isDirectory()) return `${folder} is a file: name a new folder`
  const [first] = readdirSync(path)
  return first === undefined
    ? null
    : `${folder} is not empty (${first}): name a new folder, or an empty one`
}

/** What can be done with a new registry, to be printed. */
export function nextSteps(folder: string): string {
  const commands = ['mock', 'build:sdk', 'generate'].map(
    (name) => `  npm run ${name} -- --root ${folder}`,
  )
  return `A registry of two capabilities is in ${folder}/spec: spec/guides/another_registry.md goes on.\n\n${commands.join('\n')}`
}
