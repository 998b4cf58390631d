import type { Taken } from '#server/domain/language/text/title.ts'

/** What stands before a time or a place, and has no meaning without it. */
const loose =
  /(?:[\s,;:|·–—(@-]|(?<![\p{L}\p{N}])(?:on|at|in|the|from|vers|gegen|circa|ca|hacia|verso|rond|until|was|war|était|jetzt|now|statt|instead of|maintenant|ahora|nu|agora|teraz|nuova data|nueva fecha|neuer termin|new date|nouvelle date|nieuwe datum|nova data|nowy termin|nytt datum|only|nur|solo|seulement|since|starting|starts|begins|beginnt|startet|commence|empieza|inizia|begint|comeca|começa|seit|depuis|desde|sinds|od|next|this|last|letzten|afgelopen|vorige|am|um|ab|im|bei|der|die|das|den|dem|vom|bis|nächsten|nächster|kommende|kommenden|kommender|diesen|coming|komende|volgende|prossimo|prossima|próximo|próxima|le|à|a|au|de|du|di|von|vom|dès|el|la|las|los|en|del|al|il|alle|ore|dal|nel|op|om|van|bij|em|no|na|às|dia|w|o|e|and|und|et|y)(?=[\s,;:|·–—(@-]|$))+$/iu

/** Words that what follows a date goes on from: “Tom hat am 3.12. Geburtstag”. */
const openEnd =
  /(?<![\p{L}\p{N}])(?:hat|haben|ist|sind|feiert|feiern|spielt|spielen|has|have|is|are|plays|play|est|sont|joue|jouent|tiene|es|toca|tocan|ha|suona|suonano|heeft|speelt|tem|toca|ma|gra)$/iu

/** A line without the dates and addresses in it; `at` is where it begins in the text. */
export function without(sentence: string, at: number, taken: readonly Taken[]): string {
  let text = sentence
  let last = Number.POSITIVE_INFINITY
  for (const { at: from, end } of [...taken].sort((one, other) => other.at - one.at)) {
    const [begin, until] = [from - at, Math.min(end - at, sentence.length)]
    // The same words may name several days: “5 and 6 December”.
    if (begin < 0 || begin >= sentence.length || until > last) continue
    last = begin
    const before = text.slice(0, begin).replace(loose, '')
    const behind = text.slice(until).replace(/^[\s,;:|·–—)-]+/u, '')
    const after = /[\p{L}\p{N}]/u.test(behind) ? behind : ''
    const isOn =
      /^(?:at|in|im|am|an|zum|zur|hinter|vor|neben|with|mit|bei|beim|auf|avec|chez|à|au|aux|en|con|a|al|met|bij|com|no|na|w|we|z|u|nad|pod|på|hos|vid|sur|dans|sous|près|@)\s/u.test(
        after,
      )
    const isJoined = isOn || openEnd.test(before)
    text =
      before === '' || after === '' ? before || after : `${before}${isJoined ? ' ' : ' – '}${after}`
  }
  return text
}
