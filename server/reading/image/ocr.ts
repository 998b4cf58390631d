import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { gunzipSync } from 'node:zlib'
import type { PictureLine } from '#server/domain/capture/picture.ts'
import { linesIn } from '#server/reading/image/lines.ts'

const require = createRequire(import.meta.url)

/** The core of tesseract.js, as far as it is used. It lies in the package: nothing is fetched from anywhere. */
const core = 'tesseract.js-core/tesseract-core-simd-lstm'

/** Each has a package of data; together they read the letters of most languages of Europe. */
const languages = ['eng', 'deu']

/** LSTM only, which the data is for. */
const engine = 1

interface Tesseract {
  readonly FS: { writeFile(name: string, content: Uint8Array): void }
  readonly TessBaseAPI: new () => TesseractApi
}

interface TesseractApi {
  /** 0 where it went well. */
  Init(path: null, languages: string, engine: number, config: null): number
  /** Takes the file `/input`. @returns 0 where it could be read. */
  SetImageFile(orientation: number, angle: number): number
  Recognize(monitor: null): number
  GetTSVText(page: number): string
  Clear(): void
}

type LoadTesseract = (options: {
  wasmBinary: Uint8Array
  print(line: string): void
  printErr(line: string): void
}) => Promise<Tesseract>

interface Ready {
  readonly tesseract: Tesseract
  readonly api: TesseractApi
}

let loading: Promise<Ready | null> | null = null

/** The words in a picture, which is one of ours: JPEG. Null where the optional packages were left out. */
export async function readWords(picture: Uint8Array): Promise<PictureLine[] | null> {
  loading ??= load()
  const ready = await loading
  if (ready === null) return null
  const { tesseract, api } = ready
  tesseract.FS.writeFile('/input', picture)
  try {
    if (api.SetImageFile(1, 0) !== 0) return []
    api.Recognize(null)
    return linesIn(api.GetTSVText(0))
  } finally {
    api.Clear()
  }
}

async function load(): Promise<Ready | null> {
  const found = files()
  if (found === null) return null
  const start: LoadTesseract = require(`${core}.js`)
  const nothing = () => {}
  const tesseract = await start({ wasmBinary: found.machine, print: nothing, printErr: nothing })
  for (const { name, content } of found.data) tesseract.FS.writeFile(name, content)
  const api = new tesseract.TessBaseAPI()
  return api.Init(null, languages.join('+'), engine, null) === 0 ? { tesseract, api } : null
}

/** What it needs of its packages; null where one of them is not installed. */
function files() {
  try {
    const data = languages.map((language) => ({
      name: `${language}.traineddata`,
      content: gunzipSync(
        readFileSync(
          require.resolve(
            `@tesseract.js-data/${language}/4.0.0_best_int/${language}.traineddata.gz`,
          ),
        ),
      ),
    }))
    return { machine: readFileSync(require.resolve(`${core}.wasm`)), data }
  } catch {
    return null
  }
}
