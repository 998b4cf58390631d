import { folded } from '#server/domain/language/time/tokens.ts'

/** Countries whose clocks show one time, by the code of each, in lower case. Small islands far from it do not count. */
const single: Readonly<Record<string, string>> = {
  ...zonesOf('Europe', {
    ...{ ad: 'Andorra', al: 'Tirane', at: 'Vienna', ba: 'Sarajevo', be: 'Brussels', bg: 'Sofia' },
    ...{ by: 'Minsk', ch: 'Zurich', cz: 'Prague', de: 'Berlin', dk: 'Copenhagen', ee: 'Tallinn' },
    ...{ fi: 'Helsinki', gb: 'London', gi: 'Gibraltar', gr: 'Athens', hr: 'Zagreb' },
    ...{ hu: 'Budapest', ie: 'Dublin', im: 'Isle_of_Man', it: 'Rome', je: 'Jersey' },
    ...{ gg: 'Guernsey', li: 'Vaduz', lt: 'Vilnius', lu: 'Luxembourg', lv: 'Riga', mc: 'Monaco' },
    ...{ md: 'Chisinau', me: 'Podgorica', mk: 'Skopje', mt: 'Malta', nl: 'Amsterdam', no: 'Oslo' },
    ...{ pl: 'Warsaw', ro: 'Bucharest', rs: 'Belgrade', se: 'Stockholm', si: 'Ljubljana' },
    ...{ sk: 'Bratislava', sm: 'San_Marino', tr: 'Istanbul', ua: 'Kyiv', va: 'Vatican' },
    ...{ fr: 'Paris', xk: 'Belgrade' },
  }),
  ...zonesOf('Asia', {
    ...{ ae: 'Dubai', af: 'Kabul', am: 'Yerevan', az: 'Baku', bd: 'Dhaka', bh: 'Bahrain' },
    ...{ bn: 'Brunei', bt: 'Thimphu', cn: 'Shanghai', cy: 'Nicosia', ge: 'Tbilisi' },
    ...{ hk: 'Hong_Kong', il: 'Jerusalem', in: 'Kolkata', iq: 'Baghdad', ir: 'Tehran' },
    ...{ jo: 'Amman', jp: 'Tokyo', kg: 'Bishkek', kh: 'Phnom_Penh', kr: 'Seoul', kw: 'Kuwait' },
    ...{ la: 'Vientiane', lb: 'Beirut', lk: 'Colombo', mm: 'Yangon', mo: 'Macau' },
    ...{ my: 'Kuala_Lumpur', np: 'Kathmandu', om: 'Muscat', ph: 'Manila', pk: 'Karachi' },
    ...{ ps: 'Hebron', qa: 'Qatar', sa: 'Riyadh', sg: 'Singapore', sy: 'Damascus' },
    ...{ th: 'Bangkok', tj: 'Dushanbe', tm: 'Ashgabat', tw: 'Taipei', uz: 'Tashkent' },
    ...{ vn: 'Ho_Chi_Minh', ye: 'Aden', kz: 'Almaty' },
  }),
  ...zonesOf('Africa', {
    ...{ ao: 'Luanda', bf: 'Ouagadougou', bi: 'Bujumbura', bj: 'Porto-Novo', bw: 'Gaborone' },
    ...{ ci: 'Abidjan', cm: 'Douala', dj: 'Djibouti', dz: 'Algiers', eg: 'Cairo', er: 'Asmara' },
    ...{ et: 'Addis_Ababa', ga: 'Libreville', gh: 'Accra', gm: 'Banjul', gn: 'Conakry' },
    ...{ ke: 'Nairobi', lr: 'Monrovia', ls: 'Maseru', ly: 'Tripoli', ma: 'Casablanca' },
    ...{ ml: 'Bamako', mr: 'Nouakchott', mw: 'Blantyre', mz: 'Maputo', na: 'Windhoek' },
    ...{ ne: 'Niamey', ng: 'Lagos', rw: 'Kigali', sd: 'Khartoum', sl: 'Freetown', sn: 'Dakar' },
    ...{ so: 'Mogadishu', td: 'Ndjamena', tg: 'Lome', tn: 'Tunis', tz: 'Dar_es_Salaam' },
    ...{ ug: 'Kampala', za: 'Johannesburg', zm: 'Lusaka', zw: 'Harare' },
  }),
  ...zonesOf('America', {
    ...{ ar: 'Argentina/Buenos_Aires', aw: 'Aruba', bb: 'Barbados', bo: 'La_Paz' },
    ...{ bs: 'Nassau', bz: 'Belize', cl: 'Santiago', co: 'Bogota', cr: 'Costa_Rica' },
    ...{ cu: 'Havana', cw: 'Curacao', do: 'Santo_Domingo', ec: 'Guayaquil', gf: 'Cayenne' },
    ...{ gp: 'Guadeloupe', gt: 'Guatemala', gy: 'Guyana', hn: 'Tegucigalpa', ht: 'Port-au-Prince' },
    ...{ jm: 'Jamaica', mq: 'Martinique', ni: 'Managua', pa: 'Panama', pe: 'Lima' },
    ...{ pr: 'Puerto_Rico', py: 'Asuncion', sr: 'Paramaribo', sv: 'El_Salvador' },
    ...{ tt: 'Port_of_Spain', uy: 'Montevideo', ve: 'Caracas' },
  }),
  ...zonesOf('Indian', { mg: 'Antananarivo', mu: 'Mauritius', mv: 'Maldives', re: 'Reunion' }),
  ...zonesOf('Indian', { sc: 'Mahe', yt: 'Mayotte', km: 'Comoro' }),
  ...zonesOf('Atlantic', { bm: 'Bermuda', cv: 'Cape_Verde', fo: 'Faroe', is: 'Reykjavik' }),
  ...zonesOf('Pacific', { fj: 'Fiji', nc: 'Noumea', nz: 'Auckland', ws: 'Apia', to: 'Tongatapu' }),
  ...zonesOf('Pacific', { gu: 'Guam', pg: 'Port_Moresby', vu: 'Efate' }),
}

