import { isObject } from '#server/domain/basics/json.ts'
import { openAndDecide } from '#server/domain/messages/approvals.ts'
import type { Answer } from '#server/runtime/answer.ts'

/** Whether a request declares that its client can have its user open a page. */
export function canOpenPages(capabilities: unknown): boolean {
  return (
    isObject(capabilities) &&
    isObject(capabilities.elicitation) &&
    isObject(capabilities.elicitation.url)
  )
}

/**
 * The request to the client that its user opens the page where they decide; null where nothing waits for them. That the
 * user agrees to open it decides nothing: the call is only made again.
 */
export function pageToOpen({ body }: Answer) {
  if (!('code' in body) || body.code !== 'approval_required') return null
  const { approve_at: url } = body
  if (url === undefined) return null
  const elicitationId = url.slice(url.lastIndexOf('/') + 1)
  return {
    method: 'elicitation/create',
    params: { mode: 'url', message: openAndDecide, elicitationId, url },
  }
}
