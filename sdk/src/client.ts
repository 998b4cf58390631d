import { type Call, type Operations, operations } from '../../generated/sdk/client.ts'
import type { Request } from '../../generated/types.ts'
import { makeCall } from './call.ts'
import { type CallOptions, type ClientOptions, setupOf } from './options.ts'
import { type PagedId, type Pages, pagesOf } from './pages.ts'

/**
 * Every capability as a method, its name as the path to it: `client.ideas.lists.create(input, options)`.
 *
 * An answer is typed by its capability: look at `status` first. needs_input and failed are answers like
 * the others. Thrown are ProblemError (the service refused the request), ConnectionError and
 * TimeoutError (no answer), the reason of an aborted signal, and TypeError for wrong options.
 */
export interface Client extends Operations<CallOptions> {
  /** The same calls, by name. */
  readonly call: Call<CallOptions>
  /**
   * Everything a paged capability finds: `for await (const list of client.pages('ideas.lists.query'))`.
   * Throws a NoPageError beside what a call throws.
   */
  pages<Id extends PagedId>(name: Id, input?: Request<Id>, options?: CallOptions): Pages<Id>
}

/** Makes a client. Nothing is sent before the first call. Throws a TypeError for wrong options. */
export function createClient(options: ClientOptions): Client {
  const setup = setupOf(options)
  const call: Call<CallOptions> = (name, input, callOptions) =>
    makeCall(setup, name, input, callOptions)
  return {
    ...operations(call),
    call,
    pages: (name, input = {}, callOptions) => pagesOf(call, name, input, callOptions),
  }
}
