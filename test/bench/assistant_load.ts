// What it costs to load the frames of both languages, in a process that has none of them: milliseconds of CPU, megabytes of the heap.
import { spokenFrom } from '#server/domain/assistant/message.ts'

const heap = () => {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed + process.memoryUsage().arrayBuffers
}
const before = heap()
const from = process.cpuUsage()
const english = await import('#generated/server/assistant/en.ts')
const german = await import('#generated/server/assistant/de.ts')
for (const { words, frames, compiled } of [english, german]) {
  const spoken = spokenFrom(words as never, frames as never, compiled)
  // What is made ready for the first message counts as well.
  spoken.frames.find('?', [{ key: '?', at: 0, end: 1 }], () => 0)
}
const { user, system } = process.cpuUsage(from)
const megabytes = (heap() - before) / 1024 ** 2
console.log(JSON.stringify({ cpu: (user + system) / 1_000, megabytes }))
