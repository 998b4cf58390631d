// What it costs to make the frames of both languages ready, in a process that has done nothing else: milliseconds of CPU, megabytes of the heap.
import * as german from '#generated/server/assistant/de.ts'
import * as english from '#generated/server/assistant/en.ts'
import { compileSpoken } from '#server/domain/assistant/message.ts'

const heap = () => {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed + process.memoryUsage().arrayBuffers
}
const before = heap()
const from = process.cpuUsage()
const made = [english, german].map(({ words, frames }) =>
  compileSpoken(words as never, frames as never),
)
const { user, system } = process.cpuUsage(from)
const megabytes = (heap() - before) / 1024 ** 2
if (made.length > 0) console.log(JSON.stringify({ cpu: (user + system) / 1_000, megabytes }))
