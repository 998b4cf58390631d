// Generated from spec/ by codegen. Do not edit.

/** Languages that have words. */
export type WordLanguage = 'cs' | 'de' | 'en' | 'es' | 'fr' | 'it' | 'nl' | 'pl' | 'pt' | 'sv' | 'tr'

/** The classes of words: what a word of each stands for, and what its words look like. */
export interface WordClasses {
  /** Between days that are named one by one. */
  readonly 'time.and': { value: null; kind: 'words'; differs: false }
  /** Between the two times behind “between”. */
  readonly 'time.and_between': { value: null; kind: 'words'; differs: false }
  /** Before a day, and no part of it. */
  readonly 'time.article': { value: null; kind: 'words'; differs: false }
  /** After these a number alone is an hour. */
  readonly 'time.at': { value: null; kind: 'words'; differs: false }
  /** Before an hour that is read off a clock of 24 hours. */
  readonly 'time.at_24': { value: null; kind: 'words'; differs: false }
  /** Before an apostrophe and an hour, as in “all'una”. */
  readonly 'time.at_elided': { value: null; kind: 'words'; differs: false }
  /**
   * Something else is said to be before or after what follows, as in “before the summer break”.
   */
  readonly 'time.before_or_after': { value: null; kind: 'words'; differs: false }
  /** Before the time at which something begins. */
  readonly 'time.begin': { value: null; kind: 'words'; differs: false }
  /** Between a word for a beginning, or for doors, and its time. */
  readonly 'time.begin_link': { value: null; kind: 'words'; differs: false }
  /** With these, “and” is until, as in “between 6 and 8”. */
  readonly 'time.between': { value: null; kind: 'words'; differs: false }
  /** In a sentence about these a day is when something can be bought or has to be booked. */
  readonly 'time.booking': { value: null; kind: 'words'; differs: false }
  /** Before a day of one certain week. */
  readonly 'time.certain_week': { value: null; kind: 'words'; differs: false }
  /** Behind the English “closed”, which then is said of a place. */
  readonly 'time.closed_for': { value: null; kind: 'words'; differs: false }
  /** What days are on which something is closed. */
  readonly 'time.closure': { value: null; kind: 'words'; differs: false }
  /** The verb of “que viene”, behind a day. */
  readonly 'time.comes': { value: null; kind: 'words'; differs: false }
  /** Before a day of the week, these mean the first one after today. */
  readonly 'time.coming_before': { value: null; kind: 'words'; differs: false }
  /** Behind a day of the week, these mean the first one after today. */
  readonly 'time.coming_behind': { value: null; kind: 'words'; differs: false }
  /** Days from today. */
  readonly 'time.day_from_today': { value: number; kind: 'words'; differs: false }
  /**
   * Right before a day, these say that it is the first or the last on which something can be done.
   */
  readonly 'time.deadline': { value: null; kind: 'words'; differs: false }
  /** Before the time at which doors open. */
  readonly 'time.doors': { value: null; kind: 'words'; differs: false }
  /** Before the time at which something ends. */
  readonly 'time.end': { value: null; kind: 'words'; differs: false }
  /** Before a day of the week that comes again and again. */
  readonly 'time.every': { value: null; kind: 'words'; differs: false }
  /**
   * Holidays, which are those of a place only where the sentence begins with them or says so.
   */
  readonly 'time.holiday': { value: null; kind: 'words'; differs: false }
  /** Hours in words, and what stands for them. */
  readonly 'time.hour': { value: number; kind: 'words'; differs: false }
  /** An hour without a unit may stand before these. */
  readonly 'time.hour_alone': { value: null; kind: 'words'; differs: false }
  /** Verbs before “closed”, which are no part of a name. */
  readonly 'time.is': { value: null; kind: 'words'; differs: false }
  /** Before a day of the week, these say that it is over. */
  readonly 'time.last_before': { value: null; kind: 'words'; differs: false }
  /** Behind a day of the week, these say that it is over. */
  readonly 'time.last_behind': { value: null; kind: 'words'; differs: false }
  /** Months, in full and short. */
  readonly 'time.month': { value: number; kind: 'words'; differs: false }
  /** Months that stand before their day. */
  readonly 'time.month_before_day': { value: null; kind: 'words'; differs: false }
  /** Short months that are words of their own in other languages. */
  readonly 'time.month_word': { value: null; kind: 'words'; differs: false }
  /** Something takes place on the day after these, and not on the one before them. */
  readonly 'time.moved': { value: null; kind: 'words'; differs: false }
  /** Before a day of the week, these mean the next one, which may be two. */
  readonly 'time.next': { value: null; kind: 'words'; differs: false }
  /** Between a day and its month, or a month and its year. */
  readonly 'time.of': { value: null; kind: 'words'; differs: false }
  /**
   * Before holidays, these say that they are those of a place, as in “per ferie”, “en vacances”.
   */
  readonly 'time.of_us': { value: null; kind: 'words'; differs: false }
  /** What is open, right before or behind a day. */
  readonly 'time.open': { value: null; kind: 'words'; differs: false }
  /** Before days of the week and times, these say that they are opening hours. */
  readonly 'time.opening': { value: null; kind: 'words'; differs: false }
  /** Words for a part of the day. */
  readonly 'time.part': { value: 'morning' | 'brunch' | 'afternoon' | 'evening' | 'night'; kind: 'words'; differs: false }
  /** After these a date says since when something exists, or when a page was written. */
  readonly 'time.published': { value: null; kind: 'words'; differs: false }
  /** Behind a day on which a place is closed every week. */
  readonly 'time.rest_day': { value: null; kind: 'words'; differs: false }
  /** Next to such a word a day is one of sales, or a deadline, wherever they stand. */
  readonly 'time.sale': { value: null; kind: 'words'; differs: false }
  /** Days of the week as they are shortened, from Monday. */
  readonly 'time.short_weekday': { value: number; kind: 'words'; differs: false }
  /** Behind the Dutch “dicht”, which then is closed. */
  readonly 'time.shut_behind': { value: null; kind: 'words'; differs: false }
  /** Those before the time of a beginning that name nothing themselves. */
  readonly 'time.start': { value: null; kind: 'words'; differs: false }
  /** The first word of “que viene”, behind a day. */
  readonly 'time.that_comes': { value: null; kind: 'words'; differs: false }
  /** Before a day of the week, these mean the one of this week. */
  readonly 'time.this': { value: null; kind: 'words'; differs: false }
  /** Before the last of several days, as in “5 to 7 February”. */
  readonly 'time.to': { value: null; kind: 'words'; differs: false }
  /** Between two times, without anything else. */
  readonly 'time.to_direct': { value: null; kind: 'words'; differs: false }
  /** Between a day and the hour until which a place is open on it. */
  readonly 'time.until': { value: null; kind: 'words'; differs: false }
  /** Days of the week in full, from Monday. */
  readonly 'time.weekday': { value: number; kind: 'words'; differs: false }
  /** Days of the week that are numbers or other words in other languages. */
  readonly 'time.weekday_word': { value: null; kind: 'words'; differs: false }
  /** All days from Monday to Friday. */
  readonly 'time.workdays': { value: null; kind: 'words'; differs: false }
  /** The day before today. */
  readonly 'time.yesterday': { value: null; kind: 'words'; differs: false }
  /**
   * What a text of the language has often, and of other languages seldom, so that they tell its
   * language.
   */
  readonly 'text.common': { value: null; kind: 'words'; differs: false }
}

/** The words of a language by their classes and values; | separates them. */
export type LanguageWords = {
  readonly [Name in keyof WordClasses]?: WordClasses[Name]['value'] extends null
    ? string
    : { readonly [value: string]: string }
}
