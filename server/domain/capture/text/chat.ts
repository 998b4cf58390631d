import { instantAt } from '#server/domain/capture/text/sent_at.ts'

/** Messages that somebody copied out of a chat. */
export interface CopiedChat {
  /** What was written, without who wrote it when: one message a line. */
  readonly body: string
  /** When the first was sent, an instant in ISO 8601; null where the text does not say. */
  readonly sent: string | null
}

const mark = '[\u200e\u200f\u202a-\u202e]*'
const day = String.raw`(?<day>\d{1,4}[./-]\d{1,2}[./-]\d{2,4})`
const clock = String.raw`(?<clock>\d{1,2}:\d\d(?::\d\d)?(?:[\s\u202f]?[ap]\.?m\.?)?)`
const who = String.raw`[^:\n\]]{1,40}`

/** `[22.11.26, 18:03:11] Anna: `, `22/11/2026, 18:03 - Marta: `, `Anna, [22.11.26 18:03]` */
const headers = [
  new RegExp(String.raw`^${mark}\[${day},? ${clock}\] (?:${who}):\s?${mark}`, 'iu'),
  new RegExp(String.raw`^${mark}${day},? ${clock} [-–—] (?!\d\d?:\d\d)(?:${who}):\s?${mark}`, 'iu'),
  new RegExp(String.raw`^${mark}(?:${who}), \[${day},? ${clock}\]:?\s?${mark}`, 'iu'),
]

/** What stands in place of a picture. */
const omitted =
  /^<?(?:media omitted|image omitted|medien ausgeschlossen|bild weggelassen|médias omis|image absente|multimedia omitido|imagen omitida|immagine omessa|media omessi|afbeelding weggelaten|media weggelaten|mídia oculta|imagem ocultada|pominięto multimedia|pominięto obraz)>?$/iu

/** The most characters of a text that are looked at. */
const most = 20_000

/**
 * Reads a text that begins as messages do that were copied out of a chat, with who wrote them when; null for any other.
 * `timezone` is the one of its times, and `now` when it was captured: no message is of later.
 */
export function readChat(
  text: string,
  { now, timezone }: { readonly now: string; readonly timezone: string },
): CopiedChat | null {
  const lines = text.slice(0, most).replace(/\r\n?/g, '\n').trimStart().split('\n')
  const first = headerOf(lines[0] ?? '')
  if (!first) return null
  const body = lines
    .map((line) => line.slice(headerOf(line)?.[0].length ?? 0))
    .filter((line) => !omitted.test(line.trim()))
  const { day: date = '', clock: time = '' } = first.groups ?? {}
  return { body: body.join('\n').trim(), sent: instantAt(date, time, { now, timezone }) }
}

function headerOf(line: string): RegExpExecArray | null {
  const start = line.slice(0, 120)
  for (const header of headers) {
    const found = header.exec(start)
    if (found) return found
  }
  return null
}
