/** The path of the list of people, and the name of every form under it. */
export const peoplePath = '/people'

/** The path of the page of a person, or of what can be done with them. */
export function personPath(person_handle: string, act = ''): string {
  return `${peoplePath}/${person_handle}${act && `/${act}`}`
}
