import { listOf, quoted } from '#server/domain/messages/spoken/de_basics.ts'
import { quotedIn } from '#server/domain/messages/spoken/for_people.ts'

/** What a step of a friendship brings with it, in German; what only programs decide is left out. */
export function consequenceInGerman(code: string, text: string): string | null {
  const said = consequences[code]
  return said === undefined ? null : said(quotedIn(text).map(quoted))
}

const consequences: Readonly<Record<string, (titles: readonly string[]) => string>> = {
  already_connected: () => 'Ihr seid schon befreundet, es ändert sich also nichts.',
  connected: () =>
    'Ihr seid dann befreundet und könnt euch Pläne und Listen schicken, jedes Mal erst nach einer Freigabe.',
  disconnected: () =>
    'Ihr seid dann nicht mehr befreundet, bleibt aber beide bei den Leuten des anderen gespeichert.',
  friend_added: () => 'Die Person kommt zu deinen Leuten.',
  friend_in_mind_connected: () => 'Wer schon bei deinen Leuten steht, behält dort den Namen.',
  free_time_becomes_visible: () =>
    'Die Person sieht dann, wann du Zeit hast, aber nie, was du machst, wo oder mit wem. Das kannst du bei deinen Kalendern ändern.',
  free_time_withdrawn: () => 'Die Person sieht dann nicht mehr, wann du Zeit hast.',
  identity_told: () => 'Die Person erfährt, unter welchem Namen sie dich gespeichert hat.',
  invitation_kept: (titles) =>
    `Deine Einladung ${titles[0] ?? ''} bleibt mit deiner Antwort in deinem Konto.`,
  invites_stay: () => 'Einladungen, die schon verschickt sind, bleiben; neue kommen nicht mehr an.',
  likes_become_visible: (titles) =>
    `Die Person sieht dann, dass dir das gefällt: ${listOf(titles, 3)}.`,
  likes_left_out: () => 'Was du ausgelassen hast, wird nicht gezeigt.',
  likes_withdrawn: () => 'Ihr seht dann beide nicht mehr, was dem anderen gefällt.',
  link_admits: () =>
    'Wer den Link zuerst öffnet, ist mit dir befreundet, wer auch immer das ist. Er gilt eine begrenzte Zeit, und du kannst ihn vorher schließen.',
  link_closes: () => 'Mit dem Link kann dann niemand mehr dazukommen; wer schon da ist, bleibt.',
  link_created: () => 'Du bekommst einen Link zum Weitergeben. Ich schicke ihn niemandem.',
  link_shows: () =>
    'Wer den Link hat, sieht deinen Namen und bis zu drei Dinge, die euch beiden gefallen können.',
  list_shares_end: () => 'Listen, die ihr miteinander geteilt habt, sind dann nicht mehr geteilt.',
  name_shown: () => 'Wer dich eingeladen hat, sieht, dass du dabei bist.',
  old_links_end: () => 'Alte Links zur Freundschaft gelten dann nicht mehr.',
}
