/** The path of the list of plans, and the name of every form under it. */
export const plansPath = '/plans'

/** The path of the page of a plan, or of what can be done with it. */
export function planPath(plan_handle: string, act = ''): string {
  return `${plansPath}/${plan_handle}${act && `/${act}`}`
}

/** The longest name that the form of a plan takes, in characters. */
export const longestName = 160

/** The path of the first step of a plan that is made from a thing of this handle, called as it is where the form takes that. */
export function newPlanPath(
  idea: string,
  title: string,
  more: Record<string, string> = {},
): string {
  const named = title.length <= longestName && { title }
  return `${plansPath}/new?${new URLSearchParams({ idea, ...named, ...more })}`
}
