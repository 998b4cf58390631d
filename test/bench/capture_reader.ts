import { parseDocument } from 'htmlparser2'
import { readPage } from '#server/reading/page/read.ts'
import { line, median } from '#test/bench/measure.ts'
import { pageOfSize } from '#test/bench/pages.ts'

/** Readings a round. */
const readings = 40

/** Measures the CPU that reading a page of 100 kB takes, compared with making a tree of it. */
export function readerCost(rounds: number): void {
  const html = pageOfSize('7', 100_000)
  const bytes = Buffer.from(html)
  const about = {
    ...{ type: 'html' as const, url: 'https://kitchen.example/', charset: 'utf-8' },
    ...{ timezone: 'Europe/Berlin', now: '2026-11-22T12:00:00Z', language: 'en' },
    depth: 'items' as const,
  }
  const timeOf = (work: () => unknown) => {
    const began = process.cpuUsage()
    for (let count = 0; count < readings; count += 1) work()
    const { user, system } = process.cpuUsage(began)
    return (user + system) / 1_000 / readings
  }
  const read = () => readPage(bytes, about)
  const parse = () => parseDocument(html)
  timeOf(read)
  timeOf(parse)
  const times = Array.from({ length: rounds }, () => [timeOf(read), timeOf(parse)] as const)
  const ratio = median(times.map(([one, other]) => one / other))
  const figure = (at: 0 | 1) => median(times.map((pair) => pair[at])).toFixed(1)
  console.log(
    line(`reading 100 kB / htmlparser2: ${figure(0)} / ${figure(1)} ms`, ratio, 2.5, ratio <= 2.5),
  )
}
