import { byName, type Operations, operations } from '../../generated/sdk/client.ts'
import type { Interfaces } from '../../generated/sdk/interfaces.ts'
import { interfacesOf } from '../../generated/sdk/interfaces_of.ts'
import type { OperationId } from '../../generated/sdk/operation_types.ts'
import type { Request } from '../../generated/types.ts'
import type { Success } from './answer.ts'
import { makeCall } from './call.ts'
import { type Caller, registered } from './caller.ts'
import type { Call, CallOptions, Operation } from './operation.ts'
import { type ClientOptions, setupOf } from './options.ts'
import { type PagedId, type Pages, pages } from './pages.ts'
import {
  type ReadId,
  type Settled,
  type UntilOptions,
  until,
  type Waitable,
  type WaitOptions,
  wait,
} from './wait.ts'

/**
 * Every capability as a method, its name as the path to it: `client.shelves.create(input, options)`.
 *
 * An answer is typed by its capability: look at `status` first. needs_input and failed are answers too.
 * Calls throw ProblemError (the service refused the request), ConnectionError and
 * TimeoutError (no answer), the reason of an aborted signal, and TypeError for wrong options.
 */
export interface Client extends Operations, Interfaces, Caller {
  /** The same calls, by name. */
  call<Id extends OperationId>(name: Id, input: Request<Id>, options?: CallOptions): Call<Id>
  /**
   * Everything a paged capability finds: `for await (const shelf of client.pages('shelves.query'))`.
   * Throws a NoPageError and what a call throws.
   */
  pages<Id extends PagedId>(name: Id, input?: Request<Id>, options?: CallOptions): Pages<Id>
  /**
   * Waits until accepted work has ended, and returns its final answer; an answer that is already final
   * is returned unchanged. Throws a StillRunningError and what a call throws.
   */
  wait<Id extends OperationId>(answer: Waitable<Id>, options?: WaitOptions): Promise<Settled<Id>>
  /**
   * Reads again and again until something is the case:
   * `client.until('shelves.get', { shelf_handle }, ({ data }) => data.shelf.state === 'full')`. Throws a
   * StillRunningError with the last answer after the timeout, a NoResultError, and what a call throws.
   */
  until<Id extends ReadId>(
    name: Id,
    input: Request<Id>,
    isSo: (answer: Success<Id>) => boolean | Promise<boolean>,
    options?: UntilOptions,
  ): Promise<Success<Id>>
}

/**
 * Creates a client. It sends nothing before the first call. Throws a TypeError for wrong options. For
 * small bundles, use createCaller and the operations as functions.
 */
export function createClient(options: ClientOptions): Client {
  const setup = setupOf(options)
  const named = <Id extends OperationId>(name: Id): Operation<Id> => {
    if (Object.hasOwn(byName, name)) return byName[name]
    throw new TypeError(`there is no capability ${String(name)}`)
  }
  const client: Client = {
    ...operations(
      ({ facts }) =>
        (input, callOptions) =>
          makeCall(setup, facts, input, callOptions),
    ),
    baseUrl: setup.baseUrl,
    ...interfacesOf(setup),
    call: (name, input, callOptions) => makeCall(setup, named(name).facts, input, callOptions),
    pages: (name, input, callOptions) => pages(client, named(name), input, callOptions),
    wait: (answer, waitOptions) => wait(client, answer, waitOptions),
    until: (name, input, isSo, untilOptions) =>
      until(client, named(name), input, isSo, untilOptions),
  }
  return registered(client, setup)
}
