// How well the Assistant understands sentences and dialogues that nobody who wrote its frames has seen.
//
//   node test/assistant/main.ts en.seen            the figures, and each sentence that was not understood rightly
//   node test/assistant/main.ts dialogues.seen     the same of each turn of each dialogue
import { type Dialogue, isRight, play } from '#test/assistant/dialogue.ts'
import { readYaml } from '#test/assistant/fixture.ts'
import { callsOf, type Entry, hear } from '#test/assistant/said.ts'
import { type Verdict, verdictOf } from '#test/assistant/verdict.ts'

for (const file of process.argv.slice(2)) {
  const isKept = /held|kept/.test(file)
  if (file.startsWith('dialogues')) await countDialogues(file, isKept)
  else await countSentences(file, isKept)
}

async function countSentences(file: string, isKept: boolean): Promise<void> {
  const entries = readYaml(`${file}.yaml`) as Entry[]
  const counts = new Map<Verdict, number>()
  for (const entry of entries) {
    const heard = await hear(entry, file.slice(0, 2))
    const verdict = verdictOf(entry, heard)
    counts.set(verdict, (counts.get(verdict) ?? 0) + 1)
    if (verdict === 'right' || isKept) continue
    console.log(
      `${verdict}: ${entry.say}\n    ${entry.call} ${JSON.stringify(entry.input ?? {})}\n    → ${callsOf(heard.made)} | ${heard.understood.reply.split('\n')[0]}`,
    )
  }
  console.log(
    `${file}: ${[...counts].map(([verdict, count]) => `${verdict} ${count}`).join(', ')} of ${entries.length}`,
  )
}

async function countDialogues(file: string, isKept: boolean): Promise<void> {
  const dialogues = readYaml(`${file}.yaml`) as Dialogue[]
  const all = { turns: 0, right: 0, whole: 0, broken: 0 }
  for (const dialogue of dialogues) {
    const turns = await play(dialogue)
    const right = turns.filter(isRight).length
    all.turns += turns.length
    all.right += right
    all.whole += Number(right === turns.length)
    all.broken += turns.filter(({ broken }) => broken.length > 0).length
    if (isKept) continue
    console.log(`${right} of ${turns.length}: ${dialogue.name} (${dialogue.language})`)
    for (const turn of turns.filter((one) => !isRight(one))) {
      const { say, verdict, wrong, broken, made, reply } = turn
      const why = [verdict, ...wrong, ...broken.map((one) => `NEVER ${one}`)].join('; ')
      console.log(`    ${why}: ${say}\n        → ${callsOf(made)} | ${reply.split('\n')[0]}`)
    }
  }
  console.log(
    `${file}: ${all.right} of ${all.turns} turns right, ${all.whole} of ${dialogues.length} dialogues whole, ${all.broken} turns in which happens what must never`,
  )
}
