// A reader thread whose tasks do what the first line of their text says: spin, wait, take memory, throw, stop, or answer at once.
import { parentPort } from 'node:worker_threads'

parentPort?.on('message', ({ input }: { input: { bytes: Uint8Array } }) => {
  const [order = ''] = Buffer.from(input.bytes).toString().split('\n')
  parentPort?.postMessage({ ...does(order), worked: 0 })
})

function does(order: string): object {
  if (order === 'spin') for (;;);
  if (order === 'eat') return eat()
  if (order === 'wait' || order === 'sleep') sleep(order === 'wait' ? 1_800 : 60_000)
  if (order === 'stop') process.exit(3)
  if (order === 'throw') return { thrown: 'RangeError\n    at far away' }
  return { output: { problem: order } }
}

function eat(): never {
  for (let chain = {}; ; ) chain = { chain, and: [chain] }
}

function sleep(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
}
