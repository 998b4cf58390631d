import { languageNow } from '#server/domain/basics/speaking.ts'
import { consequenceInGerman } from '#server/domain/messages/german/consequences.ts'
import { stepInGerman } from '#server/domain/messages/german/friendship.ts'

/** What a step of a friendship brings with it, in the language of the page; null where only its English is known. */
export function consequenceNow({
  code,
  message,
}: {
  code: string
  message: string
}): string | null {
  return languageNow() === 'en' ? message : consequenceInGerman(code, message)
}

/** What a step of a friendship does, in the language of the page, by its English. */
export function stepNow({ operation, text }: { operation: string; text: string }): string {
  return languageNow() === 'en' ? text : stepInGerman(operation, text)
}
