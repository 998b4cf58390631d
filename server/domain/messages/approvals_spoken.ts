import { safeName } from '#server/domain/basics/in_quotes.ts'

/** What somebody reads before they approve an action that the Assistant prepared. */

interface Reached {
  readonly display_name: string
  readonly delivery: string
  readonly eligible: boolean
  readonly reason?: string
}

/** Who gets it, and by which way. */
export function recipientLine({ display_name, delivery, eligible, reason }: Reached): string {
  if (!eligible) return `Not ${safeName(display_name)}: ${reason ?? 'nothing can be sent there.'}`
  const ways: Readonly<Record<string, string>> = {
    service: 'by mail and in their account',
    manual_share: 'by a link that you pass on',
  }
  return `To ${safeName(display_name)}, ${ways[delivery] ?? `by ${delivery.replaceAll('_', ' ')}`}`
}

/** One fact that they would see. */
export function previewLine(name: string, said: string): string {
  if (name === 'body') return said
  const spaced = name.replaceAll('_', ' ').replace(/ (?:at|local)$/, '')
  return `${spaced.charAt(0).toUpperCase()}${spaced.slice(1)}: ${said}`
}

/** Until when it can be approved. */
export function untilLine(when: string): string {
  return `Nothing has been sent. You can approve it until ${when}.`
}

/** Whether a text is an instant as answers write it. */
export function isInstant(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text)
}
