/** As `messages/sign_in_mail.ts`, in German. */

export function signInFooter(product: string): string[] {
  return [`${product} schickt dir das, weil diese Adresse dort eingegeben wurde.`]
}

const mistake =
  'Wenn du das nicht warst, musst du nichts tun: Ohne den Link oder den Code kommt niemand weiter.'
const neverAsked = 'Wir fragen nie nach diesem Code, weder per Mail noch am Telefon.'

export const signInMail = {
  subject: (product: string) => `Bei ${product} anmelden`,
  heading: (code: string) => `Dein Code ist ${code}`,
  text: 'Gib den Code dort ein, wo du ihn angefordert hast, oder öffne den Link im selben Browser. Beide gelten einmal und zehn Minuten lang.',
  action: 'Anmelden',
  asked: 'Angefordert',
  askedFrom: (at: string, browser: string) => `${at}, mit ${browser}`,
  end: `${mistake} ${neverAsked}`,
}

export const makeAccountMail = {
  subject: (product: string) => `Leg dein Konto bei ${product} an`,
  text: 'Zu dieser Adresse gibt es noch kein Konto. Gib den Code dort ein, wo du ihn angefordert hast, oder öffne den Link im selben Browser, dann kannst du eins anlegen. Beide gelten einmal und zehn Minuten lang.',
  action: 'Konto anlegen',
  stop: 'Nie an diese Adresse schreiben',
}

export const stepUpMail = {
  subject: (product: string) => `Dein Code für ${product}`,
  text: 'Du willst etwas Wichtiges in deinem Konto ändern. Gib den Code dort ein, wo danach gefragt wurde. Er gilt einmal und zehn Minuten lang.',
  end: `Wenn du das nicht warst, ist jemand anders in deinem Konto angemeldet: Melde dich selbst an und melde in deinen Einstellungen die anderen Browser ab. ${neverAsked}`,
}

export const newAddressMail = {
  subject: (product: string) => `Bestätige deine neue Adresse für ${product}`,
  text: 'Du willst diese Adresse für dein Konto nehmen. Gib den Code dort ein, wo du ihn angefordert hast. Er gilt einmal und zehn Minuten lang.',
  end: `Wenn du das nicht warst, musst du nichts tun. ${neverAsked}`,
}

export const addressTakenMail = {
  subject: (product: string) => `Jemand wollte deine Adresse bei ${product} nehmen`,
  heading: 'Es hat sich nichts geändert',
  text: 'Jemand wollte diese Adresse für ein anderes Konto nehmen. Das geht nicht, denn sie gehört schon zu deinem. Wenn du das warst: Melde dich mit dieser Adresse an, oder ändere sie dort zuerst.',
}

export const addressChangedMail = {
  subject: (product: string) => `Deine Adresse bei ${product} wurde geändert`,
  heading: 'Dein Konto hat jetzt eine andere Adresse',
  text: (address: string) =>
    `Ab jetzt meldest du dich mit ${address} an. Alle anderen Browser wurden abgemeldet.`,
  end: 'Wenn du das nicht warst: Mit dem Link machst du das rückgängig, und alle Browser werden abgemeldet. Er gilt sieben Tage.',
  action: 'Rückgängig machen',
}

export const newSignInMail = {
  subject: (product: string) => `Neue Anmeldung bei ${product}`,
  heading: 'Du hast dich in einem anderen Browser angemeldet',
  text: 'Dieser Browser wurde mit deinem Konto noch nie benutzt.',
  when: 'Wann',
  browser: 'Browser',
  end: 'Wenn du das nicht warst: Melde dich selbst an und melde in deinen Einstellungen die anderen Browser ab.',
}
