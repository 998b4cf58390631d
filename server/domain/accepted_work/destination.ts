/** Where the ideas of accepted work go: on a list, or on none, and for a person, or for nobody. Ids are uuids. */
export interface Destination {
  readonly list_id: string | null
  readonly person_id: string | null
}

/** A part of a destination as it was found: nothing, and false, where it is not there. */
type Found = object | boolean | null | undefined

/** Whether the list, or the person, of a destination is gone; `there` is what was found of both. */
export function goneOf(
  { list_id, person_id }: Destination,
  there: { readonly list?: Found; readonly person?: Found },
): { readonly list: boolean; readonly person: boolean; readonly any: boolean } {
  const list = list_id !== null && !there.list
  const person = person_id !== null && !there.person
  return { list, person, any: list || person }
}
