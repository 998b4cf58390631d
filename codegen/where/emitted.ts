import { camel, pascal } from '#codegen/emit/text.ts'
import type { Location } from '#codegen/model.ts'
import { sourceOf } from '#codegen/where/artifact.ts'
import { linesOf } from '#codegen/where/lines.ts'
import { asFragment, memberPointer } from '#codegen/where/pointer.ts'
import { subjectAt, subjectOf } from '#codegen/where/subject.ts'
import type { Known, Subject } from '#codegen/where/registry_known.ts'
import type { Spot } from '#codegen/where/spot.ts'

/** A generated file; `path` is below generated/. */
export interface GeneratedText {
  readonly path: string
  readonly text: string
}

/**
 * All places that an entry or a field of the registry was emitted to, as addresses below generated/:
 * `openapi.json#/components/…`, `types.ts:120`, `docs/capabilities/plans.get.html#input.plan_handle`. Of nodes within
 * one another only the outermost. Each of them leads back to the entry; those of a profile to its capabilities.
 */
export function emittedOf(
  known: Known,
  subject: Subject,
  files: Iterable<GeneratedText>,
): string[] {
  const { name, location } = subject
  if (name === 'service') return []
  const [kind, word = ''] = name.split(' ')
  if (kind === 'profile') return ofProfile(known, word, [...files])
  const names = [...namesOf(known, name), ...textsOf(known, subject)]
  const isHere = (path: string, spot: Spot) => {
    const found = sourceOf(known, path, spot)
    return found !== null && isSame(found.location, location)
  }
  const isWords = kind === 'words'
  return [...files].flatMap((file) => {
    const { path, text } = file
    if (isWords !== path.startsWith('server/words/')) return []
    if (!names.some((one) => text.includes(one) || path.includes(one))) return []
    if (isHere(path, { pointer: '' })) return [path]
    if (path.endsWith('.json')) return inDocument(path, membersIn(file), names, isHere)
    if (path.endsWith('.html')) return inPage(path, text, names, isHere)
    return path.endsWith('.md') ? [] : inText(path, text, names, isHere)
  })
}

/** A member of a JSON document; `end` is where in the list the members within it end. */
interface Member {
  readonly key: string
  readonly text: string | undefined
  readonly pointer: string
  end: number
}

const documents = new WeakMap<GeneratedText, readonly Member[]>()

/** The members of the JSON document of a file, each before those within it. It is read once for many subjects. */
function membersIn(file: GeneratedText): readonly Member[] {
  const before = documents.get(file)
  if (before) return before
  const found: Member[] = []
  const read = (value: unknown, above: string) => {
    if (value === null || typeof value !== 'object') return
    for (const [key, child] of Object.entries(value)) {
      const pointer = memberPointer(above, key)
      const text = typeof child === 'string' ? child : undefined
      const member = { key, text, pointer, end: 0 }
      found.push(member)
      read(child, pointer)
      member.end = found.length
    }
  }
  read(JSON.parse(file.text), '')
  documents.set(file, found)
  return found
}

function ofProfile(known: Known, profile: string, files: readonly GeneratedText[]): string[] {
  return (known.profiles.get(profile) ?? []).flatMap((id) =>
    emittedOf(known, subjectOf(known, [id]), files),
  )
}

/** The longest piece of each sentence of a part of service.yaml or a workflow that no page marks up. */
function textsOf(known: Known, { name }: Subject): string[] {
  if (!known.parts.some((part) => part.name === name)) return []
  return (
    (sentencesBySubject(known).get(name) ?? [])
      // Tools stand in the text by other names than their capabilities.
      .map((sentence) => sentence.replace(/\w+(?:\.\w+)+/g, '.'))
      .map((sentence) => (sentence.match(/[\w ,;-]+/g) ?? []).reduce(longer, ''))
      .filter((text) => text.split(' ').length >= 3)
  )
}

const sentences = new WeakMap<Known, ReadonlyMap<string, readonly string[]>>()

/** The sentences of the registry by the names of the entries they are written in. */
function sentencesBySubject(known: Known): ReadonlyMap<string, readonly string[]> {
  const before = sentences.get(known)
  if (before) return before
  const found = new Map<string, string[]>()
  for (const [sentence, places] of known.written.all())
    for (const name of new Set(places.map((at) => subjectAt(known, at)?.name ?? '')))
      found.set(name, [...(found.get(name) ?? []), sentence])
  sentences.set(known, found)
  return found
}

function longer(one: string, other: string): string {
  return other.length > one.length ? other : one
}

