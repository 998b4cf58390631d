import { setTimeout as pause } from 'node:timers/promises'

/** Asks again every `wait` milliseconds, as a caller is told to, while another holds what the call needs. */
export async function patiently<Answered extends { readonly body: { readonly code?: unknown } }>(
  ask: () => Promise<Answered>,
  wait = 500,
  times = 10,
): Promise<Answered> {
  const given = await ask()
  if (given.body.code !== 'execution_in_progress' || times === 0) return given
  await pause(wait)
  return patiently(ask, wait, times - 1)
}
