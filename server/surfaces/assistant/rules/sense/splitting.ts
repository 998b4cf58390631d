import type { Match } from '#generated/server/assistant/frame.ts'
import { withoutOpeners } from '#server/domain/assistant/message.ts'
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
  const text = withoutOpeners(clause, spoken)
  const said = Object.values(slots).map(({ at, end }) => text.slice(at, end))
  return spots.some(
    ({ kind, from, to, text: name, things: [best] }) =>
      kind === 'name' &&
      best?.sure === 1 &&
      to - from >= longName &&
      said.some((one) => one !== name && name.includes(one)) &&
      !said.some((one) => one.includes(name)),
  )
}
