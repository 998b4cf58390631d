import type { AssistantPrepared, AssistantTurn } from '#generated/types.ts'

/** What a terminal shows of a turn: its reply, the answers that may be chosen where the reply does not list them, and what to say next. */
export function turnLines({ reply, question, suggestions, error, turn }: Shown): string {
  const options = question?.options ?? []
  const unsaid = options
    .map(({ ordinal, label }) => `${ordinal}. ${label}`)
    .filter((line) => !reply.text.includes(line))
  const { next } = wordsIn(turn.language)
  const others = suggestions
    .map(({ say }) => (error ? `– ${say}` : next(say)))
    .filter((line) => !reply.text.includes(line))
  return `${[visible(reply.text), ...[...unsaid, ...others].map(visible)].join('\n')}\n\n`
}

/** What asks for an approval. */
export function approvalPrompt(
  { reply_word }: Pick<AssistantPrepared, 'reply_word'>,
  language: string,
): string {
  return `${wordsIn(language).approve(reply_word)}\n${reply_word}? `
}

/** What is said where something else was typed. */
export function notSent(language: string): string {
  return `${wordsIn(language).notSent}\n\n`
}

/** Whether a line ends the conversation. */
export function isGoodbye(line: string): boolean {
  return /^(?:bye|exit|quit|tschüss?|ende)?$/i.test(line)
}

/** What the terminal says itself, in the language of the conversation. */
function wordsIn(language: string) {
  return language === 'de'
    ? {
        approve: (word: string) =>
          `Tippe ${word}, um es jetzt zu verschicken; alles andere verschickt nichts.`,
        notSent: 'Es wurde nichts verschickt.',
        next: (say: string) => `Weiter zum Beispiel: ${say}`,
      }
    : {
        approve: (word: string) => `To send it now, type ${word}; anything else sends nothing.`,
        notSent: 'Nothing was sent.',
        next: (say: string) => `Next, for example: ${say}`,
      }
}

type Shown = Pick<AssistantTurn, 'reply' | 'question' | 'suggestions' | 'error'> & {
  readonly turn: Pick<AssistantTurn['turn'], 'language'>
}

/** A text without what would move the cursor or change colors: others may have written it. */
function visible(text: string): string {
  return text.replaceAll(/[^\P{Cc}\n]/gu, ' ')
}
