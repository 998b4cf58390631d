import { createHash, hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { join } from 'node:path'
import type { SourceText } from '#codegen/load.ts'

// This module and manifest.ts are all that a run needs when nothing has changed. They import neither the parser of
// the registry nor the emitters, which would take longer to load than everything they do.

/** Everything that the generated files depend on, read at one moment. */
export interface Inputs {
  readonly texts: readonly SourceText[]
  /** `hashTools()`. */
  readonly tools: string
  /** SHA-256 of the texts and the tools. */
  readonly hash: string
}

/** Packages whose output is in the generated files. */
const packages = ['ajv', 'ajv-formats', 'yaml']

/** A guide is prose, and the history is recorded; every other file of the registry is YAML. Hidden files are those of editors and systems. */
const registryFile = /^(?!.*(^|\/)[.#])(.*\.ya?ml|guides\/[a-z0-9_]+\.md|history\/[0-9.-]+\.json)$/

export function sha256(content: string | Uint8Array): string {
  return hash('sha256', content)
}

/** SHA-256 of some texts, one in a line: `sha256` of them joined. */
function sha256Of(texts: readonly string[]): string {
  const all = createHash('sha256')
  for (const [at, text] of texts.entries()) all.update(at === 0 ? text : `\n${text}`)
  return all.digest('hex')
}

/** A file as a part of what is hashed; its length says where it ends. */
function whole({ path, text }: SourceText): string {
  return `${path} ${text.length}\n${text}`
}

/** Reads the registry, and hashes it together with the tools. */
export function readInputs(root: string, tools = hashTools()): Inputs {
  const texts = readSpec(root)
  return { texts, tools, hash: sha256Of([tools, ...texts.map(whole)]) }
}

/** Reads every YAML file, every guide and the history below `<root>/spec`, in the order of their paths. */
export function readSpec(root: string): SourceText[] {
  return filesBelow(join(root, 'spec'), registryFile).flatMap((path) => {
    const text = readIfThere(`${root}/spec/${path}`)
    return text === null ? [] : [{ path: `spec/${path}`, text: withFile(root, text) }]
  })
}

/**
 * A guide whose text is that of a document elsewhere, `{{file sdk/README.md}}`: from its first section on, as it would
 * be written among guides.
 */
function withFile(root: string, text: string): string {
  if (!text.includes('{{file ')) return text
  return text.replace(/^\{\{file (\S+)\}\}$/m, (written, path: string) => {
    const whole = readIfThere(join(root, path))
    return whole === null ? written : asGuide(whole)
  })
}

/** Links to the published reference are links within it; what lies elsewhere is only named. */
function asGuide(document: string): string {
  return document
    .slice(document.indexOf('\n## ') + 1)
    .replaceAll(/\]\(https:\/\/[\w.]+\/docs\//g, '](')
    .replaceAll(/\[([^\]]+)\]\((https?:[^)]+|[\w/]+\.md)\)/g, '$1')
    .replaceAll(/^```ts$/gm, '```ts TypeScript')
    .replaceAll(/^```sh$/gm, '```sh Commands')
}

/** SHA-256 of what makes the generated files: the generator's own sources, its packages as installed, and Node. */
export function hashTools(): string {
  const sources = import.meta.dirname
  const own = filesBelow(sources, /(^|\/)[^./][^/]*\.(ts|mjs)$/).map((path) =>
    whole({ path, text: readIfThere(`${sources}/${path}`) ?? '' }),
  )
  const installed = packages.map((name) => {
    const path = findPackageJSON(name, import.meta.url)
    return `${name} ${path && JSON.parse(readFileSync(path, 'utf8')).version}`
  })
  return sha256Of([process.version, ...installed, ...own])
}

/** The paths of the files below a folder with forward slashes, sorted; none where there is no such folder. */
export function filesBelow(folder: string, wanted = /^/): string[] {
  const found: string[] = []
  const visit = (path: string) => {
    for (const entry of ifThere(() => readdirSync(`${folder}/${path}`, { withFileTypes: true })) ??
      []) {
      const name = path === '' ? entry.name : `${path}/${entry.name}`
      if (entry.isDirectory()) visit(name)
      else if (wanted.test(name)) found.push(name)
    }
  }
  visit('')
  return found.sort()
}

function readIfThere(path: string): string | null {
  return ifThere(() => readFileSync(path, 'utf8'))
}

/** What `read` returns; null where there is no such file or folder, which may end between listing and reading. */
export function ifThere<Value>(read: () => Value): Value | null {
  try {
    return read()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
