import { readFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { parse } from 'yaml'
import * as german from '#generated/server/assistant/de.ts'
import * as english from '#generated/server/assistant/en.ts'
import { compileSpoken } from '#server/domain/assistant/message.ts'
import { emptyState, type NamedByPerson } from '#server/domain/assistant/state.ts'
import type { Hands } from '#server/surfaces/assistant/hands.ts'
import { rules } from '#server/surfaces/assistant/rules/interpret.ts'
import { median, percentile } from '#test/bench/measure.ts'

/** The length of a message that is measured, and how many names the account has. */
const [length, many] = [200, 2_000]

/** What the rules cost by themselves: no server, no database, and hands that find nothing. */
export async function assistantCost(): Promise<void> {
  console.log('\n(assistant) understanding alone, by rules')
  const loads = [0, 1, 2].map(() => {
    const from = performance.now()
    compileSpoken(english.words as never, english.frames as never)
    compileSpoken(german.words as never, german.frames as never)
    return performance.now() - from
  })
  console.log(`  frames of two languages made ready: ${ms(median(loads))} (limit 50 ms)`)
  const names = namesOf(many)
  for (const language of ['en', 'de']) {
    const messages = messagesOf(language)
    for (const message of messages.slice(0, 40)) await cpuOf(message, language, names)
    const spent: number[] = []
    for (const message of messages) spent.push(await cpuOf(message, language, names))
    const [half, most] = [percentile(spent, 0.5), percentile(spent, 0.99)]
    console.log(
      `  ${language}: ${messages.length} messages of ${length} characters, ${many} names: p50 ${ms(half)} (2 ms), p99 ${ms(most)} (10 ms)`,
    )
  }
  let worst = 0
  for (const [kind, message] of Object.entries(hostile())) {
    const spent = await cpuOf(message, 'en', names)
    worst = Math.max(worst, spent)
    console.log(`  8,000 characters of ${kind}: ${ms(spent)}`)
  }
  console.log(
    `  the longest of them: ${ms(worst)} (800 ms); it blocks as long, as nothing waits in it`,
  )
}

function ms(milliseconds: number): string {
  return `${milliseconds.toFixed(1)} ms`
}

/** Milliseconds of CPU that a message costs. */
async function cpuOf(
  message: string,
  language: string,
  names: readonly NamedByPerson[],
): Promise<number> {
  const from = process.cpuUsage()
  await rules.interpret(
    {
      ...{ message, language, state: emptyState, channel: 'chat', timezone: 'Europe/Berlin' },
      ...{ now: new Date('2026-12-02T09:00:00Z'), names: async () => names },
      abilities: ['planning:read', 'planning:write', 'planning:rsvp', 'planning:commit'],
    },
    idleHands,
  )
  const { user, system } = process.cpuUsage(from)
  return (user + system) / 1_000
}

const idleHands: Hands = {
  can: () => true,
  call: async (capability) =>
    ({
      data: {},
      body: {
        ...{ contract: '', capability, version: '', execution_id: 'ex', request_id: 'rq' },
        ...{ status: 'completed', data: {}, error: null },
        outcome: {
          ...{ kind: '', facts: {}, fallback_text: 'Done.', disclosures: [], next_actions: [] },
          ...{ collection: null, confirmation: null },
        },
      },
    }) as never,
}

/** Sentences of people, joined to messages of one length. */
function messagesOf(language: string): string[] {
  const folder = new URL('../assistant/', import.meta.url)
  const said = ['seen', 'more'].flatMap((set) => {
    const file = readFileSync(new URL(`${language}.${set}.yaml`, folder), 'utf8')
    return (parse(file) as { readonly say: string }[]).map(({ say }) => say)
  })
  return said.map((_, at) => [...said.slice(at), ...said].join(' ').slice(0, length))
}

const words =
  'harbour lantern river garden winter copper violet paper marble summit willow ember'.split(' ')

function namesOf(count: number): NamedByPerson[] {
  const kinds = ['person', 'list', 'idea', 'plan', 'place']
  return Array.from({ length: count }, (_, at) => {
    const word = (of: number) => words[of % words.length] ?? ''
    return {
      kind: kinds[at % kinds.length] ?? 'idea',
      handle: `xx_${at}`,
      label: `${word(at)} ${word(at * 7 + 3)} ${at}`,
    }
  })
}

function hostile(): Readonly<Record<string, string>> {
  const long = (text: string) => text.repeat(8_000).slice(0, 8_000)
  return {
    ...{ 'one word': long('send '), names: long('harbour lantern and '), numbers: long('12 ') },
    ...{ times: long('on friday at 8 pm '), quotes: long('"a" '), letters: long('a') },
    ...{ verbs: long('show list add move delete plan '), marks: long('.,;: !?') },
    ...{ clauses: long('show my plans. and then '), 'near words': long('shwo lsit darft ') },
  }
}
