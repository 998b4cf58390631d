import type { BriefItem, BriefSection } from '#generated/types.ts'
import { spokenList } from '#server/domain/spoken_list.ts'
import { counted } from '#server/domain/text.ts'

/** A plan whose answers close soon; `lacks` more people must accept, 0 where it needs no more. */
export function closingPlan(title: string, lacks: number): string {
  if (lacks === 0) return `Answers for “${title}” are due`
  return `“${title}” needs ${counted(lacks, 'more person', 'more people')} to take place`
}

/** A plan that guests have not answered. */
export function unansweredPlan(title: string, count: number): string {
  return `${counted(count, 'person has', 'people have')} not answered for “${title}” yet`
}

/** A plan with open items on its checklist. */
export function unpreparedPlan(title: string, count: number): string {
  return `${counted(count, 'thing')} to do for “${title}”`
}

/** A draft that was not sent. */
export function openDraft(title: string, stage: 'draft' | 'reviewed' | 'prepared'): string {
  if (stage === 'prepared') return `“${title}” is waiting for your approval`
  return stage === 'reviewed' ? `“${title}” is reviewed but not sent` : `“${title}” is a draft`
}

/** An invitation that needs an answer. */
export function openInvite(title: string, host_name: string, needs_reconfirm: boolean): string {
  return needs_reconfirm
    ? `Confirm that you are coming to “${title}”: its time or place has changed`
    : `Answer ${host_name}’s invitation to “${title}”`
}

/** An idea that friends like as well. */
export function sharedInterest(title: string, names: readonly string[]): string {
  const verb = names.length === 1 ? 'likes' : 'like'
  return `${spokenList(names, 2)} ${verb} “${title}” too`
}

/** The brief in a few sentences. */
export function briefSummary(sections: readonly BriefSection[]): string {
  if (sections.length === 0) return 'Nothing needs your attention right now.'
  return sections.map(({ type, items }) => sectionSummaries[type](items)).join(' ')
}

const sectionSummaries: Readonly<
  Record<BriefSection['type'], (items: readonly BriefItem[]) => string>
> = {
  deadline: (items) => `Within 48 hours: ${titles(items)}.`,
  upcoming: (items) => `Within seven days: ${titles(items)}.`,
  waiting: (items) => `Still open: ${titles(items)}.`,
  logistics: (items) => `To prepare: ${titles(items)}.`,
  draft: (items) => `${counted(items.length, 'draft')} not sent.`,
  mutual_interest: (items) => `No plan yet: ${titles(items)}.`,
}

/** The first three titles; more are too many to read at once. */
function titles(items: readonly BriefItem[]): string {
  const shown = items.slice(0, 3).map(({ title }) => title)
  const more = items.length > shown.length ? `; and ${items.length - shown.length} more` : ''
  return shown.join('; ') + more
}
