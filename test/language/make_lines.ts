// Finds sentences for the words of spec/words whose lines have none: those of other words of their class, and the frames
// of before.tsv, in which the code answers otherwise as soon as it does not know the word.
//
//   node test/language/make_lines.ts            for all such words
//   node test/language/make_lines.ts CLASS …    for those of some classes, such as time.month
import { readFileSync } from 'node:fs'
import {
  answerTo,
  type Asked,
  files,
  readLines,
  type WordLine,
  writeLines,
} from '#test/language/lines.ts'
import { readNet, shortened, unescaped } from '#test/language/net.ts'
import { callersWithout } from '#test/language/without.ts'

/** How many words are left out at once, and how many sentences are asked of a word. */
const together = 300
const maxAsked = 60

interface Frame {
  readonly caller: string
  readonly frame: string
}

const classes = process.argv.slice(2)
const tables = new Map(files.map((file) => [file, readLines(file)]))
const all = [...tables.values()].flat()

const classOf = ({ name }: WordLine) => name.split(' ')[0] ?? ''

/** Frames that tell words of a class apart, those of most words first. */
const framesOfClass = new Map(
  [...Map.groupBy(all, classOf)].map(([name, lines]) => [
    name,
    byUse(lines.flatMap(({ asked, word }) => (asked ? [frameOf(asked, word)] : []))),
  ]),
)
const others = byUse(readNet())

/** Frames written for a class, whose words no sentence of another tells apart. */
const written = Map.groupBy(
  readFileSync(new URL('frames_of_classes.tsv', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\t')),
  ([name = '']) => name,
)

function frameOf({ caller, text }: Asked, word: string): Frame {
  const at = text.toLowerCase().indexOf(word.replaceAll('~', '').toLowerCase())
  const end = at + word.replaceAll('~', '').length
  return { caller, frame: at < 0 ? text : `${text.slice(0, at)}{}${text.slice(end)}` }
}

function byUse(frames: readonly Frame[]): Frame[] {
  const groups = [...Map.groupBy(frames, ({ caller, frame }) => `${caller}\t${frame}`).values()]
  return groups
    .sort((one, other) => other.length - one.length)
    .flatMap(([first]) => (first?.frame.includes('{}') ? [first] : []))
}

/** What is asked of a word, as it is written in its class and with capitals. */
function questionsFor(line: WordLine): { readonly frame: Frame; readonly text: string }[] {
  const word = line.word.replaceAll('~', '')
  const capital = word.replace(/(?<![\p{L}\p{M}'’])\p{L}/gu, (letter) => letter.toUpperCase())
  const own = (written.get(classOf(line)) ?? []).map(
    ([, caller = '', frame = '']): Frame => ({ caller, frame: unescaped(frame) }),
  )
  const frames = [...own, ...(framesOfClass.get(classOf(line)) ?? []), ...others].slice(0, maxAsked)
  return frames.flatMap((frame) =>
    [...new Set([word, capital])].map((form) => ({
      frame,
      text: frame.frame.replaceAll('{}', () => form),
    })),
  )
}

const isOpen = (line: WordLine) =>
  line.asked === null && (classes.length === 0 || classes.includes(classOf(line)))
const open = [
  ...new Map(all.filter(isOpen).map((one) => [`${one.name} ${one.word}`, one])).values(),
]
const found = new Map<string, Asked>()

for (let from = 0; from < open.length; from += together) {
  const gone = open.filter(
    (_, index) => index % Math.ceil(open.length / together) === from / together,
  )
  const without = await callersWithout(gone)
  const askWithout = (caller: string, text: string) =>
    shortened(JSON.stringify(without[caller]?.(text)) ?? 'undefined')
  // A frame may name other words that are missing: what it says of a word that nobody knows tells.
  const isWhole = ({ caller, frame }: Frame) => {
    const text = frame.replaceAll('{}', 'Zorvek')
    return answerTo({ caller, text }) === askWithout(caller, text)
  }
  for (const line of gone) {
    const question = questionsFor(line).find(
      ({ frame: { caller, ...frame }, text }) =>
        answerTo({ caller, text }) !== askWithout(caller, text) && isWhole({ caller, ...frame }),
    )
    if (!question) continue
    const asked = { caller: question.frame.caller, text: question.text }
    found.set(`${line.name} ${line.word}`, { ...asked, answer: answerTo(asked) })
  }
  console.log(`${Math.min(from + together, open.length)} of ${open.length}, ${found.size} found`)
}

for (const [file, lines] of tables) {
  const now = lines.map((line) => ({
    ...line,
    asked: line.asked ?? found.get(`${line.name} ${line.word}`) ?? null,
  }))
  writeLines(file, now)
}
