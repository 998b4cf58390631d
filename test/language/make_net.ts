// Makes before.tsv of the words that the code holds: each in frames in which it means something, and no other word does.
//
//   node test/language/make_net.ts            for all words
//   node test/language/make_net.ts classes    more lines for words of spec/words that have few
//   node test/language/make_net.ts FILE …     more lines for those of some files, such as reading/page/walls.ts
import { writeFileSync } from 'node:fs'
import { nameKey } from '#server/domain/basics/name_key.ts'
import { callers } from '#test/language/callers.ts'
import { type Frame, framesOf } from '#test/language/frames.ts'
import { lineOf, type NetLine, netPath, readNet, shortened } from '#test/language/net.ts'
import { type CodeWord, wordsInCode, wordsOfClasses } from '#test/language/words_in_code.ts'

/** How many frames a word gets, and how many of one caller. */
const maxFrames = process.argv[2] === 'classes' ? 1 : 2
const maxFramesOfCaller = 1

/** Words that no language has, in place of those of a word. */
const strange = ['zorvek', 'wuplin', 'kralmo', 'vintok', 'blemru', 'dorspa', 'quelmi', 'tasrol']

const answers = new Map<string, string>()

function ask(caller: string, text: string): string {
  const key = `${caller}\t${text}`
  const known = answers.get(key)
  if (known !== undefined) return known
  const answer = JSON.stringify(callers[caller]?.(text)) ?? 'undefined'
  if (answers.size < 400_000) answers.set(key, answer)
  return answer
}

/** The word with others in place of its own, and those by pairs. */
function otherThan(word: string): {
  readonly other: string
  readonly pairs: readonly (readonly [string, string])[]
} {
  const pairs: [string, string][] = []
  const other = word.replace(/[\p{L}\p{M}]+/gu, (part) => {
    const plain = strange[pairs.length % strange.length] ?? ''
    const made = /^\p{Lu}{2,}/u.test(part)
      ? plain.toUpperCase()
      : /^\p{Lu}/u.test(part)
        ? plain.charAt(0).toUpperCase() + plain.slice(1)
        : plain
    pairs.push([part, made])
    return made
  })
  return { other, pairs }
}

/** Whether an answer differs from that to another word by more than the word itself. */
function isSensitive([caller, frame]: Frame, word: string): boolean {
  const { other, pairs } = otherThan(word)
  const own = ask(
    caller,
    frame.replaceAll('{}', () => word),
  )
  const others = ask(
    caller,
    frame.replaceAll('{}', () => other),
  )
  return plainly(own, pairs) !== plainly(others, [])
}

function plainly(answer: string, pairs: readonly (readonly [string, string])[]): string {
  const key = nameKey(answer.slice(0, 600))
  return pairs.reduce(
    (left, [part, made]) => left.replaceAll(nameKey(part), made.toLowerCase()),
    key,
  )
}

function linesOf({ file, word }: CodeWord, seen: Set<string>): NetLine[] {
  const found: Frame[] = []
  const frames = framesOf(file)
  for (const frame of frames) {
    if (found.filter(([caller]) => caller === frame[0]).length >= maxFramesOfCaller) continue
    if (frame[1].replaceAll('{}', word).length > 400 || !isSensitive(frame, word)) continue
    const text = frame[1].replaceAll('{}', () => word)
    if (seen.has(`${frame[0]}\t${text}`)) continue
    found.push(frame)
    if (found.length === maxFrames) break
  }
  return found.flatMap(([caller, frame]) => {
    const text = frame.replaceAll('{}', () => word)
    const key = `${caller}\t${text}`
    seen.add(key)
    return [{ file, word, caller, frame, answer: shortened(ask(caller, text)) }]
  })
}

const [...files] = process.argv.slice(2)
const before = files.length === 0 ? [] : readNet()
const words =
  files[0] === 'classes'
    ? wordsOfClasses(before)
    : wordsInCode().filter(({ file }) => files.length === 0 || files.includes(file))
const seen = new Set(
  before.map(({ caller, frame, word }) => `${caller}\t${frame.replaceAll('{}', () => word)}`),
)
const made = words.flatMap((one) => linesOf(one, seen))
const lines = [...before, ...made].map(lineOf)
writeFileSync(netPath, `${lines.toSorted().join('\n')}\n`)
console.log(`${lines.length} lines, ${made.length} of them new`)
