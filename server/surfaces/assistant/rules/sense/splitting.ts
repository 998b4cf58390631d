import type { Match } from '#generated/server/assistant/frame.ts'
import { plainOf, saysOneOf, withoutOpeners } from '#server/domain/assistant/message.ts'
import type { Working } from '#server/surfaces/assistant/rules/context.ts'
import type { Senses } from '#server/surfaces/assistant/rules/sense/senses.ts'

/** The fewest words of a name that stays one. */
const longName = 3

/** Whether a pattern takes a part of what is the whole name of something: “show me Things for Mum” asks for that list. */
export function isSplitting(
  { spoken }: Working,
  clause: string,
  { slots }: Match,
  { reading: { spots } }: Senses,
): boolean {
  const { articles } = spoken.words
  const text = withoutOpeners(clause, spoken)
  const said = Object.values(slots).map(({ at, end }) => plainOf(text.slice(at, end), spoken.words))
  return spots.some(({ kind, text: name, things: [best] }) => {
    if (kind !== 'name' || best?.sure !== 1) return false
    // “The Magic Flute” without its article is the same name.
    const [first = '', ...rest] = plainOf(name, spoken.words).split(' ')
    const words = articles.includes(first) ? rest : [first, ...rest]
    const whole = words.join(' ')
    return (
      words.length >= longName &&
      said.some((one) => one !== whole && saysOneOf(whole, [one])) &&
      !said.some((one) => saysOneOf(one, [whole]))
    )
  })
}
