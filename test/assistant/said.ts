import { frames as english } from '#generated/server/assistant/en.ts'
import { rules } from '#server/surfaces/assistant/rules/interpret.ts'
import type { Said, Understood } from '#server/surfaces/assistant/interpreter.ts'
import {
  all,
  type Given,
  handleOf,
  isKey,
  now,
  thingOf,
  timezone,
} from '#test/assistant/fixture.ts'
import { givenHands, type Made } from '#test/assistant/given_hands.ts'
import { madeBefore } from '#test/assistant/given_data.ts'
import { stateOf, type SpokenFrame } from '#test/assistant/given_state.ts'

/** A sentence with what a good assistant does about it; fixture.yaml says how it is to be read. */
export interface Entry {
  readonly say: string
  readonly state?: Readonly<Record<string, unknown>>
  readonly call: string
  readonly calls?: readonly unknown[]
  readonly input?: Readonly<Record<string, unknown>>
  readonly write: boolean
  readonly status?: string | readonly string[]
  readonly ask?: boolean
  readonly also?: unknown
  readonly shows?: string
  readonly for?: string
}

/** What came of a sentence. */
export interface Heard {
  readonly understood: Understood
  readonly made: readonly Made[]
  /** The question that was open before, if any. */
  readonly open?: string | null
}

/** Says a sentence in the world of the fixture. */
export async function hear(entry: Entry, language: string): Promise<Heard> {
  const hands = givenHands()
  const state = stateBefore(entry)
  const understood = await rules.interpret({ ...saidIn(entry.say, language), state }, hands)
  return { understood, made: hands.made }
}

/** What the things of the fixture are called, former names included. */
const names = ['person', 'list', 'idea', 'plan', 'place', 'item', 'invite'].flatMap((kind) =>
  all(kind).flatMap(({ key, plan, state, role, former_names = [], ...about }) => {
    const thing = {
      ...thingOf(key),
      ...timeAndPeople({ key, state, ...about }),
      is_invited: role === 'invitee' && kind === 'plan',
      is_draft: kind === 'plan' ? state === 'draft' : null,
      plan_handle: typeof plan === 'string' ? handleOf(plan) : null,
    }
    return [thing, ...(former_names as string[]).map((called) => ({ ...thing, called }))]
  }),
)

/** A message in the world of the fixture, without what its conversation knows. */
export function saidIn(
  message: string,
  language: string,
  made: readonly Made[] = [],
): Omit<Said, 'state'> {
  return {
    ...{ message, language, now, timezone, channel: 'chat' },
    names: async () => [...madeBefore(made), ...names],
    abilities: ['planning:read', 'planning:write', 'planning:rsvp', 'planning:commit'],
  }
}

/** When a plan of the fixture begins, if it is ahead, and who else comes to it. */
function timeAndPeople({ state, scheduled_at, audience, roster, host }: Given) {
  const isAhead = state === 'draft' || state === 'sent'
  const guests = Object.entries((roster ?? {}) as Record<string, string>)
  const coming = guests.filter(([, answer]) => answer !== 'declined').map(([person]) => person)
  const people = [...((audience ?? []) as string[]), ...coming, ...(isKey(host) ? [host] : [])]
  return {
    scheduled_at: isAhead && typeof scheduled_at === 'string' ? new Date(scheduled_at) : null,
    people: isAhead ? people.map(handleOf) : [],
  }
}

/** What a conversation knows before a sentence. */
export function stateBefore({ state }: Entry): Said['state'] {
  return stateOf(state, english as unknown as SpokenFrame[])
}

/** Calls as a line. */
export function callsOf(made: readonly Made[]): string {
  return made.map(({ capability, input }) => `${capability} ${JSON.stringify(input)}`).join(' · ')
}
