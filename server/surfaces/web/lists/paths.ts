/** The path of the Ideas Lists, and the name of every form under it. */
export const listsPath = '/lists'

/** The path of the page of a list, or of what can be done with it. */
export function listPath(ideas_list_handle: string, act = ''): string {
  return `${listsPath}/${ideas_list_handle}${act && `/${act}`}`
}
