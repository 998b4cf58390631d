import { oneLine } from '#server/domain/basics/text.ts'

/** Letters of a text as they are compared, and where each of them stands in it. */
interface Folded {
  readonly text: string
  readonly at: readonly number[]
}

/** Marks that people and programs write in several ways, in the way that is compared. */
const marks: readonly (readonly [RegExp, string])[] = [
  [/^[‘’‚‛′´`]$/u, "'"],
  [/^[“”„‟«»″]$/u, '"'],
  [/^[‐‑‒–—−]$/u, '-'],
]

/** A text in one line with single spaces, in small letters, with one kind of quotes and dashes and without characters of no width. */
function folded(text: string): Folded {
  let plain = ''
  const at: number[] = []
  let place = 0
  for (const character of text) {
    const space = /^\s$/u.test(character)
    const mark = marks.find(([kind]) => kind.test(character))?.[1]
    const shown = space ? ' ' : (mark ?? character.toLowerCase())
    const isLeftOut = /^\p{Cf}$/u.test(character) || (space && plain.endsWith(' '))
    if (!isLeftOut) {
      plain += shown
      for (let unit = 0; unit < shown.length; unit += 1) at.push(place)
    }
    place += character.length
  }
  return { text: plain, at }
}

const isPart = (character: string | undefined) => /[\p{L}\p{M}\p{N}]/u.test(character ?? '')

/**
 * Words as a text writes them, where they stand there whole; null where they do not. Case, spaces, and the kind of quotes and dashes do not
 * count, and neither do marks around them.
 */
export function wordsAsIn(words: string, text: string): string | null {
  const there = oneLine(text)
  const { text: plain, at } = folded(there)
  const whole = folded(oneLine(words)).text.trim()
  const bare = whole.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
  for (const sought of new Set([whole, bare])) {
    if (sought === '') continue
    for (let from = plain.indexOf(sought); from !== -1; from = plain.indexOf(sought, from + 1)) {
      const end = from + sought.length
      const cuts = (edge: number) => isPart(plain[edge - 1]) && isPart(plain[edge])
      if (cuts(from) || cuts(end)) continue
      return there
        .slice(at[from], at[end] ?? there.length)
        .replace(/\s+/gu, ' ')
        .trim()
    }
  }
  return null
}

/** Whether words stand in a text as it writes them, but for spaces. */
export function standsIn(words: string, text: string): boolean {
  return oneLine(text).replace(/\s+/gu, ' ').includes(words)
}
