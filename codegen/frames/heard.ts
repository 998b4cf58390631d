import { type Program, turned } from '#codegen/frames/program.ts'
import type { Filler } from '#codegen/frames/spans.ts'
import type { Token } from '#codegen/frames/tokens.ts'

/** What a word of patterns costs that this one does not have, of its weight: between its words, and around them. */
const between = 0.5
const aroundKnown = 0.45

/** What is known of the tokens of a message, before it is compared. */
export interface Known {
  readonly text: string
  readonly tokens: readonly Token[]
  /** Of each token, whether it stands in quotation marks. */
  readonly quoted: readonly boolean[]
  /** Of each token, the words of patterns that it may be by their numbers, with how surely: none in quotation marks. */
  readonly said: readonly ReadonlyMap<number, number>[]
  /** Of each token, whether it says who, what or when: a name, a number, a word about time. */
  readonly telling: readonly boolean[]
  /** Of each token, whether it may be part of words about time, and whether it may be of a name that is known, or stand beside one. */
  readonly timed: readonly boolean[]
  readonly named: readonly boolean[]
  readonly fill: Filler
  readonly hasQuotes: boolean
  readonly hasLink: boolean
}

/** A message as it is compared with patterns: what each of its tokens costs and gives. */
export interface Heard extends Known {
  /** Of each token, what it costs to leave it out: around the words of a pattern, and between them. */
  readonly around: Float64Array
  readonly inside: Float64Array
  /** Of each token, whether it says nothing, and whether a name, a number, a word about time or a “not” is lost with it. */
  readonly isSilent: Uint8Array
  readonly says: Uint8Array
  /** Of each token, what it costs that free text takes it in, though it says something by itself. */
  readonly swallowed: Float64Array
  /** Of each token, what follows it: 0 for no mark, 1 for a comma or a colon, 2 for the end of a sentence. */
  readonly after: Uint8Array
  /** Of each token, whether a name goes on after it: the next one is a capitalised word that nothing knows. */
  readonly goesOn: Uint8Array
  /** Of each token, and one more: what it costs to leave out all from this one on. */
  readonly rest: Float64Array
  /** How many tokens before each one are no words about time, can be of no name that is known, and are capitalised. */
  readonly untimedBefore: Uint8Array
  readonly strangeBefore: Uint8Array
  readonly capitalBefore: Uint8Array
}

/** Makes a message ready to be compared. `fillers` say nothing, and `turning` turn it round. */
export function heardIn(
  known: Known,
  program: Program,
  fillers: ReadonlySet<string>,
  turning: ReadonlySet<string>,
): Heard {
  const { tokens, quoted, telling, said, text } = known
  const isTurned = ({ key }: Token) => turning.has(key)
  const isSilent = (token: Token, at: number) =>
    !quoted[at] && !isTurned(token) && fillers.has(token.key)
  const costOf = (token: Token, at: number, [unknown, share, telling_]: Costs) => {
    if (quoted[at]) return 0.8
    if (isTurned(token)) return turned
    if (fillers.has(token.key)) return 0.03
    if (telling[at]) return telling_
    // A word that patterns have means something, wherever it stands.
    const word = wordOf(said[at])
    return word === undefined ? unknown : (program.weights[word] ?? 1) * share
  }
  const around = Float64Array.from(tokens, (token, at) => costOf(token, at, aroundWords))
  const rest = new Float64Array(tokens.length + 1)
  for (let at = tokens.length - 1; at >= 0; at -= 1)
    rest[at] = (rest[at + 1] ?? 0) + (around[at] ?? 0)
  return {
    ...known,
    ...{ around, rest },
    inside: Float64Array.from(tokens, (token, at) => costOf(token, at, betweenWords)),
    isSilent: Uint8Array.from(tokens, (token, at) => Number(isSilent(token, at))),
    says: Uint8Array.from(tokens, (token, at) =>
      Number(quoted[at] || isTurned(token) || (telling[at] ?? false)),
    ),
    swallowed: Float64Array.from(tokens, (_, at) => swallowedOf(at, known, program)),
    after: Uint8Array.from(tokens, (_, at) => markAfter(text, tokens, at)),
    goesOn: Uint8Array.from(tokens, (_, at) => Number(isGoingOn(at, known))),
    untimedBefore: countedBefore(known.timed.map((one) => !one)),
    strangeBefore: countedBefore(known.named.map((one) => !one)),
    capitalBefore: countedBefore(tokens.map(({ at }) => /^\p{Lu}/u.test(text.slice(at, at + 2)))),
  }
}

function countedBefore(some: readonly boolean[]): Uint8Array {
  const counted = new Uint8Array(some.length + 1)
  for (const [at, one] of some.entries()) counted[at + 1] = (counted[at] ?? 0) + Number(one)
  return counted
}

/** What it costs to leave out a word that nothing knows, one that patterns have, of its weight, and one that says who, what or when. */
type Costs = readonly [unknown: number, known: number, telling: number]

const aroundWords: Costs = [0.15, aroundKnown, 0.75]
const betweenWords: Costs = [0.42, between, 0.9]

function wordOf(said: ReadonlyMap<number, number> | undefined): number | undefined {
  if (said !== undefined) for (const word of said.keys()) return word
  return undefined
}

function swallowedOf(
  at: number,
  { quoted, telling, said }: Known,
  { isFiller, isTurning, weights }: Program,
): number {
  const word = wordOf(said[at])
  if (quoted[at]) return 0
  if (telling[at]) return 0.1
  if (word === undefined || isFiller[word]) return 0
  return isTurning[word] ? 0.2 : 0.1 * (weights[word] ?? 1)
}

function isGoingOn(at: number, { tokens, said, telling, text }: Known): boolean {
  const [now, next] = [tokens[at], tokens[at + 1]]
  if (now === undefined || next === undefined) return false
  const isWord = said[at + 1]?.size === 0 && !telling[at + 1]
  return isWord && /^ \p{Lu}/u.test(text.slice(now.end, next.at + 1))
}

/** What follows a token: 0 for no mark, 1 for a comma or a colon, 2 for the end of a sentence. */
function markAfter(text: string, tokens: readonly Token[], at: number): number {
  const end = tokens[at]?.end ?? 0
  const next = tokens[at + 1]?.at
  if (next === undefined) return 0
  const marks = text.slice(end, next)
  return /[.!?;\n]/.test(marks) ? 2 : /[,:–—]/.test(marks) ? 1 : 0
}
