import { describe, expect, test } from 'vitest'
import { readingsOf, readWhenWords } from '#server/domain/finding/when_words.ts'
import type { WhenWords } from '#server/domain/finding/when_said.ts'

const today = '2026-11-22'

/** What a text means, in one line: days, then hours. */
function told(text: string, day = today): string | null {
  const words = readWhenWords(text, day)
  return words && [daysOf(words), hoursOf(words)].filter(Boolean).join(' ')
}

function daysOf({ preset, dates, weekdays, next_only }: WhenWords): string {
  if (preset) return preset
  if (dates) return [...new Set(dates)].join('..')
  if (weekdays) return `${next_only ? 'next' : 'every'} ${[...weekdays].join(',')}`
  return ''
}

function hoursOf({ hours }: WhenWords): string {
  if (hours === null) return ''
  const clock = (seconds: number) =>
    `${Math.floor(seconds / 3600)}:${String((seconds / 60) % 60).padStart(2, '0')}`
  return `${clock(hours.from)}-${clock(hours.until)}`
}

/** Texts of one meaning. */
function of(meaning: string, ...texts: string[]): [string, string][] {
  return texts.map((text) => [text, meaning])
}

describe('the time in words', () => {
  test.each([
    ['today', 'today'],
    ['Next weekend', 'next-weekend'],
    ['any time weekdays', 'any-time-weekdays'],
    ['weekday evenings', 'any-time-weekdays 17:00-24:00'],
    ['tonight', '2026-11-22 17:00-24:00'],
    ['heute Abend', '2026-11-22 17:00-24:00'],
    ['morgen', 'tomorrow'],
    ['tomorrow night', '2026-11-23 18:00-28:00'],
    ['morning', '6:00-12:00'],
    ['friday evening', '2026-11-27 17:00-24:00'],
    ...of('2026-11-23 18:00-24:00', 'tomorrow after 6', 'after 6pm tomorrow', 'morgen nach 18 Uhr'),
    ...of('2026-11-23 18:00-24:00', 'tomorrow after six', 'demain après 18h', 'morgen nach sechs'),
    ...of(
      '2026-11-23 0:00-18:00',
      'tomorrow before 6pm',
      'until 18:00 tomorrow',
      'morgen bis 18 Uhr',
    ),
    ...of('2026-11-23 0:00-12:00', 'tomorrow before noon', 'morgen vor 12 Uhr'),
    ...of('2026-11-27 18:00-22:00', 'Friday after 6pm until 10pm'),
    ...of('2026-11-27 20:00-24:00', 'Friday evening after 8'),
    ...of('2026-12-07..2026-12-11 18:00-24:00', 'Mon 7 to Fri 11 Dec, after 18:00'),
    ...of('2026-12-07..2026-12-13 18:00-24:00', 'vom 7. bis 13. Dezember ab 18 Uhr'),
    ...of('2026-12-07..2026-12-13', 'KW 50', 'in week 50', 'in der Kalenderwoche 50'),
    ...of('2026-12-07..2026-12-13 18:00-24:00', 'KW 50 ab 18 Uhr', 'week 50 after 6pm'),
    ...of('2026-11-22..2026-12-24', 'before Christmas', 'vor dem ersten Weihnachtstag'),
    ...of('2026-12-18..2026-12-24', 'the week before Christmas', 'in the days before Christmas'),
    ...of('2026-12-18..2026-12-24', 'in der Woche vor Weihnachten', 'in den Tagen vor Weihnachten'),
    ...of(
      '2026-12-13',
      'Sonntag, dem 13.',
      'Sonntag dem 13.',
      'am Sonntag, den 13.',
      'Sunday, the 13th',
    ),
    ...of('2026-12-18', '18th', 'the 18th', 'the day 18', 'am 18.', 'den 18.'),
    ...of('2026-12-19 19:30-20:30', 'the day 19 at 20 h', '19th at 20:00'),
    ...of('2026-12-19 18:00-24:00', 'the 19th after 6pm', 'am 19. ab 18 Uhr'),
    ...of('next-week 17:00-24:00', 'evenings next week', 'next week after work'),
    ...of('any-time-weekdays 18:00-24:00', 'unter der Woche ab 18 Uhr', 'weekdays after 6pm'),
    ['on Friday', '2026-11-27'],
    ['fridays', 'every 5'],
    ['every tuesday or thursday', 'every 2,4'],
    ['Samstag und Sonntag nachmittags', 'next 6,7 12:00-18:00'],
    ['Freitag um 19 Uhr', '2026-11-27 18:30-19:30'],
    ['friday 7pm', '2026-11-27 18:30-19:30'],
    ['2026-11-23 20:00', '2026-11-23 19:30-20:30'],
    ['on 5 December', '2026-12-05'],
    ['Dec 5th', '2026-12-05'],
    ['5. Dezember', '2026-12-05'],
    ['5.12.', '2026-12-05'],
    ['1 November', '2027-11-01'],
    ['29 February', '2028-02-29'],
    ['2026-12-05', '2026-12-05'],
    ['2026-12-05 to 2026-12-07', '2026-12-05..2026-12-07'],
    ['5 December 2026 evening', '2026-12-05 17:00-24:00'],
    ['nächste Woche', 'next-week'],
    ['Freitag ab 18 Uhr', '2026-11-27 18:00-24:00'],
    ['friday from 7pm', '2026-11-27 19:00-24:00'],
    ['Freitagabend', '2026-11-27 17:00-24:00'],
    ['Samstagnachmittags', 'every 6 12:00-18:00'],
    ['heute Nacht', '2026-11-22 21:00-28:00'],
    ['morgen früh', '2026-11-23 6:00-12:00'],
    ['übermorgen', '2026-11-24'],
    ['kommendes Wochenende', 'next-weekend'],
    ['kommenden Freitag', '2026-11-27'],
    ['Freitag bis Sonntag', '2026-11-27..2026-11-29'],
    ['friday to sunday evenings', '2026-11-27..2026-11-29 17:00-24:00'],
    ['from 5 to 7 December', '2026-12-05..2026-12-07'],
    ['5. bis 7. Dezember', '2026-12-05..2026-12-07'],
    ...of('2026-11-27 18:00-24:00', 'friday from 6pm', 'Freitag ab 18h', 'friday 6pm onwards'),
    ...of('2026-11-27 17:30-18:30', 'friday at 6pm', 'Freitag gegen 18 Uhr', 'Freitag um 18'),
    ...of(
      '2026-11-27 18:00-20:30',
      'friday from 6 to 8:30pm',
      'Freitag 18-20.30 Uhr',
      'fri 18:00–20:30',
    ),
    ...of('2026-11-27 18:00-20:00', 'friday between 6 and 8 pm', 'Freitag zwischen 18 und 20 Uhr'),
    ...of(
      '2026-11-22 17:00-24:00',
      'this evening',
      'Heute am Abend',
      'diesen Abend',
      'today evening',
    ),
    ...of('2026-11-22 19:30-20:30', 'tonight at 8', 'tonight at 8pm', 'heute Abend um 20 Uhr'),
    ...of('2026-11-22 20:00-24:00', 'tonight from 8pm', 'heute Abend ab 20 Uhr'),
    ['heute Nacht um 2 Uhr', '2026-11-23 1:30-2:30'],
    ['heute Nacht ab 23 Uhr', '2026-11-22 23:00-28:00'],
    ...of('2026-11-23 6:00-12:00', 'tomorrow morning', 'morgen in der Früh'),
    ['morgen Vormittag', '2026-11-23 9:00-12:00'],
    ['sunday midday', '2026-11-22 11:00-14:00'],
    ['Freitagmittag', '2026-11-27 11:00-14:00'],
    ['friday at 8', '2026-11-27 19:30-20:30'],
    ...of('2026-11-22 6:00-12:00', 'heute Morgen', 'heute früh', 'this morning'),
    ...of('2026-11-27 6:00-12:00', 'Freitagmorgen', 'Freitag früh', 'friday in the morning'),
    ...of('6:00-12:00', 'am Morgen', 'every morning', 'in the morning'),
    ...of('every 5 17:00-24:00', 'friday evenings', 'jeden Freitagabend', 'freitags abends'),
    ...of('every 3', 'mittwochs', 'every Wednesday', 'jeden Mittwoch'),
    ...of('every 5', 'los viernes', 'todos los viernes', 'tous les vendredis', 'freitags'),
    ...of('this-weekend', 'le week-end', 'el finde'),
    ...of('next-few-days', 'les prochains jours', 'los próximos días'),
    ...of('2026-12-01..2026-12-31', 'en décembre', 'en diciembre'),
    ...of('2026-11-22 11:00-24:00', 'later today', 'heute noch', 'más tarde hoy'),
    ...of('17:00-24:00', 'after work', 'nach der Arbeit', 'après le travail'),
    ...of('8:00-18:00', '8 to 6pm', '8am-6pm'),
    ...of('2026-11-24', 'uebermorgen', 'the day after tomorrow', 'in 2 days', 'in 2 Tagen'),
    ...of('2026-11-22..2026-11-23', 'today or tomorrow', 'heute und morgen', 'today to tomorrow'),
    ...of('2026-11-27..2026-11-29', 'from friday to sunday', 'Fr-So', 'Fri – Sun'),
    ...of('2026-11-28..2026-11-30', 'saturday till monday', 'Samstag bis Montag'),
    ...of('2026-12-05..2026-12-07', '5-7 December', 'December 5 to 7', 'between 5 and 7 December'),
    ...of('2026-12-05..2026-12-07', '5.-7.12.', '5.12. - 7.12.', 'vom 5. bis zum 7. Dezember'),
    ...of('2026-12-05..2026-12-07', '5 to 7 December 2026', '2026-12-05 - 2026-12-07'),
    ['30 December to 2 January', '2026-12-30..2027-01-02'],
    ['20 to 25 November', '2026-11-20..2026-11-25'],
    ['5-7 December 18-20 Uhr', '2026-12-05..2026-12-07 18:00-20:00'],
    ...of('2026-12-05', 'Samstag, den 5. Dezember', 'Sat, Dec 5', 'am 5. 12. 2026', '5.12.26'),
    ...of('2026-12-01..2026-12-31', 'in December', 'im Dezember', 'December 2026'),
    ['november', '2026-11-01..2026-11-30'],
    ['in february', '2027-02-01..2027-02-28'],
    ['am nächsten Wochenende', 'next-weekend'],
    ...of('this-weekend', 'an diesem Wochenende', 'over the weekend', 'am Wochenende'),
    ...of('next-few-days', 'in den nächsten Tagen', 'the next few days'),
    ...of('next-week', 'kommende Woche', 'in der nächsten Woche', 'naechste Woche'),
  ])('%s', (text, meaning) => {
    expect(told(text)).toBe(meaning)
  })

  test.each([
    ...[
      'before noon',
      '7 to 5 December',
      'soon',
      'sometime',
      '31 june',
      '2026-02-30',
      'custom',
      '25:00',
    ],
    ...['ab Freitag', 'from 5 December', 'by friday', 'bis 20 Uhr', 'vor 12 Uhr'],
    ...['friday morning at 8pm', 'friday to sunday evening', '5-7 December at 7pm'],
    ...['5 to 3 December', '5 to 7', 'December 5-7 pm', '31.-32.12.'],
    ...['früh', 'now at 7pm', 'ab', 'bis', 'to', '-', 'friday to', 'next', 'every'],
    ...['2026-12-07 to 2026-12-05', 'blue moon evening', 'in two hours or so'],
  ])('is never guessed: %s', (text) => {
    expect(told(text)).toBeNull()
  })

  test.each([
    ...of('2026-12-01..2026-12-31 on 6', 'Saturdays in December', 'les samedis en décembre'),
    ...of('2026-12-01..2026-12-31 on 6,7', 'weekends in December', 'an Wochenenden im Dezember'),
    ['weekend mornings in December', '2026-12-01..2026-12-31 on 6,7 6:00-12:00'],
    ['an Wochenenden im Dezember vormittags', '2026-12-01..2026-12-31 on 6,7 9:00-12:00'],
    ['Friday evenings in January', '2027-01-01..2027-01-31 on 5 17:00-24:00'],
    ...of('2026-11-23..2026-11-29 on 1,2,3,4,5', 'weekdays next week', 'werktags nächste Woche'),
    ['weekdays after 6 next week', '2026-11-23..2026-11-29 on 1,2,3,4,5 18:00-24:00'],
    ['every evening next week', 'next-week 17:00-24:00'],
    ...of('2026-11-22..2026-11-27', 'until friday', 'bis Freitag', 'hasta el viernes'),
    ...of('2026-11-22..2026-12-11', 'before the 12th', 'vor dem 12.'),
    ...of('2026-11-22..2026-12-11 18:00-24:00', 'before the 12th after 6pm'),
  ])('is read within other days: %s', (text, meaning) => {
    const { weekdays, dates } = readWhenWords(text, today) ?? {}
    const days = dates && weekdays ? `${[...new Set(dates)].join('..')} on ${[...weekdays]}` : null
    const [first, ...rest] = told(text)?.split(' ') ?? []
    expect([days ?? first, ...rest].join(' ')).toBe(meaning)
  })

  test.each([
    ['2026-11-27', 'next friday', '2026-12-04'],
    ['2026-11-27', 'friday', '2026-12-04'],
    ['2026-11-27', 'friday evening', '2026-11-27 17:00-24:00'],
    ['2026-11-27', 'this friday', '2026-11-27'],
    ['2026-11-25', 'kommendes Wochenende', 'this-weekend'],
    ['2026-11-28', 'upcoming weekend', 'next-weekend'],
    ['2026-11-28', 'friday to sunday', '2026-12-04..2026-12-06'],
    ['2026-12-06', '5 to 7 December', '2026-12-05..2026-12-07'],
    ['2027-01-01', '30.12. bis 2.1.', '2026-12-30..2027-01-02'],
    ['2026-12-08', '5-7 December', '2027-12-05..2027-12-07'],
  ])('on %s: %s', (day, text, meaning) => {
    expect(told(text, day)).toBe(meaning)
  })

  test.each([
    ['2026-11-22', 'Freitag, 5. Dezember', '2026-12-04|2026-12-05'],
    ['2026-11-22', '12/05', '2026-12-05|2027-05-12'],
    ['2026-11-22', 'next tuesday', '2026-11-24|2026-12-01'],
    ['2026-11-23', 'next friday', '2026-11-27|2026-12-04'],
    ['2026-11-23', 'next saturday and sunday', '2026-11-28..2026-11-29|2026-12-05..2026-12-06'],
    ['2026-11-23', 'nächstes Wochenende', 'this-weekend|2026-12-05..2026-12-06'],
    ['2026-11-23', 'next-weekend', 'next-weekend'],
    ['2026-11-26', 'next weekend', 'next-weekend'],
  ])('on %s both are kept: %s', (day, text, meaning) => {
    const words = readWhenWords(text, day)
    const [first, second] = words === null ? [] : readingsOf(words)
    const both = [first, second].flatMap((one) => (one ? [daysOf({ ...one, weekdays: null })] : []))
    expect(both.join('|')).toBe(meaning)
  })

  test('is read in no time, however long the text is', () => {
    const begun = performance.now()
    for (const part of ['5 ', '5-', '5 uhr ', 'um ', 'friday and ', '5.12. to ', '  ']) {
      readWhenWords(part.repeat(2_000), today)
    }
    expect(performance.now() - begun).toBeLessThan(1_000)
  })
})
