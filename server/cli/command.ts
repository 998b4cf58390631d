/** What a command prints to stdout and to stderr, and the code with which its process ends. */
export interface Answer {
  readonly out: string
  readonly err: string
  readonly code: number
}

/** Runs a command; if it fails, its answer is why, in one line on stderr. */
export async function answerOf(command: () => Promise<string>): Promise<Answer> {
  try {
    return { out: await command(), err: '', code: 0 }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { out: '', err: `${reason}\n`, code: 1 }
  }
}

/**
 * Prints what a command answers; if it fails, prints why in one line, and the process ends with 1. What a command without a text
 * for --help says of it is how it is called.
 */
export async function printAnswer(command: () => Promise<string>): Promise<void> {
  const answer = await answerOf(command)
  const isHelp = process.argv.length === 3 && /^(?:--help|-h)$/.test(process.argv[2] ?? '')
  print(isHelp && answer.err !== '' ? { out: answer.err, err: '', code: 0 } : answer)
}

/** Prints an answer; the process ends with its code. */
export function print({ out, err, code }: Answer): void {
  process.stdout.write(out)
  process.stderr.write(err)
  if (code !== 0) process.exitCode = code
}
