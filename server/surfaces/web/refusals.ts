import { Failure } from '#server/domain/basics/failure.ts'
import type { RefusalText } from '#server/domain/messages/refusals.ts'
import { webRefusal } from '#server/domain/messages/web.ts'
import type { Answer } from '#server/runtime/answer.ts'
import type { Reply } from '#server/surfaces/web/answer.ts'
import { html } from '#server/surfaces/web/parts/html.ts'

/** The answer to a request that was refused: the problem as JSON, or a page that says what to do. */
export function refusalReply(
  error: unknown,
  problem: Answer,
  { wants_json, allow }: { wants_json: boolean; allow: string },
): Reply {
  const { status } = problem
  const headers: Record<string, string> = { ...problem.headers }
  if (status === 401) headers['www-authenticate'] = 'Cookie form-action="/sign-in"'
  if (status === 405) headers.allow = allow
  if (wants_json) return { status, headers, cookies: [], problem: problem.text }
  return { status, headers, cookies: [], page: refusalPage(textOf(error, status)) }
}

/** A page with nothing but a title and a sentence. */
export function refusalPage({ title, text }: RefusalText) {
  return { title, main: html`<h1>${title}</h1>\n<p>${text}</p>` }
}

/** The texts for programs say nothing to people about sessions and forms. */
function textOf(error: unknown, status: number): RefusalText {
  const text = webRefusal(status)
  if (!(error instanceof Failure) || status === 401 || status === 403) return text
  const { message, advice } = error.detail
  return message === undefined
    ? text
    : { ...text, text: [message, advice].filter(Boolean).join(' ') }
}
