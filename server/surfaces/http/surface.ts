import { createServer, type Server } from 'node:http'
import express, {
  type ErrorRequestHandler,
  type Express,
  type Request,
  type RequestHandler,
  type Response,
} from 'express'
import { protocol } from '#generated/server/capabilities.ts'
import type { ErrorCode } from '#generated/server/errors.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { problemAnswer } from '#server/runtime/answer.ts'
import { isCapability } from '#server/runtime/authorise.ts'
import { refuse } from '#server/runtime/invoke.ts'
import type { Runtime } from '#server/runtime/runtime.ts'
import { limitArrival, startClock, uploadTimeout } from '#server/surfaces/http/arrival.ts'
import { callCapability, pollExecution, sendAnswer } from '#server/surfaces/http/call.ts'
import { type Judge, sharedJudge } from '#server/surfaces/http/contract.ts'
import { answerOrigin, type Origins } from '#server/surfaces/http/cross_origin.ts'
import { docsPages } from '#server/surfaces/http/docs.ts'
import { openapiText } from '#server/surfaces/http/document.ts'
import { requestIdOf, requestMetaOf, wantsPage } from '#server/surfaces/http/exchange.ts'
import { dropMedia, mediaPath, sendMedia } from '#server/surfaces/http/media.ts'
import { answerMalformed } from '#server/surfaces/http/malformed.ts'
import { healthPage, openapiPage, readyPage } from '#server/surfaces/http/pages.ts'
import { preparedClasses } from '#server/surfaces/http/prototypes.ts'
import { listCapabilities, showCapability } from '#server/surfaces/http/registry.ts'
import { endStalled } from '#server/surfaces/http/stalled.ts'
import type { UnderWay } from '#server/surfaces/http/under_way.ts'

export interface HttpOptions {
  readonly runtime: Runtime
  readonly isReady: () => Promise<boolean>
  /** From now on every answer closes its connection. */
  readonly isDraining: () => boolean
  /** For the tests: the OpenAPI document validates bodies too, and must agree with the validators. */
  readonly check_bodies?: boolean
  /** Whose pages may call the API from a browser; none by default. */
  readonly origins?: Origins
  /** Counts what is being answered. */
  readonly requests?: UnderWay
  /** Other surfaces add their routes here. */
  readonly mount?: (app: Express) => void
  /** What of these routes answers a POST at an address without a query, which is not looked for among them; none by default. */
  readonly posts?: ReadonlyMap<string, Answering>
  /** Answers a browser at an address where nothing is, and lets everybody else pass; none by default. */
  readonly missing?: RequestHandler
}

/** The HTTP surface, not listening yet. */
export function makeHttpServer(options: HttpOptions): Server {
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.enable('strict routing')
  app.enable('case sensitive routing')
  app.set('query parser', 'simple')
  const classes = preparedClasses(app)
  const judge = sharedJudge({ bodies: options.check_bodies ?? false })
  const call = callCapability(options.runtime, judge, (request) => startClock(server, request))
  addRoutes(app, options, judge, call)
  const answerDirectly = directly(lastResort(options.runtime))
  const { origins = [], posts = new Map<string, Answering>() } = options
  const listener = (request: Request, response: Response) => {
    const called = calledPlainly(request)
    // A call looks for its body itself, and starts the clock where it has to wait.
    if (called === null) limitArrival(server, request)
    // Who has come by https once does not come by http again (RFC 6797).
    if (options.runtime.base_url.startsWith('https:'))
      response.setHeader('strict-transport-security', 'max-age=31536000')
    if (options.isDraining()) response.shouldKeepAlive = false
    if (origins.length > 0 && answerOrigin(origins, request, response)) return
    if (request.headers.host === undefined && request.httpVersion === '1.1') {
      response.shouldKeepAlive = false
      return refuseWith(options.runtime, request, response, 'request_malformed')
    }
    options.requests?.begin(response)
    if (called !== null) {
      const routed = withParams(request, { capability: called })
      return answerDirectly(request, response, () => call(routed, response))
    }
    const post = request.method === 'POST' ? posts.get(request.url) : undefined
    if (post) answerDirectly(request, response, () => post(request, response))
    else app(request, response)
  }
  const server = createServer(
    {
      ...classes,
      // Slow senders are cut off: headers in 5 s, looked at every second; other bodies than uploads by limitArrival.
      connectionsCheckingInterval: 1_000,
      headersTimeout: 5_000,
      requestTimeout: uploadTimeout,
      // Longer than the usual idle time of a load balancer, so that it never sends into a closing connection.
      keepAliveTimeout: 65_000,
      // Checked above, so that a missing one is answered like any other violation.
      requireHostHeader: false,
    },
    listener as Parameters<typeof createServer>[1],
  )
  // An unknown expectation is no reason to refuse (RFC 9110, section 10.1.1).
  server.on('checkExpectation', listener)
  answerMalformed(server, options.runtime)
  endStalled(server)
  return server
}

/** What answers a request at one address. */
export type Answering = (request: Request, response: Response) => Promise<void>

/** What answers a call of a capability. */
type CallHandler = ReturnType<typeof callCapability>

