/** As `messages/web_passkeys.ts`, in German. */

export const passkey = {
  signIn: 'Mit Passkey anmelden',
  prove: 'Passkey benutzen',
  cancelled:
    'Es wurde kein Passkey benutzt. Versuch es noch einmal oder mach mit deiner Mail weiter.',
  known: 'Dieses Gerät hat schon einen Passkey für dein Konto.',
  refused:
    'Dieser Passkey funktioniert hier nicht. Melde dich per Mail an und sieh dann deine Passkeys an.',
  refusedInSession: 'Dieser Passkey funktioniert hier nicht. Mach mit deiner Mail weiter.',
  late: 'Das hat zu lange gedauert. Versuch es noch einmal.',
}

export const passkeys = {
  title: 'Passkeys',
  back: 'Konto',
  text: 'Ein Passkey meldet dich mit Fingerabdruck, Gesicht oder dem Code deines Geräts an, ohne auf eine Mail zu warten. Per Mail geht es weiterhin.',
  row: (count: number): string => {
    if (count === 0) return 'Noch keiner'
    return count === 1 ? 'Ein Passkey' : `${count} Passkeys`
  },
  none: 'Noch kein Passkey.',
  add: 'Passkey hinzufügen',
  added: 'Der Passkey ist da',
  addedText: 'Beim nächsten Mal kannst du dich damit anmelden.',
  removed: 'Der Passkey ist entfernt',
  removedText:
    'Er meldet dich nicht mehr an. Dein Gerät zeigt ihn vielleicht noch: Entferne ihn auch dort.',
  made: (day: string): string => `Hinzugefügt: ${day}`,
  used: (day: string): string => `zuletzt benutzt: ${day}`,
  neverUsed: 'noch nicht benutzt',
  remove: 'Entfernen',
  removeNamed: (label: string): string => `„${label}“ entfernen`,
  full: 'Du hast zwanzig Passkeys, mehr geht nicht. Entferne zuerst einen.',
}

export const newPasskey = {
  title: 'Passkey hinzufügen',
  text: 'Dein Gerät fragt nach Fingerabdruck, Gesicht oder Code und erstellt den Passkey.',
  label: 'Name',
  labelHelp: 'Damit du ihn wiedererkennst, zum Beispiel „Mein Handy“.',
  labelMissing: 'Gib ihm einen Namen mit höchstens 60 Zeichen.',
  button: 'Passkey erstellen',
  cannot: 'Dieser Browser kann hier keine Passkeys erstellen.',
  cannotText:
    'Vielleicht ist er zu alt, oder Skripte sind ausgeschaltet. Öffne diese Seite in einem anderen Browser oder melde dich weiterhin per Mail an.',
  refused: 'Der Passkey ließ sich nicht prüfen. Versuch es noch einmal.',
  known: 'Diesen Passkey gibt es hier schon.',
}

export const recovery = {
  title: 'Ersatzcodes',
  back: 'Konto',
  text: 'Zehn Codes zum Ausdrucken und Aufheben. Jeder zeigt einmal, dass du es bist, wenn du nicht an deine Mails kommst und keinen Passkey zur Hand hast.',
  row: (unused: number | null): string => {
    if (unused === null) return 'Noch keine'
    if (unused === 0) return 'Alle sind benutzt'
    return unused === 1 ? 'Noch einer' : `Noch ${unused}`
  },
  left: (unused: number, day: string): string =>
    `Von den Codes vom ${day} sind noch ${unused} übrig.`,
  replaces: 'Neue Codes ersetzen die alten: Die alten gelten dann nicht mehr.',
  make: 'Zehn Codes erstellen',
  madeTitle: 'Deine Ersatzcodes',
  madeText:
    'Diese Seite zeigt sie nur einmal. Druck sie aus oder schreib sie auf und heb sie dort auf, wo sonst niemand nachsieht.',
  goneTitle: 'Die Codes wurden schon gezeigt',
  goneText:
    'Sie gelten, aber niemand kann sie noch einmal sehen. Wenn du sie nicht hast, erstell neue: Die alten gelten dann nicht mehr.',
  again: 'Neue erstellen',
  done: 'Ich habe sie aufgehoben',
}

export const recover = {
  link: 'Ersatzcode benutzen',
  title: 'Ersatzcode benutzen',
  text: 'Gib deine Adresse ein und einen der Ersatzcodes, die du in deinen Einstellungen erstellt hast. Jeder gilt einmal.',
  textAgain:
    'Gib einen der Ersatzcodes ein, die du in deinen Einstellungen erstellt hast. Jeder gilt einmal.',
  code: 'Ersatzcode',
  codeHelp: 'Sechzehn Buchstaben und Ziffern, zum Beispiel ABCD-EFGH-JKMN-PQRS.',
  wrong: 'Das passt nicht zusammen. Prüfe Adresse und Code: Vielleicht wurde er schon benutzt.',
  wrongCode: 'Dieser Code funktioniert nicht. Prüfe ihn: Vielleicht wurde er schon benutzt.',
  off: 'Es wurden zu viele Codes probiert. Warte eine Stunde oder mach mit deiner Mail weiter.',
  signIn: 'Anmelden',
  prove: 'Weiter',
  byMail: 'Stattdessen mit deiner Mail weitermachen',
}

export const proofs = {
  title: 'Womit du zeigst, dass du es bist',
  mail: 'Mit einer Mail an deine Adresse geht es immer.',
}
