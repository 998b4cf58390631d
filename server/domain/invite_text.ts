import { momentWords } from '#server/domain/time_words.ts'
import type { Invite } from '#generated/types.ts'

const answers = {
  pending: 'You have not answered yet.',
  accepted: 'You accepted.',
  declined: 'You declined.',
  removed: 'The host has taken you off the guest list.',
} as const

/** An invite in a sentence or two. */
export function inviteText({ plan, rsvp_status, needs_reconfirm }: Invite): string {
  const { title, scheduled_at, timezone, host, state } = plan
  const when = scheduled_at === null ? '' : ` on ${momentWords(new Date(scheduled_at), timezone)}`
  const invited = `${host.display_name} invites you to “${title}”${when}.`
  if (state === 'canceled') return `${host.display_name} has canceled “${title}”.`
  const again = needs_reconfirm ? ' The time or the place has changed since; please confirm.' : ''
  return `${invited} ${answers[rsvp_status]}${again}`
}
