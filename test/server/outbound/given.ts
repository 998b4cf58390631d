import { newId } from '#server/database/id.ts'
import type { Email } from '#server/outbound/email/client.ts'

/** A message that says something. */
export function email(given: Partial<Email> = {}): Email {
  return {
    id: newId(),
    from: { name: 'Sam via Service', address: 'plans@example.com' },
    to: { name: 'Ada', address: 'ada@example.org' },
    subject: 'Invitation: Picnic',
    text: 'Come.\n',
    html: '<p>Come.</p>',
    calendar: null,
    follows: null,
    unsubscribe: 'https://service.example/u/token',
    date: new Date('2026-11-21T12:00:00Z'),
    ...given,
  }
}
