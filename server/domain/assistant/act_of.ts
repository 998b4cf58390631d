import { type Act, plainOf, type Spoken, withoutOpeners } from '#server/domain/assistant/message.ts'

/** What somebody does by this message; null where it is a request or an answer. */
export function actOf(text: string, spoken: Spoken): Act | null {
  const { short } = spoken.words
  const said = [text, withoutOpeners(text, spoken)].map((one) => plainOf(one, { short }))
  const all = [...said, withoutFillers(said[0] ?? '', spoken)]
  for (const one of all) {
    const act = spoken.acts.get(one) ?? repeatedAct(one, spoken)
    if (act) return act
  }
  const several = actOfSeveral(text, spoken)
  if (several !== null) return several
  // “SEND 47”: the word of an approval, which only its own endpoint takes.
  const [first = '', second = '', third] = all[0]?.split(' ') ?? []
  const isWord = spoken.words.reply_word.includes(first) && /^\d{1,4}$/.test(second)
  return isWord && third === undefined ? 'send' : null
}

/** The words of a short message without those at its beginning that say nothing: “hm, rather not”. */
function withoutFillers(plain: string, { words }: Spoken): string {
  const said = plain.split(' ')
  const from = said.findIndex((one) => !words.fillers.includes(one))
  return from > 0 && said.length <= 6 ? said.slice(from).join(' ') : plain
}

/** What is said twice: “yes, do it”, “no, better not”. Null where it is anything else. */
function repeatedAct(plain: string, { acts }: Spoken): Act | null {
  const words = plain.split(' ')
  for (let at = 1; at < words.length && at <= 4; at += 1) {
    const first = acts.get(words.slice(0, at).join(' '))
    if (first !== 'yes' && first !== 'no' && first !== 'undo') continue
    if (acts.get(words.slice(at).join(' ')) === first) return first
  }
  return null
}

/** What somebody does by several acts after one another, which agree: “agreed, please go ahead”; null for anything else. */
function actOfSeveral(text: string, { words, acts: known }: Spoken): Act | null {
  const parts = text
    .slice(0, 200)
    .split(/[,.;!–]+\s*/u)
    .map((part) => plainOf(part.replace(/(\p{L})\1{2,}/giu, '$1'), words))
    // “Oh dear, that was wrong, put it back”
    .filter((part, at) => part !== '' && !(at === 0 && words.openers.includes(part)))
  if (parts.length > 4) return null
  const found = new Set(parts.map((part) => known.get(part) ?? null))
  found.delete('thanks')
  const [act = null] = found
  return found.size === 1 ? act : null
}
