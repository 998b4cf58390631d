/** The path of the list of ideas, and the name of every form under it. */
export const ideasPath = '/ideas'

/** The path of the page of an idea, or of what can be done with it. */
export function ideaPath(idea_handle: string, act = ''): string {
  return `${ideasPath}/${idea_handle}${act && `/${act}`}`
}
