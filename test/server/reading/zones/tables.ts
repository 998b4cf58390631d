/**
 * What somebody captures, and what a careful person reads of it: the wall time at the place and its zone, what is
 * disclosed, and `point` where a point is kept. The account is in Berlin.
 */
export type Row = readonly [source: string, expected: string]

/** A page of an event on 8 December 2026, 20:00, as its metadata says where it is. */
export function eventAt(
  address: unknown,
  geo?: readonly [number | string, number | string],
): string {
  const point = geo && { geo: { '@type': 'GeoCoordinates', latitude: geo[0], longitude: geo[1] } }
  const location = { '@type': 'Place', name: 'The Vault', address, ...point }
  const thing = {
    '@type': 'MusicEvent',
    name: 'Blue Trio',
    startDate: '2026-12-08T20:00',
    location,
  }
  return `<h1>Blue Trio</h1><script type="application/ld+json">${JSON.stringify(thing)}</script>`
}

function parts(street: string, city: string, country: string, more: object = {}): object {
  return { streetAddress: street, addressLocality: city, addressCountry: country, ...more }
}

/** Names of zones beside a time. */
export const named: readonly Row[] = [
  ['Call with the Osaka team, 8 Dec 2026, 9am JST', '12-08 09:00 Asia/Tokyo'],
  ['Webinar 8 December 2026 10:00 AM IST', '12-08 10:00 Asia/Kolkata unclear'],
  ['Webinar 8 December 2026 10:00 AM IST, ₹500, Zoom', '12-08 10:00 Asia/Kolkata'],
  ['Meetup 8 December 2026 19:00 IST, Rothschild 12, Tel Aviv', '12-08 19:00 Asia/Jerusalem'],
  ['Demo 8 Dec 2026 3pm SGT', '12-08 15:00 Asia/Singapore'],
  ['Standup 8 Dec 2026 9am AEDT', '12-08 09:00 Australia/Sydney'],
  ['Stream 8 Dec 2026 20:00 MSK', '12-08 20:00 Europe/Moscow'],
  ['Live 8 dez 2026 20h BRT', '12-08 20:00 America/Sao_Paulo'],
  ['Drop 8 Dec 2026 6pm HKT', '12-08 18:00 Asia/Hong_Kong'],
  ['Launch 8 Dec 2026 10:00 KST', '12-08 10:00 Asia/Seoul'],
  ['Talk 8 Dec 2026 7pm NZDT', '12-08 19:00 Pacific/Auckland'],
  ['Stream 8 Dec 2026 5pm AKST', '12-08 17:00 America/Anchorage'],
  ['Stream 8 Dec 2026 5pm HST', '12-08 17:00 Pacific/Honolulu'],
  [
    'Concierto en línea 8 de diciembre de 2026 20:00 hora de México',
    '12-08 20:00 America/Mexico_City',
  ],
  ['concert 8pm PT Dec 8 2026, stream', '12-08 20:00 America/Los_Angeles'],
  ['Webinar 8 Dec 2026 2pm CST', '12-08 14:00 America/Chicago unclear'],
  ['Webinar 8 Dec 2026 2pm CST, Hyatt on the Bund, Shanghai', '12-08 14:00 Asia/Shanghai'],
  ['Webinar 8 Dec 2026 14:00 (GMT+9)', '12-08 06:00 Europe/Berlin differs'],
  ['Webinar 8 Dec 2026 at 3pm Eastern Time', '12-08 15:00 America/New_York'],
  ['Webinar 8. Dezember 2026 um 15 Uhr Ortszeit Tokio', '12-08 15:00 Asia/Tokyo'],
  ['Visio le 8 décembre 2026 à 14h heure de Montréal', '12-08 14:00 America/Toronto'],
  ['Diretta 8 dicembre 2026 ore 18 ora italiana', '12-08 18:00 Europe/Rome'],
  ['Live 8 de dezembro de 2026 às 19h (horário de Brasília)', '12-08 19:00 America/Sao_Paulo'],
  ['Spotkanie 8 grudnia 2026 o 18:00 czasu polskiego', '12-08 18:00 Europe/Warsaw'],
  ['Webinar 8 december 2026 om 19:00 Nederlandse tijd', '12-08 19:00 Europe/Amsterdam'],
  ['Charla 8 de diciembre de 2026 a las 19h hora peninsular', '12-08 19:00 Europe/Madrid'],
  ['Live 8 Dec 2026 7pm UK time', '12-08 19:00 Europe/London'],
  ['Call 8 Dec 2026 2pm Pacific', '12-08 14:00 America/Los_Angeles'],
  ['Taller 8 de diciembre de 2026 18:00 hora de Colombia', '12-08 18:00 America/Bogota'],
  ['Launch 8 December 2026, 14:00 CET / 8:00 ET', '12-08 14:00 Europe/Berlin'],
  ['Webinar 9 July 2027 at 2pm EST', '07-09 14:00 America/New_York unclear'],
  ['Webinar 8 Dec 2026 14:00 UTC+5:30', '12-08 09:30 Europe/Berlin differs'],
  ['Webinar 8 Dec 2026 2pm GST', '12-08 14:00 Asia/Dubai'],
  ['Online quiz 8 Dec 2026 8pm PKT', '12-08 20:00 Asia/Karachi'],
  ['Webinar 8 Dec 2026 9am PHT', '12-08 09:00 Asia/Manila'],
  ['Seminar 8 Dec 2026 13:00 WIB', '12-08 13:00 Asia/Jakarta'],
  ['Seminar 8 Dec 2026 1pm ICT', '12-08 13:00 Asia/Bangkok'],
  ['Live 8 Dec 2026 17:00 SAST', '12-08 17:00 Africa/Johannesburg'],
  ['Live 8 Dec 2026 17:00 (EAT)', '12-08 17:00 Africa/Nairobi'],
  ['Stream 2026-12-08 20:00 JST', '12-08 20:00 Asia/Tokyo'],
  ['8.12.2026, 20:00 Uhr MEZ, Online-Vortrag', '12-08 20:00 Europe/Berlin'],
  ['Standup 8 Dec 2026 9:00–10:30 JST', '12-08 09:00 Asia/Tokyo'],
  ['Comedy Sat Dec 12 2026 8pm MT', '12-12 20:00 America/Denver'],
  ['Stream Dec 8 2026 8pm ET / 5pm PT', '12-08 20:00 America/New_York'],
  ['Live on 8 Dec 2026 at 8 p.m. (Lima time)', '12-08 20:00 America/Lima'],
  ['Adda Dec 8 2026 6:30pm BST, Dhanmondi 27, Dhaka', '12-08 18:30 Asia/Dhaka'],
  ['Online lunch 8 Dec 2026 12 noon BST', '12-08 12:00 Europe/London unclear'],
  [
    '<html lang="en"><h1>Haiku Hour</h1><p>Tue, Dec 8, 2026, 10:00 AM JST</p><p>Online via Zoom</p>',
    '12-08 10:00 Asia/Tokyo',
  ],
  [
    '<html lang="es"><h1>Taller de guion</h1><p>8 de diciembre de 2026, 19:00 (hora de Argentina)</p><p>Por Zoom</p>',
    '12-08 19:00 America/Argentina/Buenos_Aires',
  ],
  // Words in capitals that are no zones here.
  ['Koncert Pt 27.11.2026 20:00', '11-27 20:00 Europe/Berlin assumed'],
  ['Fri 8 Jan 2027 7pm ART Fair at Kraftwerk', 'asks city'],
  ['8 Jan 2027 7pm EAT drink dance at Kraftwerk', 'asks city'],
]

