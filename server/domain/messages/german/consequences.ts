import { listOf, quoted } from '#server/domain/messages/spoken/de_basics.ts'
import { consequenceInGerman as spoken } from '#server/domain/messages/spoken/de_consequences.ts'
import { quotedIn } from '#server/domain/messages/spoken/for_people.ts'

/**
 * What a step of a friendship brings with it, by its code, as pages say it in German; `text` is its English, whose titles and numbers
 * stand in it. Null for one of another release.
 */
export function consequenceInGerman(code: string, text: string): string | null {
  return consequences[code]?.(text) ?? spoken(code, text)
}

const consequences: Readonly<Record<string, (text: string) => string>> = {
  already_connected: () => 'Ihr seid schon verbunden, es ändert sich also nichts.',
  connected: () =>
    'Ihr seid dann verbunden und könnt euch Pläne und Listen schicken, jedes Mal erst nach einer Freigabe.',
  disconnected: () =>
    'Ihr seid dann nicht mehr verbunden, bleibt aber beide bei den Leuten des anderen gespeichert.',
  free_time_becomes_visible: () =>
    'Die Person sieht dann auf die halbe Stunde genau, wann du Zeit hast, aber nie, was du machst, wo oder mit wem. Das kannst du bei deinen Kalendern ändern.',
  identity_told: (text) => {
    const [name] = quotedIn(text)
    return `Die Person speichert dich${name === undefined ? '' : ` als ${quoted(name)}`}.`
  },
  likes_become_visible: (text) => `Die Person sieht dann, dass dir das gefällt: ${titlesIn(text)}.`,
  likes_left_out: (text) =>
    `Bei dem, was du weggelassen hast, steht die Person dann nicht mehr dabei: ${titlesIn(text)}.`,
  likes_removable: (text) =>
    `Hier steht die Person noch dabei, wenn du es unten nicht ankreuzt: ${titlesIn(text)}.`,
  link_admits: (text) => {
    const [, people] = /first (\d+) people/.exec(text) ?? []
    const [, days] = /for (\d+) days/.exec(text) ?? []
    const who =
      people === undefined
        ? 'Wer den Link zuerst öffnet, ist mit dir verbunden, wer auch immer das ist.'
        : `Die ersten ${people}, die den Link öffnen, sind mit dir verbunden, wer auch immer sie sind.`
    return `${who} Er gilt ${days === undefined ? 'eine begrenzte Zeit' : `${days} Tage`}, wenn du ihn nicht vorher schließt.`
  },
  link_closes: (text) => {
    const [, links] = /the (\d+) links/.exec(text) ?? []
    const which = links === undefined ? 'dem Link' : `den ${links} Links`
    return `Mit ${which} kann dann niemand mehr dazukommen. Wer schon verbunden ist, bleibt es.`
  },
  link_created: () =>
    'Du bekommst einen Link und gibst ihn selbst weiter; verschickt wird er nicht.',
  link_shows: (text) => {
    const shown = [
      'deinen Namen',
      ...(/people it is for/.test(text) ? ['die Namen der Leute, für die er ist'] : []),
      ...(/three titles/.test(text) ? ['bis zu drei Dinge, die dir gefallen'] : []),
      ...(/who joined/.test(text) ? ['wer schon dazugekommen ist'] : []),
    ]
    return `Wer den Link hat, sieht ${listOf(shown)}.`
  },
  old_links_end: () => 'Alte Links zum Verbinden gelten dann nicht mehr.',
  name_shown: (text) =>
    / everybody else /.test(text)
      ? 'Wer dich eingeladen hat und alle mit dem Link sehen, dass du dazugekommen bist.'
      : 'Wer dich eingeladen hat, sieht, dass du dazugekommen bist.',
}

/** The titles that a sentence has in quotes, and how many more there are. */
function titlesIn(text: string): string {
  const [, more] = / and (\d+) others\.?/.exec(text) ?? []
  const titles = quotedIn(text).map(quoted)
  return more === undefined
    ? listOf(titles, titles.length)
    : `${titles.join(', ')} und ${more} weitere`
}
