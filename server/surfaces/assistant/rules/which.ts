import type { Frame } from '#generated/server/assistant/frame.ts'
import { sentencesIn } from '#server/domain/messages/spoken/languages.ts'
import { newQuestion, questionText } from '#server/surfaces/assistant/rules/ask.ts'
import type { Request, Working } from '#server/surfaces/assistant/rules/context.ts'
import type { Outcome } from '#server/surfaces/assistant/rules/outcome.ts'

/** A request with its pattern. */
interface Meant {
  readonly frame: Frame
  readonly request: Request
}

/** Asks which of several requests was meant: each is a choice that carries it out, and nothing is done before. */
export function askWhich(working: Working, all: readonly [Meant, ...Meant[]]): Outcome {
  const { language, timezone, now } = working.said
  const { whichMeant: text, offeredCall } = sentencesIn(language)
  const options = all.map(({ frame, request: { other: _, unsure: __, ...request } }) => ({
    label: offeredCall({ capability: frame.capability, timezone, ...saidOf(frame, request) }),
    ...{ handle: null, value: { request } },
  }))
  const { capability } = all[0].frame
  const asked = { kind: 'choice', slot: 'meant', text, options, capability } as const
  const question = newQuestion({ ...asked, input: {}, next: null }, now)
  working.state = { ...working.state, question }
  return { reply: questionText(question) }
}

/** What a request is about, in the words that it was said in: what it is done to, and what else fills its fields. */
function saidOf(
  { set, capability }: Frame,
  { words }: Request,
): { label: string; fields: [string, unknown][] } {
  const said = Object.entries(words).map(([slot, text]) => ({ slot, text: unquoted(text) }))
  const things = said.filter(({ slot }) => /_(?:handles?|id)$|\.handle$/.test(slot))
  const isList = ({ slot }: { slot: string }) => slot.includes('list')
  const isPlan = ({ slot }: { slot: string }) => slot === 'plan_handle'
  const main = capability.startsWith('ideas.lists')
    ? things.find(isList)
    : capability === 'plans.logistics.update'
      ? things.find(isPlan)
      : things[0]
  const others = said.filter((one) => one !== main)
  return {
    label: main?.text ?? '',
    fields: [
      ...Object.entries(set).map(([path, value]): [string, unknown] => [lastOf(path), value]),
      ...others.map((one): [string, unknown] => [
        things.includes(one) ? 'name' : lastOf(one.slot),
        one.text,
      ]),
    ],
  }
}

function lastOf(path: string): string {
  return path.split('.').at(-1) ?? path
}

function unquoted(text: string): string {
  return text.replaceAll(/["“”„«»]/g, '')
}
