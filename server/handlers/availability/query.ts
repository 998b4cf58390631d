import type { Input, Window } from '#generated/types.ts'
import { isTimed, readTiming, type Timing } from '#server/domain/availability/timing.ts'
import { fail, refuse } from '#server/domain/basics/failure.ts'
import { draftForWindow, fittingWindow } from '#server/domain/messages/availability.ts'
import { readText } from '#server/domain/basics/text.ts'
import type { Violation } from '#server/domain/basics/violation.ts'
import { computeWindows } from '#server/flows/availability/compute.ts'
import { shownLater, toWindows } from '#server/flows/availability/present.ts'
import { refreshSources } from '#server/flows/availability/refresh.ts'
import { disclosuresOf, tellWindows, toData } from '#server/flows/availability/tell.ts'
import { readComputedPage } from '#server/flows/paging.ts'
import { completed, handler, type Presentation } from '#server/runtime/handler.ts'

type Asked = Input<'availability.query'>

export default handler(
  'availability.query',
  async (context, input) => {
    const { db, timezone, unfinished: refreshing } = context
    const page = await readComputedPage(context, input, {
      compute: async (asked) =>
        computeWindows(db, asked, timingOf(asked), { timezone, refreshing }),
      load: async (ids, facts, snapshot) => {
        const shown = await shownLater(db, facts)
        return { shown, items: toWindows(ids, shown, snapshot) }
      },
      first: (ids, { facts, people }, snapshot) => {
        const shown = { ...facts, rows: people, withdrawn: people.map(() => false) }
        return { shown, items: toWindows(ids, shown, snapshot) }
      },
    })
    const { items, shown } = page.content
    return completed(
      { items, ...toData(shown) },
      {
        text: tellWindows(items, shown, input.cursor === undefined),
        disclosures: disclosuresOf(shown),
        ...nextSteps(items, input),
        collection: page.collection,
      },
    )
  },
  {
    async beforehand(tools, input) {
      if (input.allow_refresh !== true || input.refresh_mode === 'existing') return false
      if (input.cursor !== undefined || input.snapshot_handle !== undefined) return false
      timingOf(input)
      return !(await refreshSources(tools))
    },
  },
)

/** A draft for one of the windows, and recommendations that fit the best one; neither where there is none. */
function nextSteps(
  [best]: readonly Window[],
  { person_handles, person_names }: Asked,
): Pick<Presentation, 'next' | 'enabled'> {
  if (best === undefined) return { enabled: ['calendar.status.get'] }
  const { starts_at, ends_at } = best
  return {
    next: [
      { capability: 'plans.draft.create', reason: draftForWindow, needs: ['scheduled_at'] },
      {
        capability: 'ideas.recommendations.get',
        reason: fittingWindow,
        input: {
          ...(person_names?.length && { names: person_names }),
          ...(person_handles?.length && { person_handles }),
          time_slots: [{ starts_at, ends_at }],
        },
      },
    ],
  }
}

/** Errors: 422 with all that is wrong with the input; `timing_required`. */
function timingOf(input: Asked): Timing {
  const violations: Violation[] = []
  const timing = readTiming(input, violations)
  for (const [index, name] of (input.person_names ?? []).entries()) {
    readText(name, `/person_names/${index}`, violations)
  }
  refuse(violations)
  if (!isTimed(timing)) throw fail('timing_required', { pointer: '/when_preset' })
  return timing
}
