import { type ValueOf, valuesOf, wordsOf } from '#server/domain/language/words/lists.ts'
import { dayOf, weekdayOf } from '#server/domain/basics/day_numbers.ts'

/** A day that has a name, in one year: its number since 1970. */
type Rule = (year: number) => number

/** What a name of a day means. */
export interface NamedDay {
  /** The words of the name, as `folded` writes them. */
  readonly words: readonly string[]
  /** The day, or the days that it may be where other lands have other days of this name. */
  readonly rules: readonly Rule[]
  /** Days after the first that the name means as well. */
  readonly more: number
  /**
   * Where it means the day: `anywhere`; `led` by a word such as “on”, since elsewhere it may be a season, a style or a name; or only
   * `beside` a day of the week that is before or after it, “the Friday before Christmas”.
   */
  readonly means_day: 'anywhere' | 'led' | 'beside'
  /** Whether it ends a year, so that a year behind it may be the next one. */
  readonly isEve: boolean
}

type NameOfDay = ValueOf<'time.named_day' | 'time.named_day_weak'>

/**
 * Days by what names of them stand for: a month and a day, days after Easter Sunday, a Sunday of Advent, or the first such
 * day of the week from a month and a day on. `|` stands between the days of several lands, `..` before more days.
 */
const written: Readonly<Record<NameOfDay, string>> = {
  new_years_day: '01-01',
  epiphany_eve: '01-05',
  epiphany_day: '01-06',
  burns_night: '01-25',
  australia_day: '01-26',
  candlemas_day: '02-02',
  valentines_day: '02-14',
  lovers_day: '02-14|06-12',
  womens_day: '03-08',
  st_patricks_day: '03-17',
  sant_jordi: '04-23',
  april_25: '04-25',
  walpurgis_night: '04-30',
  workers_day: '05-01',
  labour_day: '05-01|mon 09-01',
  labor_day: 'mon 09-01',
  may_5: '05-05',
  mothers_day_of_may: 'sun 05-08',
  mothers_day: 'sun 05-08|easter-21',
  mothering_sunday: 'easter-21',
  mothers_day_polish: '05-26',
  memorial_day: 'mon 05-25',
  republic_day: '06-02',
  bloomsday_june: '06-16',
  fathers_day: 'sun 06-15',
  fathers_day_german: 'easter+39|sun 06-08',
  midsummer_eve: 'fri 06-19',
  midsummer_days: 'fri 06-19|sat 06-20',
  midsummer_day: 'sat 06-20',
  music_day: '06-21',
  st_johns_night: '06-23',
  canada_day: '07-01',
  bastille_day: '07-14',
  swiss_day: '08-01',
  assumption_day: '08-15',
  german_unity: '10-03',
  spanish_day: '10-12',
  all_hallows_eve: '10-31',
  all_saints: '11-01',
  bonfire_night: '11-05',
  november_11: '11-11',
  thanksgiving_day: 'thu 11-22|mon 10-08',
  st_andrews_day: '11-30',
  sinterklaas_eve: '12-05',
  st_nicholas: '12-06',
  christmas_eve: '12-24',
  christmas_day: '12-25',
  boxing_day: '12-26',
  reveillon_night: '12-24|12-31',
  new_years_eve: '12-31',
  new_year: '12-31|01-01',
  fat_thursday: 'easter-52',
  carnival_monday: 'easter-48',
  shrove_tuesday: 'easter-47',
  ash_wednesday: 'easter-46',
  palm_sunday: 'easter-7',
  maundy_thursday: 'easter-3',
  good_friday: 'easter-2',
  holy_saturday: 'easter-1',
  easter_sunday: 'easter+0',
  easter_days: 'easter+0..1',
  easter_monday: 'easter+1',
  ascension_day: 'easter+39',
  whit_sunday: 'easter+49',
  whitsun_days: 'easter+49..1',
  whit_monday: 'easter+50',
  corpus_christi: 'easter+60',
  advent_1: 'advent 1',
  advent_2: 'advent 2',
  advent_3: 'advent 3',
  advent_4: 'advent 4',
}

/** Names to which words are joined: “Silvesterparty”, “Karfreitagskonzert”. */
export const joinedNames: readonly string[] = [...wordsOf('time.named_day_joined')]

const weekdayNames = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

/** The names of days by their first word, the longest names first. */
export const namedDays: ReadonlyMap<string, readonly NamedDay[]> = byFirstWord()

function byFirstWord(): Map<string, NamedDay[]> {
  const days = new Map<string, NamedDay[]>()
  const add = (means_day: NamedDay['means_day']) => (value: NameOfDay, name: string) => {
    const [first = '', more = '0'] = written[value].split('..')
    const words = name.split(' ')
    const [head = ''] = words
    const rules = first.split('|').map(ruleOf)
    const day = { words, rules, more: Number(more), means_day, isEve: first === '12-31' }
    days.set(head, [...(days.get(head) ?? []), day])
  }
  valuesOf('time.named_day').forEach(add('anywhere'))
  valuesOf('time.named_day_weak').forEach(add('led'))
  valuesOf('time.named_day_beside').forEach(add('beside'))
  for (const named of days.values())
    named.sort((one, other) => other.words.length - one.words.length)
  return days
}

/** `12-31`, `easter+39`, `advent 1`, `thu 11-22`. */
function ruleOf(text: string): Rule {
  const [, away] = /^easter([+-]\d+)$/.exec(text) ?? []
  if (away !== undefined) return (year) => easterOf(year) + Number(away)
  const [, sunday] = /^advent (\d)$/.exec(text) ?? []
  if (sunday !== undefined)
    return (year) => lastSunday(dayOf(year, 12, 24)) - 7 * (4 - Number(sunday))
  const [, weekday, month, day] = /^(?:(\p{L}{3}) )?(\d\d)-(\d\d)$/u.exec(text) ?? []
  const on = (year: number) => dayOf(year, Number(month), Number(day))
  if (weekday === undefined) return on
  const wanted = weekdayNames.indexOf(weekday)
  return (year) => on(year) + ((wanted - weekdayOf(on(year)) + 7) % 7)
}

function lastSunday(day: number): number {
  return day - ((weekdayOf(day) + 1) % 7)
}

/** Easter Sunday in the Gregorian calendar. */
function easterOf(year: number): number {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const skipped = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25)
  const epact = (skipped + 19 * golden + 15) % 30
  const late =
    epact -
    Math.floor(epact / 28) * (1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11))
  const weekday = (year + Math.floor(year / 4) + late + 2 - century + Math.floor(century / 4)) % 7
  const away = late - weekday
  const month = 3 + Math.floor((away + 40) / 44)
  return dayOf(year, month, away + 28 - 31 * Math.floor(month / 4))
}
