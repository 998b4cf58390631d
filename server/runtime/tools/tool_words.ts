import { registry } from '#generated/server/capabilities.ts'
import { distance } from '#server/domain/basics/nearest.ts'
import { beginningOf, somebody, statedBy, synonymsOf } from '#server/runtime/tools/query.ts'
import { type Tool, tools } from '#server/runtime/tools/tools.ts'
import { stemOf, wordsOf } from '#server/runtime/tools/words.ts'

/** The words of a tool, as the search compares them. */
export interface Index {
  /** What each counts, by its stem. */
  readonly words: ReadonlyMap<string, number>
  /** What else people call it, each in stems. */
  readonly aliases: readonly (readonly string[])[]
}

/** What a word counts by where it stands. */
const weights = { name: 4, alias: 4, summary: 3, description: 1, field: 0.5 }

const indexes = new Map<Tool, Index>()

/** The words of a tool. They never change. */
export function indexOf(tool: Tool): Index {
  const found = indexes.get(tool)
  if (found) return found
  const words = new Map<string, number>()
  for (const [text, weight] of textsOf(tool))
    for (const stem of statedBy(text)) words.set(stem, Math.max(weight, words.get(stem) ?? 0))
  const index = { words, aliases: tool.facts.aliases.map((alias) => lasting(statedBy(alias))) }
  indexes.set(tool, index)
  return index
}

/** Of some words those that say more than when; all, if none does. */
function lasting(stems: readonly string[]): readonly string[] {
  const others = stems.filter((stem) => !times.has(stem))
  return others.length > 0 ? others : stems
}

/** What is written of a tool, and what each of its words counts. */
function textsOf(tool: Tool): (readonly [text: string, weight: number])[] {
  const { facts, manifest } = tool
  return [
    [nameOf(tool).replaceAll('_', ' '), weights.name],
    ...facts.aliases.map((alias) => [alias, weights.alias] as const),
    [facts.summary, weights.summary],
    // What it says of other tools is not what it does itself.
    [manifest.description.replaceAll(otherTools, ' '), weights.description],
    [facts.fields.join(' ').replaceAll('_', ' '), weights.field],
  ]
}

/** The name without its prefix, and without a verb that would be a noun elsewhere: a list of plans is no plan for a list. */
export function nameOf({ manifest }: Tool): string {
  return manifest.name.slice(registry.tool_prefix.length).replace(/^list_/, '')
}

const otherTools = new RegExp(`\\b${registry.tool_prefix}\\w+`, 'g')

/** Every word that is written of some tool or means the same as one, and the stems of all. */
const vocabulary = { words: new Set<string>(), stems: new Set<string>() }

function readVocabulary(): typeof vocabulary {
  if (vocabulary.words.size > 0) return vocabulary
  const texts = [...tools.values()].flatMap((tool) => textsOf(tool).map(([text]) => text))
  for (const word of wordsOf([...texts, ...registry.synonyms].join(' '))) {
    vocabulary.words.add(word)
    vocabulary.stems.add(stemOf(word))
  }
  return vocabulary
}

/** The words with which only tools begin that change something, such as `decline`, and with which others do. */
let known: {
  readonly commands: ReadonlySet<string>
  readonly reading: ReadonlySet<string>
} | null = null

/** Whether a text that begins with a word, or with one that means the same, tells to change something. */
export function isCommand(word: string): boolean {
  if (known === null) {
    const reading = new Set(beginnings('read'))
    known = { reading, commands: new Set(beginnings('write').filter((one) => !reading.has(one))) }
  }
  const { commands, reading } = known
  if (commands.has(word) || reading.has(word)) return commands.has(word)
  const same = synonymsOf(stemOf(word))
  return [...commands].some((one) => same.has(stemOf(one)))
}

function beginnings(effect: 'read' | 'write'): string[] {
  return [...tools.values()]
    .filter(({ facts }) => (facts.effect === 'read') === (effect === 'read'))
    .flatMap(({ facts }) => [facts.summary, ...facts.aliases].map(beginningOf))
}

const corrected = new Map<string, string | null>()

/** A word if some tool has it, else one that is only misspelt so; null for a word that means nothing here. */
export function knownWord(word: string): string | null {
  const { words, stems } = readVocabulary()
  if (words.has(word) || stems.has(stemOf(word))) return word
  if (word.length < 5 || word.length > 24) return null
  const found = corrected.get(word)
  if (found !== undefined) return found
  const most = word.length < 9 ? 1 : 2
  const near = [...words].filter(
    (one) => Math.abs(one.length - word.length) <= most && one[0] === word[0],
  )
  const best = near.find((one) => distance(word, one) <= most) ?? null
  if (corrected.size < 10_000) corrected.set(word, best)
  return best
}

/** How much another word for the one that was asked counts. */
const ofSynonym = 0.7

/** How much a word of a tool means what one of a query does: 1 for the same, 0 for another. */
export function sameness(stem: string, own: string): number {
  if (stem === own) return 1
  return synonymsOf(stem).has(own) ? ofSynonym : 0
}

/** How much it tells that somebody is named, and when something is to be. */
const ofDetail = 0.4
const times = new Set(
  (
    'today tonight tomorrow yesterday day week weekend month year hour morning noon evening afternoon night next last ' +
    'monday tuesday wednesday thursday friday saturday sunday'
  )
    .split(' ')
    .map(stemOf),
)

const rarities = new Map<string, number>()

/** How much a word tells, because few tools have it or one that means the same. */
export function rarityOf(stem: string): number {
  const found = rarities.get(stem)
  if (found !== undefined) return found
  const same = [...synonymsOf(stem), stem]
  const having = [...tools.values()].filter((tool) =>
    same.some((one) => indexOf(tool).words.has(one)),
  )
  const isDetail = stem === somebody || times.has(stem) || /^\d/.test(stem)
  const rarity = Math.log(1 + tools.size / Math.max(1, having.length)) * (isDetail ? ofDetail : 1)
  if (rarities.size < 10_000) rarities.set(stem, rarity)
  return rarity
}
