import { plainOf, withoutOpeners } from '#server/domain/assistant/message.ts'
import type { Request, Working } from '#server/surfaces/assistant/rules/context.ts'

/**
 * A request in which somebody gets the whole of a new name that begins with the one that they are known by: “he is called Jonas Wagner now”.
 * In “call Jonas Joni” the first name is only who is meant.
 */
export function withFirstName({ spoken }: Working, clause: string, request: Request): Request {
  const { person_handle: who, display_name: name } = request.words
  if (who === undefined || name === undefined) return request
  const { them, articles, joiners, clause: of } = spoken.words
  const keys = plainOf(withoutOpeners(clause, spoken), spoken.words).split(' ')
  const first = keys.find((key) => !joiners.includes(key)) ?? ''
  const isOfThem = [...them, ...articles, ...(of.called ?? [])].includes(first)
  const whole = `${who} ${name}`
  if (!isOfThem || !clause.includes(whole)) return request
  return { ...request, words: { ...request.words, display_name: whole } }
}
