import { tokensOf } from '#generated/server/assistant/tokens.ts'
import { withoutOpeners } from '#server/domain/assistant/message.ts'
import type { Request, Working } from '#server/surfaces/assistant/rules/context.ts'
import { senseFrames } from '#server/surfaces/assistant/rules/sense/senses.ts'

/** The text of “note: …”, whatever it speaks of: nothing but a word for saving stands before its colon. */
export function notedIn(working: Working, clause: string): Request | null {
  const { spoken } = working
  const [, head = '', text = ''] = /^([^:]{2,40}):\s+(\S.*)$/su.exec(clause) ?? []
  if (text === '' || /https?:|\bwww\./.test(text)) return null
  const tokens = tokensOf(withoutOpeners(head, spoken), spoken.words.short)
  const tags = spoken.lexicon.tags(tokens, (at) => spoken.silent.has(tokens[at]?.key ?? ''))
  const saving = tags.filter(({ classes }) => classes.has('save'))
  const ofIt = tags.filter(({ classes }) =>
    ['save', 'idea', 'thing'].some((one) => classes.has(one)),
  )
  const isRest = (key: string, at: number) =>
    spoken.silent.has(key) || ofIt.some(({ from, to }) => from <= at && at < to)
  const frame = senseFrames.find(
    ({ capability, slots }) => capability === 'ideas.capture' && slots.text === 'text',
  )
  if (saving.length === 0 || !frame || !tokens.every(({ key }, at) => isRest(key, at))) return null
  const words = { text: text.trim() }
  return {
    frame: frame.id,
    words,
    values: {},
    labels: {},
    language: working.said.language,
    unsure: false,
  }
}
