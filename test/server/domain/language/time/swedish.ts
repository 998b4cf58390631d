/** Phrases of time in Swedish, and what they mean on Monday, 23 November 2026, 11:00 in Berlin. */
export const swedish = `
idag → 2026-11-23
imorgon → 2026-11-24
övermorgon → 2026-11-25
fredag → 2026-11-27
på lördag → 2026-11-28
kommande lördag → 2026-11-28
nästa fredag → 2026-11-27 or 2026-12-04
ikväll → 2026-11-23 17:00-24:00
ikväll kl 20 → 2026-11-23 20:00
ikväll kl. 20.30 → 2026-11-23 20:30
imorgon kl 19 → 2026-11-24 19:00
imorgon kväll → 2026-11-24 17:00-24:00
lördag kl. 18.30 → 2026-11-28 18:30
lördag klockan sju → 2026-11-28 19:00
på fredag eftermiddag → 2026-11-27 12:00-18:00
5 december → 2026-12-05
lördag 5 december kl 20.00 → 2026-12-05 20:00
5 december till 7 december → 2026-12-05..2026-12-07
den 12 december → 2026-12-12
`
