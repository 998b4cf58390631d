import { noticeAbove } from '#server/domain/language/text/notices.ts'
import { senderBefore } from '#server/domain/language/text/sender.ts'
import {
  oneOfSpelled,
  pattern,
  patternWith,
  startsEitherWay,
} from '#server/domain/language/words/pattern.ts'

/** Signs of feelings and things, as people put them around words. */
export const pictures = String.raw`(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|[\u{1F1E6}-\u{1F1FF}\uFE0F\u200D\u20E3])`

const signs = { source: pictures }

/** How people greet; what follows a greeting is what they write about. */
const greetings = pattern`^(?:${'text.greeting'}(?: ${'text.greeted'})?(?:\s*(?:[,!…]|${signs})+\s*|\s*\n+|\s[–—-]\s)|${'text.greeting_of_one'} \p{Lu}\p{Ll}{1,15}(?:\s*[!…]+\s*|,\s*(?=\p{Ll}))|${'text.dear'} [\p{L} ]{2,30}[,:]\s*\n+\s*)`

const salutations = oneOfSpelled(startsEitherWay, 'text.salutation')
const titles = oneOfSpelled(startsEitherWay, 'text.salutation_title')
const salutationsOfOne = oneOfSpelled(startsEitherWay, 'text.salutation_of_one')

/** The same before a name for them all: “¡Hola pythonistas!”. */
const greetedAll = patternWith('iu')`^[¡¿]?${'text.greeting'} [\p{L}@]{3,20}\s*!+\s*\n+`

/** Who a letter is to: “Liebe Frau Maier, wir …”, “Hee Bas, …”, “Sehr geehrte Mieterinnen und Mieter, die …”. What follows goes on in small letters. */
const salutation = patternWith(
  'u',
)`^(?:${salutations}(?:\s${titles}\.?(?:\s\p{Lu}[\p{L}.’'-]{0,20}){0,3}|(?:\s[\p{L}’'-]{2,25}){1,5})|${salutationsOfOne}\s\p{Lu}\p{Ll}{1,15}),\s*(?=\p{Ll})`

/** The same before any name, where the sentence goes on in small letters: “Hello Alice, this is …”, “Hola Ana, ¿quieres …”. */
const greetedOne = patternWith(
  'u',
)`^[¡¿]?(?:${oneOfSpelled(startsEitherWay, 'text.greeting', 'text.dear')})(?:\s[\p{L}@.’'-]{2,15}){1,3}\s?(?:[,!]+|\s[–—-])\s*(?:\n+|(?=[¡¿]|\p{Ll}))`

/** “Dear parents, …”, “¡Hola papis y mamis! …”: the same before what they are called, in small letters. */
const greetedMany = patternWith(
  'u',
)`^[¡¿]?(?:${oneOfSpelled(startsEitherWay, 'text.greeting', 'text.dear')})(?:\s\p{Ll}{1,15}){1,4}\s?[,!:]+\s*(?=\S)`

/** The same as a sentence of its own: “Salut Emma. On se retrouve …”, “Hola, Ana. Quedamos …”. */
const greetedApart = patternWith(
  'u',
)`^[¡¿]?(?:${oneOfSpelled(startsEitherWay, 'text.greeting', 'text.dear')}),?\s\p{Lu}\p{Ll}{1,15}\.\s+(?=[\p{Lu}¡¿])`

/** “Perfecto. Entonces …”, “Listo, ya está …” */
const assents = pattern`^${'text.assent'}[,.!…]+\s+(?=\p{L})`

/** What people call the readers of a message, without a greeting. */
const everybody = pattern`^(?:${'text.dear'} ${'text.dear_readers'}|${'text.everybody'})\s*[,!]+\s*`

/** “Look what I found”, and who wrote a message that asks something: “Anna: hast du Lust …”. */
const lookings = pattern`^${'text.exclamation'}[,!…\s]+(?=[\p{L}\p{N}])|^${'text.have_to_go'}\s+(?=\p{Lu})|^${'text.look'}(?:,? ${'text.what_i'} [^\n:]{0,30})?\s*(?:[:,!…]+\s*|\n+)|^\p{Lu}\p{Ll}{1,14}: (?=${'text.asks_first'}(?!\p{L}))|^${'text.reminder_of'}\s+`

/** What is said of a text before it begins. */
const labels = pattern`^(?:${'text.opening_label'}(?: ${'text.label_from'} \p{Lu}\p{L}+)?(?:\s*:\s+|\s[–—-]\s+)|${'text.new_sign'}\s*(?=[!\p{Extended_Pictographic}])[!\s]*|${'text.come_along'}\s*(?:[!:–-]+\s*|[^\p{L}\p{N}\n]*\n+))`

/** Pictures and spaces before a text. */
const leading = new RegExp(String.raw`^(?:\s|${pictures})+`, 'u')

/** The most beginnings of a text that say nothing, and how many characters tell who sends it. */
const most = { beginnings: 7, characters: 300 }

/** A text without greetings, labels such as “Tip:” and pictures before it; the whole where nothing else is left. */
export function withoutOpening(text: string): string {
  let rest = text
  for (let count = 0; count < most.beginnings; count += 1) {
    const start = rest.slice(0, 120)
    const all = [
      leading,
      greetedApart,
      greetings,
      greetedAll,
      greetedOne,
      greetedMany,
      assents,
      salutation,
      everybody,
      lookings,
      labels,
    ]
    const found = all.map((one) => one.exec(start)?.[0] ?? '')
    const others = [senderBefore(rest.slice(0, most.characters)), noticeAbove(start, count > 0)]
    const cut = [...found, ...others].find((one) => one !== '')
    if (cut === undefined) break
    rest = rest.slice(cut.length)
  }
  return /[\p{L}\p{N}]/u.test(rest) ? rest : text
}
