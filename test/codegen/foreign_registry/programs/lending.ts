// Calls the mock of the library with the library's own SDK, and prints what came back.
import {
  createCaller,
  createClient,
  isProblem,
  loansBegin,
  pages,
  booksQuery,
  ProblemError,
} from '@lending/sdk'
import type { Answer, Book, BookHandle } from '@lending/sdk'

const [baseUrl = ''] = process.argv.slice(2)
const client = createClient({ baseUrl, token: 'anything' })
const handle: BookHandle = 'bk_0123456789abcdefghjkmnpqrs'

const { data, idempotencyKey } = await completed()

/** A completed answer has its data, with the library's types. */
async function completed() {
  const call = client.loans.begin({ book_handle: handle })
  const { data } = await call.orThrow()
  return { data, idempotencyKey: call.idempotencyKey }
}

/** needs_input says what to choose from, and its code is one of the capability's own. */
const asked: Answer<'loans.begin'> = await loansBegin(
  createCaller({ baseUrl, token: 'anything' }),
  {
    book_name: 'Snow',
  },
)
const candidates: unknown[] = asked.status === 'needs_input' ? (asked.error.candidates ?? []) : []
const code: 'book_ambiguous' | undefined =
  asked.status === 'needs_input' ? asked.error.code : undefined

/** All pages of a search, from one snapshot. */
const found: Book[] = []
for await (const book of pages(client, booksQuery, { query: 'snow', limit: 2 })) found.push(book)

/** What the service refuses is thrown with its code. */
const refused = await client.books.get({ book_handle: 7 as never }).catch((error) => error)
const problem =
  refused instanceof ProblemError && isProblem(refused, 'input_invalid') ? refused.status : null

/** Accepted work ends with the answer of the capability that observes it. */
const started = await client.inventory.start({ shelf: 'N' })
const counted = await client.wait(started)
const missing: number | null | undefined = counted.data?.missing

// @ts-expect-error the library has no such capability
const none = client.ideas
// @ts-expect-error nor does it take files
const files = client.media

console.log(
  JSON.stringify({
    title: data.loan.book.title,
    hasKey: idempotencyKey !== null,
    code,
    candidates: candidates.length,
    titles: found.map(({ title }) => title),
    problem,
    statuses: [started.status, counted.status],
    missing,
    members: [none, files].map((one) => typeof one),
  }),
)
