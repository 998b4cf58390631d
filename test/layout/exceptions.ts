/** What breaks the layout today. This list may only get shorter. */
export const exceptions: readonly string[] = []
