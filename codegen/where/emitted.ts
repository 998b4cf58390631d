import { camel, pascal } from '#codegen/emit/text.ts'
import type { Location, Model } from '#codegen/model.ts'
import { type Spot, sourceOf } from '#codegen/where/artifact.ts'
import type { Subject } from '#codegen/where/subject.ts'

/** A generated file; `path` is below generated/. */
export interface GeneratedText {
  readonly path: string
  readonly text: string
}

/**
 * All places that an entry or a field of the registry was emitted to, as addresses below generated/:
 * `openapi.json#/components/…`, `types.ts:120`, `docs/capabilities/plans.get.html#input.plan_handle`. Of nodes within
 * one another only the outermost. Each of them leads back to the entry.
 */
export function emittedOf(
  model: Model,
  { name, location }: Subject,
  files: Iterable<GeneratedText>,
): string[] {
  if (name === 'service') return []
  const names = namesOf(model, name)
  const isHere = (path: string, spot: Spot) => {
    const found = sourceOf(model, path, spot).location
    return isSame(found, location)
  }
  return [...files].flatMap(({ path, text }) => {
    if (!names.some((one) => text.includes(one) || path.includes(one))) return []
    if (isHere(path, { pointer: '' })) return [path]
    if (path.endsWith('.json')) return inDocument(path, JSON.parse(text), names, isHere)
    if (path.endsWith('.html')) return inPage(path, text, names, isHere)
    return path.endsWith('.md') ? [] : inText(path, text, names, isHere)
  })
}

type IsHere = (path: string, spot: Spot) => boolean

function isSame(left: Location, right: Location): boolean {
  return left.file === right.file && left.line === right.line && left.column === right.column
}

/** What a subject is called in generated files: its last word, and the names callers have for a capability. */
function namesOf(model: Model, name: string): string[] {
  const word = name.split(' ').at(-1) ?? ''
  if (name.includes(' example '))
    return ['answer', 'envelope', 'bare'].map((one) => `${one}${word}`)
  const capability = model.capabilities.find((one) => one.id === name)
  if (!capability) return [word]
  const { id, tool } = capability
  return [id, pascal(id), camel(id), ...(tool === null ? [] : [tool])]
}

function inDocument(
  path: string,
  value: unknown,
  names: readonly string[],
  isHere: IsHere,
  pointer = '',
): string[] {
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, child]) => {
    const at = `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`
    const text = typeof child === 'string' ? child : undefined
    const isNamed = [key, text].some((one) => one !== undefined && isOf(one, names))
    const spot = { pointer: encodeURI(at), ...(text !== undefined && { value: text }) }
    if (isNamed && isHere(path, spot)) return [`${path}#${at}`]
    return inDocument(path, child, names, isHere, at)
  })
}

function isOf(text: string, names: readonly string[]): boolean {
  return names.some((name) => text === name || text.endsWith(`/${name}`) || text.startsWith(name))
}

function inPage(path: string, text: string, names: readonly string[], isHere: IsHere): string[] {
  return [...text.matchAll(/ id="([\w.]+)"/g)].flatMap(([, anchor = '']) =>
    names.some((name) => anchor.endsWith(`.${name}`)) && isHere(path, { pointer: anchor })
      ? [`${path}#${anchor}`]
      : [],
  )
}

/** Lines that declare a property of such a name, or have the name in quotes or in a declaration. */
function inText(path: string, text: string, names: readonly string[], isHere: IsHere): string[] {
  const anyName = names.map((name) => name.replaceAll('.', '\\.')).join('|')
  const declares = new RegExp(
    `^ {2}(?:readonly )?(?:${anyName})\\??:|['"\`/](?:${anyName})['"\`.)]|^export \\w+ (?:${anyName})`,
  )
  return text.split('\n').flatMap((line, index) => {
    if (!declares.test(line) || line.trimStart().startsWith('*')) return []
    return isHere(path, { line: index + 1, text }) ? [`${path}:${index + 1}`] : []
  })
}