/** Points beside an address. */
export const points: readonly Row[] = [
  [
    eventAt(parts('Cuvrystr. 7', 'Berlin', 'DE', { postalCode: '10997' }), ['13.4', '52.5']),
    '12-08 20:00 Europe/Berlin',
  ],
  [eventAt('5 Main St, Boston, MA 02108', [42.36, 71.06]), '12-08 20:00 America/New_York'],
  [eventAt('Cuvrystr. 7, 10997 Berlin', [52.5, -13.44]), '12-08 20:00 Europe/Berlin'],
  [eventAt('Cuvrystr. 7, 10997 Berlin', [0, 0]), '12-08 20:00 Europe/Berlin'],
  [eventAt('Cuvrystr. 7, 10997 Berlin', [52.498, 13.448]), '12-08 20:00 Europe/Berlin point'],
  [eventAt('1 Macquarie St, Sydney NSW 2000', [33.86, 151.21]), '12-08 20:00 Australia/Sydney'],
  [
    eventAt(parts('Av. Paulista 1578', 'São Paulo', 'BR'), [-46.65, -23.56]),
    '12-08 20:00 America/Sao_Paulo',
  ],
  [
    eventAt(parts('Calle Mayor 5', 'Madrid', 'ES', { postalCode: '28013' }), [40.41, 3.7]),
    '12-08 20:00 Europe/Madrid',
  ],
  [
    eventAt(parts('Marienplatz 1', 'München', 'DE', { postalCode: '80331' }), [52.52, 13.4]),
    '12-08 20:00 Europe/Berlin',
  ],
  [eventAt('412 W 4th St, New York, NY 10012', [34.05, -118.24]), '12-08 20:00 America/New_York'],
  [eventAt(undefined, [35.68, 139.69]), '12-08 20:00 Asia/Tokyo point'],
  [
    eventAt(parts('Münsterplatz 9', 'Basel', 'CH', { postalCode: '4051' }), [47.556, 7.592]),
    '12-08 20:00 Europe/Zurich point',
  ],
  [
    eventAt(parts('1 Rue de la Paix', 'Strasbourg', 'FR', { postalCode: '67000' }), [48.58, 7.75]),
    '12-08 20:00 Europe/Paris point',
  ],
  [
    eventAt('2424 Kalakaua Ave, Honolulu, HI 96815', [21.27, 157.82]),
    '12-08 20:00 Pacific/Honolulu',
  ],
  [eventAt({ addressCountry: 'JP' }, [52.52, 13.4]), '12-08 20:00 Asia/Tokyo'],
  [
    eventAt(parts('Calle Triana 10', 'Las Palmas', 'ES', { postalCode: '35001' }), [28.1, -15.42]),
    '12-08 20:00 Atlantic/Canary point',
  ],
  [
    eventAt('100 N 3rd St, Phoenix, AZ 85004', [33.45, -112.07]),
    '12-08 20:00 America/Phoenix point',
  ],
  [
    eventAt('3017 SE Milwaukie Ave, Portland, OR 97202', [43.66, -70.26]),
    '12-08 20:00 America/Los_Angeles',
  ],
  [
    eventAt(parts('Calle Mayor 3', 'San Sebastián', 'ES', { postalCode: '20003' }), [43.32, -1.98]),
    '12-08 20:00 Europe/Madrid point',
  ],
  [eventAt(parts('1 Dame St', 'Dublin', 'IE'), [53.34, 6.26]), '12-08 20:00 Europe/Dublin'],
  [
    eventAt(parts('1 Dame St', 'Dublin', 'Ireland'), [53.34, -6.26]),
    '12-08 20:00 Europe/Dublin point',
  ],
  [
    'Blue Trio\nwhen: 2026-12-08T20:00\naddress: Lido, Cuvrystr. 7, 10997 Berlin\ngeo: 13.448,52.498',
    '12-08 20:00 Europe/Berlin',
  ],
]

