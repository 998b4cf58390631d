import { tokensOf } from '#generated/server/assistant/tokens.ts'
import type { Working } from '#server/surfaces/assistant/rules/context.ts'

/**
 * A name with the small words before it that are a part of it: those that are written as names are where no sentence begins, “The Roastery”,
 * and those for oneself behind what leads to a name: “rename it to us two”.
 */
export function withBegin(
  name: string,
  { said, spoken }: Pick<Working, 'said' | 'spoken'>,
): string {
  const { short, articles, them, it, selves, before_text: leads } = spoken.words
  const at = said.message.lastIndexOf(name)
  const before = at < 1 ? '' : said.message.slice(0, at)
  const [, lead = '', word = ''] = /([^\s.!?;]+)\s(\p{L}+)\s$/u.exec(before) ?? []
  const keyOf = (text: string) => tokensOf(text, short)[0]?.key ?? ''
  const [key, isCapital] = [keyOf(word), /^\p{Lu}/u.test(word)]
  const isSmall = articles.includes(key) || (key.length > 1 && spoken.silent.has(key))
  const isOfName = isCapital
    ? isSmall
    : selves.includes(key) && [...leads, ...it].includes(keyOf(lead))
  if (!isOfName || them.includes(key)) return name
  return withBegin(said.message.slice(at - word.length - 1, at) + name, { said, spoken })
}
