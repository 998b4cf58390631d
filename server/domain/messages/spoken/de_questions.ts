import { allFiles, noList, nobody, wholeText } from '#server/domain/messages/capture.ts'
import { keepAsItWas, saveWithoutDate, wholePage } from '#server/domain/messages/capture_reading.ts'
import { dayInWords } from '#server/domain/messages/spoken/days.ts'
import { quoted } from '#server/domain/messages/spoken/de_basics.ts'

/** What a capture or a roundup asks, in German, by what it asks for. */
export function questionInGerman(kind: string, _text: string, named: readonly string[]): string {
  const title = named[0] === undefined ? 'das' : quoted(named[0])
  switch (kind) {
    case 'source':
      return 'Woraus soll ich die Idee nehmen?'
    case 'destination':
    case 'target_feed_text':
      return 'Auf welche Liste soll das?'
    case 'person':
      return 'Für wen ist die Idee?'
    case 'items':
    case 'selected_items':
      return 'Darin stehen mehrere Dinge. Welches soll ich merken?'
    case 'scope':
      return 'Wie viel davon möchtest du haben?'
    case 'city':
      return `In welcher Stadt ist ${title}?`
    case 'time':
      return `Wann ist ${title}? Nenne den Tag, und die Uhrzeit, wenn du sie weißt.`
    case 'past':
      return `${title} ist schon vorbei. Was soll ich merken?`
    default:
      return 'Was ist die Idee? Sag ihren Namen, und wo sie ist, wenn du es weißt.'
  }
}

const offers: ReadonlyMap<string, string> = new Map([
  [noList, 'Auf keine Liste'],
  [nobody, 'Für niemanden'],
  [wholeText, 'Der ganze Text'],
  [allFiles, 'Alle zusammen als eine Idee'],
  [wholePage, 'Die Seite als Ganzes'],
  [saveWithoutDate, 'Ohne Datum merken'],
  [keepAsItWas, 'So lassen, wie es war'],
  ['Some of the items', 'Einige davon'],
  ['The source as a whole', 'Das Ganze als eine Idee'],
  ['The page', 'Die Seite'],
  ['The text', 'Der Text'],
  ['The pictures', 'Die Bilder'],
  ['The files', 'Die Dateien'],
  ['Both are one idea', 'Beides ist eine Idee'],
  ['All are one idea', 'Alles ist eine Idee'],
])

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'].concat([
  ...['September', 'October', 'November', 'December'],
])

/** An answer that a question offers, in German; what somebody else called a thing stays. */
export function offeredInGerman(label: string): string {
  const known = offers.get(label)
  if (known !== undefined) return known
  const [, day, month = '', year, time] =
    /^\p{L}+, (\d{1,2}) (\p{L}+) (\d{4})(?:, (\d\d:\d\d))?$/u.exec(label) ?? []
  if (day !== undefined && months.includes(month)) {
    const date = `${year}-${two(months.indexOf(month) + 1)}-${two(Number(day))}`
    return `${dayInWords(date, 'de-DE')}${time === undefined ? '' : `, ${time} Uhr`}`
  }
  return label
    .replace(/^All (\d+) items$/, 'Alle $1')
    .replace(/^Save the venue, “(.*)”$/, 'Den Ort „$1“ merken')
    .replace(/^Save “(.*)” as a new Friend in Mind$/, '„$1“ neu zu deinen Leuten hinzufügen')
    .replace(/\((\d+) ideas?\)$/, (_, count) => `(${count} ${count === '1' ? 'Idee' : 'Ideen'})`)
    .replace(/ – deleted$/, ' – gelöscht')
    .replace(/ \(shared by (.*)\)$/, ' (geteilt von $1)')
    .replace(/, number (\d+) of (\d+)$/, ', Nummer $1 von $2')
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}
