/** `ideas.lists.create` → `['ideas', 'lists', 'create']`; underscores separate words, like dots. */
function words(id: string): string[] {
  return id.split(/[._\-@ ]+/).filter((word) => word !== '')
}

/** `ideas.lists.create` → `IdeasListsCreate`. */
export function pascal(id: string): string {
  return words(id)
    .map((word) => word[0]?.toUpperCase() + word.slice(1))
    .join('')
}

/** `ideas.lists.create` → `ideasListsCreate`. */
export function camel(id: string): string {
  const name = pascal(id)
  return name.charAt(0).toLowerCase() + name.slice(1)
}

/** The registry file of a capability or a type, as a heading: `plans_drafting` → `Plans drafting`. */
export function areaTitle(area: string): string {
  const words = area.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A sentence as part of another: `Rename a list` → `rename a list`; a name in capitals keeps them. */
export function inSentence(text: string): string {
  return /^\p{Lu}(?!\p{Lu})/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

/**
 * The first line of every generated file: what generated it, and from what. It has no version of the
 * registry, because a new one would then change every file.
 */
export const madeBy = 'Generated from spec/ by codegen. Do not edit.'

/** JSON with two spaces and a final newline, keys in the order they were put in. */
export function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}

/** A string as TypeScript source, in single quotes. */
export function quoted(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")
  return `'${inner}'`
}

/** A property name as TypeScript source, quoted only where it must be. */
export function propertyName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name)
}

/**
 * A value as TypeScript source: JSON's data, in this repository's spelling. An array that fits into `width`
 * characters is on one line; with a width of 0 each item is on its own line, so that git can merge two changes.
 */
export function literal(value: unknown, indent = '', width = 90): string {
  if (typeof value === 'string') return quoted(value)
  if (value === null || typeof value !== 'object') return String(value)
  const deeper = `${indent}  `
  if (Array.isArray(value)) {
    const flat = `[${value.map((item) => literal(item, deeper, width)).join(', ')}]`
    const fits = flat.length + indent.length < width && !flat.includes('\n')
    if (fits || value.length === 0) return flat
    return `[\n${value.map((item) => `${deeper}${literal(item, deeper, width)},\n`).join('')}${indent}]`
  }
  const entries = Object.entries(value).filter(([, item]) => item !== undefined)
  if (entries.length === 0) return '{}'
  const lines = entries.map(
    ([name, item]) => `${deeper}${propertyName(name)}: ${literal(item, deeper, width)},\n`,
  )
  return `{\n${lines.join('')}${indent}}`
}

/** A value as TypeScript source on one line. */
export function flatLiteral(value: unknown): string {
  if (value === null || typeof value !== 'object') return literal(value)
  if (Array.isArray(value)) return `[${value.map(flatLiteral).join(', ')}]`
  const members = Object.entries(value).map(
    ([name, item]) => `${propertyName(name)}: ${flatLiteral(item)}`,
  )
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`
}

/** One line of text from a registry's folded paragraph. */
export function oneLine(text: string): string {
  return odd.test(text) ? text.replaceAll(/\s+/g, ' ').trim() : text
}

/** What few texts have: any space but single ones between words. */
const odd = /[^\S ]| {2}|^ | $/

/** `text` broken at spaces so that no line is longer than `width`, longer words excepted. */
function wrapped(text: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of oneLine(text).split(' ')) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line)
      line = word
    } else {
      line = line === '' ? word : `${line} ${word}`
    }
  }
  if (line !== '') lines.push(line)
  return lines
}

/** A doc comment of one or more paragraphs; an empty text if there are none. */
export function docComment(paragraphs: readonly string[], indent = ''): string {
  const said = paragraphs.map(oneLine).filter((paragraph) => paragraph !== '')
  if (said.length === 0) return ''
  const safe = said.map((paragraph) => paragraph.replaceAll('*/', '*\\/'))
  const only = safe[0] ?? ''
  if (safe.length === 1 && indent.length + only.length < 90) return `${indent}/** ${only} */\n`
  const lines = safe.flatMap((paragraph, at) => [
    ...(at === 0 ? [] : ['']),
    ...wrapped(paragraph, 96 - indent.length),
  ])
  const body = lines.map((line) => `${indent} *${line === '' ? '' : ` ${line}`}\n`).join('')
  return `${indent}/**\n${body}${indent} */\n`
}
