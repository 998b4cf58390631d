/** Phrases of time in English, and what they mean on Monday, 23 November 2026, 11:00 in Berlin. */
export const english = `
today → 2026-11-23
tomorrow → 2026-11-24
Friday → 2026-11-27
this Friday → 2026-11-27
next Friday → 2026-11-27 or 2026-12-04
next Saturday → 2026-11-28 or 2026-12-05
Friday morning → 2026-11-27 06:00-12:00
Friday evening → 2026-11-27 17:00-24:00
Saturday morning → 2026-11-28 06:00-12:00
Sunday afternoon → 2026-11-29 12:00-18:00
Dec 5 → 2026-12-05
in 3 days → 2026-11-26
on sunday → 2026-11-29
next sunday → 2026-11-29 or 2026-12-06
next monday → 2026-11-30
next wednesday → 2026-11-25 or 2026-12-02
next friday at 19:30 → 2026-11-27 19:30 or 2026-12-04 19:30
friday at 19:30 → 2026-11-27 19:30
friday at 9:30 → 2026-11-27 09:30
Friday the 13th → 2026-12-11 or 2027-08-13
Friday the 13th at 8pm → 2026-12-11 20:00 or 2027-08-13 20:00
Friday to Sunday → 2026-11-27..2026-11-29
tomorrow evening → 2026-11-24 17:00-24:00
12 December → 2026-12-12
in two weeks → 2026-12-07
first friday in december → 2026-12-04
the Friday before Christmas → 2026-12-18
the Saturday after New Year → 2027-01-02
the Friday before Christmas at 8pm → 2026-12-18 20:00
Sunday after Easter → 2027-04-04
saturday at 8 → 2026-11-28 20:00
a week from monday → 2026-12-07
tonight → 2026-11-23 17:00-24:00
this evening → 2026-11-23 17:00-24:00
this afternoon → 2026-11-23 12:00-18:00
this morning → 2026-11-23 06:00-12:00
tonight at 8 → 2026-11-23 20:00
tonight at 8pm → 2026-11-23 20:00
tonight at 21:00 → 2026-11-23 21:00
tomorrow morning → 2026-11-24 06:00-12:00
tomorrow afternoon → 2026-11-24 12:00-18:00
tomorrow night → 2026-11-24 18:00-28:00
tomorrow at noon → 2026-11-24 12:00
tomorrow at 7 → 2026-11-24 19:00
tomorrow at 10 → 2026-11-24 10:00
tomorrow at 11 → 2026-11-24 11:00
tomorrow at 12 → 2026-11-24 12:00
tomorrow at 7.30pm → 2026-11-24 19:30
the day after tomorrow → 2026-11-25
Monday → 2026-11-30
Tuesday → 2026-11-24
Wednesday → 2026-11-25
Thursday → 2026-11-26
Saturday → 2026-11-28
Sunday → 2026-11-29
on Monday → 2026-11-30
on Tuesday evening → 2026-11-24 17:00-24:00
on Wednesday at 8pm → 2026-11-25 20:00
on Thursday at 6 → 2026-11-26 18:00
next Tuesday → 2026-11-24 or 2026-12-01
next Thursday → 2026-11-26 or 2026-12-03
next Friday evening → 2026-11-27 17:00-24:00 or 2026-12-04 17:00-24:00
next Saturday at 8pm → 2026-11-28 20:00 or 2026-12-05 20:00
next Sunday morning → 2026-11-29 06:00-12:00 or 2026-12-06 06:00-12:00
Friday next → 2026-11-27 or 2026-12-04
this Monday → 2026-11-23
this Wednesday → 2026-11-25
this Saturday → 2026-11-28
this Sunday → 2026-11-29
this Saturday evening → 2026-11-28 17:00-24:00
this coming Friday → 2026-11-27
coming Sunday → 2026-11-29
upcoming Saturday → 2026-11-28
Friday week → 2026-12-04
Saturday in two weeks → 2026-12-12
a week on Saturday → 2026-12-05
two weeks from Saturday → 2026-12-12
in a week → 2026-11-30
in 10 days → 2026-12-03
in a fortnight → 2026-12-07
in 8 days → 2026-12-01
a week tomorrow → 2026-12-01
Saturday next week → 2026-12-05
Friday next week at 8pm → 2026-12-04 20:00
Monday night → 2026-11-23 18:00-28:00
Friday night → 2026-11-27 18:00-28:00
Saturday night at 10pm → 2026-11-28 22:00
Friday afternoon → 2026-11-27 12:00-18:00
Friday at noon → 2026-11-27 12:00
Friday after work → 2026-11-27 17:00-24:00
this weekend → 2026-11-28..2026-11-29
next weekend → 2026-11-28..2026-11-29 or 2026-12-05..2026-12-06
December 5 → 2026-12-05
December 5th → 2026-12-05
5 December → 2026-12-05
5th of December → 2026-12-05
5 Dec 2026 → 2026-12-05
Saturday 5 December → 2026-12-05
Sat 5 Dec → 2026-12-05
Sat, Dec 5 at 8pm → 2026-12-05 20:00
5 December at 20:00 → 2026-12-05 20:00
5 December 7pm → 2026-12-05 19:00
December 24 → 2026-12-24
Dec 31 → 2026-12-31
1 January → 2027-01-01
2 February → 2027-02-02
2026-12-05 → 2026-12-05
2026-12-05 19:00 → 2026-12-05 19:00
2026-12-05T19:00 → 2026-12-05 19:00
12/25 → 2026-12-25
5-7 December → 2026-12-05..2026-12-07
from 5 to 7 December → 2026-12-05..2026-12-07
Christmas Eve → 2026-12-24
New Year’s Eve → 2026-12-31
New Year’s Eve at 10pm → 2026-12-31 22:00
Boxing Day → 2026-12-26
Valentine’s Day → 2027-02-14
Good Friday → 2027-03-26
second Saturday in January → 2027-01-09
last Friday in January → 2027-01-29
Friday half past seven → 2026-11-27 19:30
Friday half seven → 2026-11-27 18:30 or 2026-11-27 19:30
Friday quarter to eight → 2026-11-27 19:45
Friday 7pm to 9pm → 2026-11-27 19:00-21:00
tomorrow 6-8pm → 2026-11-24 18:00-20:00
in 3 hours → 2026-11-23 14:00
later today → 2026-11-23 11:00-24:00
end of November → 2026-11-23..2026-11-30
mid-December → 2026-12-11..2026-12-20
early December → 2026-12-01..2026-12-10
end of February → 2027-02-19..2027-02-28
this week → 2026-11-23..2026-11-29
next week → 2026-11-30..2026-12-06
this month → 2026-11-23..2026-11-30
next month → 2026-12-01..2026-12-31
the month after next → 2027-01-01..2027-01-31
end of the month → 2026-11-23..2026-11-30
beginning of next month → 2026-12-01..2026-12-10
friday from 7pm → 2026-11-27 19:00-24:00
friday 6pm onwards → 2026-11-27 18:00-24:00
between 5 and 7 December → 2026-12-05..2026-12-07
`
