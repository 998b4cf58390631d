import { Counter, Histogram, type Registry } from 'prom-client'

/** The metrics of uploaded files. */
export interface MediaMetrics {
  /** Counts a file that is stored, and its bytes. */
  mediaStored(type: string, bytes: number): void
  /** Counts a picture whose words were read, or that took too long. */
  wordsRead(seconds: number, end: 'read' | 'ended'): void
}

/** Makes the metrics of uploaded files. Labels come from closed sets only. */
export function makeMediaMetrics(registry: Registry): MediaMetrics {
  const registers = [registry]
  const stored = new Counter({
    name: 'media_bytes_total',
    help: 'Bytes of files that were uploaded, as they are stored, by type.',
    labelNames: ['type'],
    registers,
  })
  const words = new Histogram({
    name: 'ocr_seconds',
    help: 'How long it took to read the words of a picture, by how it ended.',
    labelNames: ['end'],
    buckets: [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 40],
    registers,
  })
  return {
    mediaStored: (type, bytes) => stored.inc({ type }, bytes),
    wordsRead: (seconds, end) => words.observe({ end }, seconds),
  }
}
