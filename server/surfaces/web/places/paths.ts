/** The path of the list of places, and the name of every form under it. */
export const placesPath = '/places'

/** The path of the page of a place, or of what can be done with it. */
export function placePath(place_handle: string, act = ''): string {
  return `${placesPath}/${place_handle}${act && `/${act}`}`
}
