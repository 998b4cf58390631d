import type { PlanState } from '#generated/types.ts'
import { plans as say } from '#server/domain/messages/said/web_plans.ts'
import { type Content, html } from '#server/surfaces/web/parts/html.ts'

/** What stands beside the name of a plan among other things: when it is, and whether it is canceled, over or a draft. */
export function planNote(when: string | null, state: PlanState): Content {
  const what = stateWords(state)
  const note = [what, when].filter(Boolean).join(' · ')
  return note !== '' && html` <span class="soft small">${note}</span>`
}

function stateWords(state: PlanState): string | null {
  if (state === 'canceled') return say.shown.canceled
  if (state === 'prepared') return say.waits
  return state === 'draft' || state === 'reviewed' ? say.draft : null
}
