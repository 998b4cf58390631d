import { guestNames, listOf, quoted } from '#server/domain/messages/spoken/de_basics.ts'
import type { Recipient } from '#generated/types.ts'
import type { ActionKind } from '#server/domain/prepared/action_kinds.ts'

/** As the summaries of `messages/prepared.ts` and `messages/sharing.ts`, in German. */

/**
 * What a prepared action does, by its kind and its summary, which is kept in English: `Ada und Jonas zu „Ramen“ einladen`. Its title
 * and names stand as they are kept. A summary of another release is said without them.
 */
export function summaryInGerman(kind: string, summary: string): string {
  const known = summaries[kind as ActionKind]
  if (known === undefined) return summary
  const parts = known.pattern.exec(summary)
  return parts === null ? known.other : known.say(parts.groups ?? {})
}

/** A change of who is invited, by those it reaches; null where they do not say what becomes of them. */
export function rosterInGerman(title: string, recipients: readonly Recipient[]): string | null {
  const [added, removed] = (['added', 'removed'] as const).map((change) =>
    guestNames(recipients.filter((guest) => guest.change === change)),
  )
  const invited = added && `${added} zu ${titled(title)} einladen`
  if (!removed) return invited || null
  return invited ? `${invited} und ${removed} ausladen` : `${removed} von ${titled(title)} ausladen`
}

/** The parts of a summary by their names; those that it does not have are not there. */
type Parts = Readonly<Record<string, string | undefined>>

interface Summary {
  readonly pattern: RegExp
  readonly say: (parts: Parts) => string
  readonly other: string
}

const summaries: Readonly<Record<ActionKind, Summary>> = {
  'plan.send_invites': {
    pattern: /^Invite (?<who>.*) to “(?<title>[^”]*)”$/s,
    say: ({ who, title }) => `${names(who)} zu ${titled(title)} einladen`,
    other: 'Deine Gäste einladen',
  },
  'plan.create_share_link': {
    pattern:
      /^Create a share link of “(?<title>[^”]*)”(?: and (?:a personal one|personal ones) for (?<who>.*))?$/s,
    say: ({ who, title }) =>
      `Einen Link zu ${titled(title)} erstellen${who === undefined ? '' : `, dazu eigene für ${names(who)}`}`,
    other: 'Einen Link zum Plan erstellen',
  },
  'plan.change_roster': {
    pattern:
      /^(?:Add (?<added>.*?) to|Remove (?<out>.*?) from) “(?<title>[^”]*)”(?: and remove (?<removed>.*) from it)?$/s,
    say: ({ added, out, removed, title }) =>
      added === undefined
        ? `${names(out)} von ${titled(title)} ausladen`
        : `${names(added)} zu ${titled(title)} einladen${removed === undefined ? '' : ` und ${names(removed)} ausladen`}`,
    other: 'Ändern, wer eingeladen ist',
  },
  'plan.update': {
    pattern: new RegExp(`^Change (?<what>[a-z, ]*) of “(?<title>[^”]*)”${hearing()}$`, 's'),
    say: ({ what, title, ...who }) => `${titled(title)} ändern: ${changed(what)}${heard(who)}`,
    other: 'Den Plan ändern',
  },
  'plan.cancel': {
    pattern: new RegExp(`^Cancel “(?<title>[^”]*)”${hearing()}$`, 's'),
    say: ({ title, ...who }) => `${titled(title)} absagen${heard(who)}`,
    other: 'Den Plan absagen',
  },
  'list.share': {
    pattern: /^Share “(?<title>[^”]*)” with (?<who>.*?)\.?$/s,
    say: ({ title, who }) => `Die Liste ${titled(title)} mit ${names(who)} teilen`,
    other: 'Die Liste teilen',
  },
}

function titled(title = ''): string {
  return quoted(title)
}

/** What of a plan changes. */
function changed(what = ''): string {
  return listOf(
    what.split(/, | and /).map((one) => labels[one] ?? 'etwas'),
    10,
  )
}

const labels: Readonly<Record<string, string>> = {
  'the start': 'Beginn',
  'the end': 'Ende',
  'the time to meet': 'Zeit zum Treffen',
  'the meeting point': 'Treffpunkt',
  'the deadline': 'Frist für Antworten',
  'the minimum number of people': 'Mindestzahl',
  'the maximum number of people': 'Höchstzahl',
  'the title': 'Titel',
  'the description': 'Beschreibung',
  'who sees the guest list': 'wer die Gästeliste sieht',
}

/** How a summary ends with who hears of it, who hears it from the host, and how many do not hear of it. */
function hearing(): string {
  return '(?: and tell (?<told>[^;]*))?(?:; tell (?<yours>.*) yourself)?(?:; (?<unheard>\\d+) guests? will not get a message)?'
}

function heard({ told, yours, unheard }: Parts): string {
  const guests = unheard === '1' ? '1 Gast bekommt' : `${unheard} Gäste bekommen`
  return [
    ...(told === undefined ? [] : [`Mail an ${names(told)}`]),
    ...(yours === undefined ? [] : [`${names(yours)} sagst du selbst Bescheid`]),
    ...(unheard === undefined ? [] : [`${guests} keine Mail`]),
  ]
    .map((one) => `; ${one}`)
    .join('')
}

/** Names in one phrase, as a summary keeps them. */
function names(kept = ''): string {
  return kept
    .replaceAll(/“([^”]*)” \(name by the guest/g, '„$1“ (Name vom Gast')
    .replaceAll(/“([^”]*)”/g, '„$1“')
    .replaceAll(/\banother (?=\S)/g, 'noch einmal ')
    .replace(/ and (\d+) others$/, ' und $1 weitere')
    .replace(/ and (?=[^,]*$)/, ' und ')
}
