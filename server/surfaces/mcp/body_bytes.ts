import { registry } from '#generated/server/capabilities.ts'
import { isObject } from '#server/domain/basics/json.ts'
import { tools } from '#server/runtime/tools/tools.ts'

const usual = registry.limits.body_bytes

/** The largest body that any tool may be called with, in bytes. */
export const maxBytes = Math.max(usual, ...[...tools.values()].map(({ facts }) => facts.body_bytes))

/** How large this message may be: the limit of the tool it calls, by name or through the tool that calls found tools. */
export function bytesFor(message: unknown): number {
  const params = isObject(message) && isObject(message.params) ? message.params : {}
  const inner = isObject(params.arguments) ? params.arguments.name : undefined
  return Math.max(usual, ...[params.name, inner].map(admitted))
}

function admitted(name: unknown): number {
  return typeof name === 'string' ? (tools.get(name)?.facts.body_bytes ?? usual) : usual
}
