/** Ideas of one list that an answer holds at most. */
export const mostItems = 500

/** What an answer must say where a list has more ideas than it holds. */
export function moreItems(count: number): { name: string; text: string }[] {
  if (count <= mostItems) return []
  const text = `The list has ${count} ideas; these are the first ${mostItems}.`
  return [{ name: 'ideas_list.items_cut', text }]
}
