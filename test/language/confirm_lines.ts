// Whether the sentences of the tables tell their words: each word is left out while no other word of its sentence is.
//
//   node test/language/confirm_lines.ts            counts the lines whose sentence says the same without the word
//   node test/language/confirm_lines.ts --write    and takes those sentences away: `make_lines.ts` finds others
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

/** The keys of the untold lines of all groups, each part of them found by a process of its own. */
function keysInProcesses(groups: number): Set<string> {
  const keys: string[] = []
  for (let from = 0; from < groups; from += inOneProcess) {
    const args = [...process.execArgv, fileURLToPath(import.meta.url), '--from', String(from)]
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

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const tables = new Map(files.map((file) => [file, readLines(file)]))
  const asked = [...tables.values()].flat().flatMap((line) => {
    return line.asked === null ? [] : [{ ...line, asked: line.asked }]
  })
  const lines = [...new Map(asked.map((line) => [lineKey(line), line])).values()]
  const groups = groupsOf(lines)
  const from = process.argv.indexOf('--from')
  if (from >= 0) {
    const first = Number(process.argv[from + 1])
    const own = groups.slice(first, first + inOneProcess)
    const keys: string[] = []
    for (const group of own) keys.push(...(await untoldIn(group)).map(lineKey))
    console.log(JSON.stringify(keys))
    process.exit(0)
  }
  const gone = keysInProcesses(groups.length)
  console.log(`${gone.size} of ${lines.length} sentences do not tell their word`)
  for (const key of gone) console.log(key)
  if (process.argv.includes('--write')) {
    for (const [file, all] of tables)
      writeLines(
        file,
        all.map((line) => (gone.has(lineKey(line)) ? { ...line, asked: null } : line)),
      )
  }
}
