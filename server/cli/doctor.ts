// Looks at what the service needs to run, with the settings of this environment. Changes nothing and sends nothing.
//
//   npm run doctor
import { examine } from '#server/process/doctor/look.ts'
import type { Finding } from '#server/process/doctor/finding.ts'

const marks: Readonly<Record<Finding['state'], string>> = {
  ok: 'ok    ',
  look: 'look  ',
  wrong: 'wrong ',
}

const found = await examine(process.env)
for (const { state, about, text } of found) {
  process.stdout.write(`${marks[state]} ${about.padEnd(10)}  ${text}\n`)
}
const count = (state: Finding['state']) => found.filter((one) => one.state === state).length
const [bad, doubtful] = [count('wrong'), count('look')]
process.stdout.write(
  bad > 0
    ? `\n${bad} wrong, ${doubtful} to look at\n`
    : `\nnothing wrong, ${doubtful} to look at\n`,
)
process.exitCode = bad > 0 ? 1 : 0
