import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

// This module is all that `--check` needs when nothing has changed. It imports neither the registry's
// parser nor the emitters, which would take longer to load than everything it does.

/** The expected files of generated/ and a hash of their sources. A run stores it in a cache that is not committed. */
export interface Manifest {
  /** SHA-256 over the registry, the generator's own sources and the packages whose output is in the files. */
  readonly inputs: string
  /** How many capabilities the registry has. */
  readonly capabilities: number
  /** Path below generated/ → SHA-256 of the file. */
  readonly files: { readonly [path: string]: string }
  /** The hand-written files the handler map imports. */
  readonly handlers: readonly string[]
}

/** Packages whose version changes the generated files. */
const packages = ['ajv', 'ajv-formats', 'yaml']

const cache = '.cache/manifest.json'

export function sha256(text: string | Uint8Array): string {
  return createHash('sha256').update(text).digest('hex')
}

/** One hash over everything the generated files depend on. */
export function hashInputs(root: string): string {
  const sources = join(import.meta.dirname)
  const hash = createHash('sha256')
  const add = (name: string, content: string | Uint8Array) =>
    hash.update(`${name}\n${sha256(content)}\n`)
  for (const path of filesBelow(join(root, 'spec'), /\.(ya?ml|md)$/))
    add(`spec/${path}`, readFileSync(join(root, 'spec', path)))
  for (const path of filesBelow(sources, /(^|\/)[^./][^/]*\.(ts|mjs)$/))
    add(`codegen/${path}`, readFileSync(join(sources, path)))
  const project = JSON.parse(readFileSync(join(sources, '..', 'package.json'), 'utf8'))
  const versions = { ...project.dependencies, ...project.devDependencies }
  for (const name of packages) add(name, String(versions[name]))
  return `sha256:${hash.digest('hex')}`
}

/** The manifest of the last run, if it was made from these inputs; otherwise null. */
export function readManifest(root: string, inputs: string): Manifest | null {
  try {
    const kept: Manifest = JSON.parse(readFileSync(join(root, cache), 'utf8'))
    return kept.inputs === inputs ? kept : null
  } catch {
    return null
  }
}

/** Stores the manifest for the next run. If it cannot be written, that run only takes longer. */
export function keepManifest(root: string, manifest: Manifest): void {
  const path = join(root, cache)
  try {
    mkdirSync(dirname(path), { recursive: true })
    // Whole or not at all: another run may read it meanwhile.
    writeFileSync(`${path}.${process.pid}`, JSON.stringify(manifest))
    renameSync(`${path}.${process.pid}`, path)
  } catch {
    // The folder is read-only.
  }
}

/** How generated/ (and the handlers) differ from what should be there. Paths are relative to the project. */
export interface Difference {
  readonly kind: 'stale' | 'missing' | 'surplus'
  readonly path: string
}

/** Compares the files on disk with the expected ones. */
export function differences(root: string, { files, handlers }: Manifest): Difference[] {
  const found: Difference[] = []
  const present = new Set(filesBelow(join(root, 'generated')))
  for (const [path, hash] of Object.entries(files)) {
    const name = `generated/${path}`
    if (!present.has(path)) found.push({ kind: 'missing', path: name })
    else if (sha256(readFileSync(join(root, name))) !== hash)
      found.push({ kind: 'stale', path: name })
  }
  for (const path of present) {
    if (!Object.hasOwn(files, path)) found.push({ kind: 'surplus', path: `generated/${path}` })
  }
  const written = new Set(filesBelow(join(root, 'server/handlers'), /\.ts$/))
  for (const path of handlers) {
    if (!written.has(path.replace('server/handlers/', ''))) found.push({ kind: 'missing', path })
  }
  return found.sort((left, right) => (left.path < right.path ? -1 : 1))
}

/** Files below a folder with forward slashes, sorted; none where there is no such folder. */
export function filesBelow(folder: string, wanted = /^/): string[] {
  const found: string[] = []
  const visit = (path: string) => {
    for (const entry of readFolder(join(folder, path))) {
      const name = path === '' ? entry.name : `${path}/${entry.name}`
      if (entry.isDirectory()) visit(name)
      else if (wanted.test(name)) found.push(name)
    }
  }
  visit('')
  return found.sort()
}

function readFolder(path: string) {
  try {
    return readdirSync(path, { withFileTypes: true })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
