import { type Call, type OperationId, operationFacts } from '../../generated/sdk/client.ts'
import type { Answer, Data, Request } from '../../generated/types.ts'
import type { CallOptions } from './options.ts'

/** The capabilities that are read page by page. */
export type PagedId = {
  [Id in OperationId]: (typeof operationFacts)[Id]['paging'] extends null ? never : Id
}[OperationId]

/** One item of a page. */
export type Item<Id extends PagedId> = Data<Id> extends { items: (infer One)[] } ? One : never

/** An answer that has a page. */
export type Page<Id extends PagedId> = Extract<Answer<Id>, { error: null }>

/** All that one question finds, in its order: item by item with `for await`, or page by page. */
export interface Pages<Id extends PagedId> extends AsyncIterable<Item<Id>> {
  /** The answers themselves, with their disclosures and facts. */
  answers(): AsyncIterable<Page<Id>>
}

/** The service answered needs_input or failed where a page was expected; `answer` says what to do. */
export class NoPageError extends Error {
  override readonly name = 'NoPageError'
  readonly answer: Answer<PagedId>

  constructor(name: string, answer: Answer<PagedId>) {
    const { status, error } = answer
    super(`${name}: ${status}${error ? ` ${error.code}: ${error.message}` : ''}`)
    this.answer = answer
  }
}

/**
 * Reads on by snapshot and cursor: one question is asked of one unchanging state, and a page is fetched
 * when its first item is wanted.
 */
export function pagesOf<Id extends PagedId>(
  call: Call<CallOptions>,
  name: Id,
  input: Request<Id>,
  options?: CallOptions,
): Pages<Id> {
  async function* answers(): AsyncGenerator<Page<Id>> {
    let next = input
    for (;;) {
      const answer = await call(name, next, options)
      if (!isPage<Id>(answer)) throw new NoPageError(name, answer)
      yield answer
      const { collection } = answer.outcome
      if (!collection?.has_more || collection.next_cursor === null) return
      next = continued(name, input, collection.snapshot_handle, collection.next_cursor)
    }
  }
  return {
    answers,
    async *[Symbol.asyncIterator]() {
      for await (const { data } of answers()) yield* itemsOf<Id>(data)
    },
  }
}

/** The input that reads on: beside a cursor only what sizes the page is sent again. */
function continued<Id extends PagedId>(
  name: Id,
  input: Request<Id>,
  snapshot_handle: string,
  cursor: string,
): Request<Id> {
  const all: Record<string, unknown> = { ...input, snapshot_handle, cursor }
  const fields = operationFacts[name].paging.map((field) => [field, all[field]])
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
}

function isPage<Id extends PagedId>(answer: Answer<Id>): answer is Page<Id> {
  return answer.error === null
}

function itemsOf<Id extends PagedId>({ items }: { items: unknown[] }): Item<Id>[] {
  // Every page has items; which, its capability says.
  return items as Item<Id>[]
}