const callAddress = `${protocol.path}/capabilities/`

/** The capability of a call at its plain address; null for any other request, which may be a call all the same. */
function calledPlainly({ method, url }: Request): string | null {
  if (method !== 'POST' || !url.startsWith(callAddress)) return null
  const capability = url.slice(callAddress.length)
  return isCapability(capability) || /^[\w.]+$/.test(capability) ? capability : null
}

/**
 * Answers a request at a plain address without looking through the routes, which costs Express as much as all checks of an
 * input.
 */
function directly(failed: ErrorRequestHandler) {
  return (request: Request, response: Response, answer: () => Promise<void>): void => {
    // What a route would have added, for what reads requests as those of Express.
    request.originalUrl = request.url
    request.baseUrl = ''
    request.res = response
    answer().catch((error: unknown) => failed(error, request, response, () => {}))
  }
}

function withParams<Params>(incoming: Request, params: Params): Request<Params> {
  const request = incoming as Request<Params>
  request.params = params
  return request
}

function addRoutes(app: Express, options: HttpOptions, judge: Judge, call: CallHandler): void {
  const { runtime, isReady, mount, missing } = options
  const description = openapiText(runtime.off)
  const { path, executions, interfaces } = protocol
  const route = (at: string, allow: string) => app.route(at).all(refuseMethod(runtime, allow))

  // Express looks through the routes in this order; the one that is called most stands first.
  app.post(`${path}/capabilities/:capability`, call)
  app.get(`${path}/capabilities/:capability`, showCapability(runtime, judge))
  route(`${path}/capabilities/:capability`, 'GET, HEAD, POST')
  mount?.(app)
  app.get(`${path}/capabilities`, listCapabilities(runtime, judge))
  route(`${path}/capabilities`, 'GET, HEAD')
  if (executions !== null) {
    app.get(`${path}/capability-executions/:executionId`, pollExecution(runtime, judge, executions))
    route(`${path}/capability-executions/:executionId`, 'GET, HEAD')
  }
  if (interfaces.media !== undefined) {
    app.post(mediaPath, sendMedia(runtime))
    route(mediaPath, 'POST')
    app.delete(`${mediaPath}/:media_ref`, dropMedia(runtime))
    route(`${mediaPath}/:media_ref`, 'DELETE')
  }
  app.get('/healthz', healthPage())
  route('/healthz', 'GET, HEAD')
  app.get('/readyz', readyPage(isReady))
  route('/readyz', 'GET, HEAD')
  app.get('/openapi.json', countReading(runtime), openapiPage(description))
  route('/openapi.json', 'GET, HEAD')
  const reference = docsPages(refuseMethod(runtime, 'GET, HEAD'), () => runtime.base_url)
  app.use('/docs', countReading(runtime), reference)
  app.get('/', showReference)
  if (missing) app.get(/.*/, beyond(path, missing))
  app.use((request: Request, response: Response) =>
    refuseWith(runtime, request, response, 'route_not_found'),
  )
  app.use(lastResort(runtime))
}

/** Handles the addresses that are not below a path. */
function beyond(path: string, handle: RequestHandler): RequestHandler {
  return (request, response, next) =>
    request.path.startsWith(`${path}/`) ? next() : handle(request, response, next)
}

/** Who opens the service's own address in a browser is shown the reference; a program is told that nothing is there. */
function showReference(request: Request, response: Response, next: () => void): void {
  if (wantsPage(request, response)) {
    response.setHeader('x-request-id', requestIdOf(request))
    response.redirect(302, '/docs/')
  } else next()
}

/** Lets a request for the document or the reference pass if its address has not asked too often. */
function countReading(runtime: Runtime): RequestHandler {
  return (request, response, next) => {
    const { request_id, remote_address } = requestMetaOf(runtime, request)
    try {
      runtime.rates.reading(remote_address)
    } catch (error) {
      const answer = refuse(
        runtime,
        { request_id, remote_address, capability: request.path },
        error,
      )
      return sendAnswer(response, answer, request_id)
    }
    next()
  }
}

function refuseMethod(runtime: Runtime, allow: string) {
  return (request: Request, response: Response) =>
    refuseWith(runtime, request, response, 'method_not_allowed', { allow })
}

function refuseWith(
  runtime: Runtime,
  request: Request,
  response: Response,
  code: ErrorCode,
  headers = {},
): void {
  const request_id = requestIdOf(request)
  const answer = problemAnswer(fail(code), runtime.base_url, request_id)
  sendAnswer(response, { ...answer, headers: { ...answer.headers, ...headers } }, request_id)
}

/** What Express itself throws is about the address (a stray percent sign); everything else is a bug. */
function lastResort(runtime: Runtime): ErrorRequestHandler {
  return (error, request, response, _next) => {
    const request_id = requestIdOf(request)
    const status: unknown = error?.status
    const known = typeof status === 'number' && status < 500
    const answer = refuse(
      runtime,
      { request_id, capability: '' },
      known ? fail('route_not_found') : error,
    )
    if (response.headersSent) response.destroy()
    else sendAnswer(response, answer, request_id)
  }
}
