import { actOf } from '#server/domain/assistant/act_of.ts'
import { type Act, isAboutSending } from '#server/domain/assistant/message.ts'
import type { Working } from '#server/surfaces/assistant/rules/context.ts'
import { plainOf } from '#server/domain/assistant/message.ts'
import { readingIn } from '#server/surfaces/assistant/rules/sense/senses.ts'
import { isCommand, partsSaid, roleOf } from '#server/surfaces/assistant/rules/cut/parts_said.ts'

/** Acts that a part of a message may be, whatever is told around it: none of them changes or sends anything. */
const quiet: ReadonlySet<Act> = new Set<Act>(['undo', 'never_mind', 'thanks', 'more', 'repeat'])

/** What somebody does by a part of a message where the rest asks for nothing: “thank you, my dear, that will be all”. */
export function actInParts(working: Working, clause: string): Act | null {
  const { spoken, state } = working
  const parts = partsSaid(working, clause).map(({ text }) => text)
  if (endsTakingBack(working, clause)) return 'undo'
  if (parts.length === 0) return null
  // Whatever is said of sending: what waits is shown again.
  const waits = state.approval !== null
  if (waits && parts.some((part) => isAboutSending(part, spoken))) return 'send'
  const acts = new Set(parts.flatMap((part) => actOf(part, spoken) ?? []))
  const rest = parts.filter((part) => actOf(part, spoken) === null)
  const isIdle = (part: string) => ['aside', 'told'].includes(roleOf(working, part))
  if (!rest.every((part) => isIdle(part) && !isCommand(working, part))) return null
  // A yes to what waits shows it again.
  const [act = null, ...others] = [...acts].filter((one) => acts.size === 1 || one !== 'thanks')
  if (act === null || others.length > 0) return null
  return quiet.has(act) || (act === 'yes' && waits) ? act : null
}

/** Whether a message ends by taking back what was done and names nothing: “das Like war falsch mach das rückgängig”. */
function endsTakingBack(working: Working, clause: string): boolean {
  const { words } = working.spoken
  const plain = plainOf(clause, words)
  const isEnd = words.undo.some((one) => one.includes(' ') && plain.endsWith(` ${one}`))
  if (!isEnd || working.state.undo.length === 0) return false
  const { spots } = readingIn(working, clause)
  const has = (some: readonly string[]) => plain.split(' ').some((one) => some.includes(one))
  return (
    spots.every(({ kind }) => kind === 'it' || kind === 'them') &&
    !has(words.not) &&
    !has(words.hedges)
  )
}
