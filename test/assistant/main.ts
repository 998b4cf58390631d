// How well the Assistant understands sentences that nobody who wrote its frames has seen.
//
//   node test/assistant/main.ts en.seen      the figures, and each sentence that was not understood rightly
import { readYaml } from '#test/assistant/fixture.ts'
import { type Entry, hear } from '#test/assistant/said.ts'
import { type Verdict, verdictOf } from '#test/assistant/verdict.ts'

for (const file of process.argv.slice(2)) {
  const entries = readYaml(`${file}.yaml`) as Entry[]
  const counts = new Map<Verdict, number>()
  for (const entry of entries) {
    const heard = await hear(entry, file.slice(0, 2))
    const verdict = verdictOf(entry, heard)
    counts.set(verdict, (counts.get(verdict) ?? 0) + 1)
    if (verdict === 'right' || /held|kept/.test(file)) continue
    const calls = heard.made.map(
      ({ capability, input }) => `${capability} ${JSON.stringify(input)}`,
    )
    console.log(
      `${verdict}: ${entry.say}\n    ${entry.call} ${JSON.stringify(entry.input ?? {})}\n    → ${calls.join(' · ')} | ${heard.understood.reply.split('\n')[0]}`,
    )
  }
  console.log(
    `${file}: ${[...counts].map(([verdict, count]) => `${verdict} ${count}`).join(', ')} of ${entries.length}`,
  )
}
