import { lifecycleText } from '#codegen/lifecycle.ts'
import type { ErrorCode, Model } from '#codegen/model.ts'
import { problemExample } from '#codegen/emit/openapi/responses.ts'
import { shapeBlocks } from '#codegen/emit/docs/fields.ts'
import { type Names, prose, typeLink } from '#codegen/emit/docs/names.ts'
import {
  type Block,
  code,
  entries,
  heading,
  type Inline,
  list,
  note,
  type Page,
  paragraph,
} from '#codegen/emit/docs/page.ts'

function statusInWords(error: ErrorCode): string {
  return typeof error.status === 'number' ? `HTTP ${error.status}` : `200, ${error.status}`
}

/** An import of the module would read all its names, of which one brings a client of HTTP along. */
const { STATUS_CODES } = process.getBuiltinModule('node:http')

/** The phrase of HTTP for the status, which people know: `Too Many Requests`. */
function reasonOf({ status }: ErrorCode): string {
  return STATUS_CODES[status] ?? ''
}

/** Codes by their status: problems by number, then outcomes. Those of one status stay in the registry's order. */
function byStatus(errors: readonly ErrorCode[]): ErrorCode[] {
  const rank = ({ status }: ErrorCode) =>
    typeof status === 'number' ? status : status === 'needs_input' ? 1000 : 1001
  return errors.toSorted((one, other) => rank(one) - rank(other))
}

/** Rows for codes in the order of their status: code and title, status, what to do. */
export function errorRows(model: Model, names: Names, codes: readonly string[]): Inline[][][] {
  return byStatus(model.errors)
    .filter((error) => codes.includes(error.code))
    .map((error) => [
      [{ code: error.code, to: `errors/${error.code}` }],
      [statusInWords(error)],
      [`${titleOf(error)} `, ...prose(names, error.next)],
    ])
}

/** A table of all problems or of all outcomes. */
export function codesTable(model: Model, names: Names, kind: 'problems' | 'outcomes'): Block[] {
  const codes = model.errors
    .filter(({ status }) => (typeof status === 'number') === (kind === 'problems'))
    .map(({ code }) => code)
  return entries(
    kind === 'problems' ? 'Problems' : 'Outcomes',
    ['Code', 'Status', 'What to do'],
    errorRows(model, names, codes),
  )
}

/** One page per code, and the list of them. A problem's `type` leads to the page of its code. */
export function errorPages(model: Model, names: Names): Page[] {
  return [
    listOfCodes(model, names),
    ...byStatus(model.errors).map((error) => errorPage(model, names, error)),
  ]
}

function listOfCodes(model: Model, names: Names): Page {
  return {
    path: 'errors/index',
    section: 'errors',
    title: 'Errors',
    over: 'Errors',
    about: 'Every machine code, what it means and what to do.',
    words: ['codes', 'problems', 'needs_input', 'failed'],
    blocks: [
      paragraph(
        'A code names the problem and never changes.',
        ...(names.guides.has('errors_and_recovery')
          ? [
              ' What to do after each kind of answer is described in ',
              { text: 'errors and recovery', to: 'guides/errors_and_recovery' },
              '.',
            ]
          : []),
      ),
      heading(2, 'Problems'),
      paragraph(
        'A refused request has no effect and does not use up its idempotency key. The body is application/problem+json (RFC 9457).',
      ),
      ...codesTable(model, names, 'problems'),
      heading(2, 'Outcomes'),
      paragraph(
        'HTTP 200 with the status needs_input or failed. The answer is stored under its idempotency key.',
      ),
      ...codesTable(model, names, 'outcomes'),
    ],
    beside: [],
    wide: [],
  }
}

/** The title as a sentence; some are questions. */
function titleOf({ title }: ErrorCode): string {
  return title.endsWith('?') ? title : `${title}.`
}

function groupOf(error: ErrorCode): string {
  const { status } = error
  return typeof status === 'number' ? `${status} ${reasonOf(error)}`.trim() : `Outcome ${status}`
}

function effectOf({ status }: ErrorCode): string {
  if (typeof status !== 'number') return 'none; the answer is stored under its key'
  return status < 500
    ? 'none; the key is not used up'
    : 'unknown; with the same key it is safe to send the request again'
}

function errorPage(model: Model, names: Names, error: ErrorCode): Page {
  const users = model.capabilities.filter((capability) => capability.errors.includes(error.code))
  const links = users.map(({ id, summary }): Inline[] => [
    { code: id, to: `capabilities/${id}` },
    { aside: `: ${summary}.` },
  ])
  const lifecycle = lifecycleText(error)
  return {
    path: `errors/${error.code}`,
    section: 'errors',
    title: error.code,
    over: groupOf(error),
    about: titleOf(error),
    words: [error.message, reasonOf(error)],
    blocks: [
      paragraph({ strong: titleOf(error) }, ' ', ...prose(names, error.message)),
      ...(lifecycle === '' ? [] : [note(...prose(names, lifecycle))]),
      {
        kind: 'glance',
        rows: [
          ['Status', [statusInWords(error)]],
          [
            'The same request again',
            [error.retryable ? 'can succeed later' : 'fails in the same way'],
          ],
          ['Effect', [effectOf(error)]],
        ],
      },
      heading(2, 'What to do'),
      paragraph(...prose(names, error.next)),
      ...candidateBlocks(names, error),
      heading(2, 'Who answers with it'),
      ...(error.common
        ? [
            paragraph(
              error.keyed ? 'Any capability that takes an idempotency key.' : 'Any capability.',
            ),
          ]
        : []),
      ...list(links),
      ...(error.common || links.length > 0
        ? []
        : [paragraph('The service itself, outside any capability.')]),
    ],
    beside: [
      heading(2, 'What it looks like', 'example'),
      code(
        'json',
        typeof error.status === 'number' ? 'application/problem+json' : 'error of the answer',
        body(model, error),
      ),
    ],
    wide: [],
  }
}

/** What the user may choose from: the fields of a candidate. */
function candidateBlocks(names: Names, { candidates }: ErrorCode): Block[] {
  const type = candidates === null ? undefined : names.types.get(candidates)
  if (!type?.shape) return []
  return [
    heading(2, 'Candidates'),
    paragraph(
      'If there is something to choose from, each entry of ',
      { code: 'candidates' },
      ' is a ',
      typeLink(names, type.name),
      '. ',
      ...prose(names, type.about),
    ),
    ...shapeBlocks(names, `Fields of ${type.name}`, 'candidate', type.shape, 0),
  ]
}

function body(model: Model, error: ErrorCode): string {
  const { code, message, retryable } = error
  if (typeof error.status !== 'number') {
    const shown = exampleOf(model, code)
    return JSON.stringify(shown ?? { code, message, retryable }, null, 2)
  }
  return JSON.stringify(problemExample(model, error), null, 2)
}

/** The error of the first example that has the code with something to choose from; undefined if none has. */
function exampleOf({ capabilities }: Model, code: string): unknown {
  const errors = capabilities.flatMap(({ examples }) => examples.map(({ answer }) => answer.error))
  return errors.find((error) => {
    const { code: own, candidates } = Object(error)
    return own === code && candidates !== undefined
  })
}
