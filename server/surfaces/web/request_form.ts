import type { Request } from 'express'
import { errors } from '#generated/server/errors.ts'
import { Failure } from '#server/domain/basics/failure.ts'
import { notYourForm } from '#server/domain/messages/web.ts'
import { WebForm } from '#server/surfaces/web/parts/form.ts'
import { sourceOfForm } from '#server/surfaces/web/parts/own_form.ts'
import { maxFieldBytes, readWebForm } from '#server/surfaces/web/read_form.ts'
import type { SentForm } from '#server/surfaces/web/refusals.ts'
import type { WebRoute } from '#server/surfaces/web/route.ts'

/** The form that a request sends, read when it is asked for. */
export interface RequestForm {
  /** Whether the browser says that it comes from another site. */
  readonly is_foreign: boolean
  /** Reads it. Errors: as `readWebForm`. */
  read(): Promise<WebForm>
  /**
   * What was sent, so that a page about this error can send it again: also where the request was refused before its form was read.
   * Null without a form, for one with a file, for one from another site, and where somebody who is not signed in comes too often.
   * `token` is one of the same form for the session there is now, null for none: a form of ours that was opened in a session which has
   * ended gets it.
   */
  kept(error: unknown, now: { signed_in: boolean; token: string | null }): Promise<SentForm | null>
}

/** The form of a request to a route; `origin` is that of the service. */
export function formOf(request: Request, route: WebRoute, origin: string): RequestForm {
  let reading: Promise<WebForm> | null = null
  const read = () => {
    reading ??= readWebForm(request, route.upload ?? null)
    return reading
  }
  const source = sourceOfForm(request, origin)
  const is_foreign = source === 'elsewhere'
  return {
    is_foreign,
    read,
    async kept(error, { signed_in, token }) {
      if (request.method !== 'POST' || is_foreign) return null
      const ended = endedBy(error)
      if (ended === null ? !mayPass(error) : source !== 'ours') return null
      if ((!signed_in && isLimit(error)) || (token === null && ended === 'form')) return null
      // Who sends no more than fields can have has chosen no large file.
      const { 'content-length': length } = request.headers
      if (route.upload !== undefined && !(Number(length) <= maxFieldBytes)) return null
      const form = await read().catch(() => null)
      if (form === null || form.file !== null) return null
      const renewed = ended === 'form' && token !== null ? withToken(form, token) : form
      // Two slashes at the start would be the name of another host.
      return { form: renewed, path: request.originalUrl.replace(/^\/+/, '/') }
    },
  }
}

/** What of somebody's session had ended when a form was sent: the session, or only that of the form; null for another error. */
function endedBy(error: unknown): 'session' | 'form' | null {
  if (!(error instanceof Failure)) return null
  if (error.code === 'session_required') return 'session'
  return error.detail.message === notYourForm.message ? 'form' : null
}

function withToken(form: WebForm, token: string): WebForm {
  const others = form.fields.filter(([name]) => name !== 'form_token')
  return new WebForm([['form_token', token], ...others])
}

function isLimit(error: unknown): boolean {
  return error instanceof Failure && error.code === 'rate_limited'
}

/** Whether the same request may work later. What is no declared failure may, too. */
function mayPass(error: unknown): boolean {
  return !(error instanceof Failure) || errors[error.code].retryable
}
