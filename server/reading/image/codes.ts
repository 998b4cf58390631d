import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import {
  type Position,
  prepareZXingModule,
  type ReaderOptions,
  readBarcodes,
} from 'zxing-wasm/reader'
import type { PicturePart } from '#server/reading/image/lines.ts'

const require = createRequire(import.meta.url)

/** What people print to be read by phones; the codes on goods say nothing about where or when. */
const options: ReaderOptions = {
  formats: ['QRCode', 'MicroQRCode', 'rMQRCode', 'Aztec', 'DataMatrix'],
  maxNumberOfSymbols: 8,
}

/** The longest text of a code that is looked at. */
const longest = 4_000

let ready: Promise<unknown> | null = null

/** The codes in a picture. */
export interface FoundCodes {
  /** What they hold, each once, in no order. */
  readonly texts: readonly string[]
  /** Where they are, also those that hold nothing of use. */
  readonly parts: readonly PicturePart[]
}

/** Finds the codes in a picture, which is one of ours: JPEG. */
export async function codesIn(picture: Uint8Array): Promise<FoundCodes> {
  ready ??= prepare()
  await ready
  const found = await readBarcodes(picture, options)
  const texts = found.flatMap(({ isValid, text }) =>
    isValid && text.length <= longest ? [text.trim()] : [],
  )
  const parts = found.filter(({ isValid }) => isValid).map(({ position }) => partOf(position))
  return { texts: [...new Set(texts.filter((text) => text !== ''))], parts }
}

/** The upright part around a code, however it is turned. */
function partOf({ topLeft, topRight, bottomLeft, bottomRight }: Position): PicturePart {
  const corners = [topLeft, topRight, bottomLeft, bottomRight]
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  return {
    ...{ left: Math.min(...xs), right: Math.max(...xs) },
    ...{ top: Math.min(...ys), bottom: Math.max(...ys) },
  }
}

// By itself the package would fetch its machine code from a server of others.
async function prepare(): Promise<void> {
  const file = readFileSync(require.resolve('zxing-wasm/reader/zxing_reader.wasm'))
  const wasmBinary = Uint8Array.from(file).buffer
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
}
