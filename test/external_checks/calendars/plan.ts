// Which time of each calendar is compared: a window from its first event on, and one around its last.
//
//   plan.ts <folder>    prints a line for each window: path, zone, first and last day
import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const [folder = '.'] = process.argv.slice(2)
const most = 2_000_000
const seen = new Set<string>()
const day = (ms: number) => new Date(ms).toISOString().slice(0, 10)

for (const path of globSync('**/*.{ics,ICS,ifb,ical,icalendar}', { cwd: folder }).sort()) {
  const file = join(folder, path)
  if (!statSync(file).isFile() || statSync(file).size > most) continue
  const text = readFileSync(file, 'latin1')
  const hash = createHash('sha256').update(text).digest('hex')
  if (seen.has(hash) || !/BEGIN:VCALENDAR[\s\S]*BEGIN:VEVENT/i.test(text)) continue
  seen.add(hash)
  const starts = [
    ...text.replace(/\r?\n[ \t]/g, '').matchAll(/^DTSTART[^:\n]*(?::.*)?:(\d{4})(\d\d)(\d\d)/gim),
  ]
    .map(([, year, month, date]) => Date.UTC(Number(year), Number(month) - 1, Number(date)))
    .filter((ms) => ms > Date.UTC(1975) && ms < Date.UTC(2100))
  if (starts.length === 0) continue
  const [first, last] = [Math.min(...starts), Math.max(...starts)]
  const windows = [
    ['Asia/Tokyo', first - 3 * 86_400_000],
    ['America/Los_Angeles', last - 30 * 86_400_000],
  ] as const
  for (const [zone, from] of windows) {
    console.log([file, zone, day(from), day(from + 300 * 86_400_000)].join('\t'))
  }
}
