import type { BriefItem, BriefSection } from '#generated/types.ts'

type SectionType = BriefSection['type']

/** The sections in their order; the first one is the most urgent. */
const ranks: readonly SectionType[] = [
  'deadline',
  'upcoming',
  'waiting',
  'logistics',
  'draft',
  'mutual_interest',
]

/** The most items of a section. */
export const mostItems = 10

/** The sections that have items, in their order, each with at most ten. */
export function briefOf(
  items: Readonly<Record<SectionType, readonly BriefItem[]>>,
): BriefSection[] {
  return ranks
    .map((type, at) => ({ type, priority: at + 1, items: items[type].slice(0, mostItems) }))
    .filter((section) => section.items.length > 0)
}

/** The items with the earliest first; items without a time come last. */
export function bySoonest(items: readonly BriefItem[]): BriefItem[] {
  const time = ({ due_at }: BriefItem) =>
    due_at === null ? Number.POSITIVE_INFINITY : Date.parse(due_at)
  return [...items].sort((one, other) => time(one) - time(other) || 0)
}
