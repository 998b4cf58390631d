import { plainOf, withoutOpeners } from '#server/domain/assistant/message.ts'
import { sentencesIn } from '#server/domain/messages/spoken/languages.ts'
import type { Working } from '#server/surfaces/assistant/rules/context.ts'
import type { Outcome } from '#server/surfaces/assistant/rules/outcome.ts'

/** Whether it is the speaker who wants to hear something: “sagen Sie mir, …”. */
function isToldMe(plain: string, { words }: Working['spoken']): boolean {
  const [, ...rest] = plain.split(' ')
  const next = rest.find((one) => !words.them.includes(one) && !words.tails.includes(one))
  return next !== undefined && words.selves.includes(next)
}

/** What is told whatever else the words may mean. */
const alwaysTold: ReadonlySet<string> = new Set(['remind', 'know'])

/** What the service does not do, such as paying; null for anything else. `scoreOf` reads that of the best frame. */
export function impossible(
  clause: string,
  { spoken, said }: Working,
  scoreOf: () => number,
): Outcome | null {
  const plain = plainOf(withoutOpeners(clause, spoken), spoken.words)
  for (const [what, verbs] of Object.entries(spoken.words.cannot))
    if (
      verbs.some((verb) => plain === verb || plain.startsWith(`${verb} `)) &&
      !(what === 'write' && isToldMe(plain, spoken)) &&
      (alwaysTold.has(what) || scoreOf() <= 0)
    ) {
      const reply = sentencesIn(said.language).cannot(what)
      return { reply, error: { code: 'not_possible_here', message: reply } }
    }
  return null
}
