import { parentPort } from 'node:worker_threads'
import { expand, read } from '#server/reading/calendar.ts'
import type { ReadingTask } from '#server/reading/kinds.ts'

// A reader thread that never ends with a calendar in which it finds HANG.
parentPort?.on('message', (task: ReadingTask) => {
  const text = task.kind === 'read_calendar' ? Buffer.from(task.input.bytes).toString('latin1') : ''
  while (text.includes('HANG'));
  if (task.kind === 'read_calendar') parentPort?.postMessage({ output: read(task.input) })
  if (task.kind === 'expand_calendar') parentPort?.postMessage({ output: expand(task.input) })
})
