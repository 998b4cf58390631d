import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

// This module is all that `--check` needs when nothing has changed. It imports neither the registry's
// parser nor the emitters, which would take longer to load than everything it does.

/** What generated/manifest.json says: from what, and what came of it. */
export interface Manifest {
  readonly $comment: string
  /** SHA-256 over the registry, the generator's own sources and the packages whose output is in the files. */
  readonly inputs: string
  /** Path below generated/ → SHA-256 of the file. */
  readonly files: { readonly [path: string]: string }
  /** The hand-written files the handler map imports. */
  readonly handlers: readonly string[]
}

/** Packages whose version shows in what is generated. */
const packages = ['ajv', 'ajv-formats', 'openapi-typescript', 'yaml']

const manifestPath = 'manifest.json'

/** All below generated/ but what `npm run docs` puts beside the pages: the page Redocly builds, and the document it is built from. */
export const emitted = /^(?!docs\/(redoc\.html|openapi\.json)$)/

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
  for (const name of packages) add(name, String(project.dependencies?.[name]))
  return `sha256:${hash.digest('hex')}`
}

/** Null where there is none, or none that can be read. */
export function readManifest(root: string): Manifest | null {
  try {
    return JSON.parse(readFileSync(join(root, 'generated', manifestPath), 'utf8'))
  } catch {
    return null
  }
}

/** The manifest as a file, for the files it lists. */
export function manifestOf(
  inputs: string,
  files: readonly { path: string; text: string }[],
  handlers: readonly string[],
) {
  const manifest: Manifest = {
    $comment: 'Generated from spec/ by codegen. Do not edit.',
    inputs,
    files: Object.fromEntries(files.map(({ path, text }) => [path, sha256(text)])),
    handlers,
  }
  return { path: manifestPath, text: `${JSON.stringify(manifest, null, 2)}\n` }
}

/** How generated/ (and the handlers) differ from what should be there. Paths are relative to the project. */
export interface Difference {
  readonly kind: 'stale' | 'missing' | 'surplus'
  readonly path: string
}

/** Compares what is on disk with a list of hashes; `files` has the manifest itself too if that is to be compared. */
export function differences(
  root: string,
  files: ReadonlyMap<string, string>,
  handlers: readonly string[],
): Difference[] {
  const found: Difference[] = []
  const present = new Set(filesBelow(join(root, 'generated'), emitted))
  for (const [path, hash] of files) {
    const name = `generated/${path}`
    if (!present.has(path)) found.push({ kind: 'missing', path: name })
    else if (sha256(readFileSync(join(root, name))) !== hash)
      found.push({ kind: 'stale', path: name })
  }
  for (const path of present) {
    if (!files.has(path) && path !== manifestPath)
      found.push({ kind: 'surplus', path: `generated/${path}` })
  }
  const written = new Set(filesBelow(join(root, 'server/handlers'), /\.ts$/))
  for (const path of handlers) {
    if (!written.has(path.replace('server/handlers/', ''))) found.push({ kind: 'missing', path })
  }
  return found.sort((left, right) => (left.path < right.path ? -1 : 1))
}

/** Files below a folder with forward slashes, sorted; none where there is no such folder. */
export function filesBelow(folder: string, wanted: RegExp): string[] {
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
