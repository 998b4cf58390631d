// A line for each word of spec/words: a sentence in which it means something, and what that is.
//
//   node test/language/lines.ts            prints what differs
//   node test/language/lines.ts --write    and accepts it; a new word gets a line without a sentence
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { words } from '#generated/server/words/index.ts'
import { callers } from '#test/language/callers.ts'
import { escaped, shortened, unescaped } from '#test/language/net.ts'

/** A word in its class, and who is asked with it. */
export interface WordLine {
  /** `time.month`, or `time.month 5` where words are listed by a value. */
  readonly name: string
  readonly word: string
  /** Null where no sentence is known that is understood otherwise without the word. */
  readonly asked: Asked | null
}

/** A sentence, who reads it, and what is answered. */
export interface Asked {
  readonly caller: string
  readonly text: string
  readonly answer: string
}

/** The files of spec/words, each of which has a table of the same name. */
export const files: readonly string[] = Object.keys(words)

/** All words of a file in their order, by `name` and `word`. */
export function wordsIn(file: string): { readonly name: string; readonly word: string }[] {
  const classes = Object.entries(words).find(([name]) => name === file)?.[1] ?? {}
  return Object.entries(classes).flatMap(([name, listed]) => {
    const parts: [string, string][] =
      typeof listed === 'string'
        ? [[name, listed]]
        : Object.entries(listed).map(([value, text]) => [`${name} ${value}`, String(text)])
    return parts.flatMap(([own, text]) => text.split('|').map((word) => ({ name: own, word })))
  })
}

export function readLines(file: string): WordLine[] {
  return readFileSync(pathOf(file), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [name = '', word = '', caller, text = '', answer = ''] = line.split('\t')
      const asked = caller === undefined ? null : { caller, text: unescaped(text), answer }
      return { name, word, asked }
    })
}

export function writeLines(file: string, lines: readonly WordLine[]): void {
  const texts = lines.map(({ name, word, asked }) =>
    [name, word, ...(asked ? [asked.caller, escaped(asked.text), asked.answer] : [])].join('\t'),
  )
  writeFileSync(pathOf(file), `${texts.join('\n')}\n`)
}

function pathOf(file: string): string {
  return fileURLToPath(new URL(`${file}.tsv`, import.meta.url))
}

const answers = new Map<string, string>()

/** What the code answers now. */
export function answerTo({ caller, text }: Omit<Asked, 'answer'>): string {
  const key = `${caller}\t${text}`
  const answer =
    answers.get(key) ?? shortened(JSON.stringify(callers[caller]?.(text)) ?? 'undefined')
  answers.set(key, answer)
  return answer
}

/** What is wrong with the table of a file: words without a line, lines without their word, other answers. */
export function misses(file: string): string[] {
  const lines = readLines(file)
  const has = new Set(lines.map(lineKey))
  const known = wordsIn(file)
  const exist = new Set(known.map(lineKey))
  return [
    ...known.flatMap((one) => (has.has(lineKey(one)) ? [] : [`${lineKey(one)} has no line`])),
    ...lines.flatMap((one) =>
      exist.has(lineKey(one)) ? [] : [`${lineKey(one)} is no word any more`],
    ),
    ...lines.flatMap(({ asked, ...one }) => {
      const now = asked === null ? null : answerTo(asked)
      return now === null || now === asked?.answer
        ? []
        : [`${lineKey(one)}: ${asked?.caller}(${asked?.text}): ${asked?.answer} → ${now}`]
    }),
  ]
}

/** A word in its class, of whichever file. */
export function lineKey({ name, word }: { readonly name: string; readonly word: string }): string {
  return `${name} ${word}`
}

/** The lines of a file as its words are now: those that are new have no sentence, and answers are today's. */
function updated(file: string): WordLine[] {
  const before = new Map(readLines(file).map((line) => [lineKey(line), line.asked]))
  return wordsIn(file).map((one) => {
    const asked = before.get(lineKey(one)) ?? null
    return { ...one, asked: asked && { ...asked, answer: answerTo(asked) } }
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const file of files) for (const miss of misses(file)) console.log(`${file}: ${miss}`)
  if (process.argv.includes('--write')) for (const file of files) writeLines(file, updated(file))
}
