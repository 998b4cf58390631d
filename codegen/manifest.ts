import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow, ifThere, sha256 } from '#codegen/inputs.ts'
import { cacheFolder, keepForNextRun } from '#codegen/whole_file.ts'

/** What the last run made, and from what. */
export interface Manifest {
  /** The hash of its inputs. */
  readonly inputs: string
  /** How many capabilities the registry has. */
  readonly capabilities: number
  /** Path below generated/ → SHA-256 of the file. */
  readonly files: { readonly [path: string]: string }
  /** The hand-written files the handler map imports. */
  readonly handlers: readonly string[]
}

/** Runs that made everything, and those that made only what git does not keep. */
type Run = 'manifest' | 'pages'

/**
 * Whether git keeps a generated file: what somebody reviews, or what a fresh clone runs with. The others are rendered
 * from the registry wherever they are needed; `.gitignore` names the same ones.
 *
 * @param path below generated/
 */
export function isCommitted(path: string): boolean {
  return !isRendered(path)
}

/** The opposite of `isCommitted`. */
export function isRendered(path: string): boolean {
  return /^docs\/(.*\.html|try\/.*|search\.js|llms-full\.txt)$/.test(path)
}

/** The manifest of the last run, if it was made from these inputs; otherwise null. */
export function readManifest(
  root: string,
  inputs: string,
  name: Run = 'manifest',
): Manifest | null {
  try {
    const path = join(root, cacheFolder, `${name}.json`)
    const kept: Manifest = JSON.parse(readFileSync(path, 'utf8'))
    return kept.inputs === inputs ? kept : null
  } catch {
    return null
  }
}

/** One line about a run: how much there is, how many files it changed, and how long it took. */
export function summaryOf(
  { capabilities, files }: Manifest,
  changed: number,
  started: number,
): string {
  const took = Math.round(performance.now() - started)
  return `${capabilities} capabilities, ${Object.keys(files).length} files, ${changed} changed (${took} ms)`
}

/** Stores the manifest for the next run. */
export function keepManifest(root: string, manifest: Manifest, name: Run = 'manifest'): void {
  keepForNextRun(root, `${name}.json`, JSON.stringify(manifest))
}

/** How generated/ (and the handlers) differ from what should be there. Paths are relative to the project. */
export interface Difference {
  readonly kind: 'stale' | 'missing' | 'surplus'
  readonly path: string
}

/**
 * Compares the files on disk with the expected ones, every byte of them.
 *
 * @param isMeant whether to look at a file, given its path below generated/
 */
export function differences(
  root: string,
  { files, handlers }: Manifest,
  isMeant: (path: string) => boolean = () => true,
): Difference[] {
  const found: Difference[] = []
  const present = new Set(filesBelow(join(root, 'generated')).filter(isMeant))
  for (const [name, hash] of Object.entries(files)) {
    if (!isMeant(name)) continue
    const path = `generated/${name}`
    const content = present.has(name) ? ifThere(() => readFileSync(`${root}/${path}`)) : null
    if (content === null) found.push({ kind: 'missing', path })
    else if (sha256(content) !== hash) found.push({ kind: 'stale', path })
  }
  for (const name of present) {
    if (!Object.hasOwn(files, name)) found.push({ kind: 'surplus', path: `generated/${name}` })
  }
  const written = new Set(filesBelow(join(root, 'server/handlers'), /\.ts$/))
  for (const path of handlers) {
    if (!written.has(path.replace('server/handlers/', ''))) found.push({ kind: 'missing', path })
  }
  return found.sort((left, right) => (left.path < right.path ? -1 : 1))
}

/** Whether what git does not keep of the reference is there, made from these inputs. */
export function arePagesCurrent(root: string, inputs: string): boolean {
  const known = readManifest(root, inputs, 'pages')
  return known !== null && differences(root, { ...known, handlers: [] }, isRendered).length === 0
}
