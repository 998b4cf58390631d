import { actOf } from '#server/domain/assistant/act_of.ts'
import { type Act, isAboutSending } from '#server/domain/assistant/message.ts'
import type { Working } from '#server/surfaces/assistant/rules/context.ts'
import { isCommand, partsSaid, roleOf } from '#server/surfaces/assistant/rules/cut/parts_said.ts'

/** Acts that a part of a message may be, whatever is told around it: none of them changes or sends anything. */
const quiet: ReadonlySet<Act> = new Set<Act>(['undo', 'never_mind', 'thanks', 'more', 'repeat'])

/** What somebody does by a part of a message where the rest asks for nothing: “thank you, my dear, that will be all”. */
export function actInParts(working: Working, clause: string): Act | null {
  const { spoken, state } = working
  const parts = partsSaid(working, clause).map(({ text }) => text)
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
