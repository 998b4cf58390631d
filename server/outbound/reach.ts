/** What an address that an operator named answered. */
export interface Reached {
  readonly status: number
  readonly text: string
}

/**
 * Asks an address of the settings, following no redirect, to see whether something answers there.
 *
 * @returns the status and the beginning of the body; none of a HEAD. Rejects after `limit` milliseconds, or if nothing
 * answers, with an error whose cause has the code.
 */
export async function reach(
  url: URL | string,
  method: 'GET' | 'HEAD',
  limit: number,
): Promise<Reached> {
  const answer = await fetch(url, {
    method,
    redirect: 'manual',
    signal: AbortSignal.timeout(limit),
  })
  return { status: answer.status, text: await beginningOf(answer) }
}

/** The answer that is looked for is short; what leads elsewhere may send anything. */
async function beginningOf(answer: Response): Promise<string> {
  const reader = answer.body?.getReader()
  const part = await reader?.read()
  await reader?.cancel()
  return new TextDecoder().decode(part?.value)
}
