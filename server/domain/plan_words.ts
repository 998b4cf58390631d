import { counted } from '#server/domain/text.ts'
import { momentWords } from '#server/domain/time_words.ts'
import type { Plan } from '#generated/types.ts'

/** Where a plan stands, in a sentence or two: `“Ramen” is active: Friday, 27 November 2026, 20:00. …` */
export function planWords(plan: Plan, host_name?: string): string {
  const { title, state, scheduled_at, timezone, rsvp } = plan
  const when = scheduled_at ? momentWords(new Date(scheduled_at), timezone) : 'no time is set yet'
  const host = host_name === undefined ? '' : ` ${host_name} is the host.`
  const asked = rsvp.accepted + rsvp.declined + rsvp.pending
  const guests =
    asked === 0
      ? 'Nobody is invited yet.'
      : `Of ${counted(asked, 'guest')} ${rsvp.accepted} accepted, ${rsvp.declined} declined and ${rsvp.pending} did not answer yet.`
  return `“${title}” is ${state}: ${when}.${host} ${guests}`
}
