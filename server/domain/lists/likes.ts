import { createHash } from 'node:crypto'

/**
 * Stands for one list, the people its likes would be for and the ideas they would be of: hexadecimal SHA-256,
 * whatever the order of people and ideas.
 */
export function checksumOfLikes(
  list_id: string,
  people: readonly string[],
  ideas: readonly { idea_id: string; title: string }[],
): string {
  const about = ideas.map(({ idea_id, title }) => [idea_id, title]).sort()
  return hashOf([list_id, [...people].sort(), about])
}

/** Stands for a choice of people and sources, by their ids: hexadecimal SHA-256, whatever their order. */
export function selectionKey(people: readonly string[], sources: readonly string[]): string {
  return hashOf([[...people].sort(), [...sources].sort()])
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex')
}
