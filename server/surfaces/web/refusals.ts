import { Failure } from '#server/domain/basics/failure.ts'
import { languageNow } from '#server/domain/basics/speaking.ts'
import { refusedInGerman } from '#server/domain/messages/german/refused.ts'
import { keptRefusals, topBar, webRefusal } from '#server/domain/messages/said/web.ts'
import type { Answer } from '#server/runtime/answer.ts'
import type { Reply } from '#server/surfaces/web/answer.ts'
import type { WebForm } from '#server/surfaces/web/parts/form.ts'
import { sendAgainForm } from '#server/surfaces/web/parts/form_notes.ts'
import { capabilityWords, type Content, html } from '#server/surfaces/web/parts/html.ts'

/** The answer to a request that was refused: the problem as JSON, or a page that says what to do. */
export function refusalReply(
  error: unknown,
  problem: Answer,
  { wants_json, allow, sent }: RefusedRequest,
): Reply {
  const { status } = problem
  const headers: Record<string, string> = { ...problem.headers }
  if (status === 401) headers['www-authenticate'] = 'Cookie form-action="/sign-in"'
  if (status === 405) headers.allow = allow
  if (wants_json) return { status, headers, cookies: [], problem: problem.text }
  return {
    status,
    headers,
    cookies: [],
    page: refusalPage(textOf(error, status, sent !== null), { sent, status }),
  }
}

/** What the answer to a refused request depends on. */
interface RefusedRequest {
  readonly wants_json: boolean
  /** The methods that the address takes. */
  readonly allow: string
  /** The form that was sent, and the path it went to; null where none was, or it may not be repeated. */
  readonly sent: SentForm | null
}

/** A form that was sent, and where to. */
export interface SentForm {
  readonly path: string
  readonly form: WebForm
}

/** A page with nothing but a title and a sentence, and a form that was sent, to send it again; where there is no page, the way to the first. */
export function refusalPage(
  { title, text }: PageText,
  { sent = null, status }: { sent?: SentForm | null; status?: number } = {},
) {
  const again = sent && html`\n${sendAgainForm(sent.path, sent.form)}`
  const first =
    status === 404 &&
    html`\n<div class="actions"><a class="button" href="/">${topBar.firstPage}</a></div>`
  // What was typed is on this page, or one step back: signing in must not leave it.
  const signIn =
    status === 401 &&
    html`\n<div class="actions"><a class="button" href="/sign-in" target="_blank" rel="noopener">${topBar.signInTab}</a></div>`
  return { title, main: html`<h1>${title}</h1>\n<p>${text}</p>${signIn}${again}${first}` }
}

interface PageText {
  readonly title: string
  readonly text: Content
}

/**
 * The texts for programs say nothing to people about sessions and forms. What only English says is left out in another language where
 * the page's own text has the same advice: to wait.
 */
function textOf(error: unknown, status: number, isKept: boolean): PageText {
  const text = (isKept && keptRefusals[status]) || webRefusal(status)
  if (!(error instanceof Failure) || status === 401 || status === 403) return text
  const { message, advice } = error.detail
  if (message === undefined || (status === 429 && languageNow() !== 'en')) return text
  return {
    ...text,
    text: capabilityWords([message, advice].filter(Boolean).join(' '), refusedInGerman(error.code)),
  }
}
