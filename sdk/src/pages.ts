import type { OperationId, OperationTypes } from '../../generated/sdk/operation_types.ts'
import type { Data, Envelope, Request, Status } from '../../generated/types.ts'
import type { Done } from './answer.ts'
import { makeCall } from './call.ts'
import { type Caller, setupFor } from './caller.ts'
import { NoResultError, type Unanswered } from './no_result.ts'
import type { CallOptions, Operation } from './operation.ts'

/** The capabilities that are read page by page. */
export type PagedId = {
  [Id in OperationId]: OperationTypes[Id]['paged'] extends true ? Id : never
}[OperationId]

/** An answer as far as it is looked at here. Its type depends on the statuses that the capabilities have. */
type Answered = Pick<Envelope, 'outcome'> & { error: object | null }

/** One item of a page. */
export type Item<Id extends PagedId> = Data<Id> extends { items: (infer One)[] } ? One : never

/** An answer that has a page. */
export type Page<Id extends PagedId> = Done<Id, Exclude<Status<Id>, 'needs_input' | 'failed'>>

/** All items that one query finds, in order: item by item with `for await`, or page by page. */
export interface Pages<Id extends PagedId> extends AsyncIterable<Item<Id>> {
  /** The answers themselves, with their disclosures and facts. */
  answers(): AsyncIterable<Page<Id>>
}

/** The service answered needs_input or failed instead of a page; `answer` says what to do. */
export class NoPageError extends NoResultError<PagedId> {
  override readonly name = 'NoPageError'
}

/**
 * Reads page by page from one unchanging snapshot. A page is fetched when its first item is
 * needed. `for await (const shelf of pages(client, shelvesQuery))`.
 */
export function pages<Id extends PagedId>(
  client: Caller,
  operation: Operation<Id>,
  input?: Request<Id>,
  options?: CallOptions,
): Pages<Id> {
  const { facts } = operation
  const setup = setupFor(client)
  async function* answers(): AsyncGenerator<Page<Id>> {
    const first: object = input ?? {}
    let next = first
    for (;;) {
      const answer: Answered = await makeCall(setup, facts, next as Request<Id>, options)
      if (answer.error !== null) throw new NoPageError(facts.id, unanswered(answer))
      yield pageOf<Id>(answer)
      const { collection } = answer.outcome
      if (!collection?.has_more || collection.next_cursor === null) return
      const { snapshot_handle, next_cursor: cursor } = collection
      next = chosen(facts.paging, { ...first, snapshot_handle, cursor })
    }
  }
  return {
    answers,
    async *[Symbol.asyncIterator]() {
      for await (const { data } of answers()) yield* itemsOf<Id>(data)
    },
  }
}

/** The input for the next page: the cursor and, of the first input, only the page size. */
function chosen(
  paging: readonly string[] = [],
  all: Record<string, unknown>,
): Record<string, unknown> {
  const fields = paging.map((field) => [field, all[field]] as const)
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
}

/** An answer that has an error, as it is thrown. */
function unanswered(answer: Answered): Unanswered<PagedId> {
  return answer as Unanswered<PagedId>
}

function pageOf<Id extends PagedId>(answer: Answered): Page<Id> {
  // It has no error, and it is the answer of this capability.
  return answer as Page<Id>
}

function itemsOf<Id extends PagedId>(data: unknown): Item<Id>[] {
  // Every page has items; the capability defines their type.
  return Object(data).items
}
