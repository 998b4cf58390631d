import { setTimeout as pause } from 'node:timers/promises'
import { lockIsHeld } from '#server/domain/messages/locks.ts'

/** Whether an answer says that another change held what the call needs. */
export function isLockHeld({ code, detail }: { code?: unknown; detail?: unknown }): boolean {
  return code === 'dependency_unavailable' && String(detail).startsWith(lockIsHeld)
}

/** Asks again every `wait` milliseconds, as a caller is told to, while another holds what the call needs. */
export async function patiently<Answered extends { readonly body: { readonly code?: unknown } }>(
  ask: () => Promise<Answered>,
  wait = 500,
  times = 10,
): Promise<Answered> {
  const given = await ask()
  const { body } = given
  if ((body.code !== 'execution_in_progress' && !isLockHeld(body)) || times === 0) return given
  await pause(wait)
  return patiently(ask, wait, times - 1)
}
