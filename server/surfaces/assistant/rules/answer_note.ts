import type { Request, Working } from '#server/surfaces/assistant/rules/context.ts'
import { isRead } from '#server/surfaces/assistant/rules/matches.ts'
import { frameOf } from '#server/surfaces/assistant/rules/request.ts'
import { sureRequest } from '#server/surfaces/assistant/rules/sense/choose.ts'
import { readingIn } from '#server/surfaces/assistant/rules/sense/senses.ts'
import type { Reading } from '#server/surfaces/assistant/rules/sense/weighing.ts'

/** The longest message that is looked through, in characters. */
const maxLength = 400

/** Classes of words with which something is said to a host. */
const saying: readonly string[] = ['told', 'write', 'add', 'description']

/**
 * An answer to an invitation with what the host is told as well: “yes to the dinner, and tell Yusuf I'm vegetarian”. Null where nothing is
 * told, or it is for somebody else.
 */
export function answerWithNote(working: Working, clause: string): Request | null {
  if (clause.length > maxLength || /["“„«]/u.test(clause)) return null
  const reading = readingIn(working, clause)
  const { tags, tokens, text } = reading
  for (const { classes, from, to } of tags) {
    const cut = cutBefore(reading, from)
    if (cut === null || !saying.some((one) => classes.has(one))) continue
    const said = noteFrom(reading, to, classes.has('told') || classes.has('write'))
    const request = said === null ? null : sureRequest(working, text.slice(0, cut))
    const frame = request && frameOf(working, request)
    if (said === null || frame?.capability !== 'invites.rsvp.update' || !request) continue
    const note = text
      .slice(tokens[said]?.at)
      .replace(/[.\s]+$/u, '')
      .trim()
    if (isRequest(working, note)) return null
    return { ...request, values: { ...request.values, note } }
  }
  return null
}

/** Where a message ends before a word that is joined to it: “… and tell”, “…, tell”; null where it is not. */
function cutBefore({ tokens, text, working }: Reading, from: number): number | null {
  const { parts, joiners } = working.spoken.words
  const [before, verb] = [tokens[from - 1], tokens[from]]
  if (before === undefined || verb === undefined) return null
  if (/[,;.!–]/u.test(text.slice(before.end, verb.at))) return before.end
  const isJoining = parts.includes(before.key) || joiners.includes(before.key)
  return isJoining ? (tokens[from - 2]?.end ?? null) : null
}

/** The token at which the note begins, behind who is told; null where there is none, or it is for nobody who hosts anything. */
function noteFrom(reading: Reading, from: number, isTold: boolean): number | null {
  const { tokens, spots, working } = reading
  const { spoken, names } = working
  const { articles, passed_on, senses } = spoken.words
  const known = (key: string, name: string) => (senses[name] ?? []).includes(key)
  let at = from
  let isLed = isTold
  for (let token = tokens[at]; token !== undefined; token = tokens[at]) {
    const { key } = token
    const spot = spots.find((one) => one.from === at && one.kind === 'name')
    const [best] = spot?.things ?? []
    if (spot && best?.thing.kind === 'person' && at <= from + 1) {
      if (names.hostedBy(best.thing.handle).length === 0) return null
      at = spot.to
      continue
    }
    const isThat = known(key, 'that_clause')
    const isIdle = spoken.words.them.includes(key) || known(key, 'know') || known(key, 'host')
    if (!isThat && !isIdle && !(articles.includes(key) && known(tokens[at + 1]?.key ?? '', 'host')))
      break
    isLed ||= isThat
    at += 1
  }
  const first = tokens[at]?.key
  if (first === undefined || !isLed) return null
  return (passed_on.to_do ?? []).includes(first) ? null : at
}

/** Whether what would be a note asks for another change. */
function isRequest(working: Working, note: string): boolean {
  const request = sureRequest(working, note)
  const frame = request && frameOf(working, request)
  return frame ? !isRead({ frame }) : false
}
