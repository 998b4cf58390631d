import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync, createBrotliDecompress } from 'node:zlib'
import { machineTmpdir } from '#test/support/run_folder.ts'

/** A Chromium with all it needs: the machine may have neither its libraries nor a font. */
export interface UnpackedChromium {
  path: string
  env: Record<string, string>
}

/**
 * The Chromium of the package @sparticuz/chromium, unpacked once for this user. Not by the package itself:
 * that shares one place among all users of a machine, where the first one's files are in the others' way.
 */
export async function unpackedChromium(): Promise<UnpackedChromium> {
  const bin = fileURLToPath(new URL('../bin/', import.meta.resolve('@sparticuz/chromium')))
  const { version }: { version: string } = JSON.parse(
    await readFile(join(bin, '../package.json'), 'utf8'),
  )
  const place = join(machineTmpdir, `chromium-${version}-${userInfo().uid}`)
  if (!existsSync(place)) await unpack(bin, place)
  const libraries = [join(place, 'lib'), process.env.LD_LIBRARY_PATH]
  return {
    path: join(place, 'chromium'),
    env: {
      LD_LIBRARY_PATH: libraries.filter(Boolean).join(':'),
      FONTCONFIG_FILE: join(place, 'fonts.conf'),
      HOME: place,
    },
  }
}

/** Whole or not at all: another test may be unpacking at this moment, and the one that finishes second gives way. */
async function unpack(bin: string, place: string): Promise<void> {
  const making = `${place}.${process.pid}`
  await mkdir(making, { recursive: true, mode: 0o700 })
  const browser = join(making, 'chromium')
  await Promise.all([
    pipeline(
      createReadStream(join(bin, 'chromium.br')),
      createBrotliDecompress(),
      createWriteStream(browser, { mode: 0o700 }),
    ),
    unpackTar(join(bin, 'al2023.tar.br'), making),
    unpackTar(join(bin, 'fonts.tar.br'), making),
  ])
  await chmod(browser, 0o700)
  // The package's own names places of one kind of machine.
  await writeFile(join(making, 'fonts.conf'), fontsAt(place))
  await rename(making, place).catch(() => rm(making, { recursive: true }))
}

function fontsAt(place: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>${place}/fonts</dir>
  <cachedir>${place}/cache</cachedir>
</fontconfig>
`
}

/** Writes the files of a tar archive: blocks of 512 bytes, a header before each file. */
async function unpackTar(archive: string, into: string): Promise<void> {
  const bytes = brotliDecompressSync(await readFile(archive))
  for (let at = 0; at + 512 <= bytes.length && bytes[at] !== 0; ) {
    const field = (from: number, to: number) =>
      bytes.toString('latin1', at + from, at + to).split('\0')[0] ?? ''
    const size = Number.parseInt(field(124, 136), 8)
    const path = join(into, field(0, 100))
    if (field(156, 157) === '0' || field(156, 157) === '') {
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, bytes.subarray(at + 512, at + 512 + size))
    }
    at += 512 + Math.ceil(size / 512) * 512
  }
}
