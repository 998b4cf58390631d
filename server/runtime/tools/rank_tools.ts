import { protocol } from '#generated/server/capabilities.ts'
import { meaningOf, statedBy } from '#server/runtime/tools/query.ts'
import {
  indexOf,
  isCommand,
  knownWord,
  nameOf,
  rarityOf,
  sameness,
} from '#server/runtime/tools/tool_words.ts'
import type { Tool } from '#server/runtime/tools/tools.ts'

/** A tool, how well it fits, and whether it has all words that were asked for. */
export interface Ranked {
  readonly tool: Tool
  readonly score: number
  readonly isWhole: boolean
}

/** How much a tool counts all of another name of which was said, beside what its single words count. */
const wholeAlias = 5

/** How much more a tool counts all of whose name was asked for. */
const wholeName = 0.3

/** How much a tool counts for a question, by what it does: one that only asks wants nothing sent or removed. */
const answering = { read: 1.5, write: 0.8, harm: 0.5 }

/** How much a tool that only reads counts where something is to be changed. */
const ofRead = 0.7

/**
 * Each tool that has a word of the query, best first; one that is named by its own name comes first. A rare word counts
 * more than one that many tools have, a tool that has all words more than one that has some, and one that people call
 * so by far the most.
 */
export function rankTools(query: string, tools: readonly Tool[]): Ranked[] {
  const { stems, isQuestion, begins } = meaningOf(query, knownWord)
  const names = new Set(query.toLowerCase().match(/[a-z0-9_]+/g))
  return tools
    .map((tool) => {
      if (names.has(tool.manifest.name)) return { tool, score: Number.MAX_VALUE, isWhole: true }
      const { score, isWhole } = scoreOf(tool, stems)
      if (isQuestion) return { tool, score: score * answering[effectOf(tool)], isWhole }
      const isOnlyRead = effectOf(tool) === 'read' && isCommand(begins)
      return { tool, score: isOnlyRead ? score * ofRead : score, isWhole }
    })
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
}

function scoreOf(tool: Tool, stems: readonly string[]): Omit<Ranked, 'tool'> {
  const { words, aliases } = indexOf(tool)
  const all = total(stems)
  let [score, covered] = [0, 0]
  for (const stem of stems) {
    const count = Math.max(0, ...[...words].map(([own, weight]) => weight * sameness(stem, own)))
    score += count * rarityOf(stem)
    if (count > 0) covered += rarityOf(stem)
  }
  const own = statedBy(nameOf(tool).replaceAll('_', ' '))
  const named = own.filter((stem) => stems.includes(stem)).length / own.length
  const called = Math.max(0, ...aliases.map((alias) => calledBy(alias, stems)))
  const sum = score * (covered / all) + wholeAlias * called
  return { score: sum * (1 + named * wholeName), isWhole: covered === all }
}

/** How much of another name of a tool was said, and how much of what was said is in it. */
function calledBy(alias: readonly string[], stems: readonly string[]): number {
  const has = alias.reduce(
    (sum, own) => sum + rarityOf(own) * Math.max(0, ...stems.map((stem) => sameness(stem, own))),
    0,
  )
  return has * (has / total(alias)) ** 2 * Math.sqrt(Math.min(1, has / total(stems)))
}

function total(stems: readonly string[]): number {
  return stems.reduce((sum, stem) => sum + rarityOf(stem), 0)
}

function effectOf({ facts }: Tool): keyof typeof answering {
  if (facts.effect === 'read') return 'read'
  return facts.ability === protocol.approval || facts.destructive ? 'harm' : 'write'
}
