import { type Phrase, phrase } from '#server/domain/basics/phrase.ts'

/** As `messages/web_agents.ts`, in German. */

export const abilityWords: Readonly<
  Record<string, { readonly can: string; readonly what: string; readonly example: string }>
> = {
  'planning:read': {
    can: 'darf lesen',
    what: 'Sieht deine Ideen, Listen, Orte, Leute und Pläne an, und wann du Zeit hast.',
    example: '„Was ist am Wochenende los?“',
  },
  'planning:write': {
    can: 'darf ändern',
    what: 'Speichert und ändert Ideen, Listen, Orte, Leute und Entwürfe und bereitet Einladungen vor. Schreibt niemanden an.',
    example: '„Merk dir dieses Ramen-Restaurant für einen Regentag.“',
  },
  'planning:rsvp': {
    can: 'darf Einladungen beantworten',
    what: 'Liest die Einladungen, die du bekommst, und beantwortet sie für dich. Wer einlädt, sieht die Antwort.',
    example: '„Sag Ada, dass ich am Freitag komme.“',
  },
  'planning:commit': {
    can: 'darf nach deiner Freigabe verschicken',
    what: 'Verschickt, was vorbereitet ist: Einladungen, neue Zeiten, Absagen, geteilte Listen. Verbindet und trennt auch Leute.',
    example: '„Ja, lade Jonas und Mira ein.“',
  },
}

const asksHere = 'darf verschicken, wenn du es hier freigibst'

interface May {
  readonly abilities: readonly string[]
  readonly needs_approval: boolean
}

export function abilityList({ abilities, needs_approval }: May): string[] {
  return Object.entries(abilityWords)
    .filter(([name]) => abilities.includes(name))
    .map(([name, { can }]) => (name === 'planning:commit' && needs_approval ? asksHere : can))
}

export function abilitiesText(may: May): string {
  return abilityList(may).join(', ') || 'darf nichts'
}

export const agents = {
  deleteSaid: 'Auch löschen, was gesagt wurde',
  title: 'Agenten und Apps',
  back: 'Einstellungen',
  text: 'Assistenten, Apps und Skripte, die für dich handeln: was sie dürfen und was sie getan haben.',
  newToken: 'Neues Token',
  waiting: 'Wartet auf dich',
  apps: 'Verbundene Apps',
  nothingWaits: 'Nichts wartet auf dich.',
  approvals: 'Alles, was wartet oder abgelaufen ist',
  noApps:
    'Keine App ist verbunden. Eine App, die sich selbst verbinden kann, schickt dich hierher, damit du es erlaubst.',
  callsItself: (name: string): Phrase => phrase`nennt sich „${name}“`,
  allowed: (day: string): string => `erlaubt: ${day}`,
  disconnect: 'Trennen',
  disconnectAll: 'Alle trennen',
  moreApps: 'Weitere Apps',
  moreAllowed: (count: number) =>
    `Du hast sie noch ${count === 1 ? 'einmal' : `${count}-mal`} erlaubt, vor längerer Zeit.`,
  disconnectedNow: 'Getrennt',
  tokens: 'Token',
  none: 'Noch kein Token. Ein Agent braucht eins, um für dich zu handeln: Erstell es und füg es dort ein, wo der Agent seine Einstellungen hat.',
  noneExample: 'Dann sag deinem Agenten: „Was ist am Wochenende los?“',
  ended: 'Token, die nicht mehr gelten',
  noneEnded: 'Noch alle Token gelten.',
  noLabel: 'Token ohne Namen',
  lastUsed: (day: string): string => `Zuletzt benutzt: ${day}`,
  neverUsed: 'Noch nicht benutzt',
  made: (day: string): string => `erstellt: ${day}`,
  ends: (day: string): string => `gilt bis ${day}`,
  expired: (day: string): string => `galt bis ${day}`,
  revoked: (day: string): string => `widerrufen: ${day}`,
  soon: 'Endet bald',
  replaced: 'Ersetzt',
  older: 'Ältere',
  newest: 'Zurück zu den neuesten',
  activity: 'Was in deinem Konto passiert ist',
  revokedNow: 'Widerrufen',
  revokedText: 'Es gilt ab sofort nicht mehr.',
}

