import { monitorEventLoopDelay } from 'node:perf_hooks'
import { afterEach, describe, expect, test } from 'vitest'
import { expandInThread, readInThread } from '#server/jobs/calendar/reader.ts'
import { ThreadEnded } from '#server/jobs/thread.ts'
import { type ReaderThreads, openThreads, type ThreadOptions } from '#server/jobs/threads.ts'
import { berlin, calendarOf, eventOf } from '#test/support/ics/calendar.ts'

let open: ReaderThreads[] = []
afterEach(async () => {
  await Promise.all(open.map((one) => one.stop()))
  open = []
})

function threadsOf(options: ThreadOptions): ReaderThreads {
  const threads = openThreads(options)
  open.push(threads)
  return threads
}

const entry = new URL('./threads/hostile.ts', import.meta.url)

/** Asks a thread to do something; answers with what came back, or why it was ended. */
async function ask(threads: ReaderThreads, owner: string, order: string): Promise<string> {
  try {
    const bytes = Buffer.from(order)
    const answer = await threads.run('read_calendar', owner, { bytes, context: berlin })
    return 'problem' in answer ? answer.problem : 'read'
  } catch (error) {
    return error instanceof Error ? error.message : 'thrown'
  }
}

/** Asks until the machine lets the thread work: one that hardly worked is ended, too, which says nothing of its task. */
async function askInTurn(threads: ReaderThreads, owner: string, order: string): Promise<string> {
  for (;;) {
    const answer = await ask(threads, owner, order)
    if (answer !== 'The thread was ended: starved.') return answer
  }
}

describe('a thread', () => {
  test('reads a calendar, and what it parsed expands again to the same', async () => {
    const threads = threadsOf({ threads: 1 })
    const lines = ['DTSTART:20270301T080000Z', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY']
    const answer = await readInThread(
      threads,
      'a',
      Buffer.from(calendarOf(eventOf(...lines))),
      berlin,
    )
    if ('problem' in answer) throw new Error(answer.problem)
    expect(answer.busy.runs).toHaveLength(9)
    expect(await expandInThread(threads, 'a', answer.parsed, berlin)).toEqual(answer.busy)
  })

  test('waits while requests are under way, but not for long', async () => {
    const under_way = new Int32Array(new SharedArrayBuffer(4))
    const threads = threadsOf({ threads: 1, under_way })
    const bytes = Buffer.from(calendarOf(eventOf('DTSTART:20270301T080000Z', 'DURATION:PT1H')))
    const timeOf = async () => {
      const began = performance.now()
      await readInThread(threads, 'a', Buffer.from(bytes), berlin)
      return performance.now() - began
    }
    await timeOf()
    Atomics.store(under_way, 0, 1)
    const waited = await timeOf()
    Atomics.store(under_way, 0, 0)
    expect(waited).toBeGreaterThan(90)
  })

  test('that spins is ended, and the others go on with little delay for the server', async () => {
    const ended: string[] = []
    const threads = threadsOf({
      threads: 2,
      max_ms: 1500,
      entry,
      onEnded: (why) => ended.push(why),
    })
    await ask(threads, 'warm', 'up')
    const delay = monitorEventLoopDelay({ resolution: 5 })
    delay.enable()
    const spinning = askInTurn(threads, 'spinner', 'spin')
    for (let count = 0; count < 20; count += 1) expect(await ask(threads, 'other', 'ok')).toBe('ok')
    expect(await spinning).toBe('The thread was ended: time.')
    delay.disable()
    expect(ended.filter((why) => why !== 'starved')).toEqual(['time'])
    // Milliseconds; one that spun on the server's own thread would hold it for 1,500.
    expect(delay.percentile(90) / 1e6).toBeLessThan(500)
    expect(await ask(threads, 'spinner', 'again')).toBe('again')
  }, 60_000)

  test('that hardly ran, since the machine does other work, has as much time again', async () => {
    const threads = threadsOf({ threads: 2, max_ms: 1500, entry })
    await Promise.all([ask(threads, 'a', 'warm'), ask(threads, 'b', 'warm')])
    const asked = [ask(threads, 'a', 'wait'), ask(threads, 'b', 'sleep')]
    expect(await Promise.all(asked)).toEqual(['wait', 'The thread was ended: starved.'])
  })

  test('that eats memory is ended, and the process goes on', async () => {
    const ended: string[] = []
    const threads = threadsOf({ threads: 1, max_mb: 32, entry, onEnded: (why) => ended.push(why) })
    const eating = ask(threads, 'eater', 'eat')
    expect(await ask(threads, 'other', 'ok')).toBe('ok')
    expect(await eating).toBe('The thread was ended: memory.')
    expect(ended).toEqual(['memory'])
  })

  test('that stops by itself is replaced, and one that throws goes on', async () => {
    const threads = threadsOf({ threads: 1, entry })
    expect(await ask(threads, 'a', 'stop')).toBe('The thread was ended: stopped.')
    expect(await ask(threads, 'a', 'throw')).toContain('at far away')
    expect(await ask(threads, 'a', 'ok')).toBe('ok')
  })

  test('that is ended makes a calendar too complex', async () => {
    const threads = threadsOf({ threads: 1, max_ms: 300, entry })
    const read = async (): Promise<unknown> => {
      for (;;) {
        const answer = await readInThread(threads, 'a', Buffer.from('spin'), berlin).catch(
          (error: unknown) => error,
        )
        if (!(answer instanceof ThreadEnded)) return answer
        expect(answer.why).toBe('starved')
      }
    }
    expect(await read()).toEqual({ problem: 'too_complex' })
    // What the machine does not get to is no matter of the calendar.
    await expect(readInThread(threads, 'a', Buffer.from('sleep'), berlin)).rejects.toThrow(
      'starved',
    )
  })
})

describe('the queue', () => {
  test('lets owners take turns, however much one of them has', async () => {
    const threads = threadsOf({ threads: 1, entry })
    const done: string[] = []
    const asked = ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2'].map(async (name) => {
      await ask(threads, name.slice(0, 1), name)
      done.push(name)
    })
    await Promise.all(asked)
    expect(done).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
  })

  test('leaves a thread to others while one of an owner’s tasks runs', async () => {
    const threads = threadsOf({ threads: 2, max_ms: 1000, entry })
    const spinning = [ask(threads, 'a', 'spin'), ask(threads, 'a', 'spin')]
    expect(await ask(threads, 'b', 'ok')).toBe('ok')
    await Promise.allSettled(spinning)
  })

  test('rejects what waits and runs when it is stopped, and all that comes later', async () => {
    const threads = threadsOf({ threads: 1, entry })
    const asked = [ask(threads, 'a', 'spin'), ask(threads, 'b', 'ok')]
    await threads.stop()
    expect(await Promise.all(asked)).toEqual(Array(2).fill('The thread was ended: stopped.'))
    expect(await ask(threads, 'c', 'ok')).toBe('The thread was ended: stopped.')
  })
})
