/** Why a word or phrase cannot be read. */
export class NotationMistake extends Error {}

/** The most words that one entry may stand for. */
const maxWords = 400

/**
 * All that an entry of a class stands for: `(a|b) c` is `a c` and `b c`, `a[b]` is `a` and `ab`. Groups may hold others.
 * A space that an omitted part leaves at an end or beside another is dropped. Throws a NotationMistake.
 */
export function expand(text: string): string[] {
  // As most are.
  if (!marks.test(text)) return [tidied(text)]
  const reader = { text, at: 0 }
  const found = sequence(reader)
  if (reader.at < text.length) throw mistake(reader, 'has nothing before it that it ends')
  return [...new Set(found.map(tidied))]
}

const marks = /[()[\]|]/

function tidied(text: string): string {
  return text.replace(/ {2,}/g, ' ').trim()
}

interface Reading {
  readonly text: string
  at: number
}

/** What stands up to the end of a text or of a group. */
function sequence(reader: Reading): string[] {
  let found = ['']
  while (reader.at < reader.text.length) {
    const next = reader.text.charAt(reader.at)
    if (next === ')' || next === ']' || next === '|') break
    const opens = next === '(' || next === '['
    if (opens) reader.at += 1
    found = combined(found, opens ? group(reader, next) : [plainPart(reader)])
    if (found.length > maxWords)
      throw new NotationMistake(`stands for more than ${maxWords} words: write them as several`)
  }
  return found
}

/** What stands up to the next mark. */
function plainPart(reader: Reading): string {
  const rest = reader.text.slice(reader.at)
  const length = rest.search(marks)
  const part = length === -1 ? rest : rest.slice(0, length)
  reader.at += part.length
  return part
}

function group(reader: Reading, opened: '(' | '['): string[] {
  const closing = opened === '(' ? ')' : ']'
  const found = opened === '[' ? [''] : []
  for (;;) {
    found.push(...sequence(reader))
    const next = reader.text.charAt(reader.at)
    reader.at += 1
    if (next === closing) return found
    if (next !== '|') throw new NotationMistake(`has a ${opened} that is never closed`)
  }
}

function combined(before: readonly string[], after: readonly string[]): string[] {
  return before.flatMap((one) => after.map((other) => one + other))
}

function mistake({ text, at }: Reading, why: string): NotationMistake {
  return new NotationMistake(`has a ${text.charAt(at)} that ${why}`)
}
