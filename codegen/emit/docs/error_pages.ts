import type { ErrorCode, Model } from '#codegen/model.ts'
import { problemExample } from '#codegen/emit/openapi/responses.ts'
import { type Names, prose } from '#codegen/emit/docs/fields.ts'
import {
  code,
  heading,
  type Inline,
  list,
  type Page,
  paragraph,
  table,
} from '#codegen/emit/docs/page.ts'

function statusInWords(error: ErrorCode): string {
  return typeof error.status === 'number' ? `HTTP ${error.status}` : `200, ${error.status}`
}

/** Rows for codes in the model's order: code, status, title, what to do. */
export function errorRows(model: Model, names: Names, codes: readonly string[]): Inline[][][] {
  return model.errors
    .filter((error) => codes.includes(error.code))
    .map((error) => [
      [{ code: error.code, to: `errors/${error.code}` }],
      [statusInWords(error)],
      [error.title],
      prose(names, error.next),
    ])
}

/** One page per code, and the list of them. A problem's `type` leads to the page of its code. */
export function errorPages(model: Model, names: Names): Page[] {
  return [listOfCodes(model, names), ...model.errors.map((error) => errorPage(model, names, error))]
}

function listOfCodes(model: Model, names: Names): Page {
  const columns = ['Code', 'Status', 'Title', 'What to do']
  const problems = model.errors.filter((error) => typeof error.status === 'number')
  const outcomes = model.errors.filter((error) => typeof error.status !== 'number')
  const rows = (errors: readonly ErrorCode[]) =>
    errorRows(
      model,
      names,
      errors.map((error) => error.code),
    )
  return {
    path: 'errors/index',
    title: 'Errors',
    about: 'Every machine code, what it means and what to do.',
    beside: [],
    blocks: [
      heading(2, 'Problems'),
      paragraph(
        'A request that is refused has no effect and does not use up its idempotency key. The body is application/problem+json (RFC 9457).',
      ),
      ...table('Problems', columns, rows(problems)),
      heading(2, 'Outcomes'),
      paragraph(
        'HTTP 200 with the status needs_input or failed. The answer is remembered under its idempotency key.',
      ),
      ...table('Outcomes', columns, rows(outcomes)),
    ],
  }
}

function errorPage(model: Model, names: Names, error: ErrorCode): Page {
  const users = model.capabilities.filter((capability) => capability.errors.includes(error.code))
  const links = users.map(({ id, summary }): Inline[] => [
    { code: id, to: `capabilities/${id}` },
    `: ${summary}.`,
  ])
  return {
    path: `errors/${error.code}`,
    title: error.code,
    about: error.title,
    beside: [],
    blocks: [
      paragraph({ text: 'All codes', to: 'errors/index' }),
      paragraph(...prose(names, `${error.title}. ${error.message}`)),
      ...table(
        'At a glance',
        ['Property', 'Value'],
        [
          [['Status'], [statusInWords(error)]],
          [
            ['Retry'],
            [
              error.retryable
                ? 'The same request can succeed later.'
                : 'The same request fails again.',
            ],
          ],
        ],
      ),
      heading(2, 'What to do'),
      paragraph(...prose(names, error.next)),
      heading(2, 'What it looks like'),
      code(
        'json',
        typeof error.status === 'number' ? 'application/problem+json' : 'error of the answer',
        body(model, error),
      ),
      heading(2, 'Who answers it'),
      ...(error.common ? [paragraph('Any capability.')] : []),
      ...list(links),
    ],
  }
}

function body(model: Model, error: ErrorCode): string {
  const { code, message, retryable } = error
  if (typeof error.status !== 'number') return JSON.stringify({ code, message, retryable }, null, 2)
  return JSON.stringify(problemExample(model, error), null, 2)
}
