// What decodes pictures: a process of its own, so that a picture which exhausts or breaks the decoder ends nothing else.
// It may read files, which its code is, and do nothing else with the machine.
import { setPriority } from 'node:os'
import { encodePicture } from '#server/pictures/encode.ts'
import type { EncodeTask, EncodeResult } from '#server/pictures/open.ts'

// Requests go before what is decoded.
setPriority(10)

process.on('message', async ({ bytes }: EncodeTask) => {
  const result: EncodeResult = await encodePicture(bytes)
  process.send?.(result)
})
// The process that started it has ended.
process.on('disconnect', () => process.exit(0))
