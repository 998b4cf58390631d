import {
  isPositionOfAnother,
  isTitleOfAnother,
  mustBePosition,
} from '#server/domain/messages/roundup.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'
import { optionalText, readText } from '#server/domain/basics/text.ts'
import type { Violation } from '#server/domain/basics/violation.ts'

/** An item as a caller sends it. */
interface SentItem {
  readonly title: string
  readonly kind?: 'place' | 'event' | undefined
  readonly position?: number | undefined
  readonly excerpt?: string | undefined
}

/** An item that the caller had read. */
export interface GivenItem {
  readonly position: number
  readonly title: string
  readonly kind: 'place' | 'event' | null
  readonly excerpt: string | null
}

/** The greatest position: far behind the end of any source. */
const greatest = 1_000_000

/**
 * The items of a call by position; those without one take the free positions in the order of the array. Adds a violation
 * for each blank title, and for each title and position that an item before it has.
 */
export function readGivenItems(sent: readonly SentItem[], violations: Violation[]): GivenItem[] {
  const titles = new Set<string>()
  const positions = new Set<number>()
  for (const [index, { title, position }] of sent.entries()) {
    const line = readText(title, `/items/${index}/title`, violations)
    const key = nameKey(line)
    if (key !== '' && titles.has(key)) {
      violations.push({
        pointer: `/items/${index}/title`,
        code: 'duplicate',
        message: isTitleOfAnother,
      })
    }
    titles.add(key)
    if (position === undefined) continue
    const pointer = `/items/${index}/position`
    if (position > greatest)
      violations.push({ pointer, code: 'too_large', message: mustBePosition })
    if (positions.has(position)) {
      violations.push({ pointer, code: 'duplicate', message: isPositionOfAnother })
    }
    positions.add(position)
  }
  let free = 1
  const items = sent.map(({ title, kind, position, excerpt }) => {
    if (position === undefined) {
      while (positions.has(free)) free += 1
      positions.add(free)
    }
    return {
      position: position ?? free,
      title: readText(title, '', []),
      kind: kind ?? null,
      excerpt: optionalText(excerpt),
    }
  })
  return items.sort((a, b) => a.position - b.position)
}
