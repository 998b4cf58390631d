import type { AssistantPrepared, AssistantTurn } from '#generated/types.ts'

/** What a terminal shows of a turn: its reply, and the answers that may be chosen where the reply does not list them. */
export function turnLines({ reply, question, suggestions }: Shown): string {
  const options = question?.options ?? []
  const unsaid = options
    .map(({ ordinal, label }) => `${ordinal}. ${label}`)
    .filter((line) => !reply.text.includes(line))
  const others = suggestions
    .map(({ say }) => `– ${say}`)
    .filter((line) => !reply.text.includes(line))
  return `${[visible(reply.text), ...[...unsaid, ...others].map(visible)].join('\n')}\n\n`
}

/** What asks for an approval. */
export function approvalPrompt({ reply_word }: Pick<AssistantPrepared, 'reply_word'>): string {
  return `To send it now, type ${reply_word}; anything else sends nothing.\n${reply_word}? `
}

type Shown = Pick<AssistantTurn, 'reply' | 'question' | 'suggestions'>

/** A text without what would move the cursor or change colors: others may have written it. */
function visible(text: string): string {
  return text.replaceAll(/[^\P{Cc}\n]/gu, ' ')
}
