// How well pasted texts are read that nobody who wrote the rules has written.
//
//   node --import ./server/preflight.mjs test/reading/main.ts pasted.seen      the figures, and each text that was not read rightly
//   … test/reading/main.ts --model pasted.seen titles.more                     the figures of the rules, of the model that ASSISTANT_MODEL,
//                                                                              ASSISTANT_URL and ASSISTANT_KEY name, and of both
import { type Judged, judge } from '#test/reading/judge.ts'
import { compare, modelOfEnvironment } from '#test/reading/models.ts'

function figures({
  texts,
  titles,
  venues,
  with_venue,
  false_venues,
  without_venue,
  days,
}: Judged): string {
  return `titles ${titles} of ${texts}, venues ${venues} of ${with_venue}, venues that are none ${false_venues} of ${without_venue}, days ${days} of ${texts}`
}

const [first, ...others] = process.argv.slice(2)
if (first === '--model') {
  const model = modelOfEnvironment(process.env)
  for (const file of others) {
    const { rules, all, unsure, asked } = await compare(file, model)
    console.log(`${file}: ${asked}`)
    for (const [name, judged] of Object.entries({ rules, model: all, both: unsure }))
      console.log(`  ${name.padEnd(5)} ${figures(judged)}`)
  }
} else {
  for (const file of process.argv.slice(2)) {
    const judged = judge(file)
    // Nobody who works on the reading may see the texts that are kept back.
    if (!/held|last|kept/.test(file)) console.log(judged.misses.join('\n'))
    console.log(`${file}: ${figures(judged)}`)
  }
}
