// Generated from spec/ by codegen. Do not edit.

/** Languages that have words. */
export type WordLanguage = 'cs' | 'de' | 'en' | 'es' | 'fr' | 'it' | 'nl' | 'pl' | 'pt' | 'sv' | 'tr'

/** The classes of words: what a word of each stands for, and what its words look like. */
export interface WordClasses {
  /** About, before the end of a span. */
  readonly 'time.about': { value: null; kind: 'words'; differs: false }
  /** Behind the English “closed” and its days. */
  readonly 'time.after_closed': { value: null; kind: 'words'; differs: false }
  /** Before tomorrow, these mean the day after it. */
  readonly 'time.after_tomorrow': { value: null; kind: 'words'; differs: false }
  /** Between days that are named one by one. */
  readonly 'time.and': { value: null; kind: 'words'; differs: false }
  /** Between the two times behind “between”. */
  readonly 'time.and_between': { value: null; kind: 'words'; differs: false }
  /** Between two times, of which the last follows, as in “at 6 and 8”. */
  readonly 'time.and_hour': { value: null; kind: 'words'; differs: false }
  /** Between an hour and the minutes behind it, as in “y media”. */
  readonly 'time.and_minutes': { value: null; kind: 'words'; differs: false }
  /** Before a day, and no part of it. */
  readonly 'time.article': { value: null; kind: 'words'; differs: false }
  /** Articles before the number of a day in its month. */
  readonly 'time.article_of_month_day': { value: null; kind: 'words'; differs: false }
  /** Articles between such a word and the part of the day. */
  readonly 'time.article_of_part': { value: null; kind: 'words'; differs: false }
  /** After these a number alone is an hour. */
  readonly 'time.at': { value: null; kind: 'words'; differs: false }
  /** Before an hour that is read off a clock of 24 hours. */
  readonly 'time.at_24': { value: null; kind: 'words'; differs: false }
  /** Before an apostrophe and an hour, as in “all'una”. */
  readonly 'time.at_elided': { value: null; kind: 'words'; differs: false }
  /** Between minutes and the hour that they are before. */
  readonly 'time.before': { value: null; kind: 'words'; differs: false }
  /** Before a part of the day that stands behind a day. */
  readonly 'time.before_day_part': { value: null; kind: 'words'; differs: false }
  /** Between “to” and the second time of a span. */
  readonly 'time.before_end': { value: null; kind: 'words'; differs: false }
  /** Before a month without a day. */
  readonly 'time.before_month': { value: null; kind: 'words'; differs: false }
  /** Before the number of a day in its month, these say that it is one. */
  readonly 'time.before_month_day': { value: null; kind: 'words'; differs: false }
  /** Before such a word that is the morning. */
  readonly 'time.before_morning': { value: null; kind: 'words'; differs: false }
  /** Between a day of the week and the number of the day. */
  readonly 'time.before_number': { value: null; kind: 'words'; differs: false }
  /**
   * Something else is said to be before or after what follows, as in “before the summer break”.
   */
  readonly 'time.before_or_after': { value: null; kind: 'words'; differs: false }
  /** Between a time and a part of the day. */
  readonly 'time.before_part': { value: null; kind: 'words'; differs: false }
  /** Before such a word that is the morning. */
  readonly 'time.before_part_of_today': { value: null; kind: 'words'; differs: false }
  /** Between a day of the week and the number of its week. */
  readonly 'time.before_week': { value: null; kind: 'words'; differs: false }
  /** Before the name of a place whose time it is. */
  readonly 'time.before_zone': { value: null; kind: 'words'; differs: false }
  /** Before the time at which something begins. */
  readonly 'time.begin': { value: null; kind: 'words'; differs: false }
  /** Between a word for a beginning, or for doors, and its time. */
  readonly 'time.begin_link': { value: null; kind: 'words'; differs: false }
  /** With these, “and” is until, as in “between 6 and 8”. */
  readonly 'time.between': { value: null; kind: 'words'; differs: false }
  /** Between an hour and its day. */
  readonly 'time.between_hour_and_day': { value: null; kind: 'words'; differs: false }
  /** Between the words of a time, when they are all that is said. */
  readonly 'time.between_words': { value: null; kind: 'words'; differs: false }
  /** In a sentence about these a day is when something can be bought or has to be booked. */
  readonly 'time.booking': { value: null; kind: 'words'; differs: false }
  /** Before a day of one certain week. */
  readonly 'time.certain_week': { value: null; kind: 'words'; differs: false }
  /** Behind the number of an hour. */
  readonly 'time.clock_unit': { value: null; kind: 'words'; differs: false }
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
  /** What is counted by a number before it, which then is no hour. */
  readonly 'time.counted': { value: null; kind: 'words'; differs: false }
  /** Numbers in words that people count days with, which are no hours. */
  readonly 'time.day_count': { value: number; kind: 'words'; differs: false }
  /** Days from today. */
  readonly 'time.day_from_today': { value: number; kind: 'words'; differs: false }
  /** Numbers of days that people say for weeks, counting today, by the days that they are. */
  readonly 'time.days_of_weeks': { value: number; kind: 'words'; differs: false }
  /**
   * Right before a day, these say that it is the first or the last on which something can be done.
   */
  readonly 'time.deadline': { value: null; kind: 'words'; differs: false }
  /** Doors that close are no place that does. */
  readonly 'time.door_nouns': { value: null; kind: 'words'; differs: false }
  /** Before the time at which doors open. */
  readonly 'time.doors': { value: null; kind: 'words'; differs: false }
  /** What something is due on. */
  readonly 'time.due': { value: null; kind: 'words'; differs: false }
  /** Before the time at which something ends. */
  readonly 'time.end': { value: null; kind: 'words'; differs: false }
  /** Before a day of the week that comes again and again. */
  readonly 'time.every': { value: null; kind: 'words'; differs: false }
  /** Before days that are left out. */
  readonly 'time.except': { value: null; kind: 'words'; differs: false }
  /** Half an hour behind an hour, as in “y media”. */
  readonly 'time.half_behind': { value: null; kind: 'words'; differs: false }
  /** The half of an hour before the one that follows, as in “fünf vor halb acht”. */
  readonly 'time.half_to': { value: null; kind: 'words'; differs: false }
  /**
   * Holidays, which are those of a place only where the sentence begins with them or says so.
   */
  readonly 'time.holiday': { value: null; kind: 'words'; differs: false }
  /** Hours in words, and what stands for them. */
  readonly 'time.hour': { value: number; kind: 'words'; differs: false }
  /** An hour without a unit may stand before these. */
  readonly 'time.hour_alone': { value: null; kind: 'words'; differs: false }
  /** Hours as a language counts them, with an ordinal, as in “o ósmej”. */
  readonly 'time.hour_counted': { value: number; kind: 'words'; differs: false }
  /** Hours, behind how many they are. */
  readonly 'time.hours': { value: null; kind: 'words'; differs: false }
  /** Before a number of days or weeks from now. */
  readonly 'time.in': { value: null; kind: 'words'; differs: false }
  /** Before a day, these say that it is another one than before, as in “lieber Samstag”. */
  readonly 'time.instead': { value: null; kind: 'words'; differs: false }
  /** Verbs before “closed”, which are no part of a name. */
  readonly 'time.is': { value: null; kind: 'words'; differs: false }
  /** Before a day of the week, these say that it is over. */
  readonly 'time.last_before': { value: null; kind: 'words'; differs: false }
  /** Behind a day of the week, these say that it is over. */
  readonly 'time.last_behind': { value: null; kind: 'words'; differs: false }
  /** What is open on days of the week for weeks, or takes place on them again and again. */
  readonly 'time.lasting': { value: null; kind: 'words'; differs: false }
  /** Hours after noon in words. */
  readonly 'time.late_hour': { value: number; kind: 'words'; differs: false }
  /** Before how long something takes. */
  readonly 'time.length': { value: null; kind: 'words'; differs: false }
  /** Between an hour and the minutes before it, as in “menos cuarto”. */
  readonly 'time.less_minutes': { value: null; kind: 'words'; differs: false }
  /** Before a day that stands alone, these say that it is when something is. */
  readonly 'time.lone_before': { value: null; kind: 'words'; differs: false }
  /** Behind a day that stands alone and is when something is. */
  readonly 'time.lone_behind': { value: null; kind: 'words'; differs: false }
  /**
   * Before a day of the week, these say that it is every one, or a name, as in “Black Friday”.
   */
  readonly 'time.lone_not_before': { value: null; kind: 'words'; differs: false }
  /** Meals that are a part of the day, and name what takes place. */
  readonly 'time.meal_part': { value: null; kind: 'words'; differs: false }
  /** Midnight, as a time. */
  readonly 'time.midnight': { value: null; kind: 'words'; differs: false }
  /** Minutes in words, before or past an hour. */
  readonly 'time.minute': { value: number; kind: 'words'; differs: false }
  /** Between minutes and an hour, where a time is asked for. */
  readonly 'time.minute_link': { value: null; kind: 'words'; differs: false }
  /** Between minutes and an hour behind a word such as “at”. */
  readonly 'time.minute_link_any': { value: null; kind: 'words'; differs: false }
  /** Between minutes and an hour, wherever they stand. */
  readonly 'time.minute_link_sure': { value: null; kind: 'words'; differs: false }
  /** Minutes that English says behind an hour, as in “seven thirty”. */
  readonly 'time.minute_spelled': { value: null; kind: 'words'; differs: false }
  /** Minutes, behind how many they are. */
  readonly 'time.minutes': { value: null; kind: 'words'; differs: false }
  /** Behind a number, these make it an amount. */
  readonly 'time.money': { value: null; kind: 'words'; differs: false }
  /** Months, in full and short. */
  readonly 'time.month': { value: number; kind: 'words'; differs: false }
  /** Months that stand before their day. */
  readonly 'time.month_before_day': { value: null; kind: 'words'; differs: false }
  /** Behind a day of the week that comes again, as in “the first Sunday of the month”. */
  readonly 'time.month_behind': { value: null; kind: 'words'; differs: false }
  /** English months that are other words in small letters. */
  readonly 'time.month_or_verb': { value: null; kind: 'words'; differs: false }
  /** Short months that are words of their own in other languages. */
  readonly 'time.month_word': { value: null; kind: 'words'; differs: false }
  /** Something takes place on the day after these, and not on the one before them. */
  readonly 'time.moved': { value: null; kind: 'words'; differs: false }
  /** Before the name of a day that means the day and nothing else, as in “on Halloween”. */
  readonly 'time.name_before': { value: null; kind: 'words'; differs: false }
  /** Behind the English “open”, which then is no opening hour, as in “open mic”. */
  readonly 'time.name_behind': { value: null; kind: 'words'; differs: false }
  /** Behind these, the name of a day is that of a place or a person. */
  readonly 'time.name_elsewhere': { value: null; kind: 'words'; differs: false }
  /** Names of days that people have as well. */
  readonly 'time.name_of_person': { value: null; kind: 'words'; differs: false }
  /** Before a day of the week, these mean the next one, which may be two. */
  readonly 'time.next': { value: null; kind: 'words'; differs: false }
  /** Nights, in which an hour before noon is after midnight. */
  readonly 'time.night': { value: null; kind: 'words'; differs: false }
  /** Behind today, these are its night. */
  readonly 'time.night_behind': { value: null; kind: 'words'; differs: false }
  /** Noon, as a time. */
  readonly 'time.noon': { value: null; kind: 'words'; differs: false }
  /** Behind “meia-” and “meio-”, these are midnight and noon. */
  readonly 'time.noon_behind': { value: null; kind: 'words'; differs: false }
  /** Between a day and its month, or a month and its year. */
  readonly 'time.of': { value: null; kind: 'words'; differs: false }
  /** Between a day of the week that is counted and its month. */
  readonly 'time.of_month': { value: null; kind: 'words'; differs: false }
  /**
   * Before holidays, these say that they are those of a place, as in “per ferie”, “en vacances”.
   */
  readonly 'time.of_us': { value: null; kind: 'words'; differs: false }
  /** Before such a word. */
  readonly 'time.on_sale': { value: null; kind: 'words'; differs: false }
  /** One, as the article says it, as in “in a week”. */
  readonly 'time.one': { value: null; kind: 'words'; differs: false }
  /** What is open, right before or behind a day. */
  readonly 'time.open': { value: null; kind: 'words'; differs: false }
  /** Behind the German “nicht”. */
  readonly 'time.open_behind_not': { value: null; kind: 'words'; differs: false }
  /** Before days of the week and times, these say that they are opening hours. */
  readonly 'time.opening': { value: null; kind: 'words'; differs: false }
  /** Between two of which one is still to be chosen. */
  readonly 'time.or': { value: null; kind: 'words'; differs: false }
  /** Between two days of which one is still to be chosen. */
  readonly 'time.or_day': { value: null; kind: 'words'; differs: false }
  /** Which one of its month a day of the week is. */
  readonly 'time.ordinal': { value: number; kind: 'words'; differs: false }
  /** The last one of its month. */
  readonly 'time.ordinal_last': { value: null; kind: 'words'; differs: false }
  /** Words for a part of the day. */
  readonly 'time.part': { value: 'morning' | 'brunch' | 'afternoon' | 'evening' | 'night'; kind: 'words'; differs: false }
  /** Words for parts of the day by the hours that they mean. */
  readonly 'time.part_hours': { value: 'morning' | 'forenoon' | 'noon' | 'afternoon' | 'long_afternoon' | 'evening' | 'long_night' | 'late_night'; kind: 'words'; differs: false }
  /** Behind such a word, these are the night of today. */
  readonly 'time.part_of_night': { value: null; kind: 'words'; differs: false }
  /** Between minutes and the hour that they are past. */
  readonly 'time.past': { value: null; kind: 'words'; differs: false }
  /** What somebody did, so that a day before or behind is over. */
  readonly 'time.past_verb': { value: null; kind: 'words'; differs: false }
  /** Before a day of the week that is the name of a place, as in “Café Sonntag”. */
  readonly 'time.place_name': { value: null; kind: 'words'; differs: false }
  /** After these a date says since when something exists, or when a page was written. */
  readonly 'time.published': { value: null; kind: 'words'; differs: false }
  /** A quarter of an hour, before or past an hour. */
  readonly 'time.quarter': { value: null; kind: 'words'; differs: false }
  /** Before a quarter behind an hour, as in “moins le quart”. */
  readonly 'time.quarter_article': { value: null; kind: 'words'; differs: false }
  /** A quarter behind an hour, as in “et quart”. */
  readonly 'time.quarter_behind': { value: null; kind: 'words'; differs: false }
  /** Behind a day on which a place is closed every week. */
  readonly 'time.rest_day': { value: null; kind: 'words'; differs: false }
  /** Next to such a word a day is one of sales, or a deadline, wherever they stand. */
  readonly 'time.sale': { value: null; kind: 'words'; differs: false }
  /** Before the English “sale”. */
  readonly 'time.sale_kind': { value: null; kind: 'words'; differs: false }
  /** Sales of which a preposition makes something that one can buy, as in “on sale”. */
  readonly 'time.sale_noun': { value: null; kind: 'words'; differs: false }
  /** Days of the week as they are shortened, from Monday. */
  readonly 'time.short_weekday': { value: number; kind: 'words'; differs: false }
  /** Short days of the week that people write with a small letter. */
  readonly 'time.short_weekday_small': { value: null; kind: 'words'; differs: false }
  /** Behind the Dutch “dicht”, which then is closed. */
  readonly 'time.shut_behind': { value: null; kind: 'words'; differs: false }
  /** Between “closed” and its days. */
  readonly 'time.shut_filler': { value: null; kind: 'words'; differs: false }
  /** Before two times with “to” between them. */
  readonly 'time.span_before': { value: null; kind: 'words'; differs: false }
  /** Those before the time of a beginning that name nothing themselves. */
  readonly 'time.start': { value: null; kind: 'words'; differs: false }
  /** The first word of “que viene”, behind a day. */
  readonly 'time.that_comes': { value: null; kind: 'words'; differs: false }
  /** Before a day of the week, these mean the one of this week. */
  readonly 'time.this': { value: null; kind: 'words'; differs: false }
  /** Before a part of the day that is one of today. */
  readonly 'time.this_part': { value: null; kind: 'words'; differs: false }
  /** Before days of the week of one certain week, as in “this Thu–Sat”. */
  readonly 'time.this_span': { value: null; kind: 'words'; differs: false }
  /** Before the last of several days, as in “5 to 7 February”. */
  readonly 'time.to': { value: null; kind: 'words'; differs: false }
  /** Between two times, without anything else. */
  readonly 'time.to_direct': { value: null; kind: 'words'; differs: false }
  /** Tomorrow, which is the morning as well. */
  readonly 'time.tomorrow_or_morning': { value: null; kind: 'words'; differs: false }
  /** The night of today, in a word. */
  readonly 'time.tonight': { value: null; kind: 'words'; differs: false }
  /** Behind a number, these say that it is an hour and no year. */
  readonly 'time.unit_behind_number': { value: null; kind: 'words'; differs: false }
  /** Days, behind how many they are. */
  readonly 'time.unit_day': { value: null; kind: 'words'; differs: false }
  /** Hours from now, behind how many they are. */
  readonly 'time.unit_hour': { value: null; kind: 'words'; differs: false }
  /** Minutes from now, behind how many they are. */
  readonly 'time.unit_minute': { value: null; kind: 'words'; differs: false }
  /** Weeks, behind how many they are. */
  readonly 'time.unit_week': { value: null; kind: 'words'; differs: false }
  /** Between a day and the hour until which a place is open on it. */
  readonly 'time.until': { value: null; kind: 'words'; differs: false }
  /** Before the number of a week in its year. */
  readonly 'time.week_number': { value: null; kind: 'words'; differs: false }
  /** Days of the week in full, from Monday. */
  readonly 'time.weekday': { value: number; kind: 'words'; differs: false }
  /**
   * Days of the week behind which the number of a day stands without an article, as in “sábado
   * 12”.
   */
  readonly 'time.weekday_before_number': { value: null; kind: 'words'; differs: false }
  /** What hyphens and dots leave behind a day of the week, as in “segunda-feira”. */
  readonly 'time.weekday_end': { value: null; kind: 'words'; differs: false }
  /** Days of the week that are numbers or other words in other languages. */
  readonly 'time.weekday_word': { value: null; kind: 'words'; differs: false }
  /** The weekend in a word. */
  readonly 'time.weekend': { value: null; kind: 'words'; differs: false }
  /** Behind a weekend, these mean the coming one; some of them begin two words. */
  readonly 'time.weekend_coming_behind': { value: null; kind: 'words'; differs: false }
  /** Before a weekend, which one is meant. */
  readonly 'time.weekend_said': { value: 'this' | 'coming' | 'next'; kind: 'words'; differs: false }
  /** All days from Monday to Friday. */
  readonly 'time.workdays': { value: null; kind: 'words'; differs: false }
  /** The day before today. */
  readonly 'time.yesterday': { value: null; kind: 'words'; differs: false }
  /** Before the name of a place whose time it is, as in “hora de México”. */
  readonly 'time.zone_before': { value: null; kind: 'words'; differs: false }
  /** Behind the name of a place whose time it is. */
  readonly 'time.zone_behind': { value: null; kind: 'words'; differs: false }
  /** Between the name of a place and such a word. */
  readonly 'time.zone_kind': { value: null; kind: 'words'; differs: false }
  /**
   * What a text of the language has often, and of other languages seldom, so that they tell its
   * language.
   */
  readonly 'text.common': { value: null; kind: 'words'; differs: false }
  /** What people do on one day; with one of these, “Friday” is when it is. */
  readonly 'activity.event': { value: null; kind: 'words'; differs: false }
  /** Before the English “market”, these make it one that takes place on certain days. */
  readonly 'activity.market_season': { value: null; kind: 'words'; differs: false }
  /** What people rather do in the evening; with one of these, “7.30” is then. */
  readonly 'activity.of_evening': { value: null; kind: 'words'; differs: false }
  /** What people begin in the morning; with one of these, “at 9” is then. */
  readonly 'activity.of_morning': { value: null; kind: 'words'; differs: false }
}

/** The words of a language by their classes and values; | separates them. */
export type LanguageWords = {
  readonly [Name in keyof WordClasses]?: WordClasses[Name]['value'] extends null
    ? string
    : { readonly [value: string]: string }
}
