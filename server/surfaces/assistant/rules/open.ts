import type { CapabilityId } from '#generated/types.ts'
import { afterOpen, plainOf, withoutOpeners } from '#server/domain/assistant/message.ts'
import { positionIn } from '#server/domain/assistant/said_numbers.ts'
import { focused, type Thing } from '#server/domain/assistant/state.ts'
import { sentencesIn } from '#server/domain/messages/spoken/languages.ts'
import { callAndTell } from '#server/surfaces/assistant/rules/carry.ts'
import type { Working } from '#server/surfaces/assistant/rules/context.ts'
import type { Outcome } from '#server/surfaces/assistant/rules/outcome.ts'

/** How a thing of a kind is opened; every other kind as an object. */
const openers: {
  readonly [kind: string]: readonly [capability: CapabilityId, field: string] | undefined
} = {
  list: ['ideas.lists.get', 'ideas_list_handle'],
  plan: ['plans.get', 'plan_handle'],
  person: ['relationships.person.get', 'person_handle'],
  capture: ['ideas.capture.get', 'capture_public_id'],
}

/** Kinds that nothing opens by their handles. */
const closed: ReadonlySet<string> = new Set(['invite', 'window', 'roundup', 'logistics_item'])

/** Opens what a number or “it” stands for, of what was shown; null where the message says something else. */
export async function openShown(working: Working, clause: string): Promise<Outcome | null> {
  const { state, spoken, said: asked } = working
  const say = sentencesIn(asked.language)
  const text = withoutOpeners(clause, spoken)
  const after = afterOpen(text, spoken)
  const said = after ?? text
  const { shown } = state
  const place = positionIn(said, shown.length, spoken)
  if (place !== null) {
    const thing = shown[place - 1]
    return thing ? open(working, thing) : null
  }
  // A number that is too great is told, not guessed at.
  if (positionIn(said, 25, spoken) !== null)
    return { reply: shown.length === 0 ? say.nothingShown : say.noSuchNumber(shown.length) }
  const [newest] = state.focus
  const isIt = after !== null && spoken.words.it.includes(plainOf(said, spoken.words))
  return isIt && newest ? open(working, newest) : null
}

async function open(working: Working, thing: Thing): Promise<Outcome> {
  const { kind, handle, label } = thing
  const { shown } = working.state
  working.state = focused({ ...working.state, question: null }, [thing], working.said.now)
  if (closed.has(kind)) return { reply: sentencesIn(working.said.language).onlyThing(label) }
  const [capability, field] = openers[kind] ?? []
  const input =
    field === undefined ? { subject: { interaction_reference: handle } } : { [field]: handle }
  const done = await callAndTell(working, capability ?? 'ideas.object.get', input, null)
  // What is in it does not take the place of the list it was chosen from, and “it” is the thing itself.
  working.state = focused(
    { ...working.state, shown: kind === 'list' ? working.state.shown : shown },
    [thing],
    working.said.now,
  )
  return done
}
