import { createHash } from 'node:crypto'
import { registry } from '#generated/server/capabilities.ts'
import { canonical } from '#server/domain/basics/canonical.ts'
import { fail } from '#server/domain/basics/failure.ts'
import type { Exchange, ToolCall } from '#server/surfaces/mcp/exchange.ts'

/** Where a key may stand besides the arguments. */
const metaKey = `${registry.brand}/idempotency-key`

/**
 * The idempotency key of a call: among its arguments, next to them, or in the header; null where it has none.
 *
 * Errors: `idempotency_key_invalid` for one that is no string, or for a header that is given twice.
 */
export function keyIn(exchange: Exchange, call: ToolCall): string | null {
  const key = call.arguments?.idempotency_key ?? call._meta?.[metaKey] ?? exchange.keyHeader()
  if (key !== null && typeof key !== 'string') {
    throw fail('idempotency_key_invalid', { pointer: '/idempotency_key' })
  }
  return key
}

/**
 * The key of the call that sends the answer to a question; `answered` is how many questions have been answered. It is the
 * same whatever is answered, so a question takes effect once: the same answer again is a replay, and another one conflicts
 * with the first. Before any answer it is the call's own key.
 */
export function keyAfter(key: string, answered: number): string {
  if (answered === 0) return key
  const digest = createHash('sha256').update(canonical([key, answered]))
  return `answer-${digest.digest('base64url')}`
}
