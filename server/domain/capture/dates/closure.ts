import { namesEvent } from '#server/domain/capture/dates/event_words.ts'
import { isShutWord } from '#server/domain/capture/dates/last_day.ts'
import type { DaySpan } from '#server/domain/capture/dates/spans.ts'
import type { Token } from '#server/domain/capture/dates/tokens.ts'
import { setOf } from '#server/domain/capture/dates/words.ts'

/** Words for days on which something is closed. */
const closures = setOf(`
  closure closures shutdown betriebsferien betriebsurlaub betriebsruhe sommerpause winterpause weihnachtspause
  winterschlaf spielzeitpause theaterferien schliesszeit schliesstage ruhetage fermeture fermetures relache conges cierre
  cierres chiusura chiusure sluiting sluitingsdagen encerramento zamkniecie urlop`)

/** Words for holidays, which are those of a place only where the sentence begins with them or says so. */
const holidays = setOf(`
  pause urlaub ferien vacances vacaciones vacanze vacanza ferie ferias vakantie przerwa przerwe wakacje holiday holidays break`)

/** Before such words: “per ferie”, “im Urlaub”, “en vacances”, “por vacaciones”, “machen Pause”. */
const ofUs = setOf(`
  im in per por de en met op on para na a machen macht haben hat unsere our nos nuestras onze annual annuelle
  sommer winter weihnachts summer winter christmas`)

/** The most words between such a word and its days: “Fermeture annuelle exceptionnelle du 3 au 24 août”. */
const most = 5

/**
 * The index of the first word that says of days that something is closed on them, with words of why or of what between:
 * “chiusi per ferie dal”, “Congés annuels :”. Null for none, and where the sentence names an event.
 */
export function closureBefore(
  tokens: readonly Token[],
  { from, isRange }: DaySpan,
  isNote: boolean,
): number | null {
  const first = sentenceOf(tokens, from)
  const words = tokens.slice(first, from)
  if (namesEvent(words)) return null
  for (let index = from - 1; index >= Math.max(first, from - most - 2); index -= 1) {
    const token = tokens[index]
    if (token?.kind !== 'word' || !isClosure(tokens, { index, first, isRange, isNote })) continue
    // “Wir machen Pause”
    return index - first <= 4 ? first : index
  }
  return null
}

/** The index of the first token of a sentence or a line. */
function sentenceOf(tokens: readonly Token[], from: number): number {
  let first = from
  while (first > Math.max(0, from - 12) && !tokens[first]?.isFirst) {
    const before = tokens[first - 1]
    if (/^[.!?;|•·]$/.test(before?.raw ?? '')) break
    first -= 1
  }
  return first
}

function isClosure(
  tokens: readonly Token[],
  {
    index,
    first,
    isRange,
    isNote,
  }: { index: number; first: number; isRange: boolean; isNote: boolean },
): boolean {
  const token = tokens[index]
  const [before, behind] = [tokens[index - 1]?.text ?? '', tokens[index + 1]?.text ?? '']
  if (!token) return false
  // “Before the summer break”, “nach der Sommerpause”
  const around = tokens.slice(Math.max(first, index - 3), index).map(({ text }) => text)
  if (
    around.some((word) =>
      /^(vor|nach|before|after|avant|apres|antes|despues|prima|dopo|voor|na|przed|po)$/.test(word),
    )
  )
    return false
  if (closures.has(token.text)) return true
  // “Closed for renovation from”, but no “closed rehearsal on”
  if (isShutWord(token))
    return isRange && (token.text !== 'closed' || /^(for|to|due|until)$/.test(behind))
  // Who notes “Holiday 1–14 August” goes on one.
  const isOurs = (index === first && !isNote) || ofUs.has(before)
  return isRange && isOurs && holidays.has(token.text)
}
