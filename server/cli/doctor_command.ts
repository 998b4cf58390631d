import type { Answer } from '#server/cli/command.ts'
import { examine } from '#server/process/doctor/look.ts'
import type { Finding } from '#server/process/doctor/finding.ts'
import type { Environment } from '#server/process/settings/names.ts'

const marks: Readonly<Record<Finding['state'], string>> = {
  ok: 'ok    ',
  look: 'look  ',
  wrong: 'wrong ',
}

/** Looks at what the service needs, with the settings of an environment. The answer is 1 where something is wrong. */
export async function doctorAnswer(environment: Environment): Promise<Answer> {
  const found = await examine(environment)
  const lines = found.map(
    ({ state, about, text }) => `${marks[state]} ${about.padEnd(10)}  ${text}\n`,
  )
  const count = (state: Finding['state']) => found.filter((one) => one.state === state).length
  const [bad, doubtful] = [count('wrong'), count('look')]
  const last = `${bad > 0 ? bad : 'nothing'} wrong, ${doubtful} to look at`
  return { out: `${lines.join('')}\n${last}\n`, err: '', code: bad > 0 ? 1 : 0 }
}
