// Whether the sentences of the tables tell their words: each word is left out while no other word of its sentence is.
//
//   node test/language/confirm_lines.ts               counts the lines whose sentence says the same without the word
//   node test/language/confirm_lines.ts --write       and takes those sentences away: `make_lines.ts` finds others
//   node test/language/confirm_lines.ts --seed 7      leaves them out in an order of that seed, so with other words
//   node test/language/confirm_lines.ts --most 900    only that many lines, the first in that order
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import {
  answerTo,
  type Asked,
  files,
  lineKey,
  readLines,
  type WordLine,
  writeLines,
} from '#test/language/lines.ts'
import { shortened } from '#test/language/net.ts'
import { callersWithout } from '#test/language/without.ts'
import { shuffled } from '#test/support/seeded.ts'

/** How many words are left out at once. */
const together = 400

/** A line that has a sentence. */
export type AskedLine = WordLine & { readonly asked: Asked }

/** Small letters without accents and marks, between spaces, so that words can be looked for as wholes. */
export function spaced(text: string): string {
  const letters = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return ` ${letters.match(/[\p{L}\p{N}]+/gu)?.join(' ') ?? ''} `
}

/** Words and sentences that can be asked together: no word stands in a sentence of another, and none is there twice. */
interface Group {
  readonly lines: AskedLine[]
  readonly words: Set<string>
  readonly parts: Set<string>
}

/** The lines whose answer is the same without their word. */
export async function untold(lines: readonly AskedLine[]): Promise<AskedLine[]> {
  const found: AskedLine[] = []
  for (const group of groupsOf(lines)) found.push(...(await untoldIn(group)))
  return found
}

function groupsOf(lines: readonly AskedLine[]): Group[] {
  const groups: Group[] = []
  for (const line of lines) {
    const parts = partsOf(line.asked.text)
    const own = spaced(line.word).trim() || line.word
    const fits = ({ lines: { length }, words, parts: used }: Group) =>
      length < together && !used.has(own) && !parts.some((one) => words.has(one))
    const group = groups.find(fits)
    const into = group ?? { lines: [], words: new Set(), parts: new Set() }
    if (!group) groups.push(into)
    into.lines.push(line)
    into.words.add(own)
    for (const one of parts) into.parts.add(one)
  }
  return groups
}

async function untoldIn({ lines }: Group): Promise<AskedLine[]> {
  const without = await callersWithout(lines)
  return lines.filter(({ asked }) => {
    const answer = JSON.stringify(without[asked.caller]?.(asked.text)) ?? 'undefined'
    return shortened(answer) === answerTo(asked)
  })
}

/** How many groups one process takes: each loads all rules anew, and the patterns of those before stay in its memory. */
const inOneProcess = 15

/** How many lines that do not tell are asked once more with no other word left out. */
const maxAlone = 20

/** Which lines are asked: all in the order of the tables, or in the order of a seed, and how many of them. */
interface Choice {
  readonly seed?: number
  readonly most?: number
}

/** The lines that have a sentence, each once, as a choice has them. */
function chosenLines({ seed, most }: Choice): AskedLine[] {
  const asked = files.flatMap(readLines).flatMap((line) => {
    return line.asked === null ? [] : [{ ...line, asked: line.asked }]
  })
  const lines = [...new Map(asked.map((line) => [sentenceKey(line), line])).values()]
  return (seed === undefined ? lines : shuffled(lines, seed)).slice(0, most)
}

/** A line by its word, its class and its sentence: a word of two languages may have one in each. */
function sentenceKey(line: AskedLine): string {
  return `${lineKey(line)}: ${line.asked.caller}(${line.asked.text})`
}

/**
 * The chosen lines that do not tell their word, as `sentenceKey` writes them. Where there are few, each is asked once more with
 * its word alone left out: it may have been another word of its group that kept the answer.
 */
async function untoldOf(choice: Choice): Promise<string[]> {
  const lines = chosenLines(choice)
  const found = keysInProcesses(groupsOf(lines).length, choice)
  if (found.size > maxAlone) return [...found]
  const alone: string[] = []
  for (const line of lines.filter((one) => found.has(sentenceKey(one)))) {
    const own: Group = { lines: [line], words: new Set(), parts: new Set() }
    alone.push(...(await untoldIn(own)).map(sentenceKey))
  }
  return alone
}

/** The keys of the untold lines of all groups, each part of them found by a process of its own. */
function keysInProcesses(groups: number, choice: Choice): Set<string> {
  const keys: string[] = []
  const options = Object.entries(choice).flatMap(([name, value]) => [`--${name}`, String(value)])
  for (let from = 0; from < groups; from += inOneProcess) {
    const args = [
      ...process.execArgv,
      fileURLToPath(import.meta.url),
      '--from',
      String(from),
      ...options,
    ]
    keys.push(...JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })))
  }
  return new Set(keys)
}

/** What may be a word of a class in a text: up to five of its words in a row; the text itself where it has no words. */
function partsOf(text: string): string[] {
  const parts = spaced(text).trim().split(' ')
  const rows = parts.flatMap((_, at) =>
    [1, 2, 3, 4, 5].map((length) => parts.slice(at, at + length).join(' ')),
  )
  return [...new Set([...rows, ...charactersOf(text), text])].filter((one) => one !== '')
}

/** Up to three characters in a row of a text whose words have no spaces between them: “月” in “12月5日”. */
function charactersOf(text: string): string[] {
  if (!/[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]/u.test(text)) return []
  const all = [...text]
  return all.flatMap((_, at) => [1, 2, 3].map((length) => all.slice(at, at + length).join('')))
}

/** The number behind an option. */
function option(name: string): number | undefined {
  const at = process.argv.indexOf(name)
  return at < 0 ? undefined : Number(process.argv[at + 1])
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [seed, most, from] = [option('--seed'), option('--most'), option('--from')]
  const choice = { ...(seed !== undefined && { seed }), ...(most !== undefined && { most }) }
  if (from !== undefined) {
    const keys: string[] = []
    for (const group of groupsOf(chosenLines(choice)).slice(from, from + inOneProcess))
      keys.push(...(await untoldIn(group)).map(sentenceKey))
    console.log(JSON.stringify(keys))
    process.exit(0)
  }
  const gone = new Set(await untoldOf(choice))
  console.log(`${gone.size} of ${chosenLines(choice).length} sentences do not tell their word`)
  for (const key of gone) console.log(key)
  if (process.argv.includes('--write')) {
    for (const file of files) {
      const lines = readLines(file).map((line) => {
        const isGone = line.asked !== null && gone.has(sentenceKey({ ...line, asked: line.asked }))
        return isGone ? { ...line, asked: null } : line
      })
      writeLines(file, lines)
    }
  }
}
