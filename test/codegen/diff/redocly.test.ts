import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Rating, worst } from '#codegen/diff/rating.ts'
import { compare } from '#codegen/diff/compare.ts'
import { openapiDocument } from '#codegen/emit/openapi/emit.ts'
import type { Model } from '#codegen/model.ts'
import { built, edited } from '#test/codegen/edit.ts'
import { rows } from '#test/codegen/diff/table.ts'
import { registry } from '#test/codegen/registry.ts'

const root = join(import.meta.dirname, '../../..')

/** One change in one direction, as a part of one large document that is compared in a single run. */
interface Case {
  readonly name: string
  /** What its paths and components begin with. */
  readonly mark: string
  readonly before: Model
  readonly after: Model
  /** Why redocly rates it otherwise. */
  readonly reason: string | undefined
}

const base = built(registry)
const cases: Case[] = rows.flatMap(({ name, edits, redocly }, index) => {
  const other = built(edited(edits))
  return [
    { name, mark: `r${index}t`, before: base, after: other, reason: redocly?.there },
    {
      name: `${name}, back`,
      mark: `r${index}b`,
      before: other,
      after: base,
      reason: redocly?.back,
    },
  ]
})

const impacts = new Map<string, Rating>()

beforeAll(async () => {
  // An operation that comes would look like a renaming of one that goes.
  const come = cases.filter(({ before, after }) => hasMore(after, before))
  const go = cases.filter(({ before, after }) => hasMore(before, after))
  const both = come.filter((one) => go.includes(one))
  const rest = cases.filter((one) => !come.includes(one) && !go.includes(one))
  const without = (some: Case[]) => some.filter((one) => !both.includes(one))
  const alone = both.map((one) => [one])
  for (const some of [rest, without(come), without(go), ...alone]) await compareWithRedocly(some)
}, 60_000)

async function compareWithRedocly(some: readonly Case[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'diff-'))
  const files = ['before', 'after'].map((name) => join(folder, `${name}.json`))
  const report = join(folder, 'report.json')
  await writeFile(
    files[0] ?? '',
    merged(some, (one) => one.before),
  )
  await writeFile(
    files[1] ?? '',
    merged(some, (one) => one.after),
  )
  const cli = join(root, 'node_modules/@redocly/cli/bin/cli.js')
  const args = ['diff', ...files, '--format', 'json', '--fail-on', 'none', '-o', report]
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  await promisify(execFile)(process.execPath, [cli, ...args], { cwd: folder, env })
  const { changes } = JSON.parse(await readFile(report, 'utf8'))
  for (const change of changes) {
    const mark = /#\/(?:paths\/~1|components\/\w+\/)(r\d+[tb])/.exec(change.path)?.[1]
    if (mark === undefined) throw new Error(`of no case: ${JSON.stringify(change)}`)
    const rating = ratings[change.impact as keyof typeof ratings]
    impacts.set(mark, worst([impacts.get(mark) ?? 'neutral', rating]))
  }
  await rm(folder, { recursive: true })
}

const ratings = { major: 'breaking', minor: 'additive', patch: 'neutral' } as const

describe('redocly, which compares the OpenAPI documents,', () => {
  test.each(cases)('$name', ({ mark, before, after, reason }) => {
    const ours = worst(compare(before, after).map(({ ratings: { wire } }) => wire))
    const theirs = impacts.get(mark) ?? 'neutral'
    if (reason === undefined) expect(isBreaking(theirs), theirs).toBe(isBreaking(ours))
    else expect(isBreaking(theirs), 'they agree: the reason is void').not.toBe(isBreaking(ours))
  })
})

/** Whether one has an operation that the other has not. */
function hasMore(one: Model, other: Model): boolean {
  const known = Object.keys(openapiDocument(other).paths ?? {})
  return Object.keys(openapiDocument(one).paths ?? {}).some((path) => !known.includes(path))
}

function isBreaking(rating: Rating): boolean {
  return rating === 'breaking'
}

/** The documents of all cases in one, everything of each under its own mark. */
function merged(some: readonly Case[], choose: (one: Case) => Model): string {
  const paths: Record<string, unknown> = {}
  const components: Record<string, Record<string, unknown>> = {}
  for (const one of some) {
    const text = JSON.stringify(openapiDocument(choose(one)))
      .replaceAll(/#\/components\/(\w+)\//g, `#/components/$1/${one.mark}`)
      .replaceAll('"operationId":"', `"operationId":"${one.mark}`)
    const document = JSON.parse(text)
    for (const [path, item] of Object.entries(document.paths)) paths[`/${one.mark}${path}`] = item
    for (const [kind, named] of Object.entries<Record<string, unknown>>(document.components)) {
      if (kind === 'securitySchemes') continue
      components[kind] ??= {}
      for (const [name, value] of Object.entries(named)) components[kind][one.mark + name] = value
    }
  }
  return JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'All cases', version: '1' },
    paths,
    components,
  })
}
