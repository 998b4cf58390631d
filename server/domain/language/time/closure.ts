import { namesEvent } from '#server/domain/language/time/event_words.ts'
import { isShutWord } from '#server/domain/language/time/last_day.ts'
import type { DaySpan } from '#server/domain/language/time/spans.ts'
import type { Token } from '#server/domain/language/time/tokens.ts'
import { months, setOf } from '#server/domain/language/time/words.ts'

/** Words for days on which something is closed. */
const closures = setOf(`
  closure closures shutdown betriebsferien betriebsurlaub betriebsruhe sommerpause winterpause weihnachtspause
  winterschlaf spielzeitpause theaterferien schliesszeit schliesstage ruhetage fermeture fermetures relache conges cierre
  cierres chiusura chiusure sluiting sluitingsdagen encerramento zamkniecie cerramos cerraremos chiudiamo
  chiuderemo encerramos encerraremos fechamos fecharemos encerrados fechados praxisurlaub praxisferien werksferien`)

/** Words for holidays, which are those of a place only where the sentence begins with them or says so. */
const holidays = setOf(`
  pause urlaub ferien vacances vacaciones vacanze vacanza ferie ferias vakantie przerwa przerwe wakacje urlop holiday holidays vacation break`)

/** Before such words: “per ferie”, “im Urlaub”, “en vacances”, “por vacaciones”, “machen Pause”. */
const ofUs = setOf(`
  im in per por de en met op on para na a machen macht haben hat unsere our nos nuestras onze annual annuelle
  sommer winter weihnachts summer winter christmas`)

/** Before “closed”, and no part of a name. */
const verbs = setOf(`
  is are be will remains remain stays ist sind bleibt bleiben est sont sera reste esta estara permanece e sara resta
  blijft zijn encontra estao estaran jest sa bedzie`)

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
    // “MAAT fechado de 1 a 15”: a name may stand before it.
    return holidays.has(token.text) ? clauseFrom(tokens, index, first) : beforeVerbs(tokens, index)
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

/** The index of the first word of the clause that names a closure, where it is near: “Wir machen Pause”. */
function clauseFrom(tokens: readonly Token[], index: number, first: number): number {
  let from = index
  while (from > first && tokens[from - 1]?.kind === 'word') from -= 1
  return index - from <= 4 ? from : index
}

/** Whether holidays are those of a month, as schools have them: “Vacances de février”. */
function isOfMonth(tokens: readonly Token[], index: number): boolean {
  return tokens.slice(index + 1, index + 4).some(({ text }) => months.has(text))
}

/** A word of a sentence before days. */
interface Closing {
  readonly index: number
  /** The first token of its sentence. */
  readonly first: number
  /** Whether the days are from one to another. */
  readonly isRange: boolean
  readonly isNote: boolean
}

/** What something else is said to be before or after: “before the summer break”, “nach der Sommerpause”. */
const besideWords = setOf(`
  vor nach before after avant apres antes despues prima dopo voor na przed po`)

function isClosure(tokens: readonly Token[], { index, first, isRange, isNote }: Closing): boolean {
  const token = tokens[index]
  const [before, behind] = [tokens[index - 1]?.text ?? '', tokens[index + 1]?.text ?? '']
  if (!token) return false
  const around = tokens.slice(Math.max(first, index - 3), index).map(({ text }) => text)
  if (around.some((word) => besideWords.has(word))) return false
  if (closures.has(token.text)) return true
  // “Is dicht van”
  if (token.text === 'dicht' && /^(van|op|wegens)$/.test(behind)) return isRange
  // “Closed for renovation from”, but no “closed rehearsal on”
  const isPlain = token.text !== 'closed' || /^(for|to|due|until)$/.test(behind)
  if (isShutWord(token) && token.text !== 'urlaub') return isRange && isPlain
  // Who notes “Holiday 1–14 August” goes on one.
  const isOurs = (index === first && !isNote && !isOfMonth(tokens, index)) || ofUs.has(before)
  return isRange && isOurs && holidays.has(token.text)
}

/** The index of the first verb right before a word that says that something is closed: “is closed”, “bleibt geschlossen”. */
export function beforeVerbs(tokens: readonly Token[], index: number): number {
  let first = index
  while (!tokens[first]?.isFirst && verbs.has(tokens[first - 1]?.text ?? '')) first -= 1
  return first
}
