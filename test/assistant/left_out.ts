// How well sentences are understood without the patterns that each of them alone needs: the nearest to sentences that nobody has seen.
//
//   node test/assistant/left_out.ts en.seen en.more            the figures by language
//   node test/assistant/left_out.ts --tell de.seen             and each sentence that was not understood rightly
import { compiledOf } from '#codegen/frames/compile.ts'
import type { WordClasses, WrittenFrame } from '#codegen/frames/pattern.ts'
import { type Spoken, spokenFrom } from '#server/domain/assistant/message.ts'
import { namesOf } from '#server/domain/assistant/names.ts'
import { partsIn } from '#server/domain/assistant/parts.ts'
import { languages } from '#server/surfaces/assistant/rules/languages.ts'
import { matchesOf } from '#server/surfaces/assistant/rules/matches.ts'
import { readYaml } from '#test/assistant/fixture.ts'
import { givenHands } from '#test/assistant/given_hands.ts'
import { callsOf, type Entry, hear, saidIn, stateBefore } from '#test/assistant/said.ts'
import { type Verdict, verdictOf } from '#test/assistant/verdict.ts'

const files = process.argv.slice(2).filter((one) => !one.startsWith('--'))
const isTelling = process.argv.includes('--tell')

for (const language of languages.keys()) {
  const entries = files
    .filter((file) => file.startsWith(`${language}.`))
    .flatMap((file) => readYaml(`${file}.yaml`) as Entry[])
  if (entries.length > 0) await countLeftOut(language, entries)
}

async function countLeftOut(language: string, entries: readonly Entry[]): Promise<void> {
  const spoken = languages.get(language) as Spoken
  const written = writtenIn(language, spoken)
  const users = await usersOf(written, language, entries)
  const verdicts: Verdict[] = []
  for (const entry of entries) {
    const isOwn = (pattern: string) => [...(users.get(pattern) ?? [])].join() === entry.say
    const left = written.frames.map((frame) => ({
      ...frame,
      say: frame.say.filter((_, at) => !isOwn(`${frame.id}~${at}`)),
    }))
    setSpoken(language, compiledWith(written, left))
    const heard = await hear(entry, language)
    const verdict = verdictOf(entry, heard)
    verdicts.push(verdict)
    if (verdict === 'right' || !isTelling) continue
    const { state, reply } = heard.understood
    const { question } = state
    const asks = question
      ? `${question.kind} ${question.capability} ${JSON.stringify(question.input)}`
      : ''
    console.log(
      `${verdict}: ${entry.say}\n    ${entry.call} ${JSON.stringify(entry.input ?? {})}\n    → ${callsOf(heard.made)} | ${asks} | ${reply.split('\n')[0]}`,
    )
  }
  setSpoken(language, spoken)
  const counted = [...new Set(verdicts)].map((one) => {
    const count = verdicts.filter((of) => of === one).length
    return `${one} ${count} (${((100 * count) / verdicts.length).toFixed(1)} %)`
  })
  console.log(`${language}: ${counted.sort().join(', ')} of ${verdicts.length}`)
}

/** Which sentences each pattern fits well enough to be acted on, as what they mean. */
async function usersOf(written: Written, language: string, entries: readonly Entry[]) {
  const alone = written.frames.flatMap((frame) =>
    frame.say.map((one, at) => ({ ...frame, id: `${frame.id}~${at}`, say: [one] })),
  )
  const each = compiledWith(written, alone)
  const users = new Map<string, Set<string>>()
  for (const entry of entries) {
    const said = saidIn(entry.say, language)
    const state = stateBefore(entry)
    const names = namesOf(await said.names())
    const about = {
      names,
      parts: partsIn(each),
      found: new Map(),
      written: new Map(),
      times: new Map(),
      hands: givenHands(),
      spoken: each,
      state,
    }
    for (const { frame } of matchesOf({ ...about, said: { ...said, state } }, entry.say))
      if (frame.capability === entry.call)
        users.set(frame.id, (users.get(frame.id) ?? new Set()).add(entry.say))
  }
  return users
}

/** A language with the patterns of its frames. */
interface Written {
  readonly spoken: Spoken
  readonly classes: WordClasses
  readonly frames: readonly WrittenFrame[]
}

function writtenIn(language: string, spoken: Spoken): Written {
  const { words, frames } = readYaml(`../../spec/assistant/${language}.yaml`) as {
    readonly words: { readonly classes: WordClasses }
    readonly frames: Readonly<Record<string, readonly Pick<WrittenFrame, 'say'>[]>>
  }
  const say = Object.values(frames).flatMap((of) => of.map((frame) => frame.say))
  const all = spoken.frames.all.map((frame, at) => ({ ...frame, say: say[at] ?? [] }))
  return { spoken, classes: words.classes, frames: all }
}

function compiledWith(
  { spoken: { words }, classes }: Written,
  frames: readonly WrittenFrame[],
): Spoken {
  return spokenFrom(words, frames, compiledOf(frames, { ...words, classes }))
}

function setSpoken(language: string, spoken: Spoken): void {
  ;(languages as Map<string, Spoken>).set(language, spoken)
}
