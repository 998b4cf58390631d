import { Readable } from 'node:stream'
import yazl from 'yazl'
import type { ExportFile } from '#server/flows/web/export/files.ts'

/**
 * A zip file of these files, made while it is read: one file at a time, and none is asked for before those ahead of it were
 * taken. Its readable end is destroyed where a file cannot be read.
 */
export function zipOf(files: AsyncIterable<ExportFile>): Readable {
  const zip = new yazl.ZipFile()
  const body = Readable.from(zip.outputStream)
  void fill(zip, files).catch((error: unknown) => {
    body.destroy(error instanceof Error ? error : new Error(String(error)))
  })
  zip.on('error', (error: Error) => body.destroy(error))
  return body
}

async function fill(zip: yazl.ZipFile, files: AsyncIterable<ExportFile>): Promise<void> {
  for await (const { name, content } of files) {
    // Pictures are compressed already.
    const compress = !name.startsWith('media/')
    await new Promise<void>((resolve, reject) => {
      zip.addReadStreamLazy(name, { compress }, (give) => {
        const read = Readable.from(content())
        read.once('end', resolve)
        read.once('error', reject)
        give(null, read)
      })
    })
  }
  zip.end()
}