type IsHere = (path: string, spot: Spot) => boolean

function isSame(left: Location, right: Location): boolean {
  return left.file === right.file && left.line === right.line && left.column === right.column
}

/** What a subject is called in generated files: its last word, and the names callers have for a capability. */
function namesOf({ model }: Known, name: string): string[] {
  const word = name.split(' ').at(-1) ?? ''
  if (name.includes(' example '))
    return ['answer', 'envelope', 'bare'].map((one) => `${one}${word}`)
  if (name.startsWith('header ')) return [word, pascal(word)]
  if (name.startsWith('aliases ')) return ['aliases: [']
  if (name.startsWith('synonyms ')) return [`"${word} `]
  if (name.startsWith('version ')) return [`v${word.replaceAll('.', '-')}`]
  const capability = model.capabilities.find(({ id }) =>
    [id, `${id} input`, `${id} data`].includes(name),
  )
  if (!capability) return [word]
  const { id, tool } = capability
  return [id, pascal(id), camel(id), ...(tool === null ? [] : [tool])]
}

function inDocument(
  path: string,
  members: readonly Member[],
  names: readonly string[],
  isHere: IsHere,
): string[] {
  const found: string[] = []
  for (let at = 0; at < members.length; ) {
    const member = members[at]
    if (!member) break
    const { key, text, pointer, end } = member
    const isNamed = isOf(key, names) || (text !== undefined && isOf(text, names))
    const spot = () => ({
      pointer: asFragment(pointer),
      ...(text !== undefined && { value: text }),
    })
    const isFound = isNamed && isHere(path, spot())
    if (isFound) found.push(`${path}#${pointer}`)
    at = isFound ? end : at + 1
  }
  return found
}

function isOf(text: string, names: readonly string[]): boolean {
  return names.some((name) => text === name || text.endsWith(`/${name}`) || text.startsWith(name))
}

function inPage(path: string, text: string, names: readonly string[], isHere: IsHere): string[] {
  const anchors = [...text.matchAll(/ id="([\w.-]+)"/g)].flatMap(([, anchor = '']) =>
    names.some((name) => anchor === name || anchor.endsWith(`.${name}`)) &&
    isHere(path, { pointer: anchor })
      ? [`${path}#${anchor}`]
      : [],
  )
  return anchors.length > 0 ? anchors : linesWith(path, text, names.filter(isSentence), isHere)
}

/** Lines that declare a property of such a name, or have the name in quotes or in a declaration, or say its words. */
function inText(path: string, text: string, names: readonly string[], isHere: IsHere): string[] {
  // Words of a sentence are no name; no name has another character that means something to a pattern.
  const anyName = names
    .filter((name) => !isSentence(name))
    .map((name) => name.replaceAll('.', '\\.'))
    .join('|')
  const declares = new RegExp(
    `^ {2,}(?:readonly )?(?:${anyName})\\??:|['"\`/](?:${anyName})['"\`.)]|^export \\w+ (?:${anyName})`,
  )
  const sentences = names.filter(isSentence)
  const isNamed = (line: string) =>
    sentences.some((one) => line.includes(one)) ||
    (anyName !== '' && declares.test(line) && !line.trimStart().startsWith('*'))
  return linesWith(path, text, names, isHere, isNamed)
}

/** Lines that contain any of these, of which more is true, and that are here. */
function linesWith(
  path: string,
  text: string,
  any: readonly string[],
  isHere: IsHere,
  isNamed = (_line: string) => true,
): string[] {
  return indexesOf(text, any).flatMap((index) =>
    isNamed(linesOf(text)[index] ?? '') && isHere(path, { line: index + 1, text })
      ? [`${path}:${index + 1}`]
      : [],
  )
}

/** The indexes of the lines of a text that contain any of these words. Most texts have few or none: they are not split. */
function indexesOf(text: string, any: readonly string[]): number[] {
  const found = new Set<number>()
  for (const one of any) {
    let [line, from] = [0, 0]
    for (let at = text.indexOf(one); at !== -1; at = text.indexOf(one, from)) {
      for (
        let end = text.indexOf('\n', from);
        end !== -1 && end < at;
        end = text.indexOf('\n', from)
      ) {
        line += 1
        from = end + 1
      }
      found.add(line)
      const end = text.indexOf('\n', at)
      if (end === -1) break
      line += 1
      from = end + 1
    }
  }
  return [...found].sort((left, right) => left - right)
}

/** Whether it is the beginning of a sentence, not a name. */
function isSentence(name: string): boolean {
  return name.includes(' ')
}
