import { nameOf, quoted } from '#server/domain/messages/spoken/de_basics.ts'
import { quotedIn } from '#server/domain/messages/spoken/for_people.ts'
import type { BriefLine } from '#server/domain/messages/spoken/sentences.ts'

/** One thing of the brief in German, by what it is and why it is there. */
export function briefInGerman({ type, kind, label, title }: BriefLine): string {
  const named = quoted(quotedIn(title)[0] ?? label)
  const [, count] = /(?:^|needs )(\d+) /.exec(title) ?? []
  if (kind === 'invite') return inviteLine(title, named)
  if (kind === 'capture') return `Zu ${named} habe ich noch eine Frage`
  if (kind === 'roundup') return 'Eine Sammlung braucht noch eine Entscheidung von dir'
  if (kind === 'ideas_list' || kind === 'list') return sharedLine(title, named)
  switch (type) {
    case 'deadline':
      return count === undefined
        ? `${named}: Die Frist für Antworten läuft ab`
        : `${named} braucht noch ${count === '1' ? 'eine Zusage' : `${count} Zusagen`}`
    case 'waiting':
      return waitingLine(named, count)
    case 'logistics':
      return `Für ${named} ist noch etwas zu tun`
    case 'draft':
      return / waiting for your approval$/.test(title)
        ? `${named} wartet auf deine Freigabe`
        : `${named} ist noch ein Entwurf`
    case 'mutual_interest': {
      const [, who = ''] = /^(.*?) likes? /.exec(title) ?? []
      return who === ''
        ? `${named} gefällt auch anderen`
        : `${named} gefällt auch ${germanAnd(who)}`
    }
    default:
      return / is off$/.test(title) ? `${named} ist abgesagt` : named
  }
}

function inviteLine(title: string, named: string): string {
  const [, host] = /^Answer (.*)’s invitation/.exec(title) ?? []
  if (host !== undefined)
    return `Einladung von ${nameOf(host)} zu ${named}: Du hast noch nicht geantwortet`
  if (/has changed/.test(title))
    return `${named}: Der Plan hat sich geändert, bestätige deine Antwort`
  return / is off$/.test(title) ? `${named} ist abgesagt` : named
}

function sharedLine(title: string, named: string): string {
  const [, who] = /^(.*) shared /.exec(title) ?? []
  return who === undefined
    ? `Geteilte Liste ${named}`
    : `${nameOf(who)} hat ${named} mit dir geteilt`
}

function waitingLine(named: string, count: string | undefined): string {
  if (count === undefined) return `${named}: Es fehlen noch Antworten`
  return count === '1'
    ? `Bei ${named} fehlt noch eine Antwort`
    : `Bei ${named} fehlen noch ${count} Antworten`
}

function germanAnd(names: string): string {
  return names.replace(/ and (\d+) others$/, ' und $1 weiteren').replace(/ and /, ' und ')
}
