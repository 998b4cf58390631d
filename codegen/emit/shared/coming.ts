// The examples of a registry take place around one Friday, so that what is committed stays the same. Who shows them
// moves them by whole weeks to a Friday that comes: weekdays stay as they are written, and nothing in them is over.

const day = 86_400_000
const week = 7 * day

/** Who reads the examples does so on the Saturday before their Friday, at noon UTC: what lies after it has yet to come. */
const earlier = 5.5 * day

/**
 * By how many weeks examples are moved.
 *
 * @param friday the day around which they take place, such as `2037-11-27`
 * @param now when they are read
 * @returns whole weeks; negative as long as that day is more than two weeks away
 */
export function weeksTo(friday: string, now: number): number {
  return Math.ceil((now - (Date.parse(friday) - earlier)) / week)
}

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
]
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/**
 * A text in which every date of that year and the next is moved by whole weeks, as `2037-11-27`, `27.11.2037`, `27 November 2037`
 * and `Fri 27 Nov`. Times of day, and so their distance from UTC, stay as they are written.
 *
 * @param friday the day around which the examples take place; null moves nothing
 */
export function inWeeks(text: string, friday: string | null, weeks: number): string {
  if (friday === null || weeks === 0) return text
  const year = Number(friday.slice(0, 4))
  const moved = (date: number) => new Date(date + weeks * week)
  const digits = (value: number) => String(value).padStart(2, '0')
  const years = `(${year}|${year + 1})`
  const iso = new RegExp(`\\b${years}-(\\d\\d)-(\\d\\d)(?!\\d)`, 'g')
  const dotted = new RegExp(`\\b(\\d\\d?)\\.(\\d\\d?)\\.${years}\\b`, 'g')
  const written = new RegExp(`\\b(\\d\\d?) (${months.join('|')}) ${years}\\b`, 'g')
  const names = months.map((month) => month.slice(0, 3))
  const brief = new RegExp(`\\b(${weekdays.join('|')}) (\\d\\d?) (${names.join('|')})\\b`, 'g')
  return text
    .replace(iso, (_, y, m, d) =>
      moved(Date.UTC(+y, +m - 1, +d))
        .toISOString()
        .slice(0, 10),
    )
    .replace(dotted, (_, d, m, y) => {
      const to = moved(Date.UTC(+y, +m - 1, +d))
      return `${digits(to.getUTCDate())}.${digits(to.getUTCMonth() + 1)}.${to.getUTCFullYear()}`
    })
    .replace(written, (_, d, month, y) => {
      const to = moved(Date.UTC(+y, months.indexOf(month), +d))
      return `${to.getUTCDate()} ${months[to.getUTCMonth()]} ${to.getUTCFullYear()}`
    })
    .replace(brief, (whole, weekday, d, month) => {
      const from = Date.UTC(year, names.indexOf(month), +d)
      // Of another year.
      if (weekdays[new Date(from).getUTCDay()] !== weekday) return whole
      const to = moved(from)
      return `${weekday} ${to.getUTCDate()} ${names[to.getUTCMonth()]}`
    })
}
