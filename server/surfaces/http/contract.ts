import { parse } from 'node:url'
import type { Request, RequestHandler, Response } from 'express'
import type { OpenAPIV3 } from 'express-openapi-validator/dist/framework/types.js'
import { OpenApiValidator } from 'express-openapi-validator/dist/openapi.validator.js'
import type { Violation } from '#server/domain/basics/violation.ts'
import { type Document, isPlain, openapiText, partOf } from '#server/surfaces/http/document.ts'

/** What the OpenAPI document says of a request. */
export interface Verdict {
  /** Of headers, parameters and content type. */
  readonly found: Violation[]
  /** Whether the body is valid; null unless bodies are validated. */
  readonly body: boolean | null
}

/** Validates a request against the path `path` of the document. `body` is the parsed body. */
export type Judge = (
  path: string,
  request: Request,
  response: Response,
  body: unknown,
) => Verdict | Promise<Verdict>

// The validator calls url.parse with each request, and until it has warned of that once, Node walks
// the stack each time to find the caller. This call takes the warning.
const { noDeprecation } = process
process.noDeprecation = true
parse('/')
process.noDeprecation = noDeprecation

/** The validator of one path. */
interface Validator {
  readonly steps: readonly RequestHandler[]
  /** What its first steps find for a request without parameters in its path: always the same. */
  route?: unknown
  /** Content types that passed where nothing else of a request is looked at. */
  readonly passed: Set<string>
}

/**
 * Puts express-openapi-validator with the generated document in front of the requests of an application.
 *
 * One validator looks through every path of its document with a new regular expression each, so each path
 * has a validator of its own, made when it is first asked for, and its look-up is done once. In production
 * the bodies of its document are plain objects: the precompiled validators check them better and once. With
 * `bodies` both check. Where the document describes only the path, the content type and the absence of a
 * query, the result of one request holds for all requests that are equal in these.
 *
 * All servers of a process share its validators.
 */
export function sharedJudge({ bodies }: { bodies: boolean }): Judge {
  const judge = judges.get(bodies) ?? makeJudge(JSON.parse(openapiText()), bodies)
  judges.set(bodies, judge)
  return judge
}

const judges = new Map<boolean, Judge>()

function makeJudge(document: Document, bodies: boolean): Judge {
  const validators = new Map<string, Validator>()

  async function judge(
    path: string,
    request: Request,
    response: Response,
    body: unknown,
  ): Promise<Verdict> {
    let validator = validators.get(path)
    if (!validator) {
      validator = { steps: validatorOf(document, path, bodies), passed: new Set() }
      validators.set(path, validator)
    }
    // A capability of other surfaces only has no path in the document, so its body is not described.
    const judges = bodies && document.paths[path] !== undefined
    request.body = judges ? structuredClone(body) : body
    try {
      await holdAgainst(validator, request, response)
      if (!path.includes('{') && 'openapi' in request) validator.route = request.openapi
      const alike = judges ? null : likeness(request, document, path)
      if (alike !== null && validator.passed.size < 16) validator.passed.add(alike)
      return { found: [], body: judges || null }
    } catch (error) {
      const errors = errorsOf(error)
      const aboutBody = errors.filter((one) => one.path.startsWith('/body'))
      const found = errors.filter((one) => !aboutBody.includes(one)).map(toViolation)
      return { found, body: judges ? aboutBody.length === 0 : null }
    }
  }

  return (path, request, response, body) => {
    const passed = validators.get(path)?.passed
    const type = request.headers['content-type']
    if (passed && type !== undefined && passed.has(type) && request.url === path) return clean
    return judge(path, request, response, body)
  }
}

const clean: Verdict = { found: [], body: null }

/** The content type of a request of which the document looks at nothing else; null for any other. */
function likeness(request: Request, document: Document, path: string): string | null {
  return isPlain(document, path, request.method) ? (request.headers['content-type'] ?? null) : null
}

function holdAgainst(
  { steps, route }: Validator,
  request: Request,
  response: Response,
): Promise<void> {
  if (route === undefined) return run(steps, request, response)
  // The last step validates; those before it find the path in the document.
  Object.assign(request, { openapi: route })
  return run(steps.slice(-1), request, response)
}

function validatorOf(document: Document, path: string, bodies: boolean): RequestHandler[] {
  const apiDoc = partOf(document, path, bodies) as OpenAPIV3.DocumentV3_1 | null
  if (apiDoc === null) return []
  const validator = new OpenApiValidator({
    apiSpec: apiDoc,
    validateApiSpec: false,
    validateRequests: true,
    validateResponses: false,
    // The caller is authenticated before a body is read.
    validateSecurity: false,
    fileUploader: false,
    ajvFormats: { mode: 'full' },
  })
  // The package's own loader compiles the schema of OpenAPI itself each time, which is never asked: 50 ms a path.
  const routes = Object.keys(document.paths[path] ?? {}).map((method) => ({
    basePath: '',
    expressRoute: path.replace(/\{([^}]+)\}/g, ':$1'),
    openApiRoute: path,
    method: method.toUpperCase(),
    pathParams: [],
  }))
  const spec = Promise.resolve({ apiDoc, basePaths: [''], routes, serial: 0 })
  return validator.installMiddleware(spec)
}

function run(
  steps: readonly RequestHandler[],
  request: Request,
  response: Response,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let at = 0
    const next = (error?: unknown): void => {
      const step = steps[at]
      at += 1
      if (error !== undefined) reject(error)
      else if (!step) resolve()
      else Promise.resolve(step(request, response, next)).catch(reject)
    }
    next()
  })
}

interface Found {
  path: string
  message: string
}

/** The findings of the validator; anything else it throws is a bug and is rethrown. */
function errorsOf(error: unknown): Found[] {
  const errors: unknown = error instanceof Error && 'errors' in error ? error.errors : null
  if (Array.isArray(errors) && errors.every(isFound)) return errors
  throw error
}

function isFound(value: unknown): value is Found {
  return (
    value !== null && typeof value === 'object' && 'path' in value && typeof value.path === 'string'
  )
}

function toViolation({ path, message }: Found): Violation {
  const [, place = 'request', name = ''] = path.split('/')
  const where =
    name === ''
      ? place
      : `${place === 'query' ? 'query parameter' : place.replace(/s$/, '')} ${name}`
  return { pointer: '', code: 'rule', message: `${where}: ${message}` }
}
