import type { Request, Working } from '#server/surfaces/assistant/rules/context.ts'
import { frameOf } from '#server/surfaces/assistant/rules/request.ts'
import { readingIn } from '#server/surfaces/assistant/rules/sense/senses.ts'

/** Whether a request names all that it needs. */
export function isComplete(working: Working, request: Request): boolean {
  const needs = frameOf(working, request)?.needs ?? []
  return (
    needs.every((slot) => slot in request.words) &&
    Object.values(request.words).every((words) => !isReference(working, words))
  )
}

/** Whether words mean what was spoken of, and name nothing: “it”, “that draft”. */
export function isReference(working: Working, words: string): boolean {
  const { spots } = readingIn(working, words)
  return spots.length > 0 && spots.every(({ kind }) => kind === 'it' || kind === 'them')
}
