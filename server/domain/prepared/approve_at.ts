import { siteOf } from '#server/domain/web/site.ts'

/** Below which path the pages are; the registry says the same. */
export const approvalsPath = '/approvals'

/**
 * Where the person reviews a prepared action and decides about it. Null where this service has no pages for people
 * (`siteOf`).
 */
export function approveAt(base_url: string, action_handle: string): string | null {
  return siteOf(base_url).on ? `${base_url}${approvalsPath}/${action_handle}` : null
}
