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
export const maxItems = 10

/** What belongs to a section: its first items, and how many there are of them. */
export interface SectionItems {
  items: readonly BriefItem[]
  total: number
}

/** A section as it is shown, and how many items it would have. */
export interface CountedSection {
  section: BriefSection
  total: number
}

/** The sections that have items, in their order, each with at most ten. */
export function briefOf(found: Readonly<Record<SectionType, SectionItems>>): CountedSection[] {
  return ranks
    .map((type, at) => {
      const { items, total } = found[type]
      return { section: { type, priority: at + 1, items: items.slice(0, maxItems) }, total }
    })
    .filter(({ section }) => section.items.length > 0)
}

/** The items of both with the earliest first; items without a time come last. */
export function bySoonest(these: SectionItems, those: SectionItems): SectionItems {
  const time = ({ due_at }: BriefItem) =>
    due_at === null ? Number.POSITIVE_INFINITY : Date.parse(due_at)
  const items = [...these.items, ...those.items]
  return {
    items: items.sort((one, other) => time(one) - time(other) || 0),
    total: these.total + those.total,
  }
}
