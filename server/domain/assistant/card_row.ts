/** How many of the lines of a card its row in a reply may have. */
export const rowLines = [1, 2] as const

/** The row of a reply that shows a card: its number and title, and the first of its lines. */
export function cardRow(
  { ordinal, title, lines }: { ordinal: number; title: string; lines: readonly string[] },
  most: (typeof rowLines)[number] = 1,
): string {
  return [`${ordinal}. ${title}`, ...lines.slice(0, most)].join(' – ')
}
