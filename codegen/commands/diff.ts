// Rates every change of the registry for each of its consumers.
//
//   npm run diff -- <git ref>            against the registry of a commit, a tag or a branch
//   npm run diff -- <folder>             against a folder that contains spec/
//   npm run diff -- <file>               against a registry saved in one file
//   npm run diff -- --save <file>        saves the current registry in one file
//   npm run diff -- <base> --record      keeps what changed in spec/history/, for the changelog of the reference
//     --root <folder>                  the registry is <folder>/spec
//     --format text|json|markdown|github   markdown is a changelog for each surface
//     --fail-on versions|breaking|additive|none
//                                        when to exit with 1: by default if a required version is missing
import '#codegen/commands/help.ts'
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { argumentsOf } from '#codegen/arguments.ts'
import { historyText } from '#codegen/build/history.ts'
import { build } from '#codegen/build/model.ts'
import type { Change } from '#codegen/diff/change.ts'
import { bumpsOf } from '#codegen/diff/bumps.ts'
import { consumers, worst } from '#codegen/diff/rating.ts'
import { compare } from '#codegen/diff/compare.ts'
import { rules } from '#codegen/diff/rules.ts'
import { type Comparison, formats, print } from '#codegen/diff/print.ts'
import { readSpec } from '#codegen/inputs.ts'
import { parseSpec, type SourceText } from '#codegen/load.ts'
import type { Model, RecordedChange } from '#codegen/model.ts'
import { Problems } from '#codegen/problem.ts'
import { rootOf } from '#codegen/root.ts'

const limits = ['versions', 'breaking', 'additive', 'none'] as const
const { root, rest } = rootOf(process.argv.slice(2))

try {
  process.exitCode = await run()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}

async function run(): Promise<number> {
  const { values, positionals } = argumentsOf({
    args: rest,
    allowPositionals: true,
    options: {
      format: { type: 'string', default: 'text' },
      'fail-on': { type: 'string', default: 'versions' },
      save: { type: 'string' },
      record: { type: 'boolean', default: false },
    },
  })
  if (values.save !== undefined) return keep(values.save)
  const [base, ...more] = positionals
  if (base === undefined || more.length > 0) {
    throw new Error('give one base: npm run diff -- <git ref, file or folder>')
  }
  const format = oneOf('--format', values.format, formats)
  const limit = oneOf('--fail-on', values['fail-on'], limits)
  const before = await baseOf(base)
  const after = await folder(root)
  const changes = compare(before.model, after.model)
  const sdk = { before: before.sdk, now: after.sdk }
  const comparison = { changes, bumps: bumpsOf(before.model, after.model, changes, sdk) }
  console.log(
    values.record ? record(before.model, after.model, changes) : print(comparison, format),
  )
  return fails(comparison, limit) ? 1 : 0
}

/** Keeps what changed, without what nobody has to adapt to. Returns what it did. */
function record(before: Model, after: Model, changes: readonly Change[]): string {
  const version = after.service.registry_version
  const recorded = changes.flatMap(({ rule, place, message, ...change }): RecordedChange[] => {
    const telling = consumers.flatMap((consumer) => {
      const rating = change.ratings[consumer]
      return rating === 'neutral' ? [] : [[consumer, rating] as const]
    })
    if (telling.length === 0) return []
    const { adapt } = rules[rule]
    const isBreaking = adapt !== null && telling.some(([, rating]) => rating === 'breaking')
    const ratings = Object.fromEntries(telling)
    return [{ place, message, ...(isBreaking && { adapt }), ratings }]
  })
  const path = join('spec/history', `${version}.json`)
  mkdirSync(join(root, 'spec/history'), { recursive: true })
  const date = new Date().toISOString().slice(0, 10)
  const release = { version, date, before: before.service.registry_version, changes: recorded }
  writeFileSync(join(root, path), historyText(release))
  return `${recorded.length} changes are in ${path}; npm run generate puts them into the changelog`
}

interface State {
  readonly model: Model
  /** The SDK's version. */
  readonly sdk: string
}

function fails({ changes, bumps }: Comparison, limit: (typeof limits)[number]): boolean {
  if (limit === 'none') return false
  if (limit === 'versions') return bumps.some(({ done }) => !done)
  const found = worst(changes.flatMap(({ ratings }) => consumers.map((one) => ratings[one])))
  return found === 'breaking' || found === limit
}

async function baseOf(base: string): Promise<State> {
  if (!existsSync(base)) return commit(base)
  return statSync(base).isDirectory() ? folder(base) : kept(base)
}

/** A whole registry in one file, and the version of the SDK that was made from it. */
interface Kept {
  readonly texts: readonly SourceText[]
  readonly sdk: string | null
}

async function keep(path: string): Promise<number> {
  const texts = readSpec(root)
  const manifest = sdkManifest(root)
  stateOf(texts, manifest, root)
  writeFileSync(path, JSON.stringify({ texts, sdk: manifest } satisfies Kept))
  return 0
}

function kept(path: string): State {
  let read: Kept
  try {
    read = JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    throw new Error(`${path} is not a file that npm run diff -- --save wrote`)
  }
  if (!Array.isArray(read?.texts)) {
    throw new Error(`${path} is not a file that npm run diff -- --save wrote`)
  }
  return stateOf(read.texts, read.sdk, path)
}

function sdkManifest(path: string): string | null {
  const manifest = join(path, 'sdk/package.json')
  return existsSync(manifest) ? readFileSync(manifest, 'utf8') : null
}

async function folder(path: string): Promise<State> {
  return stateOf(readSpec(path), sdkManifest(path), path)
}

/** The registry of a commit, read from git without touching the work tree. */
function commit(ref: string): State {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe', maxBuffer: 1 << 26 })
  let paths: string[]
  try {
    paths = git('ls-tree', '-r', '--name-only', '--end-of-options', ref, 'spec/').split('\n')
  } catch {
    throw new Error(`${ref} is not a file, a folder or a commit of this repository`)
  }
  const texts = paths
    .filter((path) => /\.ya?ml$/.test(path))
    .map((path) => ({ path, text: git('show', `${ref}:${path}`) }))
  let sdk: string | null = null
  try {
    sdk = git('show', `${ref}:sdk/package.json`)
  } catch {
    // There was none yet.
  }
  return stateOf(texts, sdk, ref)
}

function stateOf(texts: readonly SourceText[], manifest: string | null, name: string): State {
  if (texts.length === 0) throw new Error(`${name} contains no registry`)
  const problems = new Problems()
  // Rules for examples grow; they say nothing of what a registry of an earlier commit asks and answers. Words that
  // are understood are no part of it at all.
  const contract = texts.filter(({ path }) => !/^spec\/(?:words|assistant)\//.test(path))
  const model = build(parseSpec(contract, problems), problems, new Problems())
  if (model === null) throw new Error(`the registry of ${name}:\n\n${problems.print()}`)
  return { model, sdk: manifest === null ? '0.0.0' : JSON.parse(manifest).version }
}

function oneOf<Word extends string>(option: string, value: string, known: readonly Word[]): Word {
  const found = known.find((word) => word === value)
  if (found === undefined) throw new Error(`${option} must be one of ${known.join(', ')}`)
  return found
}
