/** The path of the list of plans, and the name of every form under it. */
export const plansPath = '/plans'

/** The path of the page of a plan, or of what can be done with it. */
export function planPath(plan_handle: string, act = ''): string {
  return `${plansPath}/${plan_handle}${act && `/${act}`}`
}