function zonesOf(area: string, cities: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(cities).map(([code, city]) => [code, `${area}/${city}`]))
}

/** Countries of which an address must tell the part, and Spain and Portugal with their islands. */
const divided = ['us', 'ca', 'au', 'br', 'mx', 'ru', 'id', 'mn', 'cd', 'es', 'pt']

/** What countries are called besides: as their people, or many others, write them. */
const others: Readonly<Record<string, string>> = {
  us: 'usa, u.s.a., u.s., united states of america, vereinigte staaten von amerika, ee. uu., ee.uu., eeuu, eua, estados unidos da america',
  gb: 'uk, u.k., england, scotland, wales, northern ireland, great britain, gran bretana, grande bretagne, grossbritannien, groot brittannie, engeland, angleterre, inglaterra, inghilterra, ecosse, schottland, wielka brytania',
  nl: 'the netherlands, holland, holanda, olanda, hollande, holandia',
  cz: 'czech republic, cesko, ceska republika, tschechische republik, czechy, republique tcheque',
  ch: 'helvetia',
  nz: 'aotearoa',
  fi: 'suomi',
  hu: 'magyarorszag',
  hr: 'hrvatska',
  rs: 'srbija, србија',
  si: 'slovenija',
  sk: 'slovensko',
  ro: 'romania',
  se: 'sverige',
  no: 'norge',
  dk: 'danmark',
  is: 'island',
  gr: 'ellada, hellas, ελλαδα',
  tr: 'turkiye, turkey',
  ie: 'eire, republic of ireland',
  kr: '대한민국, korea, south korea, republic of korea',
  ae: 'uae, u.a.e.',
  vn: 'viet nam',
  mx: 'mejico',
  ci: 'ivory coast',
  cv: 'cape verde, cabo verde',
  ba: 'bosnia and herzegovina, bosnia, bosnien',
  mk: 'north macedonia, macedonia',
  hk: 'hong kong, hongkong',
  mo: 'macau, macao',
  ps: 'palestine, palastina',
  do: 'republica dominicana',
  mm: 'burma',
  re: 'la reunion, reunion',
  de: 'brd',
  cn: '中国, 中國',
  jp: '日本',
  ru: 'россия',
  ua: 'україна',
  bg: 'българия',
  il: 'ישראל',
}

/** The languages in which their names are read. */
const languages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'pl']

const codes: ReadonlyMap<string, string> = new Map([
  ...languages.flatMap((language) => {
    const names = new Intl.DisplayNames([language], { type: 'region' })
    return [...Object.keys(single), ...divided].map((code): [string, string] => [
      keyOf(names.of(code.toUpperCase()) ?? code),
      code,
    ])
  }),
  ...Object.entries(others).flatMap(([code, names]) =>
    names.split(', ').map((name): [string, string] => [keyOf(name), code]),
  ),
  ...[...Object.keys(single), ...divided].map((code): [string, string] => [code, code]),
])

function keyOf(name: string): string {
  return folded(name.trim()).replace(/[’']/g, '’').replace(/-/g, ' ').replace(/\s+/g, ' ')
}

/** The code of a country in lower case, by it or by its name in one of eight languages; null for one that is not known. */
export function countryCode(name: string): string | null {
  return codes.get(keyOf(name)) ?? null
}

/** The zone (IANA) of a country that has one, by its code; null for any other. */
export function onlyZone(code: string): string | null {
  return single[code] ?? null
}
