import {
  languagesOf,
  type ValueOf,
  valuesOf,
  wordsOf,
} from '#server/domain/language/words/lists.ts'

/** Months, 1 to 12. */
export const months = valuesOf('time.month')

/** Months that English writes before the day. */
export const englishMonths = wordsOf('time.month_before_day')

/** Short months that are words of their own elsewhere, with the languages in which they are months. */
export const shortMonths = languagesOf('time.month_word')

/** Days of the week in full, 1 for Monday to 7. */
export const weekdays = valuesOf('time.weekday')

/** Days of the week that are numbers or other words in languages besides Portuguese. */
export const portugueseDays = wordsOf('time.weekday_word')

export const shortWeekdays = valuesOf('time.short_weekday')

/** The languages that have such a day; in the others it is a word or a name. */
export const shortWeekdayLanguages = languagesOf('time.short_weekday')

/** Days from today. */
export const days = valuesOf('time.day_from_today')

/** The day before today. French “hier” is “here” in German. */
export const yesterdayWords = wordsOf('time.yesterday')

export type Part = ValueOf<'time.part'>

/** Words for a part of the day. */
export const parts = valuesOf('time.part')

/** Before the last of several days: “5 to 7 February”. */
export const toWords = wordsOf('time.to')

/** Between days that are named one by one. */
export const andWords = wordsOf('time.and')

/** Between a day and its month, or a month and its year. */
export const ofWords = wordsOf('time.of')

/** Before a day, and no part of it. */
export const articles = wordsOf('time.article')

/** After these a date says since when something exists, or when a page was written. */
export const publishedWords = wordsOf('time.published')

/** In a sentence about these a day is when something can be bought or has to be booked. */
export const bookingWords = wordsOf('time.booking')

/** Right before a day, these say that it is the first or the last on which something can be done. */
export const deadlineWords = wordsOf('time.deadline')

/** Next to such a word a day is one of sales, wherever they stand. */
export const saleWords = wordsOf('time.sale')

/** Something takes place on the day after these, and not on the one before them. */
export const movedWords = wordsOf('time.moved')

/** Before a day of the week that comes again and again. */
export const everyWords = wordsOf('time.every')

/** Where these stand before days of the week and times, they are opening hours. */
export const openingWords = wordsOf('time.opening')

/** Before the time at which doors open. */
export const doorWords = wordsOf('time.doors')

/** Before the time at which something begins. */
export const beginWords = wordsOf('time.begin')

/** Those of them that name nothing themselves. */
export const startWords = wordsOf('time.start')

/** Between such words and a time. */
export const openWords = wordsOf('time.begin_link')

/** Hours in words, 1 to 12, and what stands for them in the languages. */
export const hours = valuesOf('time.hour')
