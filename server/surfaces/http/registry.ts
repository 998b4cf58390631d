import type { Request, Response } from 'express'
import { protocol } from '#generated/server/capabilities.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { describeCapability, describeRegistry } from '#server/runtime/describe.ts'
import type { Caller } from '#server/runtime/handler.ts'
import { enter, type Headers, refuse } from '#server/runtime/invoke.ts'
import type { Runtime } from '#server/runtime/runtime.ts'
import { sendAnswer } from '#server/surfaces/http/call.ts'
import type { Judge } from '#server/surfaces/http/contract.ts'
import { requestMetaOf, json, send } from '#server/surfaces/http/exchange.ts'

/** Where the capabilities are. */
const path = `${protocol.path}/capabilities`

type Describe<Params> = (caller: Caller, params: Params, request_id: string) => string

/** `GET …/capabilities` */
export function listCapabilities(runtime: Runtime, judge: Judge) {
  return answering<object>(runtime, judge, path, (caller, _, request_id) =>
    describeRegistry(caller, request_id, runtime.off),
  )
}

/** `GET …/capabilities/{capability}` */
export function showCapability(runtime: Runtime, judge: Judge) {
  return answering<{ capability: string }>(
    runtime,
    judge,
    `${path}/{capability}`,
    (caller, { capability }, request_id) =>
      describeCapability(caller, capability, request_id, runtime.off),
  )
}

/** An answer for any valid token. */
function answering<Params>(
  runtime: Runtime,
  judge: Judge,
  path: string,
  describe: Describe<Params>,
) {
  return async (request: Request<Params>, response: Response): Promise<void> => {
    const asking = requestMetaOf(runtime, request as Request)
    const headers: Headers = { 'x-request-id': asking.request_id }
    try {
      const { params } = request
      const caller = await enter(runtime, { ...asking, surface: 'api' }, headers)
      const verdict = await judge(path, request as Request, response, undefined)
      if (verdict.found.length > 0) throw fail('input_invalid', { errors: verdict.found })
      send(response, 200, json, describe(caller, params, asking.request_id), headers)
    } catch (error) {
      const answer = refuse(runtime, { ...asking, capability: path }, error)
      sendAnswer(
        response,
        { ...answer, headers: { ...answer.headers, ...headers } },
        asking.request_id,
      )
    }
  }
}
