// What a reader thread runs: one task after the other, as they come.
import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { expand, read } from '#server/reading/calendar.ts'
import { beginTask, giveWay, giveWayTo } from '#server/reading/give_way.ts'
import type { ReaderData, ReadingAnswer, ReadingTask } from '#server/reading/kinds.ts'

/** On Linux this is the thread alone: requests go before what is read. */
if (process.platform === 'linux') setPriority(0, 10)
const { under_way }: ReaderData = workerData ?? {}
if (under_way) giveWayTo(under_way)

parentPort?.on('message', async (task: ReadingTask) => {
  beginTask()
  giveWay()
  const answer = await answerTo(task)
  try {
    parentPort?.postMessage(answer)
  } catch (error) {
    // What cannot be sent must not end the thread.
    parentPort?.postMessage(thrownOf(error))
  }
})

async function answerTo(task: ReadingTask): Promise<ReadingAnswer<unknown>> {
  try {
    return { output: await outputOf(task), worked: workedSoFar() }
  } catch (error) {
    return thrownOf(error)
  }
}

/** The message of an error may quote what was read; where it was thrown may not. */
function thrownOf(error: unknown): { thrown: string; worked: number } {
  const { name, stack = '' } = error instanceof Error ? error : new Error('unknown')
  return {
    thrown: [name, ...stack.split('\n').filter((line) => /^\s+at /.test(line))].join('\n'),
    worked: workedSoFar(),
  }
}

function workedSoFar(): number {
  if (typeof process.threadCpuUsage !== 'function') return 0
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

async function outputOf(task: ReadingTask): Promise<unknown> {
  switch (task.kind) {
    case 'read_calendar':
      return read(task.input)
    case 'expand_calendar':
      return expand(task.input)
    case 'read_source': {
      // Readers of pages are big, and many threads never read one.
      const { readSource } = await import('#server/reading/source.ts')
      return readSource(task.input)
    }
    case 'read_and_decide': {
      const { readAndDecide } = await import('#server/reading/read_and_decide.ts')
      return readAndDecide(task.input)
    }
    case 'decide_capture': {
      const { decideCapture } = await import('#server/reading/decision.ts')
      return decideCapture(task.input)
    }
    case 'read_words': {
      const { readWords } = await import('#server/reading/image/ocr.ts')
      return readWords(task.input.bytes)
    }
  }
}
