/** Prints what a command answers; if it fails, prints why in one line, and the process ends with 1. */
export async function printAnswer(command: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(await command())
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}
