// Finds sentences for the words of spec/words whose lines have none: those of other words of their class, and the frames
// of before.tsv, in which the code answers otherwise as soon as it does not know the word.
//
//   node test/language/make_lines.ts            for all such words
//   node test/language/make_lines.ts CLASS …    for those of some classes, such as time.month
//   node test/language/make_lines.ts --written  in the frames of frames_of_classes.tsv alone, which takes a tenth of the time
import { readFileSync } from 'node:fs'
import { type AskedLine, spaced, untold } from '#test/language/confirm_lines.ts'
import {
  answerTo,
  type Asked,
  files,
  lineKey,
  readLines,
  type WordLine,
  writeLines,
} from '#test/language/lines.ts'
import { readNet, shortened, unescaped } from '#test/language/net.ts'
import { callersWithout } from '#test/language/without.ts'

/** How many words are left out at once, and how many sentences are asked of a word. */
const together = 300
const maxAsked = 200
const maxSentences = 60

interface Frame {
  readonly caller: string
  readonly frame: string
}

const [options = [], classes = []] = [true, false].map((isOption) =>
  process.argv.slice(2).filter((one) => one.startsWith('--') === isOption),
)
const isWrittenOnly = options.includes('--written')
const tables = new Map(files.map((file) => [file, readLines(file)]))
const all = [...tables.values()].flat()

const classOf = ({ name }: WordLine) => name.split(' ')[0] ?? ''

/** The files that have a word. */
const filesOf = new Map(
  [
    ...Map.groupBy(
      [...tables].flatMap(([file, lines]) => lines.map((line) => ({ file, key: lineKey(line) }))),
      ({ key }) => key,
    ),
  ].map(([key, found]) => [key, found.map(({ file }) => file)]),
)

/** Frames that tell words of a class apart, those of most words first. */
const framesOfClass = new Map(
  [...Map.groupBy(all, classOf)].map(([name, lines]) => [
    name,
    byUse(lines.flatMap(({ asked, word }) => (asked ? [frameOf(asked, word)] : []))),
  ]),
)
const others = byUse(readNet())

/** The sentences that are known to tell any word, by each of their words. */
const sentences = Map.groupBy(
  [
    ...new Map(all.flatMap(({ asked }) => (asked ? [[keyOfAsked(asked), asked]] : []))).values(),
  ].flatMap((asked) => [...new Set(plainWords(asked.text))].map((word) => ({ word, asked }))),
  ({ word }) => word,
)

function keyOfAsked({ caller, text }: Asked): string {
  return `${caller}\t${text}`
}

function plainWords(text: string): string[] {
  return spaced(text).trim().split(' ').filter(Boolean)
}

/** Sentences in which a word stands, of whichever class. */
function sentencesWith(word: string): Asked[] {
  const [first = '', ...more] = plainWords(word)
  const found = (sentences.get(first) ?? []).map(({ asked }) => asked)
  const whole = [first, ...more].join(' ')
  const fitting =
    more.length === 0
      ? found
      : found.filter(({ text }) => plainWords(text).join(' ').includes(whole))
  return fitting.slice(0, maxSentences)
}

/** Frames written for a class, or for its words of a language, which no sentence of another class tells apart. */
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
  const named = [
    ...(filesOf.get(lineKey(line)) ?? []).map((file) => `${classOf(line)} ${file}`),
    classOf(line),
  ]
  const own = named
    .flatMap((name) => written.get(name) ?? [])
    .map(([, caller = '', frame = '']): Frame => ({ caller, frame: unescaped(frame) }))
  const found = isWrittenOnly ? [] : [...(framesOfClass.get(classOf(line)) ?? []), ...others]
  const frames = [...own, ...found].slice(0, maxAsked)
  const framed = frames.flatMap((frame) =>
    [...new Set([word, capital])].map((form) => ({
      frame,
      text: frame.frame.replaceAll('{}', () => form).replaceAll('{key}', () => keyOf(line)),
    })),
  )
  const known = (isWrittenOnly ? [] : sentencesWith(word))
    .map((asked) => ({ frame: frameOf(asked, word), text: asked.text }))
    .filter(({ frame }) => frame.frame.includes('{}'))
  return [...framed, ...known]
}

/** What a word is listed under: `5` of `time.month 5`. */
function keyOf({ name }: WordLine): string {
  return name.split(' ').slice(1).join(' ')
}

const isOpen = (line: WordLine) =>
  line.asked === null && (classes.length === 0 || classes.includes(classOf(line)))
const open = [...new Map(all.filter(isOpen).map((one) => [lineKey(one), one])).values()]
const found = new Map<string, AskedLine>()

/** Words that are left out together: none is spelled as another, which would be what a sentence tells. */
const batches: WordLine[][] = []
for (const line of open) {
  const spelling = spaced(line.word)
  const fits = (batch: readonly WordLine[]) =>
    batch.length < together && !batch.some(({ word }) => spaced(word) === spelling)
  const batch = batches.find(fits)
  if (batch) batch.push(line)
  else batches.push([line])
}

for (const [index, gone] of batches.entries()) {
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
    found.set(lineKey(line), { ...line, asked: { ...asked, answer: answerTo(asked) } })
  }
  console.log(`${index + 1} of ${batches.length} parts, ${found.size} of ${open.length} found`)
}

for (const line of await untold([...found.values()])) found.delete(lineKey(line))
console.log(`${found.size} confirmed`)

for (const [file, lines] of tables) {
  const now = lines.map((line) => ({
    ...line,
    asked: line.asked ?? found.get(lineKey(line))?.asked ?? null,
  }))
  writeLines(file, now)
}
