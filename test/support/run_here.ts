import { type Answer, answerOf } from '#server/cli/command.ts'
import type { Command } from '#server/cli/run_command.ts'
import { readConfig } from '#server/config.ts'

/**
 * Runs a command in this process with these variables of an environment.
 * @returns what a process of its own would print, and the code with which it would end.
 */
export async function runHere(
  command: Command,
  given: readonly string[],
  environment: Record<string, string>,
): Promise<Answer> {
  let noted = ''
  const note = (text: string) => {
    noted += text
  }
  const settings = () => {
    const config = readConfig(environment, 'command')
    for (const warning of config.warnings) note(`${warning}\n`)
    return config
  }
  const { out, err, code } = await answerOf(() => command(given, { settings, note }))
  return { out, err: noted + err, code }
}
