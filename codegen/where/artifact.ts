import type { Location } from '#codegen/model.ts'
import { ofCode } from '#codegen/where/code.ts'
import { ofJson } from '#codegen/where/document.ts'
import { pathOf } from '#codegen/where/pointer.ts'
import { ofLastText } from '#codegen/where/last_text.ts'
import { linesOf } from '#codegen/where/lines.ts'
import { pointerAt } from '#codegen/where/json_lines.ts'
import { ofDocs, ofListed, ofPage } from '#codegen/where/page.ts'
import { ofCapability, ofError, partOf, subjectAt } from '#codegen/where/subject.ts'
import { sentencesOf } from '#codegen/where/written.ts'
import type { Known, Subject } from '#codegen/where/registry_known.ts'
import type { Spot } from '#codegen/where/spot.ts'

/**
 * The entry of the registry that a node of a generated file was made from, and the place of its words there; null where
 * it is not known, or was made from more than one entry. `path` is below generated/.
 */
export function sourceOf(known: Known, path: string, spot: Spot): Subject | null {
  if (/^docs\/(lint\/|[^/]*\.css$|site\.js$|try\.js$)/.test(path)) return null
  if ('line' in spot && path.endsWith('.json'))
    return (
      ofListed(known, path, spot) ??
      sourceOf(known, path, spotIn(spot.text, pointerAt(spot.text, spot.line)))
    )
  const entry = entryOf(known, path, spot)
  const written = ofWords(known, wordsAt(path, spot), entry)
  // Where a line declares a field, what its type is about is not what was asked for.
  if (entry && 'line' in spot && isField(entry) && written?.name !== entry.name) return entry
  return written ?? entry
}

const parsed: (text: string) => unknown = ofLastText((text) => JSON.parse(text))

/** A pointer into a JSON text, with the value there if it is text. Throws where there is none. */
export function spotIn(text: string, pointer: string): Spot {
  let value = parsed(text)
  for (const key of pathOf(pointer)) {
    value = Object(value)[key]
    if (value === undefined) throw new Error(`it has nothing at ${pointer}`)
  }
  return { pointer, ...(typeof value === 'string' && { value }) }
}

function entryOf(known: Known, path: string, spot: Spot): Subject | null {
  const [folder = ''] = path.split('/')
  const byName = (text: string) => named(known, text)
  if (path.startsWith('server/words/')) return ofClass(known, spot)
  if (folder === 'arazzo') return ofArazzo(known, path, spot)
  if (folder === 'docs') return ofDocs(known, path, spot, byName)
  if ('pointer' in spot) return ofJson(known, path, spot, byName)
  return ofCode(known, spot, byName)
}

