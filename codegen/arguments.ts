import { type ParseArgsConfig, parseArgs } from 'node:util'

/** Reads the arguments of a command. Ends the process with 2 and one line on stderr if one of them is not expected. */
export function argumentsOf<const Config extends ParseArgsConfig>(
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config)
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split(/\.\s|\n/)
    return refuse(reason)
  }
}

/** Ends the process with 2 and one line on stderr if there are arguments: the command takes none of these. */
export function refuseArguments(args: readonly string[]): void {
  const [first] = args
  if (first !== undefined) refuse(`Unknown argument '${first}'`)
}

/** Ends the process with 2, and says in one line on stderr why. */
export function refuse(reason: string): never {
  console.error(`${reason}; --help shows how.`)
  process.exit(2)
}
