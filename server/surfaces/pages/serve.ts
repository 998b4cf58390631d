import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express'
import { Failure, fail } from '#server/domain/failure.ts'
import { refuse } from '#server/runtime/invoke.ts'
import type { Runtime } from '#server/runtime/runtime.ts'
import { requestIdOf } from '#server/surfaces/http/exchange.ts'
import { isFromElsewhere, isOneClick, readForm } from '#server/surfaces/pages/form.ts'
import {
  type Download,
  type Onward,
  type Page,
  sendDownload,
  sendOnward,
  sendPage,
} from '#server/surfaces/pages/page.ts'
import { missingPage, refusedPage } from '#server/surfaces/pages/refusals.ts'

/** Somebody looks at a page, or sends a form from it. */
export interface Visit {
  readonly runtime: Runtime
  /** The secret of the link. */
  readonly token: string
  /** What stands in the address after the question mark: what a redirect left to be told. */
  readonly query: string
}

type Shown = Page | Onward | Download

/** What is behind a path. Where the link opens nothing both answer null, and everybody gets one and the same page. */
export interface Place {
  /** Its name in the log. */
  readonly name: string
  /** Changes nothing: mail scanners follow every link. */
  show(visit: Visit): Promise<Shown | null>
  act?(visit: Visit, form: ReadonlyMap<string, string>): Promise<Shown | null>
}

/** Serves a place: GET and HEAD show it, POST acts. */
export function serve(runtime: Runtime, place: Place): RequestHandler<{ token: string }> {
  return async (request, response) => {
    const started = performance.now()
    const request_id = requestIdOf(request)
    let code = 'completed'
    try {
      const shown = await lookAt(runtime, place, request)
      if (shown === null) code = 'reference_not_found'
      answer(response, request_id, shown ?? missingPage)
    } catch (error) {
      code = codeOf(error)
      const { status } = refuse(runtime, { request_id, capability: `page ${place.name}` }, error)
      const allow = place.act ? 'GET, HEAD, POST' : 'GET, HEAD'
      answer(response, request_id, refusedPage(error, status, allow))
    }
    const ms = performance.now() - started
    const { statusCode: status } = response
    runtime.metrics.called('page', place.name, status, code, ms / 1000)
    runtime.log.info(
      { request_id, surface: 'page', page: place.name, status, code, ms: Math.round(ms) },
      'page',
    )
  }
}

/** What is below a path of pages and is none; also what Express cannot read as an address. */
export function nothingHere(): [RequestHandler, ErrorRequestHandler] {
  const tell = (request: Request, response: Response) =>
    sendPage(response, requestIdOf(request), missingPage)
  return [
    tell,
    (error, request, response, next) => {
      if (typeof error?.status === 'number' && error.status < 500) tell(request, response)
      else next(error)
    },
  ]
}

async function lookAt(
  runtime: Runtime,
  { show, act }: Place,
  request: Request<{ token: string }>,
): Promise<Shown | null> {
  const { method, params, socket, url } = request
  const { token } = params
  await runtime.rates.visit(socket.remoteAddress ?? '', token)
  const visit = { runtime, token, query: url.split('?')[1] ?? '' }
  if (method === 'GET' || method === 'HEAD') return show(visit)
  if (method !== 'POST' || !act) throw fail('method_not_allowed')
  const form = await readForm(request)
  if (!isOneClick(form) && isFromElsewhere(request, runtime.base_url)) throw fail('access_denied')
  return act(visit, form)
}

function answer(response: Response, request_id: string, shown: Shown): void {
  if ('onward' in shown) sendOnward(response, request_id, shown)
  else if ('text' in shown) sendDownload(response, request_id, shown)
  else sendPage(response, request_id, shown)
}

function codeOf(error: unknown): string {
  return error instanceof Failure ? error.code : 'internal'
}
