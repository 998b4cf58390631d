import { parseArgs } from 'node:util'

/** What the commands backup and restore are asked to do. */
export interface BackupArguments {
  readonly file: string
  /** Whether to restore although the keys are not those of the backup. */
  readonly otherKeys: boolean
}

/** Reads the arguments of one of the two commands. Throws one line that says how to call it. */
export function backupArguments(
  command: 'backup' | 'restore',
  given: readonly string[],
): BackupArguments {
  const options = command === 'restore' ? '[--other-keys] ' : ''
  const usage = `Usage: npm run ${command} -- ${options}FILE`
  const { values, positionals } = parse(given, usage)
  const [file] = positionals
  const otherKeys = values['other-keys'] === true
  if (file === undefined || positionals.length > 1 || (otherKeys && command === 'backup')) {
    throw new Error(usage)
  }
  return { file, otherKeys }
}

function parse(given: readonly string[], usage: string) {
  try {
    const options = { 'other-keys': { type: 'boolean' } } as const
    return parseArgs({ args: [...given], options, allowPositionals: true })
  } catch {
    throw new Error(usage)
  }
}
