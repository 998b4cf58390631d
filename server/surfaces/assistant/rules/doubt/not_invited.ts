import type { Frame } from '#generated/server/assistant/frame.ts'
import type { Reading } from '#server/surfaces/assistant/rules/sense/weighing.ts'

/** Classes of verbs that take somebody off a plan without a no. */
const leaving: readonly string[] = ['take', 'uninvite', 'drop']

/**
 * Whether somebody would leave a plan by a no that does not belong to the verb for inviting: “he is not ill any more, invite him to the
 * fondue”. It does in “don't invite him”.
 */
export function isOtherNo({ slots }: Frame, reading: Reading): boolean {
  if (!('removed' in slots)) return false
  const { tags, tokens, unknown, text, working } = reading
  const of = (...names: string[]) =>
    tags.filter(({ classes }) => names.some((one) => classes.has(one)))
  const [invites, nots] = [of('invite'), of('not')]
  if (invites.length === 0 || nots.length === 0 || of(...leaving).length > 0) return false
  const isLast = working.spoken.words.verbs === 'last'
  return !invites.some((invite) =>
    nots.some((no) => {
      if (!isLast && no.from > invite.from) return false
      const [first, second] = no.from <= invite.from ? [no, invite] : [invite, no]
      const between = text.slice(tokens[first.to - 1]?.end, tokens[second.from]?.at)
      const isBetween = (at: number) => at >= first.to && at < second.from
      return !/[,;.!?\n]/u.test(between) && !unknown.some(isBetween)
    }),
  )
}
