import { whenInWords } from '#server/domain/messages/spoken/days.ts'
import { nameOf, namesOf, quoted } from '#server/domain/messages/spoken/de_basics.ts'
import { changesIn } from '#server/domain/messages/spoken/review.ts'
import type { Reached, Reviewed } from '#server/domain/messages/spoken/sentences.ts'

/** What somebody reads before they approve an action, in German; what recipients read stands in quotes as they get it. */
export function reviewInGerman(reviewed: Reviewed): string {
  const { recipients, preview, expires_at, timezone, kind } = reviewed
  const bodies = [preview.body, preview.body_of_removal].filter((one) => typeof one === 'string')
  return [
    summaryOf(reviewed),
    ...recipients.map(recipientLine),
    ...(recipients.length === 0 && kind !== 'plan.create_share_link'
      ? ['Niemand bekommt eine Nachricht.']
      : []),
    ...changesIn(reviewed, { tag: 'de-DE', labels, text: quoted, yes: 'ja', no: 'nein' }),
    ...bodies.map((body) => `Im Wortlaut: ${quoted(body)}`),
    `Es wurde noch nichts verschickt. Freigeben kannst du es bis ${whenInWords(expires_at, timezone, 'de-DE')}.`,
  ].join('\n')
}

function summaryOf({ kind, title, recipients, added, removed }: Reviewed): string {
  const plan = title === '' ? 'den Plan' : quoted(title)
  const names = namesOf(
    recipients.filter(({ eligible }) => eligible).map(({ display_name }) => display_name),
  )
  switch (kind) {
    case 'plan.send_invites':
      return `${names} zu ${plan} einladen.`
    case 'plan.create_share_link':
      return `Einen Link zu ${plan} machen${names === '' ? '' : `, und eigene für ${names}`}.`
    case 'plan.change_roster': {
      const parts = [
        ...(added.length > 0 ? [`${namesOf(added)} zu ${plan} hinzufügen`] : []),
        ...(removed.length > 0 ? [`${namesOf(removed)} von ${plan} ausladen`] : []),
      ]
      return `${parts.join(' und ') || `Die Gästeliste von ${plan} ändern`}.`
    }
    case 'plan.update':
      return `${title === '' ? 'Den Plan' : plan} ändern.`
    case 'plan.cancel':
      return `${title === '' ? 'Den Plan' : plan} absagen.`
    case 'list.share':
      return `Die Liste ${plan} mit ${names} teilen.`
    default:
      return `${plan}.`
  }
}

function recipientLine({ display_name, delivery, eligible }: Reached): string {
  const name = nameOf(display_name)
  if (!eligible) return `Nicht an ${name}: Das ist im Moment nicht zu erreichen.`
  return delivery === 'service'
    ? `An ${name}, per Mail und im Konto`
    : `An ${name}, mit einem Link, den du weitergibst`
}

const labels: Readonly<Record<string, string>> = {
  title: 'Titel',
  scheduled_at: 'Beginn',
  scheduled_ends_at: 'Ende',
  meetup_at: 'Treffen um',
  meetup_location_text: 'Treffpunkt',
  rsvp_deadline: 'Antworten bis',
  capacity_min: 'Mindestens',
  capacity_max: 'Höchstens',
  description: 'Beschreibung',
  public_description: 'Beschreibung für Gäste',
  show_guest_list: 'Gäste sehen, wer kommt',
}
