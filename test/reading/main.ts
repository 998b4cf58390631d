// How well pasted texts are read that nobody who wrote the rules has written.
//
//   node test/reading/main.ts pasted.seen      the figures, and each text that was not read rightly
import { judge } from '#test/reading/judge.ts'

for (const file of process.argv.slice(2)) {
  const { misses, ...counts } = judge(file)
  // Nobody who works on the reading may see the texts that are kept back.
  if (!/held|last|kept/.test(file)) console.log(misses.join('\n'))
  const { texts, titles, venues, with_venue, false_venues, without_venue, days } = counts
  console.log(
    `${file}: titles ${titles} of ${texts}, venues ${venues} of ${with_venue}, venues that are none ${false_venues} of ${without_venue}, days ${days} of ${texts}`,
  )
}