/** Countries and cities in plain words in an address. */
export const addresses: readonly Row[] = [
  ...(
    [
      ['10 Georgia Ave, Tbilisi, Georgia', 'Asia/Tbilisi'],
      ['10 Peachtree St, Atlanta, Georgia', 'America/New_York'],
      ['1 Cuba Street, Wellington 6011, New Zealand', 'Pacific/Auckland'],
      ['2-24-12 Shibuya, Tokyo 150-0002', 'Asia/Tokyo'],
      ['10 Bayfront Ave, Singapore 238801', 'Asia/Singapore'],
      ['Dionysiou Areopagitou 15, 105 63 Athens', 'Europe/Athens'],
      ['Carrera 7 # 32-16, Bogotá', 'America/Bogota'],
      ['Avenida Arriaga 1, Funchal', 'Atlantic/Madeira'],
      ['Rua do Mercado 5, Ponta Delgada', 'Atlantic/Azores'],
      ['Calle Triana 10, Las Palmas', 'Atlantic/Canary'],
      ['2 rue de Paris, 97400 Saint-Denis, La Réunion', 'Indian/Reunion'],
      ['Av. Paulista 1578, Bela Vista, São Paulo', 'America/Sao_Paulo'],
      ['Av. Felipe II s/n, 28009 Madrid', 'Europe/Madrid'],
      ['221 Sukhumvit Rd, Khlong Toei, Bangkok 10110, Thailand', 'Asia/Bangkok'],
      ['26 July Street, Cairo, Egypt', 'Africa/Cairo'],
      ['12 Kenyatta Ave, Nairobi, Kenya', 'Africa/Nairobi'],
      ['Jl. Sudirman 1, Jakarta 10220, Indonesia', 'Asia/Jakarta'],
      ['5 Lê Lợi, Ho Chi Minh City, Vietnam', 'Asia/Ho_Chi_Minh'],
      ['Skólavörðustígur 5, 101 Reykjavík, Ísland', 'Atlantic/Reykjavik'],
      ['Knez Mihailova 5, 11000 Beograd, Serbia', 'Europe/Belgrade'],
      ['Ilica 10, 10000 Zagreb, Kroatien', 'Europe/Zagreb'],
      ['Avenida Reforma 222, Guatemala, Guatemala', 'America/Guatemala'],
      ['Calle 5, San José, Costa Rica', 'America/Costa_Rica'],
      ['Av. Providencia 100, Santiago, Chile', 'America/Santiago'],
      ['Plaza Mayor 1, Córdoba, España', 'Europe/Madrid'],
      ['Av. Colón 50, Córdoba, Argentina', 'America/Argentina/Buenos_Aires'],
      ['5 Rothschild Blvd, Tel Aviv-Yafo, Israel', 'Asia/Jerusalem'],
      ['Rue Hassan II, Casablanca, Maroc', 'Africa/Casablanca'],
      ['Tverskaya 7, Moscow, Russia', 'Europe/Moscow'],
      ['Rynok 1, Lviv, Ukraine', 'Europe/Kyiv'],
      ['Hamra Street 5, Beirut, Lebanon', 'Asia/Beirut'],
      ['12 Queen Street, Auckland 1010', 'Pacific/Auckland'],
    ] as const
  ).map(([address, zone]): Row => [eventAt(address), `12-08 20:00 ${zone}`]),
  [
    'Dinner 8 Jan 2027 19:00, Hawker Chan, 78 Smith St, Singapore 058972',
    '01-08 19:00 Asia/Singapore',
  ],
  ['Konzert 8.1.2027 20 Uhr, Palau de la Música, Barcelona, Spanien', '01-08 20:00 Europe/Madrid'],
  ['Tosca, Jan 8 2027 8pm, Opera House, Sydney, Australia', '01-08 20:00 Australia/Sydney'],
  ['Tango 8.1.2027 21h, Café Brasilero, Montevideo, Uruguay', '01-08 21:00 America/Montevideo'],
  [
    'Concierto 8 de enero de 2027 21:00, Movistar Arena, Av. Felipe II s/n, 28009 Madrid',
    '01-08 21:00 Europe/Madrid',
  ],
  ['Poetry 8 Jan 2027 7pm, 10 Georgia Ave, Tbilisi, Georgia', '01-08 19:00 Asia/Tbilisi'],
]

