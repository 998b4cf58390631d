import type { Model } from '#codegen/model.ts'
import { ofNamed } from '#codegen/where/document.ts'
import { ofLastText } from '#codegen/where/last_text.ts'
import { linesOf } from '#codegen/where/lines.ts'
import { singular } from '#codegen/where/parts.ts'
import { partOf } from '#codegen/where/subject.ts'
import type { Known, Subject } from '#codegen/where/registry_known.ts'

type ByName = (text: string) => Subject | null

/**
 * The entry that a line of TypeScript or JavaScript was made from: what the line names, or else what encloses it. A
 * comment belongs to the line after it. Null where nothing of the registry is named.
 */
export function ofCode(
  known: Known,
  { text, line }: { line: number; text: string },
  byName: ByName,
): Subject | null {
  const { model } = known
  const lines = linesOf(text)
  let at = line - 1
  while (isComment(lines[at] ?? '') && at + 1 < lines.length) at += 1
  if (isFlat(text)) return ofFunction(model, lines, at)
  const fields: string[] = []
  for (const opened of enclosing(lines, at)) {
    const around = lines[opened] ?? ''
    const key = keyOf(around)
    const declared = key === null ? null : ofNamed(model, key, fields)
    if (declared) return declared
    const part = key === null ? null : partIn(known, key, fields[0] ?? itemOf(lines, opened, at))
    if (part) return part
    const names = [...quotedIn(around), ...(key === null ? [] : [key])]
    const found = names.map(byName).find(Boolean)
    if (found && fields[0] === 'aliases') return partOf(known, `aliases ${found.name}`) ?? found
    if (found) return found
    if (key !== null) fields.unshift(key)
  }
  return null
}

/** A fact about the whole service, which stands below the key it has in service.yaml. */
function partIn(known: Known, key: string, field: string | null): Subject | null {
  if (field === null) return null
  const kind = singular[key]
  if (kind !== undefined) return partOf(known, `${kind} ${field}`)
  return key === 'registry' ? partOf(known, `service ${field}`) : null
}

/** An item of a list with an item on each line: its number from 1, or the first of several words that mean the same. */
function itemOf(lines: readonly string[], opened: number, at: number): string | null {
  if (at === opened) return null
  return lines[opened]?.includes('synonyms: [')
    ? (/'(\w+) /.exec(lines[at] ?? '')?.[1] ?? null)
    : String(at - opened)
}

function isComment(line: string): boolean {
  return /^\s*(\/\*\*|\*|\/\/)/.test(line)
}

/** The index of the line, and of the lines around it that open what it is in, from the inside out. */
function enclosing(lines: readonly string[], at: number): number[] {
  const found = [at]
  let indent = indentOf(lines[at] ?? '')
  for (let before = at - 1; before >= 0 && indent > 0; before -= 1) {
    const one = lines[before] ?? ''
    if (one.trim() === '' || isComment(one) || indentOf(one) >= indent) continue
    indent = indentOf(one)
    found.push(before)
  }
  return found
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length
}

/** What a line declares: a type, a function, a value, or a property. */
function keyOf(line: string): string | null {
  const declared = /^export (?:declare )?(?:interface|type|const|function) (\w+)/.exec(line)?.[1]
  if (declared !== undefined) return declared
  const [, plain, quoted] = /^\s*(?:readonly )?(?:(\w+)|["']([\w.:]+)["'])\??: /.exec(line) ?? []
  return plain ?? quoted ?? null
}

/** What a line has in quotes, between marks of code, or as the last part of a link. */
function quotedIn(line: string): string[] {
  return [...line.matchAll(/['"`]([\w.:-]+)['"`]|\/capabilities\/([a-z_.]+?)(?=[)"'`\s}])/g)].map(
    ([, quoted, linked]) => quoted ?? linked ?? '',
  )
}

/** Compiled validators are not indented. */
const isFlat: (text: string) => boolean = ofLastText((text) => /^function validate_/m.test(text))

/** What the function is named for that a line is in: a type, or an input by its capability and version. */
function ofFunction(model: Model, lines: readonly string[], at: number): Subject | null {
  const around = lines
    .slice(0, at + 1)
    .findLast((line) => /^(function|export|const schema)/.test(line))
  const name = /\bvalidate_([A-Za-z]+)/.exec(around ?? '')?.[1]
  if (name === undefined) return null
  const field = /^if\(data\.(\w+) !== undefined/.exec(lines[at] ?? '')?.[1]
  const input = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`
  const path = field === undefined ? [] : [field]
  return ofNamed(model, input, path) ?? ofNamed(model, name, path)
}
