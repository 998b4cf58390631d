import { languageNow } from '#server/domain/basics/speaking.ts'
import * as german from '#server/domain/messages/german/web_agents.ts'
import * as english from '#server/domain/messages/web_agents.ts'

const all = Object.keys(english.abilityWords)

/** What a token may do by the English words for it, which notices keep. */
const inGerman = new Map(
  [false, true].flatMap((needs_approval) => {
    const said = german.abilityList({ abilities: all, needs_approval })
    return english
      .abilityList({ abilities: all, needs_approval })
      .map((can, at): [string, string] => [can, said[at] ?? can])
  }),
)

/** Says what a token may do in the language of the mail, by the English words for it. */
export function abilitiesNow(kept: readonly string[]): string {
  const words = languageNow() === 'de' ? kept.map((can) => inGerman.get(can) ?? can) : kept
  return words.join(', ')
}