/** Cities that countries or states share. */
export const shared: readonly Row[] = [
  ['Comedy night, 8 Jan 2027 8pm, Glee Club, Birmingham', '01-08 20:00 Europe/London city_assumed'],
  ['Comedy night, 8 Jan 2027 8pm, Glee Club, Birmingham, AL', '01-08 20:00 America/Chicago'],
  ['Comedy night, 8 Jan 2027 8pm, Glee Club, Birmingham, UK', '01-08 20:00 Europe/London'],
  ['Comedy night, 8 Jan 2027 8pm, £15, Glee Club, Birmingham', '01-08 20:00 Europe/London'],
  ['Gig 8 Jan 2027 8pm, Revolution Hall, Portland', '01-08 20:00 America/Los_Angeles city_assumed'],
  ['Gig 8 Jan 2027 8pm, State Theatre, Portland, Maine', '01-08 20:00 America/New_York'],
  [
    'Cena 8 de enero de 2027 21h, Casa Pepe, Córdoba',
    '01-08 21:00 America/Argentina/Buenos_Aires city_assumed',
  ],
  [
    'Concierto 8 de enero de 2027 21:00, Teatro Nacional, San José',
    '01-08 21:00 America/Costa_Rica',
  ],
  ['Concert at the arena, Jan 8 2027 8pm, SAP Center, San Jose', '01-08 20:00 America/Los_Angeles'],
  [
    'Talk 8 Jan 2027 18:00, Corpus Christi College, Cambridge',
    '01-08 18:00 Europe/London city_assumed',
  ],
  ['Talk Jan 8 2027 6pm, MIT Museum, Cambridge, MA', '01-08 18:00 America/New_York'],
  ['Gig 8 Jan 2027 8pm, The Court, Perth', '01-08 20:00 Australia/Perth city_assumed'],
  ['Fútbol 8 de enero de 2027 20h, Mestalla, Valencia', '01-08 20:00 Europe/Madrid city_assumed'],
  ['Fiesta 8 de enero de 2027 22h, Bar Uno, Santiago', '01-08 22:00 America/Santiago city_assumed'],
  ['Gig 8 Jan 2027 8pm, The Cluny, Newcastle, +44 191 230 4474', '01-08 20:00 Europe/London'],
  ['Gig 8 Jan 2027 8pm, The Cambridge, Newcastle NSW', '01-08 20:00 Australia/Sydney'],
  ['Show Jan 8 2027 8pm, King Center, Melbourne, FL', '01-08 20:00 America/New_York'],
  [eventAt({ addressLocality: 'Birmingham' }), '12-08 20:00 Europe/London city_assumed'],
  [
    eventAt({ addressLocality: 'Birmingham', addressRegion: 'Alabama' }),
    '12-08 20:00 America/Chicago',
  ],
  [eventAt({ addressLocality: 'Birmingham', addressCountry: 'GB' }), '12-08 20:00 Europe/London'],
]
