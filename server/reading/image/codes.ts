import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { prepareZXingModule, type ReaderOptions, readBarcodes } from 'zxing-wasm/reader'

const require = createRequire(import.meta.url)

/** What people print to be read by phones; the codes on goods say nothing about where or when. */
const options: ReaderOptions = {
  formats: ['QRCode', 'MicroQRCode', 'rMQRCode', 'Aztec', 'DataMatrix'],
  maxNumberOfSymbols: 8,
}

/** The longest text of a code that is looked at. */
const longest = 4_000

let ready: Promise<unknown> | null = null

/** The texts of the codes in a picture, each once, in no order. The picture is one of ours: JPEG. */
export async function codesIn(picture: Uint8Array): Promise<string[]> {
  ready ??= prepare()
  await ready
  const found = await readBarcodes(picture, options)
  const texts = found.flatMap(({ isValid, text }) =>
    isValid && text.length <= longest ? [text.trim()] : [],
  )
  return [...new Set(texts.filter((text) => text !== ''))]
}

// By itself the package would fetch its machine code from a server of others.
async function prepare(): Promise<void> {
  const file = readFileSync(require.resolve('zxing-wasm/reader/zxing_reader.wasm'))
  const wasmBinary = Uint8Array.from(file).buffer
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
}
