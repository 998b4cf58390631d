import type { Request, Working } from '#server/surfaces/assistant/rules/context.ts'
import { isRead } from '#server/surfaces/assistant/rules/matches.ts'
import { frameOf } from '#server/surfaces/assistant/rules/request.ts'
import { requestIn } from '#server/surfaces/assistant/rules/sense/choose.ts'
import { isComplete } from '#server/surfaces/assistant/rules/sense/complete.ts'
import { mayPassOn } from '#server/surfaces/assistant/rules/doubt/passed_on.ts'
import {
  isCommand,
  isReason,
  isStory,
  partsSaid,
  textOfParts,
} from '#server/surfaces/assistant/rules/cut/parts_said.ts'

/**
 * The request behind sentences that only tell something, where it is sure and says itself all that it is about: “Yesterday I met Ben. Put
 * karaoke on Date night.” No word before it is one of it. Null for anything else.
 */
export function requestBehindStory(working: Working, clause: string): Request | null {
  const parts = partsSaid(working, clause)
  const last = parts.at(-1)?.sentence ?? 0
  for (let sentence = 1; sentence <= last; sentence += 1) {
    const told = textOfParts(parts.filter((part) => part.sentence === sentence - 1))
    if (!isOnlyTold(working, told)) return null
    const rest = parts.filter((part) => part.sentence >= sentence)
    // “…, so I have a deadline” says why.
    const behind = rest.findIndex(({ text }, at) => at > 0 && isReason(working, text))
    if (behind > 0 && rest.slice(behind).some(({ text }) => !isReason(working, text))) return null
    const asked = textOfParts(behind > 0 ? rest.slice(0, behind) : rest)
    const request = requestIn(working, asked)
    const frame = request && frameOf(working, request)
    if (request === null || !frame) continue
    if (!isRead({ frame }) && !isCommand(working, asked)) continue
    return !request.unsure && isComplete(working, request) ? request : null
  }
  return null
}

/** Whether a sentence tells something and is no change by itself, such as “I can't come to the brunch”. */
export function isOnlyTold(working: Working, sentence: string): boolean {
  if (!isStory(working, sentence) || mayPassOn(working, sentence)) return false
  const request = requestIn(working, sentence)
  const frame = request && frameOf(working, request)
  if (request === null || request.unsure || !frame) return true
  // “I met Ben” makes nobody known.
  return isRead({ frame }) || frame.capability === 'relationships.people.ensure'
}
