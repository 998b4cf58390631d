/** The path of what is being read, and the name of every form under it. */
export const capturesPath = '/captures'

/** The path of the page of a capture or a roundup, or of what can be done with it. */
export function capturePath(handle: string, act = ''): string {
  return `${capturesPath}/${handle}${act && `/${act}`}`
}
