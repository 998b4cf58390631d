/** As what pages say of the reviews of `messages/friendship.ts`, in German: what a step does, by its operation. */
export function stepInGerman(operation: string, text: string): string {
  const [, name = ''] = who[operation]?.exec(text) ?? []
  const people = name
    .replace(/ and (\d+) others$/, ' und $1 weitere')
    .replace(/ and (?=[^,]*$)/, ' und ')
  switch (operation) {
    case 'create_invitation':
      return people === '' || people === 'anyone who has it'
        ? 'Wer den Link hat, kann sich damit mit dir verbinden. Noch ist nichts geändert.'
        : `Mit dem Link könnt ihr euch verbinden: ${people} und du. Noch ist nichts geändert.`
    case 'accept_invitation':
      return `Du verbindest dich mit ${people}. Noch ist nichts geändert.`
    case 'disconnect':
      return `Du und ${people} seid dann nicht mehr verbunden. Noch ist nichts geändert.`
    default:
      return 'Mit dem Link kann dann niemand mehr dazukommen. Noch ist nichts geändert.'
  }
}

const who: Readonly<Record<string, RegExp>> = {
  create_invitation: /^With the link, (.*?) could connect with you/s,
  accept_invitation: /connect you with (.*?)\. Nothing has changed/s,
  disconnect: /your connection with (.*?)\. Nothing has changed/s,
}
