import { capabilities, protocol } from '#generated/server/capabilities.ts'
import type { Sends } from '#server/flows/web/activity.ts'

/** What the address of a page with activity may say. */
export const activityQuery = ['filter', 'before', 'undone', 'not-undone'] as const

const all = Object.values(capabilities)

/** Capabilities that reach other people, and those whose work ends with something prepared or found. */
export const sends: Sends = {
  sending: all.filter(({ ability }) => ability === protocol.approval).map(({ id }) => id),
  preparing: all.filter(({ only_prepares }) => only_prepares).map(({ id }) => id),
}
