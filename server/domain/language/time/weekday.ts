/**
 * How a day of the week is said: alone, or with a word of its language for “coming”, “next” or “this”. German has kommend-
 * and nächst- for the first two, French has prochain for “coming” alone.
 */
export type WeekdaySaid = 'alone' | 'coming' | 'next' | 'this'

/** What is said of the hours of a day that may be today: none, hours that are over, or hours still ahead. */
export type HoursToday = 'none' | 'over' | 'ahead'

/** Days from today that words may mean, soonest first: one, or two where people mean either. */
export type DaysMeant = readonly [number] | readonly [number, number]

/** How many days away a day is at most that “next” may mean on a Saturday or Sunday. */
const nearOnWeekend = 2

/**
 * The days that a day of the week means, counted from today. Both days are 1 for Monday to 7 for Sunday. Weeks begin on
 * Monday. Without an hour that is still ahead, a day of the week is not today, unless “this” is said.
 */
export function weekdayMeant(
  said: WeekdaySaid,
  weekday: number,
  { today, hours }: { readonly today: number; readonly hours: HoursToday },
): DaysMeant {
  const until = (weekday - today + 7) % 7
  if (said === 'next') return nextMeant(weekday, today)
  if (said === 'this') return thisMeant(until, today, hours)
  const isToday = said === 'alone' && hours === 'ahead'
  return [until === 0 && !isToday ? 7 : until]
}

/** “Next Friday”: never today, and unsure where the first one after today may be meant as well. */
function nextMeant(weekday: number, today: number): DaysMeant {
  const ofNextWeek = 7 - today + weekday
  const first = (weekday - today + 7) % 7 || 7
  const isUnsure = today <= 3 ? first < ofNextWeek : today >= 6 && first <= nearOnWeekend
  return isUnsure ? [first, first + 7] : [ofNextWeek]
}

/** “This Friday”: one of the next six days, and unsure where that is not in this week. A Sunday has no such doubt. */
function thisMeant(until: number, today: number, hours: HoursToday): DaysMeant {
  if (until === 0) return [hours === 'over' ? 7 : 0]
  const isOfThisWeek = until <= 7 - today
  return isOfThisWeek || today === 7 ? [until] : [until, until + 7]
}

/**
 * The Saturdays that a weekend means, counted from today; negative on a Sunday of “this weekend”. A weekend said alone is
 * this one.
 */
export function weekendMeant(said: WeekdaySaid, today: number): DaysMeant {
  if (said === 'next') return nextMeant(6, today)
  if (said === 'coming' && today >= 6) return [13 - today]
  return [6 - today]
}
