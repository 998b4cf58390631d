import { expect, test } from 'vitest'
import { readYaml } from '#test/assistant/fixture.ts'
import { type Entry, hear, type Heard } from '#test/assistant/said.ts'

/** What no reply may show to a person, in any language: codes, instants, handles, and names of capabilities. */
const machine =
  /[\p{L}\d]_[\p{L}\d]|\d{4}-\d\d-\d\d(?:T\d\d)?|\b[a-z]{2}_[0-9a-z]{3,}|\b[a-z]+(?:\.[a-z]+){1,3}\b|\b(?:true|false|null|undefined)\b|\[object/u

/** Words that no German sentence has. */
const english =
  /\b(?:the|of|and|is|are|you|your|were|with|not|nothing|that|this|has|have|for|from|to|by|it|who|at|on|idea|list|plan is)\b/iu

/** A reply without links, and the titles and names of things. */
function withoutNames({ understood: { reply, cards = [], state } }: Heard): string {
  const titles = [
    ...cards.map(({ title }) => title),
    ...(state.question?.options ?? []).map(({ label }) => label),
  ].sort((one, other) => other.length - one.length)
  return titles
    .filter((one) => one !== '')
    .reduce((left, title) => left.replaceAll(title, '…'), reply.replaceAll(/https?:\/\/\S+/g, '…'))
}

/** What of that is the Assistant's own: what somebody wrote stands in quotes, and what may be said next after a dash. */
function ownWords(heard: Heard): string {
  return withoutNames(heard)
    .replaceAll(/[„“][^“”]*[“”]/gu, '…')
    .split('\n')
    .filter((line) => !line.startsWith('– '))
    .join('\n')
}

/** The replies to all sentences of a file whose conversation begins in a language. */
async function replies(
  file: string,
): Promise<{ say: string; shown: string; own: string; heard: Heard }[]> {
  const entries = readYaml(`${file}.yaml`) as Entry[]
  return Promise.all(
    entries.map(async (entry) => {
      const heard = await hear(entry, file.slice(0, 2))
      return { say: entry.say, shown: withoutNames(heard), own: ownWords(heard), heard }
    }),
  )
}

test.each(['en.seen', 'en.more', 'de.seen', 'de.more'])(
  'no reply to a sentence of %s shows a code, an instant or a handle',
  async (file) => {
    const found = (await replies(file)).filter(({ shown }) => machine.test(shown))
    expect(found.map(({ say, shown }) => ({ say, shown, why: machine.exec(shown)?.[0] }))).toEqual(
      [],
    )
  },
  120_000,
)

test.each(['de.seen', 'de.more'])(
  'no German reply to a sentence of %s has an English word',
  async (file) => {
    const all = await replies(file)
    const german = all.filter(({ heard }) => heard.understood.language === 'de')
    expect(german.length).toBeGreaterThan(all.length * 0.9)
    const found = german.filter(({ own }) => english.test(own))
    expect(found.map(({ say, own }) => ({ say, own, why: english.exec(own)?.[0] }))).toEqual([])
  },
  120_000,
)
