import { counted } from '#server/domain/text.ts'
import type { BriefItem, BriefSection } from '#generated/types.ts'

type SectionType = BriefSection['type']

/** The sections in their order; the first one is the most pressing. */
const ranks: readonly SectionType[] = [
  'deadline',
  'upcoming',
  'waiting',
  'logistics',
  'draft',
  'mutual_interest',
]

/** Items a section holds at most. */
export const mostItems = 10

/** The sections that have items, in their order, each cut to what it may hold. */
export function briefOf(
  items: Readonly<Record<SectionType, readonly BriefItem[]>>,
): BriefSection[] {
  return ranks
    .map((type, at) => ({ type, priority: at + 1, items: items[type].slice(0, mostItems) }))
    .filter((section) => section.items.length > 0)
}

/** What an item says first: what has a time comes before what has none. */
export function bySoonest(items: readonly BriefItem[]): BriefItem[] {
  const time = ({ due_at }: BriefItem) =>
    due_at === null ? Number.POSITIVE_INFINITY : Date.parse(due_at)
  return [...items].sort((one, other) => time(one) - time(other) || 0)
}

/** What each section is in one sentence. */
const sentences: Readonly<Record<SectionType, (items: readonly BriefItem[]) => string>> = {
  deadline: (items) => `Within 48 hours: ${titles(items)}.`,
  upcoming: (items) => `Within seven days: ${titles(items)}.`,
  waiting: (items) => `Waiting: ${titles(items)}.`,
  logistics: (items) => `To prepare: ${titles(items)}.`,
  draft: (items) => `${counted(items.length, 'draft')} not sent.`,
  mutual_interest: (items) => `Without a plan yet: ${titles(items)}.`,
}

/** The brief as text. */
export function briefText(sections: readonly BriefSection[]): string {
  if (sections.length === 0) return 'Nothing needs attention right now.'
  return sections.map(({ type, items }) => sentences[type](items)).join(' ')
}

/** As many titles as somebody reads at once. */
function titles(items: readonly BriefItem[]): string {
  const shown = items.slice(0, 3).map(({ title }) => title)
  const more = items.length > shown.length ? `; and ${items.length - shown.length} more` : ''
  return shown.join('; ') + more
}