/** The class of words that a line is in, or its words in the language that a pointer names. */
function ofClass(known: Known, spot: Spot): Subject | null {
  if (!('line' in spot)) {
    const [, file, key] = /^\/(\w+)\/([a-z]+\.\w+)/.exec(spot.pointer) ?? []
    return key === undefined ? null : partOf(known, `words ${file} ${key}`)
  }
  const lines = linesOf(spot.text)
  const within = lines.slice(0, spot.line).findLast((line) => /^ {2}(?:readonly )?'/.test(line))
  const [, name] = /'([a-z]+\.\w+)'/.exec(within ?? '') ?? []
  return partOf(known, `words ${name}`)
}

function ofArazzo(known: Known, path: string, spot: Spot): Subject | null {
  const workflow = ofPage(known, path.replace('arazzo/', 'workflows/'))
  const [, number] = ('pointer' in spot && /\/steps\/(\d+)/.exec(spot.pointer)) || []
  const story = known.model.workflows.find(({ name }) => `workflow ${name}` === workflow?.name)
  const step = number === undefined ? undefined : story?.steps[Number(number)]
  return step && story ? partOf(known, `workflow ${story.name} ${step.name}`) : workflow
}

/** What a text names by itself: a capability by its id or its tool, a code, an ability, a disclosure, or a header. */
function named(known: Known, text: string): Subject | null {
  const { capabilities, errors } = known.model
  const capability = capabilities.find(
    ({ id, tool }) => id === text || (tool !== null && tool === text),
  )
  if (capability) return ofCapability(known.model, capability, [])
  const error = errors.find(({ code }) => code === text)
  if (error) return ofError(error)
  // Words that may mean something else are not taken for the name of a part.
  return /[:.-]/.test(text) ? partOf(known, text) : null
}

/** The words at a spot: those of the value, of the line, or of the sentences of a comment that are on the line. */
function wordsAt(path: string, spot: Spot): string {
  if ('pointer' in spot) return isExample(spot.pointer) ? '' : (spot.value ?? '')
  const lines = linesOf(spot.text)
  const line = lines[spot.line - 1] ?? ''
  if (path.startsWith('docs/changelog')) return line.replace(/\W*Breaking:\W*| \([^()]*\)$/g, '')
  return path.endsWith('.ts') && inComment.test(line) ? wrapped(lines, spot.line - 1) : line
}

/** A line within a comment of several lines. */
const inComment = /^\s*\*(?!\/)\s*\S/

/** A line of a comment, with the beginning and the end of its sentences on the lines around it. */
function wrapped(lines: readonly string[], at: number): string {
  const wordsOf = (index: number) => {
    const line = lines[index] ?? ''
    return inComment.test(line) ? line.replace(/^\s*\*\s*/, '') : null
  }
  let words = wordsOf(at) ?? ''
  for (let after = at + 1; !/[.!?]$/.test(words) && wordsOf(after) !== null; after += 1)
    words += ` ${wordsOf(after)?.replace(/([.!?]) .*$/, '$1')}`
  for (let before = at - 1; wordsOf(before) !== null; before -= 1) {
    const line = wordsOf(before) ?? ''
    const [, end] = /(?:.*[.!?](?: |$)|^)(.*)$/.exec(line) ?? []
    words = `${end} ${words}`
    if (end !== line) break
  }
  return words
}

function isField({ name }: Subject): boolean {
  return /^(type \w+|\S+ (input|data)) \w/.test(name)
}

function isExample(pointer: string): boolean {
  return /\/examples?\//.test(pointer)
}

/** The entry that writes a sentence of these words: within the one that was found, or else the only one. */
function ofWords(known: Known, words: string, entry: Subject | null): Subject | null {
  const found = sentencesOf(words).map((one) => known.written.placesOf(one))
  for (const places of found) {
    const inside = places.flatMap((at) => {
      const subject = subjectAt(known, at)
      return entry && subject && isWithin(subject, entry) ? [{ ...subject, at }] : []
    })
    if (inside[0]) return inside[0]
  }
  if (found.some((places) => places.some(({ file }) => file === entry?.location.file))) return null
  // A sentence that one entry alone writes tells more than one of several that the words name.
  const only = ['', words]
    .flatMap((naming) => found.map((places) => theOne(known, places, naming)))
    .find(Boolean)
  const subject = only ? subjectAt(known, only) : null
  return only && subject ? { ...subject, at: only } : null
}

function isWithin({ name }: Subject, entry: Subject): boolean {
  return name === entry.name || name.startsWith(`${entry.name} `)
}

/** The place of a sentence, if it is in one entry only, or in one only that the words name. */
function theOne(known: Known, places: readonly Location[], words: string): Location | undefined {
  const names = new Set(words.match(/[\w.]*\w/g))
  const entries = Map.groupBy(places, (at) => subjectAt(known, at)?.name ?? '')
  const [only, ...others] =
    entries.size > 1
      ? [...entries].filter(([name]) =>
          name
            .split(' ')
            .slice(0, 2)
            .some((word) => names.has(word)),
        )
      : entries
  return others.length === 0 ? only?.[1][0] : undefined
}
