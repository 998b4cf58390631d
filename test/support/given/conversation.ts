import { expect } from 'vitest'
import { say, type TurnAnswer } from '#test/support/given/talk.ts'
import type { Account } from '#test/support/world.ts'

/** Makes what holds conversations of somebody, each in a channel of its own and each turn answered with 200. @returns the last answer. */
export function conversing(
  account: () => Account,
): (...messages: string[]) => Promise<TurnAnswer['body']> {
  let conversations = 0
  return async (...messages) => {
    conversations += 1
    const channel = `conversation:${conversations}`
    let last: TurnAnswer['body'] | null = null
    for (const message of messages) {
      const { status, body } = await say(account(), message, { channel })
      expect([message, status]).toEqual([message, 200])
      last = body
    }
    if (last === null) throw new Error('Nothing was said.')
    return last
  }
}

/** The capabilities that a turn called, in their order. */
export function callsOf({ calls }: TurnAnswer['body']): string[] {
  return calls.map(({ capability }) => capability)
}

/** The inputs of the calls of a turn, in their order. */
export function inputsOf({ calls }: TurnAnswer['body']): Record<string, unknown>[] {
  return calls.map(({ input }) => input)
}
