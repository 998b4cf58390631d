import { inQuotes } from '#server/domain/basics/in_quotes.ts'
import { spokenList } from '#server/domain/basics/spoken_list.ts'
import { counted } from '#server/domain/basics/text.ts'
import { momentWords } from '#server/domain/basics/time_words.ts'

/** A draft was made. */
export function draftCreated(title: string): string {
  return `The draft for ${inQuotes(title)} is ready. Nobody has been invited yet. plans.invitation.prepare reviews it and prepares the invitation.`
}

/** A draft is for a place that its user has archived since it was saved with the idea. */
export function archivedPlace(name: string) {
  return {
    name: 'plan.place_archived',
    text: `${inQuotes(name)}, where the draft takes place like its idea, is archived. Give place_handle for another place.`,
  }
}

/** An event has moved between being shown and being chosen. */
export function movedSinceShown(
  title: string,
  { shown, taken, zone }: { shown: Date; taken: Date; zone: string },
) {
  return {
    name: 'plan.event_moved',
    text: `${inQuotes(title)} has moved since it was shown: from ${momentWords(shown, zone)} to ${momentWords(taken, zone)}. The draft has the new time.`,
  }
}

/** An event that was saved has moved since; the idea and the draft keep the earlier time. */
export function sourceHasMoved(
  title: string,
  { taken, now, zone }: { taken: Date; now: Date; zone: string },
) {
  return {
    name: 'plan.event_moved',
    text: `${inQuotes(title)} has moved since you saved it: from ${momentWords(taken, zone)} to ${momentWords(now, zone)}. The draft has the time that you saved; send scheduled_at for another.`,
  }
}

/** A draft needs a candidate to be made from. */
export const candidateRequired = 'The request does not name a candidate to make the draft from.'

/** `plan_handle` is missing. */
export const draftRequired = 'The request does not say which draft is meant.'

/** No related draft has the checksum that the caller expects. */
export const relatedDraftsChanged = 'No related draft has this checksum.'

/** There are unsent drafts from the same idea. */
export function relatedDrafts(count: number, title: string): string {
  return `You already have ${counted(count, 'unsent draft')} for ${inQuotes(title)}.`
}

/** Why `plans.draft.update` and `plans.get` are suggested for a related draft. */
export const relatedDraftReasons = {
  update: 'Continue the existing draft.',
  read: 'Read the existing draft.',
} as const

/** These fields of a draft were changed; `reviewed` says that it had been reviewed before. */
export function draftChanged(title: string, fields: readonly string[], reviewed: boolean): string {
  const again = reviewed ? ' Review it again before you send it.' : ''
  const what = fields.map((field) => draftWords[field] ?? field)
  return `Changed ${spokenList(what, what.length)} of the draft ${inQuotes(title)}.${again}`
}

/** What the fields of a draft are called. */
const draftWords: Readonly<Record<string, string>> = {
  candidate_id: 'the idea',
  private_plan: 'the privacy',
  source_handles: 'the sources',
  claims: 'the claims',
  custom_activity_name: 'the activity',
  scheduled_at: 'the start',
  scheduled_ends_at: 'the end',
  rsvp_deadline: 'the deadline',
  capacity_min: 'the minimum number of people',
  capacity_max: 'the maximum number of people',
  title_override: 'the title',
  description_override: 'the description',
  audience_selection: 'the people',
  connect_on_signup: 'the offer to connect',
  show_guest_list: 'the guest list’s visibility',
  idea_list_handle: 'the list',
  place_handle: 'the place',
}

/** A change of a draft changes nothing. */
export const draftUnchanged = 'Nothing to change: the draft is already like that.'

/** Why `plans.invitation.prepare` is suggested for a draft. */
export const inviteReason = 'Review it and prepare the invitation.'

/** Why `plans.draft.update` is suggested for a draft without a start in the future. */
export const setStartReason = 'Set when it starts; nothing can be sent before.'

/** Why `plans.status.get` is suggested for a draft whose invitation was prepared. */
export const seeWaitingReason = 'See what waits for approval.'

/** A draft was deleted, or discarded. */
export function draftDeleted(title: string, result: 'deleted' | 'discarded'): string {
  const done = result === 'deleted' ? 'Deleted' : 'Discarded'
  return `${done} the draft ${inQuotes(title)}. Nobody had been invited.`
}

/** A draft had been deleted, or discarded, before. */
export function draftAlreadyDeleted(result: 'deleted' | 'discarded'): string {
  return `Nothing to change: the draft has already been ${result}.`
}

/** A draft was reviewed; `recipients` people would get it, as far as they are chosen. */
export function draftReviewed(title: string, recipients: number): string {
  const people = recipients === 0 ? 'its recipients' : counted(recipients, 'person', 'people')
  return `This is what ${people} would see of ${inQuotes(title)}. The draft is reviewed; you can prepare to send it.`
}

/** A draft had been reviewed in its present state. */
export function draftAlreadyReviewed(title: string): string {
  return `${inQuotes(title)} has already been reviewed, and nothing has changed since.`
}

/** Why `plans.prepare_send` is suggested after a review. */
export const sendReason = 'Prepare to send the plan.'

/** Tells that recipients do not see the description of a private plan. */
export const privateNotes = {
  name: 'plan.private_notes',
  text: 'This plan is private, so recipients do not see its description. Give public_description when you prepare to send it; that is what they will read.',
} as const

/** A draft cannot be sent without a start in the future. */
export function startRequired(scheduled_at: Date | null): string {
  return scheduled_at
    ? 'The draft cannot be sent, because its start has passed. It needs a later scheduled_at.'
    : 'The draft cannot be sent, because it has no start yet. It needs a scheduled_at.'
}

/** A question: a draft cannot be sent with its deadline, which has passed or is after the start. */
export function deadlineUnusable(hasPassed: boolean): string {
  return hasPassed
    ? 'The deadline for answers (rsvp_deadline) has passed. Until when can guests answer?'
    : 'The deadline for answers (rsvp_deadline) is after the start. Until when can guests answer?'
}
