import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { filesBelow } from '#codegen/inputs.ts'
import type { Location } from '#codegen/model.ts'
import { sourceOf, spotIn } from '#codegen/where/artifact.ts'
import { emittedOf } from '#codegen/where/emitted.ts'
import { pointerAt } from '#codegen/where/json_lines.ts'
import { knownFrom } from '#codegen/where/known.ts'
import { subjectAt, subjectOf } from '#codegen/where/subject.ts'
import { sentencesOf } from '#codegen/where/written.ts'
import type { Subject } from '#codegen/where/registry_known.ts'
import type { Spot } from '#codegen/where/spot.ts'

const root = join(import.meta.dirname, '../..')
const known = knownFrom(root)
const files = filesBelow(join(root, 'generated')).map((path) => ({
  path,
  text: readFileSync(join(root, 'generated', path), 'utf8'),
}))

/** How many lines of each file are tried: every so-maniest, which begins at another line in each file. */
const tried = 40

/** Made by the generator alone: how pages look, the rules of the linter, and the patterns of all frames as numbers. */
const own = /^(docs\/(lint\/|[^/]*\.css$|site\.js$|try\.js$)|server\/assistant\/\w+\.json$)/

interface Sample {
  readonly at: string
  readonly kind: string
  readonly line: string
  /** What it says, in a JSON document what the value says. */
  readonly words: string
  readonly found: Subject | null
}

const samples: readonly Sample[] = files
  .filter(({ path }) => !own.test(path))
  .flatMap(({ path, text }) => {
    const lines = text
      .split('\n')
      .flatMap((line, index) => (line.trim() === '' ? [] : [[line, index] as const]))
    const step = Math.ceil(lines.length / tried)
    const kind = kindOf(path)
    return lines.flatMap(([line, index], nth) => {
      if (nth % step !== path.length % step) return []
      const words = path.endsWith('.json') ? valueAt(text, index + 1) : line
      const found = sourceOf(known, path, { line: index + 1, text })
      return [{ at: `${path}:${index + 1}`, kind, line, words, found }]
    })
  })

/** A folder of generated files and what their names end with. */
function kindOf(path: string): string {
  return path.replace(/[^/]*(\.\w+)$/, '*$1')
}

function valueAt(text: string, line: number): string {
  const spot = spotIn(text, pointerAt(text, line))
  return 'value' in spot && !/\/examples?\//.test(spot.pointer) ? (spot.value ?? '') : ''
}

/** The text of the entry at the left margin of a file of the registry that a place is in. */
function entryAround({ file, line }: Location): string {
  const lines = readFileSync(join(root, file), 'utf8').split('\n')
  const isStart = (one: string | undefined) => /^[^\s#]/.test(one ?? '')
  let [from, to] = [line - 1, line]
  while (from > 0 && !isStart(lines[from])) from -= 1
  while (to < lines.length && !isStart(lines[to])) to += 1
  return lines.slice(from, to).join('\n')
}

/** The name of the type that a place is in. */
function nameAt(place: Location): string {
  return subjectAt(known, place)?.name.split(' ')[1] ?? ''
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.match(/\w+/g))
}

describe('a line of any generated file', () => {
  test('with a sentence of one entry leads to the file that writes it', () => {
    const checked = samples.flatMap(({ at, line, words, found }) => {
      const entries = sentencesOf(words)
        .map((one) => known.written.placesOf(one))
        .filter((places) => new Set(places.map((one) => subjectAt(known, one)?.name)).size === 1)
      const writers = entries.flat().map(({ file }) => file)
      const file = (found?.at ?? found?.location)?.file ?? 'not known'
      // A field leads to where it is declared, with the name of the type that says what it is.
      const declared = found ? wordsOf(entryAround(found.location)) : new Set()
      const isNamed = entries.flat().some((place) => declared.has(nameAt(place)))
      return writers.length === 0
        ? []
        : [{ at, line, isRight: writers.includes(file) || isNamed, file }]
    })
    expect(checked.filter(({ isRight }) => !isRight)).toEqual([])
    expect(checked.length).toBeGreaterThan(1500)
  })

  test('that declares a field leads to an entry that writes it', () => {
    const checked = samples.flatMap(({ at, kind, line, found }) => {
      const name = fieldIn(kind, line)
      if (name === undefined || !found) return []
      return [
        { at, line, found, isRight: new RegExp(`\\b${name}\\b`).test(entryAround(found.location)) },
      ]
    })
    expect(checked.filter(({ isRight }) => !isRight)).toEqual([])
    expect(checked.length).toBeGreaterThan(700)
  })

  test('is known in every kind of file', () => {
    const kinds = [...Map.groupBy(samples, ({ kind }) => kind)]
    // Of some kinds few lines are of one entry, and none of them may be among the samples.
    const isKnown = (kind: string) =>
      files.some(({ path, text }) => {
        const at = (index: number) => sourceOf(known, path, { line: index + 1, text })
        return kindOf(path) === kind && text.split('\n').some((_, index) => at(index) !== null)
      })
    const unknown = kinds.filter(([, some]) => some.every(({ found }) => found === null))
    expect(unknown.map(([kind]) => kind).filter((kind) => !isKnown(kind))).toEqual([])
    const share = samples.filter(({ found }) => found).length / samples.length
    expect(share).toBeGreaterThan(0.95)
  })
})

