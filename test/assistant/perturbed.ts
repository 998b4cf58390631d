import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isObject } from '#server/domain/basics/json.ts'
import { isOneSlip } from '#generated/server/assistant/spell.ts'
import { readYaml } from '#test/assistant/fixture.ts'
import type { Made } from '#test/assistant/given_hands.ts'
import { type Entry, hear } from '#test/assistant/said.ts'
import { verdictOf } from '#test/assistant/verdict.ts'

/** Sets of sentences to work with, by their language. None of them is held back. */
const sets = ['seen', 'more', 'daily', 'phone', 'talk', 'five', 'fresh', 'home', 'six', 'seven']

/** A sentence of the sets, with what is done when it is said as it stands. */
export interface Known {
  readonly language: string
  readonly entry: Entry
  readonly writes: readonly Made[]
}

/** The sentences of a language, or every so-many-th of them, each said once as it stands. */
export async function knownSentences(language: string, every = 1): Promise<Known[]> {
  const files = sets.map((set) => `${language}.${set}.yaml`)
  const isThere = (file: string) => existsSync(fileURLToPath(new URL(file, import.meta.url)))
  const entries = files.filter(isThere).flatMap((file) => readYaml(file) as Entry[])
  const known: Known[] = []
  for (const [at, entry] of entries.entries()) {
    if (at % every !== 0) continue
    const name = `${language} ${at}`
    const one = heardBefore.get(name) ?? (await heardAlone(entry, language))
    heardBefore.set(name, one)
    known.push(one)
  }
  return known
}

/** Sentences of the sets that were said as they stand: several tests ask for the same ones. */
const heardBefore = new Map<string, Known>()

async function heardAlone(entry: Entry, language: string): Promise<Known> {
  const { made } = await hear(entry, language)
  return { language, entry, writes: made.filter((one) => one.writes) }
}

/** What came of a sentence that was said in another way. */
export type Effect = 'same' | 'asked' | 'less' | 'wrong'

/**
 * What comes of other words for a known sentence: the `same` changes or the right ones; `asked` and `less` where no change is made, with
 * and without a question; `wrong` where something is changed that the sentence as it stands does not change.
 */
export async function effectOf({ language, entry, writes }: Known, say: string) {
  const heard = await hear({ ...entry, say }, language)
  const now = heard.made.filter((one) => one.writes)
  const asks = heard.understood.state.question !== null
  const effect: Effect =
    sameCalls(writes, now) || verdictOf(entry, heard) === 'right'
      ? 'same'
      : now.length > 0
        ? 'wrong'
        : asks
          ? 'asked'
          : 'less'
  return { effect, heard }
}

function sameCalls(some: readonly Made[], others: readonly Made[]): boolean {
  return (
    some.length === others.length &&
    some.every((one, at) => {
      const other = others[at]
      return one.capability === other?.capability && isAlike(one.input, other.input)
    })
  )
}

/** Whether two inputs are the same up to slips in texts: handles and times are equal. */
function isAlike(one: unknown, other: unknown): boolean {
  if (typeof one === 'string' && typeof other === 'string') return isAlikeText(one, other)
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((part, at) => isAlike(part, other[at]))
  if (!isObject(one) || !isObject(other)) return one === other
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => isAlike(one[name], other[name]))
}

function isAlikeText(one: string, other: string): boolean {
  if (one.toLowerCase() === other.toLowerCase()) return true
  if (/^\d|_/.test(one)) return false
  const [words, others] = [one, other].map((text) => text.toLowerCase().split(/\s+/))
  if (words?.length !== others?.length) return false
  return (
    words?.every((word, at) => word === others?.[at] || isOneSlip(word, others?.[at] ?? '')) ??
    false
  )
}

/** The slips of typing. */
const slips = {
  swap: (word: string, at: number) =>
    `${word.slice(0, at)}${word[at + 1] ?? ''}${word[at] ?? ''}${word.slice(at + 2)}`,
  drop: (word: string, at: number) => word.slice(0, at) + word.slice(at + 1),
  double: (word: string, at: number) => word.slice(0, at + 1) + word.slice(at),
}

/** A sentence with one slip of typing in each of its words of at least four letters in turn: links and numbers stay. */
export function withSlips(say: string, pick: (limit: number) => number): string[] {
  const words = [...say.matchAll(/(?<![\p{L}\p{N}/.@:])\p{L}{4,}(?![\p{N}/@:.]\S)/gu)]
  return words.map(({ 0: word, index }) => {
    const kind = (['swap', 'drop', 'double'] as const)[pick(3)] ?? 'drop'
    const at = pick(word.length - 1)
    return say.slice(0, index) + slips[kind](word, at) + say.slice(index + word.length)
  })
}
