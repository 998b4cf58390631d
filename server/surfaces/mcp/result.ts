import type { Answer } from '#server/runtime/answer.ts'
import type { AnswerForm } from '#server/runtime/told/form.ts'
import {
  type Asked,
  type Extracts,
  fittingAnswer,
  longestExtract,
  wholeLists,
} from '#server/runtime/told/long_lists.ts'
import { readHere } from '#server/runtime/told/read_here.ts'
import { structureOf } from '#server/runtime/told/structure.ts'
import { textOf } from '#server/runtime/told/text.ts'

/**
 * The answer of a capability as the inside of a tool's result, without the closing brace: `content` is the one text
 * that a model reads, and `structuredContent` the answer for programs and for models that get no text. A problem and a
 * failure are errors of the tool, which its model can see and correct; needs_input is not an error.
 */
export async function resultText(
  { status, body: given }: Answer,
  form: AnswerForm,
  asked: Asked = askedForAll,
): Promise<string> {
  const isError = status !== 200 || given.status === 'failed'
  const known = await form.knownIn('outcome' in given ? longestExtract(given, asked) : given)
  const body = readHere(given, asked, known)
  const write = (shown: Answer['body'], extracts: Extracts) => {
    const structured = JSON.stringify(structureOf(shown, form.meaningOf, known, extracts))
    let said: string | null = form.is_json ? structured : null
    const text = () => (said ??= textOf(shown, form.timezone, form.meaningOf, known, extracts))
    return { structured, text }
  }
  const { structured, text } =
    'outcome' in body ? fittingAnswer(body, asked, write) : write(body, wholeLists)
  return toolResult(text, structured, isError, form)
}

/** A call that wants all of its answer. */
export const askedForAll: Asked = { input: {}, wanted: { offset: 0, limit: null }, has: () => true }

/** The inside of a tool's result. `structured` is JSON, and the text of a client that asks for JSON. */
export function toolResult(
  say: () => string,
  structured: string,
  isError: boolean,
  { is_json, has_structure }: AnswerForm,
): string {
  const text = JSON.stringify(is_json ? structured : say())
  const structure = has_structure ? `,"structuredContent":${structured}` : ''
  return `{"content":[{"type":"text","text":${text}}]${structure},"isError":${isError}`
}

/** Authentication, abilities and rate limits are answered by HTTP, where clients expect them. */
export function isRefusal({ status, body }: Answer): boolean {
  return status === 401 || status === 429 || ('code' in body && body.code === 'ability_missing')
}
