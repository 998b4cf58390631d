/** Why a word or phrase cannot be read. */
export class NotationMistake extends Error {}

/** The most words that one entry may stand for. */
const maxWords = 400

/**
 * All that an entry of a class stands for: `(a|b) c` is `a c` and `b c`, `a[b]` is `a` and `ab`. Groups may hold others.
 * A space that an omitted part leaves at an end or beside another is dropped. Throws a NotationMistake.
 */
export function expand(text: string): string[] {
  const reader = { text, at: 0 }
  const found = sequence(reader)
  if (reader.at < text.length) throw mistake(reader, 'has nothing before it that it ends')
  return [...new Set(found.map((one) => one.replace(/ {2,}/g, ' ').trim()))]
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
    reader.at += 1
    found = combined(found, next === '(' || next === '[' ? group(reader, next) : [next])
    if (found.length > maxWords)
      throw new NotationMistake(`stands for more than ${maxWords} words: write them as several`)
  }
  return found
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
