import { printAnswer } from '#server/cli/command.ts'
import { type Config, configOrExit } from '#server/config.ts'

/** What a command has from the process that runs it. */
export interface Surroundings {
  /** Reads the settings, which a command that only explains itself does not need. */
  readonly settings: () => Config
  /** Tells the operator something beside the answer, on stderr. */
  readonly note: (text: string) => void
}

/** A command of an operator: from the arguments after its name to the text that it prints. Throws why it cannot. */
export type Command = (given: readonly string[], surroundings: Surroundings) => Promise<string>

/** Runs a command as this process, with its arguments and its environment. */
export function runAsProcess(command: Command): Promise<void> {
  const note = (text: string) => void process.stderr.write(text)
  return printAnswer(() => command(process.argv.slice(2), { settings: configOrExit, note }))
}
