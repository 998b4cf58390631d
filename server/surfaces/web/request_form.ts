import type { Request } from 'express'
import { errors } from '#generated/server/errors.ts'
import { Failure } from '#server/domain/basics/failure.ts'
import type { WebForm } from '#server/surfaces/web/parts/form.ts'
import { sourceOfForm } from '#server/surfaces/web/parts/own_form.ts'
import { readWebForm } from '#server/surfaces/web/read_form.ts'
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
   */
  kept(error: unknown, signed_in: boolean): Promise<SentForm | null>
}

/** The form of a request to a route; `origin` is that of the service. */
export function formOf(request: Request, route: WebRoute, origin: string): RequestForm {
  let reading: Promise<WebForm> | null = null
  const read = () => {
    reading ??= readWebForm(request, route.upload ?? null)
    return reading
  }
  const is_foreign = sourceOfForm(request, origin) === 'elsewhere'
  return {
    is_foreign,
    read,
    async kept(error, signed_in) {
      if (request.method !== 'POST' || is_foreign || route.upload !== undefined) return null
      if (!mayPass(error) || (!signed_in && isLimit(error))) return null
      const form = await read().catch(() => null)
      // Two slashes at the start would be the name of another host.
      return form && { form, path: request.originalUrl.replace(/^\/+/, '/') }
    },
  }
}

function isLimit(error: unknown): boolean {
  return error instanceof Failure && error.code === 'rate_limited'
}

/** Whether the same request may work later. What is no declared failure may, too. */
function mayPass(error: unknown): boolean {
  return !(error instanceof Failure) || errors[error.code].retryable
}
