import type { AssistantCall } from '#generated/types.ts'
import { sentencesIn } from '#server/domain/messages/spoken/languages.ts'
import type { GivenEnvelope } from '#server/runtime/answer.ts'
import type { Problem } from '#server/runtime/failure.ts'
import { refusedIn, sentenceOf } from '#server/surfaces/assistant/rules/tell.ts'

/** What a call answered, in the language of the turn: in English the capability’s own sentence, in others the Assistant’s. */
export function callText(
  { capability, text }: Pick<AssistantCall, 'capability' | 'text'>,
  { body, input }: { readonly body: GivenEnvelope | Problem; readonly input: object },
  { language, timezone }: { readonly language: string; readonly timezone: string },
): string {
  if (language === 'en') return text
  const say = sentencesIn(language)
  if (!('outcome' in body)) {
    const { code, detail: message, errors } = body
    return say.refusal(refusedIn({ code, message }, errors))
  }
  if (body.error) return say.refusal(refusedIn(body.error))
  return sentenceOf(body, { say, capability, input: { ...input }, timezone })
}