/** The field that a line declares: a property of a schema's code, or a part of a page with an anchor. */
function fieldIn(kind: string, line: string): string | undefined {
  if (kind === 'types.ts') return /^ {2}(\w+)\??: /.exec(line)?.[1]
  if (kind === 'sdk/*.ts') return /^ {12,}([a-z_]\w*)\??: components/.exec(line)?.[1]
  if (kind === 'docs/*.js') return /^\["(?:input|data|field)\.(\w+)"/.exec(line)?.[1]
  if (/^docs\/.*\.html$/.test(kind))
    return /^<li id="(?:input|data|field|candidate)\.(?:\w+\.)*(\w+)"/.exec(line)?.[1]
  if (/^docs\/.*\.md$/.test(kind)) return /^ *- (?:<a id="[\w.]+"><\/a>)?`(\w+)` \(/.exec(line)?.[1]
  return undefined
}

describe('a part of service.yaml, a workflow or the history', () => {
  const emitted =
    /^(service (title|about|license)|(ability|aliases|disclosure|header|instruction|limit|synonyms|toolset|version|workflow) .+)$/
  const names = known.parts.map(({ name }) => name).filter((name) => emitted.test(name))

  test.each(names)('%s has places, and each leads back to it', (name) => {
    const subject = subjectOf(known, name.split(' '))
    const places = emittedOf(known, subject, files)
    expect(places).not.toEqual([])
    for (const place of places)
      expect(sourceOf(known, pathIn(place), spotOf(place))?.location, place).toEqual(
        subject.location,
      )
  })

  test('each profile leads to the pages of its capabilities', () => {
    const pages = files.filter(({ path }) => path.startsWith('docs/capabilities/'))
    for (const [profile, ids] of known.profiles) {
      const places = emittedOf(known, subjectOf(known, ['profile', profile]), pages)
      for (const id of ids) expect(places).toContain(`docs/capabilities/${id}.html`)
    }
  })

  test.each([
    ['planning:commit', 'ability planning:commit'],
    ['Idempotency-Key', 'header idempotency_key'],
    ['X-Service-Client', 'header client'],
    ['profile list input cursor', 'profile list input cursor'],
    ['guide paging', 'guide paging'],
    ['outcome.confirmation', 'type Outcome confirmation'],
  ])('%s is found as %s', (words, name) => {
    expect(subjectOf(known, words.split(' ')).name).toBe(name)
  })

  test('is found by its line', () => {
    for (const { name, location } of known.parts) {
      const column = Number.MAX_SAFE_INTEGER
      expect(subjectAt(known, { ...location, column })?.name).toBe(name)
    }
  })
})

function pathIn(place: string): string {
  return place.replace(/[#:].*$/, '')
}

function spotOf(place: string): Spot {
  const text = files.find(({ path }) => path === pathIn(place))?.text ?? ''
  const [, pointer, line] = /^[^#:]+(?:#(.*)|:(\d+))?$/.exec(place) ?? []
  if (line !== undefined) return { line: Number(line), text }
  return pointer?.startsWith('/') ? spotIn(text, encodeURI(pointer)) : { pointer: pointer ?? '' }
}
