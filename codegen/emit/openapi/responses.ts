import type { ErrorCode, Lifecycle, Model } from '#codegen/model.ts'

/** Why a request ends with each status, in the order of the checks. */
const reasons: { readonly [status: number]: { name: string; about: string } } = {
  401: { name: 'Unauthenticated', about: 'Authentication failed; authenticate again.' },
  403: { name: 'Forbidden', about: 'The token lacks the ability or the access.' },
  404: {
    name: 'NotFound',
    about: 'The capability or the current authorized reference is unavailable.',
  },
  409: {
    name: 'Conflict',
    about: 'A conflict, an execution in progress, a stale reference or an unsafe confirmation.',
  },
  413: { name: 'BodyTooLarge', about: 'The body is larger than the service reads.' },
  415: {
    name: 'MediaTypeUnsupported',
    about: 'The body is of a media type that is not read here.',
  },
  422: {
    name: 'InputInvalid',
    about: 'The structured input is invalid; every violation is listed.',
  },
  429: { name: 'RateLimited', about: 'Rate limited; wait for Retry-After.' },
  500: { name: 'Internal', about: 'A fault of the service; the request id finds it in the logs.' },
  503: {
    name: 'Unavailable',
    about: 'A required dependency is unavailable; retry after the time in Retry-After.',
  },
}

export const headerComponents = {
  RequestId: {
    description: 'The request id: the one that was sent when it is usable, else a new one.',
    schema: { type: 'string', maxLength: 128 },
  },
  RateLimit: {
    description: 'What is left of the quota, and in how many seconds it is restored.',
    schema: { type: 'string' },
  },
  RateLimitPolicy: {
    description: 'The quotas of this token.',
    schema: { type: 'string' },
  },
  AllowOrigin: {
    description:
      'Whether a page of another origin may read the answer: sent where the service is set to be asked by pages.',
    schema: { type: 'string' },
  },
  RetryAfter: { description: 'Whole seconds to wait.', schema: { type: 'integer', minimum: 0 } },
  WwwAuthenticate: {
    description: 'The scheme to authenticate with: Bearer.',
    schema: { type: 'string' },
  },
}

/** The headers by which an answer says that its capability is deprecated. */
export function lifecycleHeaders({ deprecated }: Lifecycle) {
  return {
    ...(deprecated && {
      Deprecation: {
        description: 'When the capability was deprecated (RFC 9745): @ and seconds since 1970.',
        schema: { type: 'string' },
      },
    }),
    ...(deprecated?.sunset && {
      Sunset: {
        description: 'When the capability ends (RFC 8594), as an HTTP date.',
        schema: { type: 'string' },
      },
    }),
  }
}

/** The headers of every answer. */
export const answerHeaders = {
  'X-Request-Id': { $ref: '#/components/headers/RequestId' },
  RateLimit: { $ref: '#/components/headers/RateLimit' },
  'RateLimit-Policy': { $ref: '#/components/headers/RateLimitPolicy' },
  'Access-Control-Allow-Origin': { $ref: '#/components/headers/AllowOrigin' },
}

/** Whether an operation refers to the parameter of the key. */
function isKeyed({ capabilities, service }: Model): boolean {
  const isTaken = capabilities.some(
    ({ idempotency_key, surfaces }) => idempotency_key && surfaces.includes('api'),
  )
  return isTaken || service.protocol.interfaces.media !== undefined
}

function keyParameter(model: Model) {
  const length = model.service.limits.idempotency_key_length ?? 191
  return {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    description:
      'Names this intended mutation. The same key with the same input is a replay and has no second effect; a changed input needs a new key.',
    schema: { type: 'string', minLength: 1, maxLength: length, pattern: '^[ -~]+$' },
    example: '8f2c1c1e-0d5a-4b0e-9d2f-5f3a6c1b7e42',
  }
}

export function parameterComponents(model: Model) {
  return {
    ...(isKeyed(model) && { IdempotencyKey: keyParameter(model) }),
    Client: {
      name: model.service.client_header,
      in: 'header',
      description: 'Names the calling program in logs and limits.',
      schema: { type: 'string' },
      example: 'my-agent/1.0',
    },
    RequestId: {
      name: 'X-Request-Id',
      in: 'header',
      description:
        'A correlation id of 1 to 128 visible ASCII characters; any other value is replaced.',
      schema: { type: 'string' },
      example: 'c3a1c7f0',
    },
  }
}

/** References to the shared responses for these statuses. */
export function problemResponses(statuses: readonly number[]) {
  return Object.fromEntries(
    statuses.map((status) => [
      String(status),
      { $ref: `#/components/responses/${reasons[status]?.name}` },
    ]),
  )
}

/** Every status a capability can be refused with. */
export const capabilityProblems = [401, 403, 404, 409, 413, 415, 422, 429, 500, 503] as const

/** What a code with an HTTP status looks like. */
export function problemExample(model: Model, error: ErrorCode) {
  return {
    // Absolute at run time, under the public URL of the service.
    type: `https://${model.service.brand}.example/docs/errors/${error.code}`,
    title: error.title,
    status: error.status,
    detail: error.message,
    code: error.code,
    request_id: 'c3a1c7f0',
    retryable: error.retryable,
    errors: [],
  }
}

export function responseComponents(model: Model) {
  const responses = Object.entries(reasons).map(([status, { name, about }]) => {
    const codes = model.errors.filter((error) => error.status === Number(status))
    const examples = codes.map((error) => [
      error.code,
      { summary: error.title, value: problemExample(model, error) },
    ])
    const listed = codes.length === 0 ? '' : ` Codes: ${codes.map(codeInWords).join(', ')}.`
    return [
      name,
      {
        description: `${about}${listed}`,
        headers: { ...answerHeaders, ...extraHeaders(Number(status)) },
        content: {
          'application/problem+json': {
            schema: { $ref: '#/$defs/Problem' },
            ...(examples.length > 0 ? { examples: Object.fromEntries(examples) } : {}),
          },
        },
      },
    ]
  })
  return Object.fromEntries(responses)
}

function codeInWords({ code, deprecated }: ErrorCode): string {
  return deprecated ? `${code} (deprecated)` : code
}

function extraHeaders(status: number) {
  if (status === 401)
    return { 'WWW-Authenticate': { $ref: '#/components/headers/WwwAuthenticate' } }
  if ([409, 429, 503].includes(status))
    return { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } }
  return {}
}
