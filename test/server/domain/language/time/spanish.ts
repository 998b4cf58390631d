/** Phrases of time in Spanish, and what they mean on Monday, 23 November 2026, 11:00 in Berlin. */
export const spanish = `
hoy → 2026-11-23
mañana → 2026-11-24
pasado mañana → 2026-11-25
el sábado por la noche → 2026-11-28 18:00-28:00
esta noche → 2026-11-23 17:00-24:00
esta tarde → 2026-11-23 12:00-21:00
esta mañana → 2026-11-23 06:00-12:00
esta noche a las 9 → 2026-11-23 21:00
mañana por la mañana → 2026-11-24 06:00-12:00
mañana por la tarde → 2026-11-24 12:00-21:00
mañana por la noche → 2026-11-24 18:00-28:00
mañana a las 8 → 2026-11-24 20:00
mañana a las 20:00 → 2026-11-24 20:00
mañana a las 20h → 2026-11-24 20:00
mañana al mediodía → 2026-11-24 12:00
el lunes → 2026-11-30
el martes → 2026-11-24
el miércoles → 2026-11-25
el jueves → 2026-11-26
el viernes → 2026-11-27
el sábado → 2026-11-28
el domingo → 2026-11-29
este viernes → 2026-11-27
este lunes → 2026-11-23
este sábado → 2026-11-28
este domingo → 2026-11-29
el próximo viernes → 2026-11-27
el próximo lunes → 2026-11-30
el viernes que viene → 2026-11-27
el sábado que viene a las 21:00 → 2026-11-28 21:00
el viernes próximo → 2026-11-27
el viernes por la noche → 2026-11-27 18:00-28:00
el viernes por la mañana → 2026-11-27 06:00-12:00
el viernes por la tarde → 2026-11-27 12:00-21:00
el viernes a las nueve → 2026-11-27 21:00
el viernes a las nueve y media → 2026-11-27 21:30
el viernes a las 10 → 2026-11-27 10:00
el viernes a las 21h → 2026-11-27 21:00
el sábado a las 20:30 → 2026-11-28 20:30
el domingo a las 12 → 2026-11-29 12:00
en 3 días → 2026-11-26
dentro de dos semanas → 2026-12-07
dentro de quince días → 2026-12-07
dentro de una semana → 2026-11-30
el sábado de la semana que viene → 2026-12-05
el sábado dentro de dos semanas → 2026-12-12
5 de diciembre → 2026-12-05
el 5 de diciembre → 2026-12-05
el 5 de diciembre a las 20:00 → 2026-12-05 20:00
el 5 de diciembre de 2026 → 2026-12-05
el sábado 5 de diciembre → 2026-12-05
sábado 5 de diciembre a las 20:00 → 2026-12-05 20:00
el 05/12/2026 → 2026-12-05
el 24 de diciembre → 2026-12-24
el 1 de enero → 2027-01-01
del 5 al 7 de diciembre → 2026-12-05..2026-12-07
este fin de semana → 2026-11-28..2026-11-29
el próximo fin de semana → 2026-11-28..2026-11-29
el fin de semana que viene → 2026-11-28..2026-11-29
Nochebuena → 2026-12-24
Nochevieja → 2026-12-31
en Nochevieja a las 22h → 2026-12-31 22:00
Viernes Santo → 2027-03-26
el primer viernes de diciembre → 2026-12-04
el último sábado de enero → 2027-01-30
a finales de noviembre → 2026-11-23..2026-11-30
a mediados de diciembre → 2026-12-11..2026-12-20
a principios de diciembre → 2026-12-01..2026-12-10
esta semana → 2026-11-23..2026-11-29
la próxima semana → 2026-11-30..2026-12-06
el viernes a partir de las 19 h → 2026-11-27 19:00-24:00
el viernes después del trabajo → 2026-11-27 17:00-24:00
de viernes a domingo → 2026-11-27..2026-11-29
`
