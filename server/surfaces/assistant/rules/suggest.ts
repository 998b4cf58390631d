import type { AssistantSuggestion } from '#generated/types.ts'
import { tokensOf } from '#generated/server/assistant/tokens.ts'
import { kept } from '#server/domain/assistant/kept.ts'
import type { Spoken } from '#server/domain/assistant/message.ts'

/** Frames whose examples share no word with what was said. */
const usual = ['planning.brief.get', 'ideas.recommendations.get', 'plans.query']

/** The words of the examples of a language: they stay as they are. */
const keysIn = kept((spoken: Spoken) => kept((example: string) => tellingIn(example, spoken)))

/** The words of a text that say something. */
function tellingIn(text: string, { silent, words }: Spoken): string[] {
  return tokensOf(text.slice(0, 400), words.short)
    .map(({ key }) => key)
    .filter((key) => key.length > 2 && !(silent.has(key) && words.fillers.includes(key)))
}

/** At most three sentences that are near to one that was not understood, the nearest first. */
export function suggestionsFor(text: string, spoken: Spoken): AssistantSuggestion[] {
  const { frames } = spoken
  const keysOf = keysIn(spoken)
  const said = new Set(tellingIn(text, spoken))
  const scored = frames.all.map((frame) => {
    const [best] = frame.examples
      .map((example) => {
        const keys = keysOf(example)
        const shared = keys.filter((key) => said.has(key)).length
        return { example, score: shared / Math.sqrt(keys.length + 1) }
      })
      .sort((one, other) => other.score - one.score)
    return { frame, example: best?.example ?? '', score: best?.score ?? 0 }
  })
  const near = scored.filter(({ score }) => score > 0).sort((one, other) => other.score - one.score)
  const others = scored.filter(({ frame }) => usual.includes(frame.id))
  const say = [...near, ...others].map(({ example }) => example)
  return [...new Set(say)].slice(0, 3).map((one) => ({ label: one, say: one }))
}
