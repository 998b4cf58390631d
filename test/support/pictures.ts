import { deflateSync, crc32 } from 'node:zlib'
import sharp from 'sharp'

/** A picture of one colour, or of a few of them side by side. */
export function aPicture(width = 60, height = 40, background = '#3366cc') {
  return sharp({ create: { width, height, channels: 3, background } })
}

/** A photo as a phone writes it: lying on its side, with where and when it was taken. */
export function aPhoto(): Promise<Buffer> {
  return aPicture()
    .withExif({
      IFD0: { Make: 'Secretphone', Orientation: '6' },
      IFD2: { DateTimeOriginal: '2026:08:01 19:30:00', OffsetTimeOriginal: '+02:00' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '52/1 31/1 1200/100',
        GPSLongitudeRef: 'E',
        GPSLongitude: '13/1 24/1 3600/100',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

/** A PNG that says it is so large, with as many bytes of black as are given. */
export function aLargePng(width: number, height: number, bytes: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head[8] = 8
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(bytes))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const made = Buffer.alloc(12 + data.length)
  made.writeUInt32BE(data.length, 0)
  made.write(type, 4, 'latin1')
  data.copy(made, 8)
  made.writeUInt32BE(crc32(made.subarray(4, 8 + data.length)), 8 + data.length)
  return made
}

/** A GIF of two frames: the first one is red, the second one blue. */
export async function aMovingGif(): Promise<Buffer> {
  const raw = Buffer.alloc(8 * 16 * 3)
  for (let at = 0; at < raw.length; at += 3) raw[at < raw.length / 2 ? at : at + 2] = 255
  return sharp(raw, { raw: { width: 8, height: 16, channels: 3, pageHeight: 8 } })
    .gif({ loop: 0, delay: [100, 100] })
    .toBuffer()
}
