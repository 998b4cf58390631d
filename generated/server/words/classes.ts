// Generated from spec/ by codegen. Do not edit.

/** Languages that have words. */
export type WordLanguage = 'cs' | 'da' | 'de' | 'en' | 'es' | 'fi' | 'fr' | 'it' | 'ja' | 'nl' | 'no' | 'pl' | 'pt' | 'ru' | 'sv' | 'tr' | 'uk'

/** Files of words: of languages, and of what belongs to no language or to several. */
export type WordFile = WordLanguage | 'activities' | 'places'

/** The classes of words: what a word of each stands for, and what its words look like. */
export interface WordClasses {
  /** About, before the end of a span. */
  readonly 'time.about': { value: null; kind: 'words'; differs: false; shared: false }
  /** Behind the English “closed” and its days. */
  readonly 'time.after_closed': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before a day of the week, these mean the one after the next. */
  readonly 'time.after_next': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before tomorrow, these mean the day after it. */
  readonly 'time.after_tomorrow': { value: null; kind: 'words'; differs: false; shared: false }
  /** The evening, as it begins for people who work. */
  readonly 'time.after_work': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Behind how long ago something was. */
  readonly 'time.ago': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before how long ago something was. */
  readonly 'time.ago_before': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before a number of days, weeks or months that begin today. */
  readonly 'time.ahead': { value: null; kind: 'words'; differs: false; shared: false }
  /** Between days or times that are named one by one, or behind “between”. */
  readonly 'time.and': { value: null; kind: 'words'; differs: false; shared: false }
  /** Between an hour and the minutes behind it, as in “y media”. */
  readonly 'time.and_minutes': { value: null; kind: 'words'; differs: false; shared: false }
  /** Between two numbers in an answer that names more than one day. */
  readonly 'time.answer_and': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before the time in an answer. */
  readonly 'time.answer_at': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Before the number of a day in an answer. */
  readonly 'time.answer_day': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Before a number that is all of an answer, it is a time. */
  readonly 'time.answer_lead': { value: null; kind: 'words'; differs: false; shared: false }
  /** Noon in an answer, where it is an hour. */
  readonly 'time.answer_noon': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Before such a word. */
  readonly 'time.answer_on': { value: null; kind: 'words'; differs: false; shared: false }
  /** Behind the time in an answer. */
  readonly 'time.answer_unit': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before a day, and no part of it. */
  readonly 'time.article': { value: null; kind: 'words'; differs: false; shared: false }
  /** Articles before the number of a day in its month. */
  readonly 'time.article_of_month_day': { value: null; kind: 'words'; differs: false; shared: false }
  /** Articles between such a word and the part of the day. */
  readonly 'time.article_of_part': { value: null; kind: 'words'; differs: false; shared: false }
  /** After these a number alone is an hour. */
  readonly 'time.at': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before an hour that is read off a clock of 24 hours. */
  readonly 'time.at_24': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before an apostrophe and an hour, as in “all'una”. */
  readonly 'time.at_elided': { value: null; kind: 'words'; differs: false; shared: false }
  /** Words before an hour that are other words in other languages. */
  readonly 'time.at_of_language': { value: null; kind: 'words'; differs: false; shared: false }
  /** At, which means to as well. */
  readonly 'time.at_or_to': { value: null; kind: 'words'; differs: false; shared: false }
  /** Between minutes and the hour that they are before. */
  readonly 'time.before': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before a date that is no rating. */
  readonly 'time.before_date': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before a part of the day that stands behind a day. */
  readonly 'time.before_day_part': { value: null; kind: 'words'; differs: false; shared: false }
  /** Between “to” and the second time of a span. */
  readonly 'time.before_end': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before a farm. */
  readonly 'time.before_farm': { value: null; kind: 'words'; differs: false; shared: false }
  /** Between words for a last day and that day. */
  readonly 'time.before_last_day': { value: null; kind: 'words'; differs: false; shared: false }
  /** Between “to” and the last day of a range. */
  readonly 'time.before_last_of_range': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before a month without a day. */
  readonly 'time.before_month': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before such a word that is the morning. */
  readonly 'time.before_morning': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before the number of a day, these say that it is one. */
  readonly 'time.before_number': { value: null; kind: 'words'; differs: false; shared: false }
  /**
   * Something else is said to be before or after what follows, as in “before the summer break”.
   */
  readonly 'time.before_or_after': { value: null; kind: 'words'; differs: false; shared: false }
  /** Between a time and a part of the day. */
  readonly 'time.before_part': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before such a word that is the morning. */
  readonly 'time.before_part_of_today': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before two days with “to” or “and” between them. */
  readonly 'time.before_range': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before all that is said of a time, and no part of it. */
  readonly 'time.before_when': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before the name of a place whose time it is. */
  readonly 'time.before_zone': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before the time at which something begins. */
  readonly 'time.begin': { value: null; kind: 'words'; differs: false; shared: false }
  /** Between a word for a beginning, or for doors, and its time. */
  readonly 'time.begin_link': { value: null; kind: 'words'; differs: false; shared: false }
  /**
   * Between a day of the week and the name of a day that it is before or after, as in “the Friday
   * before Christmas”.
   */
  readonly 'time.beside_feast': { value: 'before' | 'after'; kind: 'words'; differs: false; shared: false }
  /** With these, “and” is until, as in “between 6 and 8”. */
  readonly 'time.between': { value: null; kind: 'words'; differs: false; shared: false }
  /** Between the words of a time, when they are all that is said. */
  readonly 'time.between_words': { value: null; kind: 'words'; differs: false; shared: false }
  /** In a sentence about these a day is when something can be bought or has to be booked. */
  readonly 'time.booking': { value: null; kind: 'words'; differs: false; shared: false }
  /** Where tickets are sold, which opens before something begins. */
  readonly 'time.box_office': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Behind a day that is not meant, before the one that is. */
  readonly 'time.but': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before days of one certain week, as in “this Thu–Sat”. */
  readonly 'time.certain_week': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before a word that says that something moves, these belong to it. */
  readonly 'time.change_before': { value: null; kind: 'words'; differs: false; shared: false }
  /** Behind news of a change, before what has changed. */
  readonly 'time.change_for': { value: null; kind: 'words'; differs: false; shared: false }
  /** Between a word that says that something moves and its new day. */
  readonly 'time.change_link': { value: null; kind: 'words'; differs: false; shared: false }
  /** News of a change, before what has changed or by themselves. */
  readonly 'time.change_news': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Before the day on which something is now that has moved. */
  readonly 'time.change_now': { value: null; kind: 'words'; differs: false; shared: false }
  /** What stays as it was where the day changes. */
  readonly 'time.change_same': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** These say that something moves where the day to which it does is named. */
  readonly 'time.change_verb': { value: null; kind: 'words'; differs: false; shared: false }
  /** Behind the number of an hour. */
  readonly 'time.clock_unit': { value: null; kind: 'words'; differs: false; shared: false }
  /** “Closed”, which may be a part of a name. */
  readonly 'time.closed_as_name': { value: null; kind: 'words'; differs: false; shared: false }
  /** Behind the English “closed”, which then is said of a place. */
  readonly 'time.closed_for': { value: null; kind: 'words'; differs: false; shared: false }
  /** What days are on which something is closed. */
  readonly 'time.closure': { value: null; kind: 'words'; differs: false; shared: false }
  /** The verb of “que viene”, behind a day. */
  readonly 'time.comes': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before a day of the week, these mean the first one after today. */
  readonly 'time.coming_before': { value: null; kind: 'words'; differs: false; shared: false }
  /** Behind a day of the week, these mean the first one after today. */
  readonly 'time.coming_behind': { value: null; kind: 'words'; differs: false; shared: false }
  /** What is counted by a number before it, which then is no hour. */
  readonly 'time.counted': { value: null; kind: 'words'; differs: false; shared: false }
  /**
   * Behind a number with a dot, these make it their place in an order and no month, as in “3.
   * Stock”.
   */
  readonly 'time.counted_in_order': { value: null; kind: 'words'; differs: false; shared: false }
  /** Next to a number, these make it a price or an amount. */
  readonly 'time.currency': { value: null; kind: 'words'; differs: false; shared: false }
  /** Numbers in words that people count days with, which are no hours. */
  readonly 'time.day_count': { value: number; kind: 'words'; differs: false; shared: false }
  /** Days from today. */
  readonly 'time.day_from_today': { value: number; kind: 'words'; differs: false; shared: false }
  /** Numbers of days that people say for weeks, counting today, by the days that they are. */
  readonly 'time.days_of_weeks': { value: number; kind: 'words'; differs: false; shared: false }
  /**
   * Right before a day, these say that it is the first or the last on which something can be done.
   */
  readonly 'time.deadline': { value: null; kind: 'words'; differs: false; shared: false }
  /** Doors that close are no place that does. */
  readonly 'time.door_nouns': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before the time at which doors open. */
  readonly 'time.doors': { value: null; kind: 'words'; differs: false; shared: false }
  /** What something is due on. */
  readonly 'time.due': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before a day until which something has to be done. */
  readonly 'time.due_by': { value: null; kind: 'words'; differs: false; shared: false }
  /**
   * Before a day of the week, these mean every one of them only where they stand right before it.
   */
  readonly 'time.each': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before an apostrophe and a last day, as in “jusqu'au”, “fino all'8”. */
  readonly 'time.elided_until': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before the time at which something ends. */
  readonly 'time.end': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before a year, with a dot, since when something exists. */
  readonly 'time.established_short': { value: null; kind: 'words'; differs: false; shared: false }
  /** The ends of longer words for an evening. */
  readonly 'time.evening_ending': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before a day of the week that comes again and again. */
  readonly 'time.every': { value: null; kind: 'words'; differs: false; shared: false }
  /** Between each and a day of the week, these say that it is not the one of each week. */
  readonly 'time.every_other': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before days that are left out. */
  readonly 'time.except': { value: null; kind: 'words'; differs: false; shared: false }
  /** “Closed” without its accent, which is a farm. */
  readonly 'time.farm': { value: null; kind: 'words'; differs: false; shared: false }
  /** Between two times of which the second is when it begins, as in “4:30 for 5pm”. */
  readonly 'time.for_hour': { value: null; kind: 'words'; differs: false; shared: false }
  /**
   * In the sentence of a day on which something was to be, before the one on which it is now.
   */
  readonly 'time.former_day': { value: null; kind: 'words'; differs: false; shared: false }
  /** Two weeks, counted from now or from a day. */
  readonly 'time.fortnight': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Each second week, as in “alle zwei Wochen”. */
  readonly 'time.fortnightly': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Before a day of the week, that it is the one of each second week. */
  readonly 'time.fortnightly_before': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** The same behind it, as in “un mardi sur deux”. */
  readonly 'time.fortnightly_behind': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Before a day of the week or a time from which something goes on. */
  readonly 'time.from_when': { value: null; kind: 'words'; differs: false; shared: false }
  /** Doors that are also a name. */
  readonly 'time.gates': { value: null; kind: 'words'; differs: false; shared: false }
  /** Behind an hour from which something goes on. */
  readonly 'time.goes_on': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before an hour from which something goes on. */
  readonly 'time.goes_on_from': { value: null; kind: 'words'; differs: false; shared: false }
  /**
   * Half an hour, which some languages count to the hour that follows and others past the one that
   * is named.
   */
  readonly 'time.half': { value: null; kind: 'words'; differs: false; shared: false }
  /** Half an hour behind an hour, as in “y media”. */
  readonly 'time.half_behind': { value: null; kind: 'words'; differs: false; shared: false }
  /** Half an hour before the hour that follows. */
  readonly 'time.half_to_phrase': { value: null; kind: 'phrases'; differs: false; shared: false }
  /**
   * Holidays, which are those of a place only where the sentence begins with them or says so.
   */
  readonly 'time.holiday': { value: null; kind: 'words'; differs: false; shared: false }
  /** A holiday that closes nothing by itself. */
  readonly 'time.holiday_alone': { value: null; kind: 'words'; differs: false; shared: false }
  /** Hours in words, and what stands for them. */
  readonly 'time.hour': { value: number; kind: 'words'; differs: false; shared: false }
  /** An hour without a unit may stand before these. */
  readonly 'time.hour_alone': { value: null; kind: 'words'; differs: false; shared: false }
  /** Right before an hour, from which or until which hours of a day go, as in “after 6pm”. */
  readonly 'time.hour_bound': { value: 'after' | 'before'; kind: 'words'; differs: false; shared: false }
  /** Hours as a language counts them, with an ordinal, as in “o ósmej”. */
  readonly 'time.hour_counted': { value: number; kind: 'words'; differs: false; shared: false }
  /**
   * Between a number and a part of the day of which it is the hour, as in “Saturday 9 in the
   * morning”.
   */
  readonly 'time.hour_of_part': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Parts of the day behind a number that is their hour, as in “Freitag 9 abends”. */
  readonly 'time.hour_part_behind': { value: null; kind: 'words'; differs: false; shared: false }
  /** Hours, behind how many they are, or behind how many are left. */
  readonly 'time.hours': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before a number of days or weeks from now. */
  readonly 'time.in': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before a day or a time in place of which another one holds. */
  readonly 'time.in_place_of': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Before a number of weeks that counts from today or from a day of the week. */
  readonly 'time.in_weeks': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Between a day such as tomorrow and a number of weeks. */
  readonly 'time.in_weeks_of_day': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Before a day, these say that it is another one than before, as in “lieber Samstag”. */
  readonly 'time.instead': { value: null; kind: 'words'; differs: false; shared: false }
  /** What is before a concert, and has an hour of its own. */
  readonly 'time.introduction': { value: null; kind: 'words'; differs: false; shared: false }
  /** Verbs before “closed”, which are no part of a name. */
  readonly 'time.is': { value: null; kind: 'words'; differs: false; shared: false }
  /** What English joins to an hour that is not sure. */
  readonly 'time.ish': { value: null; kind: 'words'; differs: false; shared: false }
  /** Words that Japanese has behind a time, by what stands before it in English. */
  readonly 'time.japanese_beside': { value: 'start' | 'doors' | 'end'; kind: 'words'; differs: false; shared: false }
  /** Halves of a day before a Japanese time. */
  readonly 'time.japanese_half': { value: 'am' | 'pm'; kind: 'words'; differs: false; shared: false }
  /** Marks behind the numbers of Japanese days and times. */
  readonly 'time.japanese_mark': { value: 'year' | 'month' | 'day' | 'hour' | 'minute' | 'half'; kind: 'words'; differs: false; shared: false }
  /** Before a day of the week, these say that it is over. */
  readonly 'time.last_before': { value: null; kind: 'words'; differs: false; shared: false }
  /** Behind a day of the week, these say that it is over. */
  readonly 'time.last_behind': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before the last day of something that goes on. */
  readonly 'time.last_day': { value: null; kind: 'words'; differs: false; shared: false }
  /** Around words for a last day, and say no more. */
  readonly 'time.last_filler': { value: null; kind: 'words'; differs: false; shared: false }
  /** Around words for a last day, before others of them. */
  readonly 'time.last_filler_weak': { value: null; kind: 'words'; differs: false; shared: false }
  /** The week before this one. */
  readonly 'time.last_week': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** What is open on days of the week for weeks, or takes place on them again and again. */
  readonly 'time.lasting': { value: null; kind: 'words'; differs: false; shared: false }
  /** Hours after noon in words. */
  readonly 'time.late_hour': { value: number; kind: 'words'; differs: false; shared: false }
  /** Behind a number of weeks that counts from a day. */
  readonly 'time.later': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Of today, what is left of it. */
  readonly 'time.later_today': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Before how long something takes. */
  readonly 'time.length': { value: null; kind: 'words'; differs: false; shared: false }
  /** Between an hour and the minutes before it, as in “menos cuarto”. */
  readonly 'time.less_minutes': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before a day that stands alone, these say that it is when something is. */
  readonly 'time.lone_before': { value: null; kind: 'words'; differs: false; shared: false }
  /** Behind a day that stands alone and is when something is. */
  readonly 'time.lone_behind': { value: null; kind: 'words'; differs: false; shared: false }
  /**
   * Before a day of the week, these say that it is every one, or a name, as in “Black Friday”.
   */
  readonly 'time.lone_not_before': { value: null; kind: 'words'; differs: false; shared: false }
  /** Meals that are a part of the day, and name what takes place. */
  readonly 'time.meal_part': { value: null; kind: 'words'; differs: false; shared: false }
  /** Midnight, as a time. */
  readonly 'time.midnight': { value: null; kind: 'words'; differs: false; shared: false }
  /** Midnight in two words with a hyphen. */
  readonly 'time.midnight_joined': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Minutes in words, before or past an hour. */
  readonly 'time.minute': { value: number; kind: 'words'; differs: false; shared: false }
  /** Between minutes and an hour, where a time is asked for, and behind a word such as “at”. */
  readonly 'time.minute_link': { value: null; kind: 'words'; differs: false; shared: false }
  /** Between minutes and an hour, wherever they stand. */
  readonly 'time.minute_link_sure': { value: null; kind: 'words'; differs: false; shared: false }
  /** Minutes that English says behind an hour, as in “seven thirty”. */
  readonly 'time.minute_spelled': { value: null; kind: 'words'; differs: false; shared: false }
  /** Minutes, behind how many they are, or behind how many are left. */
  readonly 'time.minutes': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before minutes and the hour that they are before, as in “za pięć ósma”. */
  readonly 'time.minutes_to': { value: null; kind: 'words'; differs: false; shared: false }
  /** Months, in full and short. */
  readonly 'time.month': { value: number; kind: 'words'; differs: false; shared: false }
  /** Months that stand before their day. */
  readonly 'time.month_before_day': { value: null; kind: 'words'; differs: false; shared: false }
  /** Behind a day of the week that comes again, as in “the first Sunday of the month”. */
  readonly 'time.month_behind': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before the number of a day that stands alone, as in “es el 20 y …”. */
  readonly 'time.month_day_before': { value: null; kind: 'words'; differs: false; shared: false }
  /**
   * The same where the number has its ending or its dot, as in “on the 20th”, “am 20. bei Jana”.
   */
  readonly 'time.month_day_before_ending': { value: null; kind: 'words'; differs: false; shared: false }
  /** Months as a preposition changes them. */
  readonly 'time.month_locative': { value: number; kind: 'words'; differs: false; shared: false }
  /** After a part of a month, these say of which one, as in “end of the month”. */
  readonly 'time.month_of_part': { value: number; kind: 'phrases'; differs: false; shared: false }
  /** English months that are other words in small letters. */
  readonly 'time.month_or_verb': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before a month, these say which ten days of it are meant. */
  readonly 'time.month_part': { value: 'begin' | 'mid' | 'end'; kind: 'phrases'; differs: false; shared: false }
  /** This month, the next one and the one after it, as they are said without a name. */
  readonly 'time.month_said': { value: number; kind: 'phrases'; differs: false; shared: false }
  /** Short months that are words of their own in other languages. */
  readonly 'time.month_word': { value: null; kind: 'words'; differs: false; shared: false }
  /** Something takes place on the day after these, and not on the one before them. */
  readonly 'time.moved': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before the day from which something was moved. */
  readonly 'time.moved_from': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before the day to which something was moved. */
  readonly 'time.moved_to': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before a day to which something was moved, whatever stands behind it. */
  readonly 'time.moved_to_sure': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before the name of a day that means the day and nothing else, as in “on Halloween”. */
  readonly 'time.name_before': { value: null; kind: 'words'; differs: false; shared: false }
  /** Behind the English “open”, which then is no opening hour, as in “open mic”. */
  readonly 'time.name_behind': { value: null; kind: 'words'; differs: false; shared: false }
  /** Behind these, the name of a day is that of a place or a person. */
  readonly 'time.name_elsewhere': { value: null; kind: 'words'; differs: false; shared: false }
  /** Names of days that people have as well. */
  readonly 'time.name_of_person': { value: null; kind: 'words'; differs: false; shared: false }
  /** Days by their names */
  readonly 'time.named_day': { value: 'new_years_day' | 'epiphany_eve' | 'epiphany_day' | 'burns_night' | 'australia_day' | 'candlemas_day' | 'valentines_day' | 'lovers_day' | 'womens_day' | 'st_patricks_day' | 'sant_jordi' | 'april_25' | 'walpurgis_night' | 'workers_day' | 'labour_day' | 'labor_day' | 'may_5' | 'mothers_day_of_may' | 'mothers_day' | 'mothering_sunday' | 'mothers_day_polish' | 'memorial_day' | 'republic_day' | 'bloomsday_june' | 'fathers_day' | 'fathers_day_german' | 'midsummer_eve' | 'midsummer_days' | 'midsummer_day' | 'music_day' | 'st_johns_night' | 'canada_day' | 'bastille_day' | 'swiss_day' | 'assumption_day' | 'german_unity' | 'spanish_day' | 'all_hallows_eve' | 'all_saints' | 'bonfire_night' | 'november_11' | 'thanksgiving_day' | 'st_andrews_day' | 'sinterklaas_eve' | 'st_nicholas' | 'christmas_eve' | 'christmas_day' | 'boxing_day' | 'reveillon_night' | 'new_years_eve' | 'new_year' | 'fat_thursday' | 'carnival_monday' | 'shrove_tuesday' | 'ash_wednesday' | 'palm_sunday' | 'maundy_thursday' | 'good_friday' | 'holy_saturday' | 'easter_sunday' | 'easter_monday' | 'ascension_day' | 'whit_sunday' | 'whit_monday' | 'corpus_christi' | 'advent_1' | 'advent_2' | 'advent_3' | 'advent_4'; kind: 'phrases'; differs: false; shared: false }
  /** Such names that mean one day only where a day of the week is before or after it */
  readonly 'time.named_day_beside': { value: 'christmas_day' | 'easter_sunday' | 'new_years_day'; kind: 'phrases'; differs: false; shared: false }
  /** Names of days to which words are joined, as in “Silvesterparty” */
  readonly 'time.named_day_joined': { value: null; kind: 'words'; differs: false; shared: false }
  /** Such names that mean the day only after a word such as “on” */
  readonly 'time.named_day_weak': { value: 'new_years_day' | 'all_hallows_eve' | 'all_saints' | 'november_11' | 'st_nicholas' | 'new_years_eve' | 'shrove_tuesday' | 'easter_days' | 'ascension_day' | 'whitsun_days'; kind: 'phrases'; differs: false; shared: false }
  /** Before a day of the week, these mean the next one, which may be two. */
  readonly 'time.next': { value: null; kind: 'words'; differs: false; shared: false }
  /** The week after this one, before or behind a day of the week. */
  readonly 'time.next_week': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Nights, in which an hour before noon is after midnight. */
  readonly 'time.night': { value: null; kind: 'words'; differs: false; shared: false }
  /** Behind today, these are its night. */
  readonly 'time.night_behind': { value: null; kind: 'words'; differs: false; shared: false }
  /** The ends of longer words for a night. */
  readonly 'time.night_ending': { value: null; kind: 'words'; differs: false; shared: false }
  /** Noon, as a time. */
  readonly 'time.noon': { value: null; kind: 'words'; differs: false; shared: false }
  /** Noon in two words with a hyphen. */
  readonly 'time.noon_joined': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Noon behind a day, which is a part of it rather than an hour. */
  readonly 'time.noon_of_day': { value: null; kind: 'words'; differs: false; shared: false }
  /** What an answer does not mean follows. */
  readonly 'time.not': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before “open”, which then means closed. */
  readonly 'time.not_before_open': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before a day that is not meant. */
  readonly 'time.not_day': { value: null; kind: 'words'; differs: false; shared: false }
  /** Behind the number of an hour, with an apostrophe between. */
  readonly 'time.o_clock': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Between a day, its month and its year. */
  readonly 'time.of': { value: null; kind: 'words'; differs: false; shared: false }
  /**
   * Before holidays, these say that they are those of a place, as in “per ferie”, “en vacances”.
   */
  readonly 'time.of_us': { value: null; kind: 'words'; differs: false; shared: false }
  /** Small words between a day, its week and its hour. */
  readonly 'time.on': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before such a word. */
  readonly 'time.on_sale': { value: null; kind: 'words'; differs: false; shared: false }
  /** One, as an article says it that is no hour, as in “in a week”. */
  readonly 'time.one': { value: null; kind: 'words'; differs: false; shared: false }
  /** One word, though there is a hyphen or an apostrophe in it. */
  readonly 'time.one_piece': { value: null; kind: 'words'; differs: false; shared: false }
  /** What is open, right before or behind a day or days. */
  readonly 'time.open': { value: null; kind: 'words'; differs: false; shared: false }
  /** Behind the German “nicht”. */
  readonly 'time.open_behind_not': { value: null; kind: 'words'; differs: false; shared: false }
  /** Between a word for doors and their time. */
  readonly 'time.open_of_clock': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before days of the week and times, these say that they are opening hours. */
  readonly 'time.opening': { value: null; kind: 'words'; differs: false; shared: false }
  /** Between two of which one is still to be chosen. */
  readonly 'time.or': { value: null; kind: 'words'; differs: false; shared: false }
  /** Between two days of which one is still to be chosen. */
  readonly 'time.or_day': { value: null; kind: 'words'; differs: false; shared: false }
  /** Which one of its month a day of the week is. */
  readonly 'time.ordinal': { value: number; kind: 'words'; differs: false; shared: false }
  /** Behind the number of a day in its month, or of a position. */
  readonly 'time.ordinal_ending': { value: null; kind: 'words'; differs: false; shared: false }
  /** The last one of its month. */
  readonly 'time.ordinal_last': { value: null; kind: 'words'; differs: false; shared: false }
  /** Words for a part of the day. */
  readonly 'time.part': { value: 'morning' | 'brunch' | 'afternoon' | 'evening' | 'night'; kind: 'words'; differs: false; shared: false }
  /** Parts of each day that is meant, of one or of several. */
  readonly 'time.part_each': { value: null; kind: 'words'; differs: false; shared: false }
  /** Behind a day of the week, parts of every such day. */
  readonly 'time.part_every_week': { value: null; kind: 'words'; differs: false; shared: false }
  /** Words for parts of the day by the hours that they mean. */
  readonly 'time.part_hours': { value: 'morning' | 'forenoon' | 'noon' | 'afternoon' | 'long_afternoon' | 'evening' | 'long_night' | 'late_night'; kind: 'words'; differs: false; shared: false }
  /** Parts of the day that are joined to a day of the week. */
  readonly 'time.part_joined': { value: 'morning' | 'afternoon' | 'evening' | 'night'; kind: 'words'; differs: false; shared: false }
  /** Behind such a word, these are the night of today. */
  readonly 'time.part_of_night': { value: null; kind: 'words'; differs: false; shared: false }
  /** Parts of a day that are one only beside a day or a word before them. */
  readonly 'time.part_with_day': { value: null; kind: 'words'; differs: false; shared: false }
  /** Between minutes and the hour that they are past. */
  readonly 'time.past': { value: null; kind: 'words'; differs: false; shared: false }
  /** What somebody did, so that a day before or behind is over. */
  readonly 'time.past_verb': { value: null; kind: 'words'; differs: false; shared: false }
  /** Verbs and adverbs of the past that are other words in these languages. */
  readonly 'time.past_verb_elsewhere': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before a day of the week that is the name of a place, as in “Café Sonntag”. */
  readonly 'time.place_name': { value: null; kind: 'words'; differs: false; shared: false }
  /** After these a date says since when something exists, or when a page was written. */
  readonly 'time.published': { value: null; kind: 'words'; differs: false; shared: false }
  /** Between words for a publication and its day. */
  readonly 'time.published_link': { value: null; kind: 'words'; differs: false; shared: false }
  /** A quarter of an hour, before or past an hour. */
  readonly 'time.quarter': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before a quarter behind an hour, as in “moins le quart”. */
  readonly 'time.quarter_article': { value: null; kind: 'words'; differs: false; shared: false }
  /** A quarter behind an hour, as in “et quart”. */
  readonly 'time.quarter_behind': { value: null; kind: 'words'; differs: false; shared: false }
  /** A quarter of the hour before the one that follows, as in “viertel acht”. */
  readonly 'time.quarter_of': { value: null; kind: 'words'; differs: false; shared: false }
  /** Behind a day on which a place is closed every week. */
  readonly 'time.rest_day': { value: null; kind: 'words'; differs: false; shared: false }
  /** Next to such a word a day is one of sales, or a deadline, wherever they stand. */
  readonly 'time.sale': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before the English “sale”. */
  readonly 'time.sale_kind': { value: null; kind: 'words'; differs: false; shared: false }
  /** Sales of which a preposition makes something that one can buy, as in “on sale”. */
  readonly 'time.sale_noun': { value: null; kind: 'words'; differs: false; shared: false }
  /** Days of the week as they are shortened, from Monday. */
  readonly 'time.short_weekday': { value: number; kind: 'words'; differs: false; shared: false }
  /** Short days of the week that people write with a small letter. */
  readonly 'time.short_weekday_small': { value: null; kind: 'words'; differs: false; shared: false }
  /** What is closed until a day. */
  readonly 'time.shut': { value: null; kind: 'words'; differs: false; shared: false }
  /** Behind the Dutch “dicht”, which then is closed. */
  readonly 'time.shut_behind': { value: null; kind: 'words'; differs: false; shared: false }
  /** Behind a day on which something is closed, and elsewhere another word. */
  readonly 'time.shut_behind_day': { value: null; kind: 'words'; differs: false; shared: false }
  /** Between “closed” and its days. */
  readonly 'time.shut_filler': { value: null; kind: 'words'; differs: false; shared: false }
  /** These mean “closed” where certain words stand behind them. */
  readonly 'time.shut_sometimes': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before two times with “to” between them. */
  readonly 'time.span_before': { value: null; kind: 'words'; differs: false; shared: false }
  /**
   * Numbers as people dictate them, before a month, behind a day of the week or before a unit, as
   * in “am zwölften Dezember”.
   */
  readonly 'time.spoken_number': { value: number; kind: 'phrases'; differs: false; shared: false }
  /** Those before the time of a beginning that name nothing themselves. */
  readonly 'time.start': { value: null; kind: 'words'; differs: false; shared: false }
  /** With “statt” in their sentence, these say that something takes place. */
  readonly 'time.takes_place_verb': { value: null; kind: 'words'; differs: false; shared: false }
  /** The first word of “que viene”, behind a day. */
  readonly 'time.that_comes': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before a day of the week, these mean the one of this week. */
  readonly 'time.this': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before a part of the day that is one of today. */
  readonly 'time.this_part': { value: null; kind: 'words'; differs: false; shared: false }
  /** Three quarters of the hour before the one that follows. */
  readonly 'time.three_quarters': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before the last of several days, as in “5 to 7 February”. */
  readonly 'time.to': { value: null; kind: 'words'; differs: false; shared: false }
  /** Between two times, without anything else. */
  readonly 'time.to_direct': { value: null; kind: 'words'; differs: false; shared: false }
  /** Between the two times of a span whose day is written as 2026-12-05. */
  readonly 'time.to_in_iso': { value: null; kind: 'words'; differs: false; shared: false }
  /** Tomorrow, which is the morning as well. */
  readonly 'time.tomorrow_or_morning': { value: null; kind: 'words'; differs: false; shared: false }
  /** The night of today, in a word. */
  readonly 'time.tonight': { value: null; kind: 'words'; differs: false; shared: false }
  /** The evening of today in two words that may be a night elsewhere. */
  readonly 'time.tonight_phrase': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Behind a day, these mean the one two weeks after it. */
  readonly 'time.two_weeks_behind': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Behind a day of the week, these do not say clearly which one is meant. */
  readonly 'time.unclear_behind': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Behind such a time. */
  readonly 'time.unit_as_written': { value: null; kind: 'words'; differs: false; shared: false }
  /** Behind a number, these say that it is an hour and no year. */
  readonly 'time.unit_behind_number': { value: null; kind: 'words'; differs: false; shared: false }
  /** Days, behind how many they are. */
  readonly 'time.unit_day': { value: null; kind: 'words'; differs: false; shared: false }
  /** Months, behind how many they are. */
  readonly 'time.unit_month': { value: null; kind: 'words'; differs: false; shared: false }
  /** Weeks, behind how many they are. */
  readonly 'time.unit_week': { value: null; kind: 'words'; differs: false; shared: false }
  /** Years, behind how many they are. */
  readonly 'time.unit_year': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before an hour until which something goes on, or a place is open. */
  readonly 'time.until': { value: null; kind: 'words'; differs: false; shared: false }
  /** Behind “jusqu'”, before the last day of something. */
  readonly 'time.until_article': { value: null; kind: 'words'; differs: false; shared: false }
  /** Until, before an apostrophe. */
  readonly 'time.until_elided': { value: null; kind: 'words'; differs: false; shared: false }
  /** The end of “tot en met”, before the last day of something. */
  readonly 'time.until_end': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** The letters of “t/m”, until and with a day. */
  readonly 'time.until_letters': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Until and with a day. */
  readonly 'time.until_phrase': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** The second word of “t/m” in words, right before the day. */
  readonly 'time.until_second': { value: null; kind: 'words'; differs: false; shared: false }
  /** The week after the next one. */
  readonly 'time.week_after_next': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Behind a day, these mean the one a week after it. */
  readonly 'time.week_behind': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** A week, with the word that counts it from now. */
  readonly 'time.week_from_now': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Before the number of a week in its year. */
  readonly 'time.week_number': { value: null; kind: 'words'; differs: false; shared: false }
  /** This week and the next one, as they are said without a day. */
  readonly 'time.week_said': { value: number; kind: 'phrases'; differs: false; shared: false }
  /** Days of the week in full, from Monday. */
  readonly 'time.weekday': { value: number; kind: 'words'; differs: false; shared: false }
  /**
   * Days of the week behind which the number of a day stands without an article, as in “sábado
   * 12”.
   */
  readonly 'time.weekday_before_number': { value: null; kind: 'words'; differs: false; shared: false }
  /** Every such day of the week, in a word. */
  readonly 'time.weekday_each': { value: number; kind: 'words'; differs: false; shared: false }
  /** What hyphens and dots leave behind a day of the week, as in “segunda-feira”. */
  readonly 'time.weekday_end': { value: null; kind: 'words'; differs: false; shared: false }
  /** The second half of a day of the week, as in “segunda-feira”. */
  readonly 'time.weekday_joined': { value: null; kind: 'words'; differs: false; shared: false }
  /** The ends of days of the week to which a part of the day is joined. */
  readonly 'time.weekday_stem': { value: null; kind: 'words'; differs: false; shared: false }
  /**
   * Days of the week that are numbers or other words in other languages; before the Portuguese
   * “-feira” it is no fair.
   */
  readonly 'time.weekday_word': { value: null; kind: 'words'; differs: false; shared: false }
  /** The weekend in a word. */
  readonly 'time.weekend': { value: null; kind: 'words'; differs: false; shared: false }
  /** Behind a weekend, these mean the coming one; some of them begin two words. */
  readonly 'time.weekend_coming_behind': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before a weekend, which one is meant. */
  readonly 'time.weekend_said': { value: 'this' | 'coming' | 'next'; kind: 'words'; differs: false; shared: false }
  /** Between a number of weeks and the day that they count from. */
  readonly 'time.weeks_before_day': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** What is said for presets besides their names. */
  readonly 'time.when_said': { value: 'right_now' | 'this_weekend' | 'next_few_days' | 'next_few_weeks' | 'any_time_weekends' | 'any_time_weekdays'; kind: 'phrases'; differs: false; shared: false }
  /** Before a number of days, weeks or months from today on, and nothing else. */
  readonly 'time.within': { value: null; kind: 'words'; differs: false; shared: false }
  /** All days from Monday to Friday. */
  readonly 'time.workdays': { value: null; kind: 'words'; differs: false; shared: false }
  /** The day before today. */
  readonly 'time.yesterday': { value: null; kind: 'words'; differs: false; shared: false }
  /** What makes the name of a city an adjective before its time. */
  readonly 'time.zone_adjective_ending': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before the name of a place whose time it is, as in “hora de México”. */
  readonly 'time.zone_before': { value: null; kind: 'words'; differs: false; shared: false }
  /** Behind the name of a place whose time it is. */
  readonly 'time.zone_behind': { value: null; kind: 'words'; differs: false; shared: false }
  /** Between the name of a place and such a word. */
  readonly 'time.zone_kind': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before the zone of all times of a text. */
  readonly 'time.zone_label': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Behind such a label, before the zone. */
  readonly 'time.zone_label_more': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Zones of North America that are other words, too. */
  readonly 'time.zone_region': { value: null; kind: 'words'; differs: false; shared: false }
  /** What people write about a page, and what names nothing on it. */
  readonly 'text.about_page': { value: null; kind: 'words'; differs: false; shared: false }
  /**
   * Between a verb and the thing that is shown or held, as in “läuft nochmal Der Himmel über
   * Berlin”.
   */
  readonly 'text.adverb_before_thing': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Between what takes place and what people do after it, as in “laufen, danach Frühstück”. */
  readonly 'text.afterwards': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Says that something is to be done once more. */
  readonly 'text.again': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** The same without “again”. */
  readonly 'text.again_alone': { value: null; kind: 'words'; differs: false; shared: false }
  /** What is read once more. */
  readonly 'text.again_thing': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** What is done once more, before “again”. */
  readonly 'text.again_verb': { value: null; kind: 'words'; differs: false; shared: false }
  /**
   * Behind what takes place and before what else there is, as in “Library day with a workshop”.
   */
  readonly 'text.along_with': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before the last of several names. */
  readonly 'text.and_last': { value: null; kind: 'words'; differs: false; shared: false }
  /** What takes place, in announcements alone; in other texts these may be something else. */
  readonly 'text.announced_event': { value: null; kind: 'words'; differs: false; shared: false }
  /**
   * How a message goes on that asks something, behind who wrote it, as in “Anna, hast du Lust …”.
   */
  readonly 'text.asks_first': { value: null; kind: 'phrases'; differs: false; shared: false }
  /**
   * At the beginning of a message, that one agrees with the one before it, as in “Perfecto.”.
   */
  readonly 'text.assent': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Before whose home it is, so that a single name behind it is a person, as in “bei Oma”. */
  readonly 'text.at_somebody': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Before why something is said, which stands before what it is. */
  readonly 'text.because_of': { value: null; kind: 'phrases'; differs: false; shared: false }
  /**
   * Right before what people do, as in “come to our picnic”, “zum Essen”; articles do so as well.
   */
  readonly 'text.before_activity': { value: null; kind: 'words'; differs: false; shared: false }
  /** Words for things that somebody likes more than others. */
  readonly 'text.best': { value: null; kind: 'words'; differs: false; shared: false }
  /** What is confirmed, in a first line whose name stands below it. */
  readonly 'text.booked_thing': { value: null; kind: 'words'; differs: false; shared: false }
  /**
   * The same before the phone, where the verb stands behind it, as in “Von meinem iPhone
   * gesendet”.
   */
  readonly 'text.by_my': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** That verb. */
  readonly 'text.call_off_verb': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Before the name of what a sentence tells of, as in “der Laden heißt Takumi”. */
  readonly 'text.called_verb': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Asks what something is called, anywhere in a text. */
  readonly 'text.called_what': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** How a question begins what something is called. */
  readonly 'text.called_what_first': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Between that something is and what it is called. */
  readonly 'text.called_word': { value: null; kind: 'words'; differs: false; shared: false }
  /**
   * At the beginning of a sentence, that what follows is off, as in “we have to cancel the
   * picnic”.
   */
  readonly 'text.calls_off': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Before or behind a title, that it is off, as in “ABGESAGT:”. */
  readonly 'text.canceled': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** What is captured, where it is given apart, as in “save this place”. */
  readonly 'text.captured_thing': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** How programs for chats name the day of a message. */
  readonly 'text.chat_day': { value: 'today' | 'yesterday'; kind: 'words'; differs: false; shared: false }
  /** Before a time, in a line of a programme or of a chat. */
  readonly 'text.clock_before': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Between and behind times, besides the times themselves. */
  readonly 'text.clock_word': { value: null; kind: 'words'; differs: false; shared: false }
  /** Asks readers to come, before what it is about. */
  readonly 'text.come_along': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Commands that may be followed by what is captured, as in “save Café Bravo”. */
  readonly 'text.command': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** The end of a command, behind what is captured, as in “Füge … hinzu”. */
  readonly 'text.command_end': { value: null; kind: 'words'; differs: false; shared: false }
  /**
   * Commands only before one of the words for “this”, or before a colon, as in “Remember the
   * Titans” is a film.
   */
  readonly 'text.command_for_this': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Politeness before a command. */
  readonly 'text.command_please': { value: null; kind: 'phrases'; differs: false; shared: false }
  /**
   * What a text of the language has often, and of other languages seldom, so that they tell its
   * language.
   */
  readonly 'text.common': { value: null; kind: 'words'; differs: false; shared: false }
  /**
   * In a first line beside a booking, an order or a reservation, whose name stands below it.
   */
  readonly 'text.confirmed': { value: null; kind: 'words'; differs: false; shared: false }
  /** Between what a thing is and its name, as in “Spiel des Jahres war Bomb Busters”. */
  readonly 'text.copula': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Numbers as they stand in titles of lists, as in “Die zehn besten Bars”. */
  readonly 'text.count': { value: number; kind: 'words'; differs: false; shared: false }
  /** Behind a price. */
  readonly 'text.currency': { value: null; kind: 'words'; differs: false; shared: false }
  /** Days of the week as signs and pages shorten them. */
  readonly 'text.day_short': { value: null; kind: 'words'; differs: false; shared: false }
  /**
   * At the beginning of a message, before what its readers are called, as in “Liebe Nachbarn”.
   */
  readonly 'text.dear': { value: null; kind: 'words'; differs: false; shared: false }
  /** What people call several readers, behind these. */
  readonly 'text.dear_readers': { value: null; kind: 'stems'; differs: false; shared: false }
  /** Behind these, adjectives before a name have another ending than the name alone. */
  readonly 'text.declines': { value: null; kind: 'words'; differs: false; shared: false }
  /** Those behind which the name alone has an e, as in “in der Alten Kantine”. */
  readonly 'text.declines_to_e': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before a detail of one thing, and a colon, as in “- Where, Lido”. */
  readonly 'text.detail_label': { value: null; kind: 'words'; differs: false; shared: false }
  /** What one does with a thing or a place, behind these. */
  readonly 'text.do_it': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** What people remind themselves to do, where the verb stands first, as in “buy milk”. */
  readonly 'text.errand_first': { value: null; kind: 'words'; differs: false; shared: false }
  /** The same where it stands last, as in “Milch kaufen”. */
  readonly 'text.errand_last': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before the words that say where, as in “buy cheese at Borough Market”. */
  readonly 'text.errand_where': { value: null; kind: 'words'; differs: false; shared: false }
  /** Events that are in names of venues as well, as in “Jazz Club”, “Comedy Cellar”. */
  readonly 'text.event_and_venue': { value: null; kind: 'words'; differs: false; shared: false }
  /** At the end of a word that is an event, as in “Adventsbasar”. */
  readonly 'text.event_ending': { value: null; kind: 'words'; differs: false; shared: false }
  /** How often a place is open or something is to be had. */
  readonly 'text.every_day': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** What people call the readers of a message, without a greeting. */
  readonly 'text.everybody': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** What people exclaim before they write what it is about. */
  readonly 'text.exclamation': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** What people call what they recommend, as in “My favourite café in Ghent:…”. */
  readonly 'text.favorite': { value: null; kind: 'stems'; differs: false; shared: false }
  /** Between such words and the name, as in “Mi restaurante favorito es …”. */
  readonly 'text.favorite_is': { value: null; kind: 'phrases'; differs: false; shared: false }
  /**
   * After these people are named more often than places, as in “the programme that Ada mentioned”.
   */
  readonly 'text.for_people': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before the name of a person. */
  readonly 'text.for_person': { value: null; kind: 'words'; differs: false; shared: false }
  /** Above a mail that was forwarded. */
  readonly 'text.forwarded': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** What somebody is given, which with “for” and a name is one thing. */
  readonly 'text.given': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before a name with a capital letter, as in “Visit the lido”. */
  readonly 'text.go_to': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** In a sentence that recommends a place, before its name. */
  readonly 'text.go_to_name': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** What follows a date goes on from these, as in “Tom hat am 3.12. Geburtstag”. */
  readonly 'text.goes_on': { value: null; kind: 'words'; differs: false; shared: false }
  /** Who is greeted. */
  readonly 'text.greeted': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** How people greet, before what they write about. */
  readonly 'text.greeting': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** The same before a name, as in “Hi Anna! …”. */
  readonly 'text.greeting_of_one': { value: null; kind: 'words'; differs: false; shared: false }
  /** What somebody has to do, before what it is, as in “wir müssen unbedingt mal ins …”. */
  readonly 'text.have_to': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Before a name, what people have to do there. */
  readonly 'text.have_to_go': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** The same where a place is pleased to invite, as in “le musée a le plaisir de …”. */
  readonly 'text.host_pleased': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Behind the name of a place in which something takes place, as in “el teatro acoge …”. */
  readonly 'text.hosts': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Behind an hour. */
  readonly 'text.hour_mark': { value: null; kind: 'words'; differs: false; shared: false }
  /** Between two times at which something opens and shuts. */
  readonly 'text.hours_to': { value: null; kind: 'words'; differs: false; shared: false }
  /**
   * With an article and capital letters, what these end is a name, as in “The Market Tavern”.
   */
  readonly 'text.inn': { value: null; kind: 'words'; differs: false; shared: false }
  /** That article. */
  readonly 'text.inn_article': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before what hosts invite to, in the subject of a mail. */
  readonly 'text.invitation': { value: null; kind: 'words'; differs: false; shared: false }
  /** Between an invitation and what it is to. */
  readonly 'text.invitation_to': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before what one is invited to. */
  readonly 'text.invited_to': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Anyone who invites does so, before those who are invited and what to. */
  readonly 'text.invites': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** What people write before what they go to, as in “We're going to see …”. */
  readonly 'text.inviting': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Before an invitation, as in “Por la noche vamos al …”. */
  readonly 'text.inviting_when': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Spanish articles after these. */
  readonly 'text.is_article': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** The same, only before an article. */
  readonly 'text.is_before_article': { value: null; kind: 'phrases'; differs: false; shared: false }
  /**
   * Before a name, these say that something is, or is called, as in “It is the …”, “Das ist die
   * …”.
   */
  readonly 'text.is_called': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** At the end of a sentence, that something is off, as in “The gig is cancelled”. */
  readonly 'text.is_off': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Between these and the date. */
  readonly 'text.is_on': { value: null; kind: 'words'; differs: false; shared: false }
  /** Behind a question, before the name of what is shown, as in “Ciné ce soir ? y a Cyrano”. */
  readonly 'text.is_shown': { value: null; kind: 'phrases'; differs: false; shared: false }
  /**
   * Between a time or an occasion and what takes place then, as in “… will be a carol service”.
   */
  readonly 'text.is_to_be': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Between phrases that say nothing of what is captured. */
  readonly 'text.joins': { value: null; kind: 'words'; differs: false; shared: false }
  /** Behind a date, these go on with where or with other people, as in “… at Anna’s”. */
  readonly 'text.joins_place': { value: null; kind: 'words'; differs: false; shared: false }
  /** Between such a label and who wrote it. */
  readonly 'text.label_from': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before when and where something is, in a line of its own, as in “Wo? …”. */
  readonly 'text.label_other': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before what something is, in a line of its own, as in “What:…”. */
  readonly 'text.label_what': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Before where something is, in a line of its own, as in “Wo? …”. */
  readonly 'text.label_where': { value: null; kind: 'phrases'; differs: false; shared: false }
  /**
   * Who asks for people that are missing, before what they are missing for, as in “2 short for 5 a
   * side”.
   */
  readonly 'text.lacking': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Between them and what they are missing for. */
  readonly 'text.lacking_for': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Behind the name of a club or a firm, as in “Kunstverein Gera e. V.”. */
  readonly 'text.legal_form': { value: null; kind: 'phrases'; differs: false; shared: false }
  /**
   * Who asks others whether they would like it, as in “Habt ihr Lust auf …”. A dash is a day that
   * stood there.
   */
  readonly 'text.liking': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Between a word for a list and its name. */
  readonly 'text.list_called': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Words for a list, behind its name. */
  readonly 'text.list_word': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Words by which titles say that more than one thing follows. */
  readonly 'text.listing': { value: null; kind: 'stems'; differs: false; shared: false }
  /** Behind a number, these say that it is an hour, a price or an age. */
  readonly 'text.listing_not': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before what somebody found. */
  readonly 'text.look': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Before a time or a place, and without a meaning when that is taken out. */
  readonly 'text.loose': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Headers of a mail, as programs write them in each language. */
  readonly 'text.mail_header': { value: 'from' | 'to' | 'date' | 'subject'; kind: 'words'; differs: false; shared: false }
  /** Before the subject of a mail that answers or forwards another, and a colon. */
  readonly 'text.mail_prefix': { value: null; kind: 'words'; differs: false; shared: false }
  /** In brackets before the subject of a mail, where it comes from. */
  readonly 'text.mail_tag': { value: null; kind: 'words'; differs: false; shared: false }
  /** What stands in place of a picture where a chat was copied. */
  readonly 'text.media_omitted': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Before what people meet for, as in “wir treffen uns zum Grillen”. */
  readonly 'text.meets': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Before where people meet, as in “we meet by the bandstand”. */
  readonly 'text.meets_at': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Between that or a time and the place, as in “17 Uhr am Brunnen”. */
  readonly 'text.meets_before': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Right before that. */
  readonly 'text.meets_for': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** How months begin, behind the number of a day, as in “12 December”. */
  readonly 'text.month_start': { value: null; kind: 'words'; differs: false; shared: false }
  /**
   * Before what is off, where the verb stands at the end, as in “wir müssen das Fest absagen”.
   */
  readonly 'text.must_call_off': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Before the name of a list that is one's own. */
  readonly 'text.my': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before the name of anything. */
  readonly 'text.name_article': { value: null; kind: 'words'; differs: false; shared: false }
  /** Behind these. */
  readonly 'text.name_asked': { value: null; kind: 'words'; differs: false; shared: false }
  /** The column of a table that says what things are called. */
  readonly 'text.name_column': { value: null; kind: 'words'; differs: false; shared: false }
  /** Inside names, as in “Casa do Zé”, and between a house and its city. */
  readonly 'text.name_of': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before the date that something has moved to. */
  readonly 'text.new_date': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Before an exclamation mark or a picture, that something is new. */
  readonly 'text.new_sign': { value: null; kind: 'words'; differs: false; shared: false }
  /**
   * Groups of people that are called as places are, and who invite to other places, as in “Club
   * Linde”.
   */
  readonly 'text.no_host': { value: null; kind: 'words'; differs: false; shared: false }
  /** Behind words such as “at” and “im”, these name no place, as in “at home”. */
  readonly 'text.no_place': { value: null; kind: 'words'; differs: false; shared: false }
  /**
   * Words of names of groups, firms and offers, which are no venues, as in “Thames Water
   * Services”.
   */
  readonly 'text.no_venue': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before what is off on a day, as in “no training on Friday”. */
  readonly 'text.none_today': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Before what somebody writes down for themselves, or asks whether others know it. */
  readonly 'text.not_to_forget': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** The same right before that date, as in “verschoben auf …”, “jetzt …”. */
  readonly 'text.now_on': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** The same before two digits or more, where a name is looked for, as in “Room 12.12”. */
  readonly 'text.numbered_room': { value: null; kind: 'words'; differs: false; shared: false }
  /** What places are that are called by a number, as in “Pier 35”. */
  readonly 'text.numbered_venue': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before the day on which something is, with a colon behind it, as in “Am Kindertag:…”. */
  readonly 'text.occasion_before': { value: null; kind: 'words'; differs: false; shared: false }
  /** Between a place and whose home it is, as in “im Garten von Lena”. */
  readonly 'text.of_somebody': { value: null; kind: 'words'; differs: false; shared: false }
  /** Between the name of a work in quotes and who plays or made it. */
  readonly 'text.of_which': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Commands that say only that something should be read once more. */
  readonly 'text.once_more': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** That something begins, and not what. */
  readonly 'text.only_begins': { value: null; kind: 'words'; differs: false; shared: false }
  /** In a sentence that says when something would be off, as in “if it rains”. */
  readonly 'text.only_if': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Before towns, and before no venue of one word, as in “in Bologna”. */
  readonly 'text.only_town_before': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before the name of a list. */
  readonly 'text.onto_list': { value: null; kind: 'words'; differs: false; shared: false }
  /** What is said of a text before it begins, and a colon, as in “Tip:…”. */
  readonly 'text.opening_label': { value: null; kind: 'phrases'; differs: false; shared: false }
  /**
   * Before when something was ordered, and under which number, which is not when it takes place.
   */
  readonly 'text.order_label': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Above a mail that was answered. */
  readonly 'text.original_message': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Before what a group does each time, as in “unser nächstes Treffen”. */
  readonly 'text.our_next': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Before what somebody who writes has or holds, whatever its name. */
  readonly 'text.ours': { value: null; kind: 'words'; differs: false; shared: false }
  /** Parts of one thing, its beginning and its end, the way there and back. */
  readonly 'text.part_of_event': { value: null; kind: 'words'; differs: false; shared: false }
  /** What a chat writes in a line of its own above a message that was passed on. */
  readonly 'text.passed_on': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Behind a number that counts who comes. */
  readonly 'text.people': { value: null; kind: 'words'; differs: false; shared: false }
  /** Behind a number, these are no name, as in “2 Personen”, “4 tickets”. */
  readonly 'text.people_counted': { value: null; kind: 'words'; differs: false; shared: false }
  /** How words end that name a place by what it is, such as “Literaturhaus”. */
  readonly 'text.place_ending': { value: null; kind: 'words'; differs: false; shared: false }
  /**
   * What places are, before their names in small letters as well, as in “salle polyvalente de
   * Cancon”.
   */
  readonly 'text.place_first': { value: null; kind: 'words'; differs: false; shared: false }
  /** What places are, as a word of their names, such as “sala Multiusos”. */
  readonly 'text.place_noun': { value: null; kind: 'words'; differs: false; shared: false }
  /** Words that name nothing, no place, no event, nobody. */
  readonly 'text.plain': { value: null; kind: 'words'; differs: false; shared: false }
  /** What a list of times is called, which names nothing. */
  readonly 'text.plan_word': { value: null; kind: 'words'; differs: false; shared: false }
  /**
   * What is said of how something was to be, behind its name, as “scheduled for”, “won’t be”.
   */
  readonly 'text.planned': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** The same before its name, as “geplante”. */
  readonly 'text.planned_before': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Between a name and such words, as “that was originally”. */
  readonly 'text.planned_lead': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** The same, only before where or when it is. */
  readonly 'text.plays': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Politeness behind a command. */
  readonly 'text.please_behind': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** The same for what has moved to another date. */
  readonly 'text.postponed': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Behind who holds or shows something, and before what it is. */
  readonly 'text.presents': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Before a price. */
  readonly 'text.price_before': { value: null; kind: 'words'; differs: false; shared: false }
  /** Words that stand for a thing or a person and name none. */
  readonly 'text.pronoun': { value: null; kind: 'words'; differs: false; shared: false }
  /** What shops write before the name of what was bought, in the subject of a mail. */
  readonly 'text.purchase': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Verbs behind the name of the list that something is put on. */
  readonly 'text.put_end': { value: null; kind: 'words'; differs: false; shared: false }
  /** Verbs before what is put on a list that the same text names. */
  readonly 'text.put_on_list': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** At the beginning of the line that programs write above a mail that is quoted. */
  readonly 'text.quote_on': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Before the person that something is for, at the beginning, as in “for Mama”. */
  readonly 'text.recipient': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before what a service reminds of. */
  readonly 'text.reminder_of': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Before what somebody wants to be reminded of, as in “Remind me to book …”. */
  readonly 'text.reminding': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Before a saint’s name, by which churches and schools are called. */
  readonly 'text.saint': { value: null; kind: 'words'; differs: false; shared: false }
  /** The same before a title, as in “Sehr geehrte Frau Maier”. */
  readonly 'text.salutation': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Before the first name of the reader of a letter, as in “Hee Bas, …”. */
  readonly 'text.salutation_of_one': { value: null; kind: 'words'; differs: false; shared: false }
  /** Titles, and what guests and members are called, behind these. */
  readonly 'text.salutation_title': { value: null; kind: 'stems'; differs: false; shared: false }
  /**
   * Before a place that is the same as before, as in “same place, St Mary’s” or “toujours salle
   * Berlioz”.
   */
  readonly 'text.same_place': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Begins like a command, and is one only before a colon or “this”. */
  readonly 'text.save_the_date': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Behind who says something, as in “Oma sagt:…”. */
  readonly 'text.says': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Between who says something and what. */
  readonly 'text.says_that': { value: null; kind: 'words'; differs: false; shared: false }
  /** What a ticket says of a seat, in front of its number or letter. */
  readonly 'text.seat': { value: null; kind: 'words'; differs: false; shared: false }
  /** That verb. */
  readonly 'text.sent': { value: null; kind: 'words'; differs: false; shared: false }
  /** What phones write below a mail. */
  readonly 'text.sent_from': { value: null; kind: 'phrases'; differs: false; shared: false }
  /**
   * What people call several places or things at once, and what they say before they name them.
   */
  readonly 'text.several': { value: null; kind: 'phrases'; differs: false; shared: false }
  /**
   * What people plan several things for, which with small words names nothing, as in “Fürs
   * Wochenende:…”.
   */
  readonly 'text.several_days': { value: null; kind: 'words'; differs: false; shared: false }
  /** When doors open or it begins, before what it is, as in “Doors 7pm, show 8pm, …”. */
  readonly 'text.show_opening': { value: null; kind: 'words'; differs: false; shared: false }
  /** What is shut, or before days on which a place is. */
  readonly 'text.shut': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before a place whose name may be in small letters, as people write in chats. */
  readonly 'text.small_before': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** The same for what is sold out. */
  readonly 'text.sold_out': { value: null; kind: 'phrases'; differs: false; shared: false }
  /**
   * Before what is off or a day, where the end of the verb stands behind it, as in “das Training
   * fällt am Freitag aus”.
   */
  readonly 'text.splits_off': { value: null; kind: 'words'; differs: false; shared: false }
  /** That end of the verb. */
  readonly 'text.splits_off_end': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Articles that are left at the beginning where such a word is taken out. */
  readonly 'text.status_article': { value: null; kind: 'words'; differs: false; shared: false }
  /** Between the beginning and such a word, as in “Termin abgesagt:…”. */
  readonly 'text.status_thing': { value: null; kind: 'words'; differs: false; shared: false }
  /** What one books where one eats; what that is called is the name of such a booking. */
  readonly 'text.table': { value: null; kind: 'words'; differs: false; shared: false }
  /** Behind a thing, that it takes place, has moved or is the best. */
  readonly 'text.takes_place': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Words that end a message. */
  readonly 'text.thanks': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Between two events of a line. */
  readonly 'text.then': { value: null; kind: 'words'; differs: false; shared: false }
  /**
   * What somebody tells of, in a question or before a colon, as in “Movie? …” and “Libro que me
   * recomendó Ana:…”.
   */
  readonly 'text.thing_kind': { value: null; kind: 'words'; differs: false; shared: false }
  /** What is bought for an event. */
  readonly 'text.ticket': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before the number of a ticket or an order, and the name behind it. */
  readonly 'text.ticket_number': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Behind a number, before what tickets are for, as in “2 Karten für…”. */
  readonly 'text.tickets_of': { value: null; kind: 'phrases'; differs: false; shared: false }
  /**
   * What somebody passes on, behind what it is for and before a colon, as in “brunch idea:…”.
   */
  readonly 'text.tip_word': { value: null; kind: 'words'; differs: false; shared: false }
  /** Articles before a name, which are no part of it. */
  readonly 'text.title_article': { value: null; kind: 'words'; differs: false; shared: false }
  /** What people ask each other to bring, before a list of it. */
  readonly 'text.to_bring': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** The new date is announced later. */
  readonly 'text.to_come': { value: null; kind: 'phrases'; differs: false; shared: false }
  /**
   * Words for the reader, before which only who writes stands, as in “OpenTable⏎Your table …”.
   */
  readonly 'text.to_reader': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Before the name of what somebody goes to see or hear. */
  readonly 'text.to_see': { value: null; kind: 'phrases'; differs: false; shared: false }
  /**
   * Behind a kind of thing, or alone, before what is recommended, as in “Korean place to try:…”,
   * “Da provare:…”.
   */
  readonly 'text.to_try': { value: null; kind: 'phrases'; differs: false; shared: false }
  /**
   * Who told of a thing, between what it is and its name, as in “the podcast i mentioned:…”.
   */
  readonly 'text.told_of': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before a town or a part of one, more often than before a venue. */
  readonly 'text.town_before': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Articles before the name of a venue, which are no part of it. */
  readonly 'text.venue_article': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before the name of a venue. */
  readonly 'text.venue_before': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** At the end of what stands before a name, as in “Show at”. */
  readonly 'text.venue_end': { value: null; kind: 'words'; differs: false; shared: false }
  /**
   * Words that stand in small letters inside names of venues, as in “House of Small Wonder”.
   */
  readonly 'text.venue_joining': { value: null; kind: 'words'; differs: false; shared: false }
  /** What places are, before their names. */
  readonly 'text.venue_kind': { value: null; kind: 'words'; differs: false; shared: false }
  /** What pages write before the name of a venue in the same line. */
  readonly 'text.venue_label': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before a place that people meet in, at or in front of, and before no time. */
  readonly 'text.venue_near': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** What a verb leaves at the end of a sentence, as in “lädt … ein”. */
  readonly 'text.verb_ending': { value: null; kind: 'words'; differs: false; shared: false }
  /**
   * Verbs that stand first in what is left of a sentence without its day, before what takes place
   * then.
   */
  readonly 'text.verb_first': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Who writes and what they do, before what takes place. */
  readonly 'text.we_hold': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Words for who speaks and who is spoken to, in a sentence that is no name. */
  readonly 'text.we_or_you': { value: null; kind: 'words'; differs: false; shared: false }
  /** Behind these, that somebody found or saw it, as in “Schau mal, was ich gefunden habe:”. */
  readonly 'text.what_i': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Asks what something is called, before “called”. */
  readonly 'text.what_is': { value: null; kind: 'phrases'; differs: false; shared: false }
  /**
   * Which of several, between an article and what takes place, as in “zum nächsten Stammtisch”.
   */
  readonly 'text.which_one': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before the name of those who play, as in “mit »4cant«”. */
  readonly 'text.with_whom': { value: null; kind: 'words'; differs: false; shared: false }
  /** Behind the day and the name in that line. */
  readonly 'text.wrote': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before what somebody has booked, where a colon and its name follow, as in “Ihr Termin”. */
  readonly 'text.yours': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Short names of zones between and behind times. */
  readonly 'text.zone_short': { value: null; kind: 'words'; differs: false; shared: false }
  /** States of the USA by their codes. */
  readonly 'place.american_state': { value: string; kind: 'phrases'; differs: false; shared: false }
  /** States of Australia that are written out before a postcode. */
  readonly 'place.australian_region': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Before what somebody found better than all others. */
  readonly 'place.best': { value: null; kind: 'words'; differs: false; shared: false }
  /** Between a booking and the name of a place. */
  readonly 'place.booked_at': { value: null; kind: 'words'; differs: false; shared: false }
  /** What somebody has at a place, in a note about a visit. */
  readonly 'place.booking': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Provinces of Canada that are written out before a postcode. */
  readonly 'place.canadian_region': { value: null; kind: 'phrases'; differs: false; shared: false }
  /**
   * Neighborhoods of the catalog whose names are other words as well, so that they count only in
   * an address.
   */
  readonly 'place.catalog_word': { value: null; kind: 'words'; differs: false; shared: false }
  /**
   * Large cities that are not in the catalog. Names that are common words or names of people are
   * left out.
   */
  readonly 'place.city': { value: string; kind: 'phrases'; differs: false; shared: false }
  /** Such words that join two cities rather than two parts of a name. */
  readonly 'place.city_and': { value: null; kind: 'words'; differs: false; shared: false }
  /**
   * Names of cities begin with these, which are no city alone; those of few cities belong to no
   * language.
   */
  readonly 'place.city_begin': { value: null; kind: 'words'; differs: false; shared: false }
  /**
   * Cities whose names are words or names of people as well, so that they count only where an
   * address says so.
   */
  readonly 'place.city_of_address': { value: string; kind: 'phrases'; differs: false; shared: false }
  /**
   * What the cities of the catalog are called elsewhere, and the parts of them that are cities to
   * their people.
   */
  readonly 'place.city_of_catalog': { value: string; kind: 'phrases'; differs: false; shared: false }
  /** Where large cities are, in degrees to a tenth, those whose name no other large one has. */
  readonly 'place.city_point': { value: string; kind: 'phrases'; differs: false; shared: false }
  /** Within names of cities, as in “Frankfurt am Main”. */
  readonly 'place.city_within': { value: null; kind: 'words'; differs: false; shared: false }
  /** Behind a number, which is an hour then and no house. */
  readonly 'place.clock_word': { value: null; kind: 'words'; differs: false; shared: false }
  /**
   * What countries are called besides their names in Unicode, as their people, or many others,
   * write them.
   */
  readonly 'place.country': { value: string; kind: 'phrases'; differs: false; shared: false }
  /**
   * Countries of which an address must tell the part, and Spain and Portugal with their islands.
   */
  readonly 'place.country_of_zones': { value: null; kind: 'words'; differs: false; shared: false }
  /** What people do, behind who they are, which names of places do not have. */
  readonly 'place.done': { value: null; kind: 'words'; differs: false; shared: false }
  /** What people do, before who they are. */
  readonly 'place.done_question': { value: null; kind: 'words'; differs: false; shared: false }
  /** Behind what somebody found better than all others. */
  readonly 'place.ever': { value: null; kind: 'words'; differs: false; shared: false }
  /** What people like, right behind whose it is. */
  readonly 'place.favourite': { value: null; kind: 'stems'; differs: false; shared: false }
  /** What people like, behind its noun. */
  readonly 'place.favourite_behind': { value: null; kind: 'words'; differs: false; shared: false }
  /** Houses that are called by their city, as in “Coliseu do Porto”. */
  readonly 'place.house': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before the city that something is in. */
  readonly 'place.in': { value: null; kind: 'words'; differs: false; shared: false }
  /** Words before where people go that stand inside names as well, as in “Feira da Ladra”. */
  readonly 'place.in_name': { value: null; kind: 'words'; differs: false; shared: false }
  /** Verbs that end the name of a place, before what is said of it. */
  readonly 'place.is': { value: null; kind: 'words'; differs: false; shared: false }
  /**
   * Places among the words for what is done there, in the singular, as in “Museum at Eldridge
   * Street”.
   */
  readonly 'place.kind': { value: null; kind: 'words'; differs: false; shared: false }
  /** What places are, before a street that follows without a comma. */
  readonly 'place.kind_before_street': { value: null; kind: 'words'; differs: false; shared: false }
  /** What people say that they like, behind who they are. */
  readonly 'place.like': { value: null; kind: 'words'; differs: false; shared: false }
  /**
   * Cities of one name in several zones, the one that is meant most first, each with country,
   * zone, and the regions with which it is written. Those behind + are meant only where their
   * region stands with them.
   */
  readonly 'place.namesake': { value: string; kind: 'phrases'; differs: false; shared: true }
  /** Between whose a thing is and that they like it. */
  readonly 'place.new': { value: null; kind: 'words'; differs: false; shared: false }
  /**
   * Words for times and parts of texts that stand with a number as names of streets do, as in “Im
   * Herbst 2021”.
   */
  readonly 'place.no_street': { value: null; kind: 'words'; differs: false; shared: false }
  /** Behind the number of a house, one more of the same number. */
  readonly 'place.number_more': { value: null; kind: 'words'; differs: false; shared: false }
  /** Between a street and the number of a house. */
  readonly 'place.number_sign': { value: null; kind: 'words'; differs: false; shared: false }
  /** Whose a thing is that they like, before it. */
  readonly 'place.our': { value: null; kind: 'words'; differs: false; shared: false }
  /** Who does something, in a sentence and in no name. */
  readonly 'place.people': { value: null; kind: 'words'; differs: false; shared: false }
  /** Who does something, behind what they do. */
  readonly 'place.people_behind': { value: null; kind: 'words'; differs: false; shared: false }
  /** Who likes something. */
  readonly 'place.people_who_like': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before a number of a phone, which is no city. */
  readonly 'place.phone': { value: null; kind: 'words'; differs: false; shared: false }
  /** Provinces and states of Canada and Australia in which such cities are, by their codes. */
  readonly 'place.province': { value: string; kind: 'phrases'; differs: false; shared: false }
  /** States and territories of Australia, and their codes. */
  readonly 'place.region_of_australia': { value: string; kind: 'phrases'; differs: false; shared: false }
  /** States of Brazil, and their codes. */
  readonly 'place.region_of_brazil': { value: string; kind: 'phrases'; differs: false; shared: false }
  /** Provinces of Canada, and their codes. */
  readonly 'place.region_of_canada': { value: string; kind: 'phrases'; differs: false; shared: false }
  /** States of Mexico, and their codes. */
  readonly 'place.region_of_mexico': { value: string; kind: 'phrases'; differs: false; shared: false }
  /** What sentences say about places, and names of places do not. */
  readonly 'place.said': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** The same before another word. */
  readonly 'place.said_before': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Ends of streets that are small words of sentences as well, as in “325 F. Place”. */
  readonly 'place.small_street': { value: null; kind: 'words'; differs: false; shared: false }
  /**
   * Ends of hosts that are countries by their codes, and are sold as words all over the world.
   */
  readonly 'place.sold_host': { value: null; kind: 'words'; differs: false; shared: false }
  /** States of the USA whose names are those of cities as well. */
  readonly 'place.state_also_city': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** What names of streets begin with, before the rest of the name. */
  readonly 'place.street_adjective': { value: null; kind: 'words'; differs: false; shared: false }
  /** The same before a name with one of the endings of the north. */
  readonly 'place.street_adjective_northern': { value: null; kind: 'words'; differs: false; shared: false }
  /** How names of streets end. */
  readonly 'place.street_ending': { value: null; kind: 'words'; differs: false; shared: false }
  /** Between words of a street and its name. */
  readonly 'place.street_of': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** The same, joined to the name. */
  readonly 'place.street_of_elided': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** What names of streets begin with that say where something is. */
  readonly 'place.street_preposition': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Short for such words; a space may be missing behind them. */
  readonly 'place.street_short': { value: null; kind: 'words'; differs: false; shared: false }
  /**
   * Small words with which the name of a street goes on before its last word, as in “Witte de
   * Withstraat”.
   */
  readonly 'place.street_within': { value: null; kind: 'words'; differs: false; shared: false }
  /** Words that end a name of a street apart from it, as in “Berliner Straße”. */
  readonly 'place.street_word': { value: null; kind: 'words'; differs: false; shared: false }
  /** Words that streets end with, after the number. */
  readonly 'place.street_word_after': { value: null; kind: 'words'; differs: false; shared: false }
  /** Words that streets begin with, before their name and number. */
  readonly 'place.street_word_before': { value: null; kind: 'words'; differs: false; shared: false }
  /** Words that streets begin with, after the number. */
  readonly 'place.street_word_behind_number': { value: null; kind: 'words'; differs: false; shared: false }
  /** How notes about a visit begin. */
  readonly 'place.visit_begin': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** What people do at a place, or go to it by, before its name. */
  readonly 'place.where_to': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** The zones that clocks of the cities of the catalog show. */
  readonly 'place.zone_of_catalog': { value: string; kind: 'phrases'; differs: false; shared: true }
  /** Countries whose clocks show one time. Small islands far from it do not count. */
  readonly 'place.zone_of_country': { value: string; kind: 'words'; differs: false; shared: false }
  /**
   * Words for one thing to look for that is no activity of the catalog, such as a kitchen, in any
   * language.
   */
  readonly 'activity.alike': { value: string; kind: 'phrases'; differs: false; shared: false }
  /** Before the name of a venue. */
  readonly 'activity.at_venue': { value: null; kind: 'words'; differs: false; shared: false }
  /** The same of two words. */
  readonly 'activity.at_venue_of': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** What compounds end with that name an activity of the catalog, as “Adventskonzert” does. */
  readonly 'activity.compound_end': { value: 'flea_markets' | 'markets' | 'concerts' | 'readings' | 'hiking' | 'walks' | 'museums' | 'sauna' | 'breakfast' | 'brunch' | 'playgrounds' | 'festivals'; kind: 'words'; differs: false; shared: false }
  /** Verbs beside what people have or look at, as in “Eis essen”. */
  readonly 'activity.consuming': { value: null; kind: 'words'; differs: false; shared: false }
  /** What people do on one day; with one of these, “Friday” is when it is. */
  readonly 'activity.event': { value: null; kind: 'words'; differs: false; shared: false }
  /** The ends of longer words for what people do on one day. */
  readonly 'activity.event_ending': { value: null; kind: 'words'; differs: false; shared: false }
  /** Such words for what is always there. */
  readonly 'activity.lasting_show': { value: null; kind: 'words'; differs: false; shared: false }
  /** A market, which takes place on certain days only where something says so. */
  readonly 'activity.market': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before the English “market”, these make it one that takes place on certain days. */
  readonly 'activity.market_season': { value: null; kind: 'words'; differs: false; shared: false }
  /** What people say in a search who are in a mood, such as “rainy day”. */
  readonly 'activity.mood': { value: string; kind: 'phrases'; differs: false; shared: false }
  /** Words of names of what suits a mood, whatever is done there. */
  readonly 'activity.mood_has': { value: string; kind: 'phrases'; differs: false; shared: true }
  /** Words of names of what does not suit it, whatever is done there. */
  readonly 'activity.mood_lacks': { value: string; kind: 'phrases'; differs: false; shared: true }
  /** Before the German “markt” these make it a shop or what is traded. */
  readonly 'activity.no_market': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before the German “lesung” these make it another word. */
  readonly 'activity.no_reading': { value: null; kind: 'words'; differs: false; shared: false }
  /** What people rather do in the evening; with one of these, “7.30” is then. */
  readonly 'activity.of_evening': { value: null; kind: 'words'; differs: false; shared: false }
  /** What people begin in the morning; with one of these, “at 9” is then. */
  readonly 'activity.of_morning': { value: null; kind: 'words'; differs: false; shared: false }
  /** The ends of longer words for what people begin in the morning. */
  readonly 'activity.of_morning_ending': { value: null; kind: 'words'; differs: false; shared: false }
  /** Parts of names of activities that mean other things by themselves. */
  readonly 'activity.ordinary': { value: null; kind: 'words'; differs: false; shared: false }
  /** What texts and types of schema.org call an activity of the catalog. */
  readonly 'activity.read': { value: string; kind: 'phrases'; differs: false; shared: true }
  /** What people call one when they search, which means other things as often. */
  readonly 'activity.searched': { value: string; kind: 'phrases'; differs: false; shared: true }
  /**
   * What streets and inns are, behind a name that may be one of what people do, as in “Market
   * Street”.
   */
  readonly 'activity.street_or_inn': { value: null; kind: 'words'; differs: false; shared: false }
  /** The moods that an activity of the catalog suits. */
  readonly 'activity.suits': { value: string; kind: 'phrases'; differs: false; shared: true }
  /** What people have as well as an activity, which is called otherwise in the catalog. */
  readonly 'activity.treat': { value: null; kind: 'words'; differs: false; shared: false }
  /**
   * What places are where many things are done; an event there is not what people else do there.
   * Museums, saunas and rinks are not among them.
   */
  readonly 'activity.venue': { value: null; kind: 'words'; differs: false; shared: false }
  /** How names of venues begin that are written in lower case, articles included. */
  readonly 'activity.venue_begin': { value: null; kind: 'words'; differs: false; shared: false }
  /** The activity that includes one. */
  readonly 'activity.wider': { value: string; kind: 'phrases'; differs: false; shared: true }
  /** What people call one when they search, and in texts. */
  readonly 'activity.word': { value: string; kind: 'phrases'; differs: false; shared: true }
  /** Between two sides of a match. */
  readonly 'page.against': { value: null; kind: 'words'; differs: false; shared: false }
  /** How titles begin that ask how old a visitor is. */
  readonly 'page.age_question': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Short pages say so that let in only who is old enough. */
  readonly 'page.age_wall': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** How a notice says that something is bad news. */
  readonly 'page.alas': { value: null; kind: 'words'; differs: false; shared: false }
  /** After a word for not, what was is over. */
  readonly 'page.any_more': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before the name of a site at which people log in. */
  readonly 'page.at_site': { value: null; kind: 'words'; differs: false; shared: false }
  /** What something is that can be had. */
  readonly 'page.available': { value: null; kind: 'words'; differs: false; shared: false }
  /** Words of paragraphs that are no content. */
  readonly 'page.boilerplate': { value: null; kind: 'words'; differs: false; shared: false }
  /** What a visitor sees pages with. */
  readonly 'page.browser': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before a word for a page, it is not there. */
  readonly 'page.cannot_find': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Short pages say so that look whether a person visits them. */
  readonly 'page.check_phrase': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** How buttons and forms begin with which visitors choose. */
  readonly 'page.choose': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Heads of columns. */
  readonly 'page.column': { value: 'title' | 'note' | 'url' | 'venue' | 'place' | 'address' | 'postcode' | 'city' | 'latitude' | 'longitude' | 'starts' | 'start_time' | 'ends' | 'end_time' | 'all_day'; kind: 'phrases'; differs: false; shared: false }
  /**
   * Short words that only this of the languages has often, so that they tell the language of a
   * page.
   */
  readonly 'page.common': { value: null; kind: 'words'; differs: false; shared: false }
  /** What visitors are asked to take who do not pay. */
  readonly 'page.consent_to_ads': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** How words begin that stand with addresses of who publishes a page. */
  readonly 'page.contact': { value: null; kind: 'words'; differs: false; shared: false }
  /** What a notice of consent is about. */
  readonly 'page.cookies': { value: null; kind: 'words'; differs: false; shared: false }
  /** What visitors of a site choose before they see it. */
  readonly 'page.country': { value: null; kind: 'words'; differs: false; shared: false }
  /** What sites say whose database does not answer. */
  readonly 'page.database_error': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** What such a program shows before there is a site. */
  readonly 'page.default_page': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** What is for sale where an address is. */
  readonly 'page.domain': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** What short pages say whose address is for sale. */
  readonly 'page.domain_parked': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** After a number such as 503 at the beginning of a title. */
  readonly 'page.error_after_code': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** What an event is called in a notice about it. */
  readonly 'page.event': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before days that are left out. */
  readonly 'page.except': { value: null; kind: 'words'; differs: false; shared: false }
  /**
   * Titles of checks, refusals and errors that stand in place of a page; each is all of a title.
   */
  readonly 'page.failure': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** After a domain, these say that its address is for sale. */
  readonly 'page.for_sale': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** A text is only for people who pay. */
  readonly 'page.for_subscribers': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** How headings begin that close an article or stand between its parts. */
  readonly 'page.frame': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Titles of pages for log-in and consent; each is all of a title. */
  readonly 'page.gate': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Parts of addresses at which visitors consent, or say how old they are. */
  readonly 'page.gate_path': { value: null; kind: 'words'; differs: false; shared: false }
  /** Parts of titles that say nothing in particular. */
  readonly 'page.generic_title': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** How buttons begin that lead to an app. */
  readonly 'page.get_app': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** After a word for a page in a title, it is gone. */
  readonly 'page.gone': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Short pages say so when what was there is gone, with no word for a page. */
  readonly 'page.gone_phrase': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** How headings of steps begin that say what for they are. */
  readonly 'page.how_to': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Before the place or the state in which something is. */
  readonly 'page.in': { value: null; kind: 'words'; differs: false; shared: false }
  /** Heads of columns of an inventory, apart from the names of its fields. */
  readonly 'page.inventory_column': { value: 'id' | 'name' | 'kind' | 'description' | 'venue' | 'address' | 'city' | 'neighborhood' | 'activity' | 'latitude' | 'longitude' | 'timezone' | 'opening_hours' | 'starts' | 'ends' | 'url' | 'price' | 'currency' | 'weight' | 'closed'; kind: 'phrases'; differs: false; shared: false }
  /** Between a thing and what it is. */
  readonly 'page.is': { value: null; kind: 'words'; differs: false; shared: false }
  /** What else may be gone in place of a page. */
  readonly 'page.link': { value: null; kind: 'words'; differs: false; shared: false }
  /** What maps call a list, before how many places it has. */
  readonly 'page.list_word': { value: null; kind: 'words'; differs: false; shared: false }
  /** What buttons and titles say where people log in. */
  readonly 'page.log_in': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** How titles begin that say where or what for people log in. */
  readonly 'page.log_in_for': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** How titles begin where the name of a site follows after a space, without accents. */
  readonly 'page.log_in_to': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** The particle of such a verb. */
  readonly 'page.log_particle': { value: null; kind: 'words'; differs: false; shared: false }
  /** A verb for logging in, whose particle stands at the end. */
  readonly 'page.log_yourself': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** After the page that a visitor asked for, what has become of it. */
  readonly 'page.lost': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Work on a site, after a word for in. */
  readonly 'page.maintenance': { value: null; kind: 'words'; differs: false; shared: false }
  /** What pages of matches say. */
  readonly 'page.matchday': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** The head of a column of a table with names of things. */
  readonly 'page.name_column': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** How a notice about news by mail begins. */
  readonly 'page.newsletter': { value: null; kind: 'words'; differs: false; shared: false }
  /** How buttons begin with which people subscribe to news. */
  readonly 'page.newsletter_sign_up': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** What was there is not there any more, wherever it stands. */
  readonly 'page.no_longer_available': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Before what something is not. */
  readonly 'page.not': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** After a word for a page, it is not there. */
  readonly 'page.not_found': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** What short pages say to visitors from another country. */
  readonly 'page.not_in_your_country': { value: null; kind: 'stems'; differs: false; shared: false }
  /** After a word for a queue, they make it something else. */
  readonly 'page.not_queue': { value: null; kind: 'words'; differs: false; shared: false }
  /** At this moment, in a sentence about a queue. */
  readonly 'page.now': { value: null; kind: 'words'; differs: false; shared: false }
  /** Short for a number, before that of an entry. */
  readonly 'page.number': { value: null; kind: 'words'; differs: false; shared: false }
  /** Short for a number, right before it. */
  readonly 'page.number_sign': { value: null; kind: 'words'; differs: false; shared: false }
  /** What pages of matches say before a number. */
  readonly 'page.numbered_matchday': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before days on which a place is open. */
  readonly 'page.open': { value: null; kind: 'words'; differs: false; shared: false }
  /** Between two things that people may do. */
  readonly 'page.or': { value: null; kind: 'words'; differs: false; shared: false }
  /** What visitors may have instead who pay. */
  readonly 'page.or_pay': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** What a browser is with which a page is not shown. */
  readonly 'page.outdated': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** What an event is when it is over, at the end of a notice. */
  readonly 'page.over': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Paths of a site's first page, and of pages about the site itself. */
  readonly 'page.own_path': { value: null; kind: 'words'; differs: false; shared: false }
  /** What a page is called. */
  readonly 'page.page': { value: null; kind: 'words'; differs: false; shared: false }
  /** After a word for a page in a short page, it is gone. */
  readonly 'page.page_is_gone': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** The page that a visitor asked for, in a short page. */
  readonly 'page.page_wanted': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Labels of where something is. */
  readonly 'page.place_label': { value: null; kind: 'words'; differs: false; shared: false }
  /** What notices about data speak of. */
  readonly 'page.privacy': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** What titles of programmes say. */
  readonly 'page.programme': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Where visitors of a site wait. */
  readonly 'page.queue': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before a queue. */
  readonly 'page.queue_article': { value: null; kind: 'words'; differs: false; shared: false }
  /** Services that let visitors of other sites wait. */
  readonly 'page.queue_service': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** How titles begin that ask readers to sign up or to pay. */
  readonly 'page.read_on': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** As read_on, where nothing follows. */
  readonly 'page.read_on_alone': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Before the name of what people pay for to read on. */
  readonly 'page.reading_on': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Words for events that also stand for what comes out on a day. */
  readonly 'page.released': { value: null; kind: 'words'; differs: false; shared: false }
  /** What titles call what has been, or what tells of many things. */
  readonly 'page.report': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** How a notice begins when no tickets are sold any more. */
  readonly 'page.sales_over': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** A program that shows sites. */
  readonly 'page.server': { value: null; kind: 'words'; differs: false; shared: false }
  /** How titles of pages begin that programs show in place of a site. */
  readonly 'page.server_page': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** As server_page, where nothing follows. */
  readonly 'page.server_page_alone': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** What people may do who have no account. */
  readonly 'page.sign_up': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Only who signs up may read on. */
  readonly 'page.sign_up_to_read': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** What a site is called by itself. */
  readonly 'page.site': { value: null; kind: 'words'; differs: false; shared: false }
  /** Work on a site, in a title. */
  readonly 'page.site_work': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Short pages say so when there is work on a site. */
  readonly 'page.site_work_now': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** A notice that says only that no tickets are left. */
  readonly 'page.sold_out': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Headings of steps that are done one after another, and of what belongs to one thing. */
  readonly 'page.steps': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Before the last day of an exhibition in its title. */
  readonly 'page.still': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Before an event or a page, which they point to. */
  readonly 'page.this': { value: null; kind: 'phrases'; differs: false; shared: false }
  /**
   * A sentence that begins with these, or a longer word, may say that something is not there.
   */
  readonly 'page.this_or_sorry': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Labels of when something is. */
  readonly 'page.time_label': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before such a label. */
  readonly 'page.time_label_before': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Kitchens and keywords in a page's data, by the activity of the catalog that they are. */
  readonly 'page.topic': { value: 'ramen' | 'sushi' | 'pizza' | 'coffee' | 'ice_cream' | 'brunch' | 'breakfast' | 'cocktails' | 'wine' | 'craft_beer' | 'bakeries' | 'street_food' | 'tea' | 'jazz' | 'karaoke' | 'opera' | 'comedy' | 'yoga' | 'sauna' | 'spa' | 'bouldering' | 'climbing' | 'hiking' | 'cinema' | 'theatre' | 'concerts' | 'flea_markets' | 'pottery' | 'football' | 'basketball' | 'volleyball' | 'tennis' | 'running' | 'cycling' | 'workshops' | 'festivals' | 'museums'; kind: 'phrases'; differs: false; shared: false }
  /** What a cell of a table says that is true. */
  readonly 'page.true': { value: null; kind: 'words'; differs: false; shared: false }
  /** What something is that cannot be had. */
  readonly 'page.unavailable': { value: null; kind: 'stems'; differs: false; shared: false }
  /** After a word for a site, there is work on it. */
  readonly 'page.under_maintenance': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** A queue on the web. */
  readonly 'page.virtual': { value: null; kind: 'words'; differs: false; shared: false }
  /** How such titles begin where a name follows, without accents. */
  readonly 'page.wall_opening': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Says that a page is not shown, wherever it stands in a title. */
  readonly 'page.wall_phrase': { value: null; kind: 'stems'; differs: false; shared: false }
  /** A site that says “we” before cookies asks for consent. */
  readonly 'page.we': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before the name of a site that greets its visitors. */
  readonly 'page.welcome_at': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** After a word for unavailable, where or why it is. */
  readonly 'page.where_or_why': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Between reading on and its price. */
  readonly 'page.with': { value: null; kind: 'words'; differs: false; shared: false }
  /** How a line begins that says when a page was written or changed. */
  readonly 'page.written': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Before a word for written or changed. */
  readonly 'page.written_last': { value: null; kind: 'words'; differs: false; shared: false }
  /** What a visitor is or does, before a queue. */
  readonly 'page.you_are': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Before the privacy that a site speaks of. */
  readonly 'page.your': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Before what visitors choose. */
  readonly 'page.your_or_a': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** A sentence with these is about the page, and not about what is on it. */
  readonly 'answer.about_page': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** How a correction begins. */
  readonly 'answer.actually': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** All of several things. */
  readonly 'answer.all': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Words of a search that say that anything will do, beside a time or a place. */
  readonly 'answer.anything': { value: null; kind: 'words'; differs: false; shared: false }
  /** Words around an answer, such as “I’ll take the second one, please”. */
  readonly 'answer.around': { value: null; kind: 'words'; differs: false; shared: false }
  /** Between it_is and the address of a page. */
  readonly 'answer.at': { value: null; kind: 'words'; differs: false; shared: false }
  /** The capture is given up. */
  readonly 'answer.cancel': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** The same as a number. */
  readonly 'answer.cardinal': { value: number; kind: 'words'; differs: false; shared: false }
  /** Nouns that only begin a word; addresses end in them. */
  readonly 'answer.compound_first_noun': { value: null; kind: 'words'; differs: false; shared: false }
  /** What joins two nouns of a word. */
  readonly 'answer.compound_joint': { value: null; kind: 'words'; differs: false; shared: false }
  /** Nouns that longer words are made of, none of which streets and quarters end in. */
  readonly 'answer.compound_noun': { value: null; kind: 'words'; differs: false; shared: false }
  /** Short nouns, which end a word only after a noun that is known, too. */
  readonly 'answer.compound_short_noun': { value: null; kind: 'words'; differs: false; shared: false }
  /** What makes a verb a word for doing it, as in “swimming”. */
  readonly 'answer.doing_ending': { value: null; kind: 'words'; differs: false; shared: false }
  /** Of several days, the one before the others. */
  readonly 'answer.earlier': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** An answer that chooses the files. */
  readonly 'answer.files': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Words of a requirement that say nothing about what is wanted. */
  readonly 'answer.filler': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before the address of a page. */
  readonly 'answer.it_is': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** An answer that leaves an idea as it was. */
  readonly 'answer.keep': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** The last of the choices. */
  readonly 'answer.last': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Of several days, the one after the others. */
  readonly 'answer.later': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** How the heads of a mail begin that somebody pasted. */
  readonly 'answer.mail_field': { value: null; kind: 'words'; differs: false; shared: false }
  /** Nobody but the user. */
  readonly 'answer.me': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** The one in the middle. */
  readonly 'answer.middle': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Words of a name that have no capital, besides those that join the name of a venue. */
  readonly 'answer.name_particle': { value: null; kind: 'words'; differs: false; shared: false }
  /** What is wanted is without what these words stand with. */
  readonly 'answer.negative': { value: null; kind: 'words'; differs: false; shared: false }
  /** No agreement. */
  readonly 'answer.no': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Something has no date. */
  readonly 'answer.no_date': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** No list. */
  readonly 'answer.no_list': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Words that stand where a venue is named and are no name of one. */
  readonly 'answer.no_venue': { value: null; kind: 'words'; differs: false; shared: false }
  /** Nobody in particular. */
  readonly 'answer.nobody': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** What follows says what is not meant. */
  readonly 'answer.not': { value: null; kind: 'words'; differs: false; shared: false }
  /** The position of a choice, as a word. */
  readonly 'answer.ordinal': { value: number; kind: 'words'; differs: false; shared: false }
  /** An answer that chooses the page of several sources. */
  readonly 'answer.page': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** An answer that chooses the pictures. */
  readonly 'answer.pictures': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Positions of choices that there are not; “prima” and “uno” are names there. */
  readonly 'answer.plain_position': { value: null; kind: 'words'; differs: false; shared: false }
  /** Before what somebody is asked to do. */
  readonly 'answer.please': { value: null; kind: 'phrases'; differs: false; shared: false }
  /**
   * Ends of plurals. in_y becomes a y, the last two letters of with_en are left out, and so is
   * after_consonant behind one.
   */
  readonly 'answer.plural_ending': { value: 'in_y' | 'with_en' | 'after_consonant'; kind: 'words'; differs: false; shared: false }
  /**
   * How a sentence begins that only asks for something, such as to try again or to put it
   * somewhere.
   */
  readonly 'answer.request': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Before that somebody does not know. */
  readonly 'answer.sorry': { value: null; kind: 'words'; differs: false; shared: false }
  /** Words of a search that say nothing of what is looked for. */
  readonly 'answer.stop_word': { value: null; kind: 'words'; differs: false; shared: false }
  /** An answer that chooses what was written. */
  readonly 'answer.text': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** An answer that several sources are one idea. */
  readonly 'answer.together': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** As request, before any letters. */
  readonly 'answer.try_again': { value: null; kind: 'stems'; differs: false; shared: false }
  /** Nothing is known of what was asked. */
  readonly 'answer.unknown': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** How a sentence begins in which somebody does not know. */
  readonly 'answer.unknown_sentence': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** An answer that keeps the place of something that is over, without its date. */
  readonly 'answer.venue': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** An answer that keeps a page with several things as one. */
  readonly 'answer.whole': { value: null; kind: 'phrases'; differs: false; shared: false }
  /** Agreement. */
  readonly 'answer.yes': { value: null; kind: 'phrases'; differs: false; shared: false }
}

/** The words of a file by their classes and values; | separates them. */
export type LanguageWords = {
  readonly [Name in keyof WordClasses]?: WordClasses[Name]['value'] extends null
    ? string
    : { readonly [value: string]: string }
}