export const newToken = {
  title: 'Neues Token',
  back: agents.title,
  text: 'Mit einem Token handelt ein Agent, eine App oder ein Skript für dich. Erstell für jedes ein eigenes, damit du jedes einzeln beenden kannst.',
  label: 'Name',
  labelHelp: 'Wo es benutzt wird, zum Beispiel „Claude auf meinem Laptop“.',
  abilities: 'Was es darf',
  example: (words: string): string => `Zum Beispiel: ${words}`,
  ask: 'Mich fragen, bevor etwas verschickt oder jemand verbunden oder getrennt wird',
  askHelp:
    'Du gibst das jedes Mal auf einer Seite hier frei, egal was der Agent sagt. Links, die er erstellt, erreichen niemanden, wenn er sie nicht weitergibt.',
  days: 'Es gilt',
  daysChoice: (days: number): string => `${days} Tage`,
  make: 'Token erstellen',
  wrongLabel: (longest: number): string =>
    `Gib ihm einen Namen mit bis zu ${longest} Zeichen, zum Beispiel „Claude auf meinem Laptop“.`,
  wrongAbilities: 'Kreuz mindestens eins an, was es darf.',
  wrongDays: 'Wähl, wie viele Tage es gilt.',
  tooMany: 'Das sind genug Token für einen Tag',
  tooManyText:
    'Du hast in den letzten 24 Stunden 20 Token erstellt. Benutz eins davon oder komm morgen wieder.',
  yesOrNo: 'muss Ja oder Nein sein',
  sentBefore: (label: string): Phrase =>
    phrase`Dieses Formular hat schon das Token „${label}“ erstellt. Schick es noch einmal ab, um noch eins zu erstellen.`,
}

export const madeToken = {
  title: 'Kopier jetzt dein Token',
  text: 'Es wird nur dieses eine Mal gezeigt. Behandle es wie ein Passwort: Wer es hat, kann für dich handeln.',
  token: 'Dein Token',
  replaces: (hours: number): string =>
    hours === 0
      ? 'Das alte Token gilt nicht mehr.'
      : `Das alte Token gilt noch ${hours === 1 ? 'eine Stunde' : `${hours} Stunden`}.`,
  try: 'Ausprobieren',
  tryText:
    'Jedes Beispiel nimmt das Token aus der Variable TOKEN, damit es in keiner Datei steht, die du weitergibst.',
  snippets: {
    curl: 'In einem Terminal',
    mcp: 'In der mcp.json eines MCP-Clients',
    claude: 'In Claude Code',
    sdk: 'Mit dem SDK, in einer Datei ask.mjs',
  },
  done: 'Fertig',
  goneTitle: 'Das Token wurde schon gezeigt',
  goneText: (label: string): Phrase =>
    phrase`„${label}“ wurde schon erstellt und gezeigt und lässt sich nicht noch einmal zeigen. Jetzt ist nichts Neues entstanden.`,
  goneAdvice: 'Wenn du es nicht kopiert hast, ersetz es: Öffne es und wähl „Token ersetzen“.',
  open: 'Token öffnen',
}

export const oneToken = {
  may: 'Rechte',
  made: 'Erstellt',
  allowed: 'Erlaubt',
  disconnected: 'Nicht mehr verbunden.',
  ends: 'Gilt bis',
  ended: 'Galt bis',
  used: 'Benutzt',
  never: 'noch nicht',
  replacedText:
    'Ein neueres Token hat es ersetzt. Beide handeln als derselbe Agent, bis dieses endet.',
  sinceReplaced: 'Ein früheres Token dieses Agenten gilt bis',
  rotate: 'Token ersetzen',
  revoke: 'Widerrufen',
  approval: 'Bevor etwas verschickt wird',
  asks: 'Du gibst hier frei, was er verschicken will, und jedes Mal, wenn er jemanden verbinden oder trennen will.',
  trusts:
    'Er verschickt, sobald er sagt, dass du es freigegeben hast. Hier wirst du nicht gefragt.',
  turnOn: 'Mich fragen, bevor etwas verschickt wird',
  turnOff: 'Mich hier nicht mehr fragen',
  turnedOn: 'Ab jetzt wirst du gefragt',
  turnedOff: 'Du wirst nicht mehr gefragt',
  activity: 'Was er getan hat',
  activityText: 'Mit allen Token dieses Agenten.',
}

export const rotate = {
  title: 'Token ersetzen',
  text: (label: string): Phrase =>
    phrase`„${label}“ bekommt ein neues Token, das dasselbe darf und so lange gilt wie das bisherige. Was der Agent vorbereitet hat, bleibt bereit.`,
  when: 'Das alte Token gilt',
  choice: {
    0: 'nicht mehr',
    1: 'noch eine Stunde',
    24: 'noch einen Tag',
  } as Readonly<Record<number, string>>,
  whenHelp:
    'Lass Zeit, um das neue dort einzusetzen, wo das alte ist. „Nicht mehr“ ist richtig, wenn vielleicht jemand anders es hat.',
  button: 'Ersetzen',
  wrongHours: 'Wähl, wie lange das alte Token noch gilt.',
  gone: 'Dieses Token lässt sich nicht ersetzen: Es gilt nicht mehr, oder ein neueres hat es ersetzt.',
}

export const revoke = {
  title: 'Dieses Token widerrufen?',
  text: (label: string): Phrase =>
    phrase`„${label}“ kann ab sofort nichts mehr tun, und was es vorbereitet hat, lässt sich nicht verschicken. Was es getan hat, bleibt.`,
  others: (count: number): string =>
    count === 1
      ? 'Auch das andere Token dieses Agenten widerrufen'
      : `Auch die ${count} anderen Token dieses Agenten widerrufen`,
  yes: 'Ja, widerrufen',
  no: 'Behalten',
}
