import type { ActionsCommitData, ChangedGuest } from '#generated/types.ts'
import { guestNames, namesOf, nameOf, titled } from '#server/domain/messages/spoken/de_basics.ts'
import type { Answered } from '#server/domain/messages/spoken/sentences.ts'

/** Changes of a plan: guests who have their link already are told of them by the host. */
const changes: ReadonlySet<string> = new Set(['plan.update', 'plan.cancel', 'plan.change_roster'])

/** What became of an approval, in German. */
export function committedInGerman({
  data,
  status,
  named,
}: Pick<Answered<'actions.commit'>, 'data' | 'status' | 'named'>): string {
  if (status === 'unchanged') return 'Das ist schon getan; es wurde nichts noch einmal verschickt.'
  const { deliveries } = data
  const of = (wanted: string) =>
    deliveries.flatMap(({ display_name, status: is }) =>
      is === wanted && display_name !== undefined ? [display_name] : [],
    )
  const [sent, manual, failed] = [of('queued'), of('manual_share'), of('delivery_unavailable')]
  const linked = new Set(data.share_links.map(({ display_name }) => display_name))
  const isKnown = (name: string) => changes.has(data.kind) && !linked.has(name)
  const byLink = manual.filter((name) => !isKnown(name))
  const untold = manual.filter(isKnown)
  return [
    done(data, sent, named),
    ...(byLink.length > 0 ? [`Den Link für ${namesOf(byLink)} gibst du selbst weiter.`] : []),
    ...(untold.length > 0 ? [`${namesOf(untold)} sagst du selbst Bescheid.`] : []),
    ...(untold.length > 0 && data.kind === 'plan.update'
      ? [
          `${untold.length === 1 ? 'Der Link' : 'Die Links'} von vorher ${untold.length === 1 ? 'gilt' : 'gelten'} weiter.`,
        ]
      : []),
    ...(failed.length > 0
      ? [
          `${namesOf(failed)} ${failed.length === 1 ? 'bekommt' : 'bekommen'} keine Mail; sag es selbst weiter.`,
        ]
      : []),
  ].join(' ')
}

function done(data: ActionsCommitData, sent: readonly string[], named: readonly string[]): string {
  const { kind, plan, list, connection } = data
  const title = titled('Der Plan', plan?.title, list?.name, named[0])
  const told =
    sent.length > 0
      ? ` ${namesOf(sent)} ${sent.length === 1 ? 'bekommt' : 'bekommen'} Bescheid.`
      : ''
  switch (kind) {
    case 'plan.send_invites':
      return sent.length > 0
        ? `Die Einladung zu ${title} ist unterwegs an ${namesOf(sent)}.`
        : `Die Einladung zu ${title} ist bereit.`
    case 'plan.create_share_link':
      return `${title} ist geteilt. Wer den Link hat, kann antworten.`
    case 'plan.change_roster':
      return `${rosterSaid(data, title) ?? `Die Gästeliste von ${title} ist geändert.`}${told}`
    case 'plan.update':
      return `${title} ist geändert.${told}`
    case 'plan.cancel':
      return `${title} ist abgesagt.${told}`
    case 'list.share':
      return sent.length > 0
        ? `${title} ist unterwegs an ${namesOf(sent)}.`
        : `${title} ist geteilt.`
    default:
      return connection
        ? `Du bist jetzt mit ${nameOf(connection.person.display_name)} befreundet.`
        : 'Erledigt.'
  }
}

/** Who is invited now and who is no longer; null where the answer says neither, as those of earlier releases. */
function rosterSaid(
  { added = [], removed = [] }: Pick<ActionsCommitData, 'added' | 'removed'>,
  title: string,
): string | null {
  const said = [
    added.length > 0 && `${isOrAre(added)} jetzt zu ${title} eingeladen.`,
    removed.length > 0 && `${isOrAre(removed)} nicht mehr eingeladen.`,
  ].filter((one) => one !== false)
  return said.length === 0 ? null : said.join(' ')
}

/** `Ada ist`, `Ada und Jonas sind`. */
function isOrAre(guests: readonly ChangedGuest[]): string {
  return `${guestNames(guests)} ${guests.length === 1 ? 'ist' : 'sind'}`
}
