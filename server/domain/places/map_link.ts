/** @returns the address of a map that searches for a place; null if nothing is known of where it is. */
export function mapLink(place: {
  place_name: string | null
  place_address: string | null
}): string | null {
  const { place_name, place_address } = place
  // A name alone may be anywhere in the world, or may be nowhere: “at Mira's”.
  if (!place_address?.trim()) return null
  const query = [place_name, place_address].filter((part) => part?.trim()).join(', ')
  const url = new URL('https://www.google.com/maps/search/?api=1')
  url.searchParams.set('query', query)
  return url.href
}
