import { wallTimeOf } from '#server/domain/basics/wall_clock.ts'

/** The path of the list of plans, and the name of every form under it. */
export const plansPath = '/plans'

/** The path of the page of a plan, or of what can be done with it. */
export function planPath(plan_handle: string, act = ''): string {
  return `${plansPath}/${plan_handle}${act && `/${act}`}`
}

/** The lists of a plan's page that are shown in parts, as its address names where they are. */
export const planLists = ['checklist', 'who'] as const

/** The path to go on to from a form of a plan's page, with what was saved there; its lists stay where they were. */
export function savedPath(plan_handle: string, saved: string, places: string): string {
  return `${planPath(plan_handle)}?saved=${saved}${places.replace('?', '&')}`
}

/** The longest name that the form of a plan takes, in characters. */
export const longestName = 160

/** When an event takes place, as ideas say it. */
interface EventTime {
  readonly starts_at: string
  readonly start_precision?: 'exact' | 'date_only'
  readonly timezone?: string | null
}

/** What the first step of a plan of an event begins with: its start, or its day where only that is known; nothing of what has passed. */
export function whenOfEvent(
  event: EventTime | null,
  { asked_at: now, timezone }: { asked_at: Date; timezone: string },
): Record<string, string> {
  if (event === null) return {}
  const start = new Date(event.starts_at)
  if (event.start_precision !== 'date_only') return start > now ? { start: event.starts_at } : {}
  const dayIn = (at: Date) => wallTimeOf(at, event.timezone ?? timezone).date
  return dayIn(start) >= dayIn(now) ? { day: dayIn(start) } : {}
}

/** The path of the first step of a plan that is made from a thing of this handle, called as it is where the form takes that. */
export function newPlanPath(
  idea: string,
  title: string,
  more: Record<string, string> = {},
): string {
  const named = title.length <= longestName && { title }
  return `${plansPath}/new?${new URLSearchParams({ idea, ...named, ...more })}`
}
