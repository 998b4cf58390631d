// Reads before.tsv, asks the code again, and prints the lines whose answers differ.
//
//   node test/language/net.ts            prints what differs
//   node test/language/net.ts --write    and accepts it
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createHash } from 'node:crypto'
import { callers } from '#test/language/callers.ts'

/** The lines: where a word stood first, the word, who is asked, what is asked, and what is answered. */
export const netPath = fileURLToPath(new URL('before.tsv', import.meta.url))

/** One word in a frame, with what the code answers to it. */
export interface NetLine {
  /** The file that had the word when the net was made, without its folder `server/`; it does not move with the word. */
  readonly file: string
  readonly word: string
  readonly caller: string
  /** The text with `{}` for the word. */
  readonly frame: string
  readonly answer: string
}

/** How long an answer may be; of longer ones a line has the beginning and a hash. */
const maxAnswer = 70

/** What the code answers now. */
export function answerOf({ caller, frame, word }: Omit<NetLine, 'answer'>): string {
  const ask = callers[caller]
  if (!ask) return `no caller ${caller}`
  return shortened(JSON.stringify(ask(frame.replaceAll('{}', () => word))) ?? 'undefined')
}

export function shortened(answer: string): string {
  if (answer.length <= maxAnswer) return answer
  const hash = createHash('sha256').update(answer).digest('hex').slice(0, 8)
  return `${answer.slice(0, maxAnswer - 12)}… ${hash}`
}

export function readNet(text = readFileSync(netPath, 'utf8')): NetLine[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [file = '', word = '', caller = '', frame = '', answer = ''] = line.split('\t')
      return { file, word: unescaped(word), caller, frame: unescaped(frame), answer }
    })
}

export function lineOf({ file, word, caller, frame, answer }: NetLine): string {
  return [file, escaped(word), caller, escaped(frame), answer].join('\t')
}

/** The lines whose answers differ, as `- before` and `+ now`. */
export function differences(
  net: readonly NetLine[],
): { readonly line: NetLine; readonly now: string }[] {
  return net.flatMap((line) => {
    const now = answerOf(line)
    return now === line.answer ? [] : [{ line, now }]
  })
}

export function shown({ line, now }: { readonly line: NetLine; readonly now: string }): string {
  const { file, caller, frame, word, answer } = line
  const asked = escaped(frame.replaceAll('{}', () => word))
  return `${file} ${word} · ${caller}(${asked}): ${answer} → ${now}`
}

export function escaped(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\t', '\\t')
}

export function unescaped(text: string): string {
  return text.replace(/\\([\\nt])/g, (_, letter) =>
    letter === 'n' ? '\n' : letter === 't' ? '\t' : '\\',
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const net = readNet()
  const changed = differences(net)
  for (const one of changed) console.log(shown(one))
  console.log(
    `${changed.length} of ${net.length} lines ${changed.length === 1 ? 'differs' : 'differ'}`,
  )
  if (process.argv.includes('--write')) {
    const now = new Map(changed.map((one) => [one.line, one.now]))
    const lines = net.map((line) => lineOf({ ...line, answer: now.get(line) ?? line.answer }))
    writeFileSync(netPath, `${lines.join('\n')}\n`)
  }
}
