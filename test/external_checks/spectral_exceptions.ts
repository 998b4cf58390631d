/** Where an exception holds: in the document, and whether what was found is part of a request. */
export interface Place {
  /** A path of the document, its steps joined by `/`. */
  readonly at: RegExp
  /** Only where requests can carry it, or only where they cannot; anywhere by default. */
  readonly requests?: boolean
}

/** A finding we live with, one rule and one kind of place each, and why. */
export interface Exception extends Place {
  readonly rule: string
  readonly why: string
}

const open = /^paths\/\/(openapi\.json|healthz|readyz)\/get\//
const schemas = /^components\/(schemas|headers|parameters)\//
const inline = /^paths\/\/.*\/schema(\/|$)/
const either = new RegExp(`${schemas.source}|${inline.source}`)
const listing = /^paths\/\/api\/v2\/capabilities(\/\{capability\})?\/get\//
const conversation = /^paths\/\/api\/v2\/assistant\/conversations\/\{handle\}\/(get|delete)\//

export const exceptions: readonly Exception[] = [
  {
    rule: 'info-contact',
    at: /^info$/,
    why: 'The contact is the operator of the service, and the registry does not know them.',
  },
  {
    rule: 'owasp:api2:2023-read-restricted',
    at: open,
    why: 'The document and the two probes are for everybody, and say nothing about anybody.',
  },
  {
    rule: 'owasp:api8:2023-define-error-responses-401',
    at: open,
    why: 'No token is asked for there, so none can be refused.',
  },
  {
    rule: 'owasp:api8:2023-define-error-responses-500',
    at: open,
    why: 'A probe says 503 for all that is wrong, and the document is a constant text.',
  },
  {
    rule: 'owasp:api4:2023-rate-limit-responses-429',
    at: open,
    why: 'Quotas are counted by token, and there is none; probes must never be refused.',
  },
  {
    rule: 'owasp:api4:2023-rate-limit',
    at: open,
    why: 'No quota holds there, so no header tells one.',
  },
  {
    rule: 'owasp:api8:2023-define-cors-origin',
    at: /^components\/headers$/,
    why: 'That is where headers are kept by a name of ours, and no answer; each answer does define it.',
  },
  {
    rule: 'owasp:api8:2023-define-error-validation',
    at: listing,
    why: 'A listing takes no input that could be wrong; an unknown name is its 404.',
  },
  {
    rule: 'owasp:api8:2023-define-error-validation',
    at: conversation,
    why: 'It takes nothing but the handle, and what is not a handle is its 404.',
  },
  {
    rule: 'owasp:api4:2023-string-restricted',
    at: either,
    why: 'Names, titles and notes are whatever people write, and handles are opaque by contract.',
  },
  {
    rule: 'owasp:api4:2023-string-limit',
    at: either,
    requests: true,
    why: 'The specification names no bound for these, and a body ends at 262,144 bytes with 413.',
  },
  {
    rule: 'owasp:api4:2023-string-limit',
    at: either,
    requests: false,
    why: 'The service writes them itself; a bound would refuse to show what is stored.',
  },
  {
    rule: 'owasp:api4:2023-array-limit',
    at: either,
    requests: true,
    why: 'The specification names no bound for these, and a body ends at 262,144 bytes with 413.',
  },
  {
    rule: 'owasp:api4:2023-array-limit',
    at: either,
    requests: false,
    why: 'The service makes them itself, from pages of at most 25 or from lists that inputs bound.',
  },
  {
    rule: 'owasp:api4:2023-integer-limit',
    at: either,
    requests: true,
    why: 'Revisions, cursors and counts are compared and never allocated; the specification names no end.',
  },
  {
    rule: 'owasp:api4:2023-integer-limit',
    at: either,
    requests: false,
    why: 'The service counts them itself.',
  },
  {
    rule: 'owasp:api4:2023-integer-format',
    at: either,
    why: 'A format says nothing that the bounds do not, and int64 makes generators leave plain numbers.',
  },
]
