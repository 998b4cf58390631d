import { eventAt, type Row } from '#test/server/reading/zones/tables.ts'

/** Zones as people write them who do not think of machines. */
export const loosely: readonly Row[] = [
  ['AMA with the authors, 8 Dec 2026 10am PT/1pm ET', '12-08 10:00 America/Los_Angeles'],
  ['Webinar 8 Dec 2026, 7 PM (Eastern)', '12-08 19:00 America/New_York'],
  ['Webinar 8 Dec 2026, noon ET', '12-08 12:00 America/New_York'],
  ['Launch party 8 Dec 2026, 8pm NYC time', '12-08 20:00 America/New_York'],
  ['Workshop 8 Dec 2026 9:00 a.m. EST - 5:00 p.m. EST', '12-08 09:00 America/New_York'],
  ['Charla 8 de diciembre de 2026, 19:00 h (CDMX)', '12-08 19:00 America/Mexico_City'],
  [
    'Charla 8 de diciembre de 2026, 20h hora argentina',
    '12-08 20:00 America/Argentina/Buenos_Aires',
  ],
  ['Sarau 8 de dezembro de 2026 às 21h, hora de Lisboa', '12-08 21:00 Europe/Lisbon'],
  ['Vortrag 8.12.2026 um 14 Uhr Wiener Zeit', '12-08 14:00 Europe/Vienna'],
  ['Vortrag 8.12.2026, 19 Uhr deutscher Zeit', '12-08 19:00 Europe/Berlin'],
  ['Vortrag 8.12.2026, 19 Uhr Schweizer Zeit', '12-08 19:00 Europe/Zurich'],
  ['Vortrag 8.12.2026, 19 Uhr OEZ', '12-08 19:00 Europe/Athens'],
  ['Visio 8 décembre 2026 à 13h00 (heure de Dakar)', '12-08 13:00 Africa/Dakar'],
  ['Visio le 8 décembre 2026 à 20h, heure française', '12-08 20:00 Europe/Paris'],
  ['Visio le 8 décembre 2026, 18 h HNE', '12-08 18:00 America/Toronto'],
  ["Visio le 8 décembre 2026, 18h heure de l'Est", '12-08 18:00 America/New_York'],
  ['Diretta 8 dicembre 2026 alle 21 (ora di Londra)', '12-08 21:00 Europe/London'],
  ['Spotkanie online 8 grudnia 2026 o 19:00 CET', '12-08 19:00 Europe/Berlin'],
  ['Meeting 8 Dec 2026 10:00 AM Asia/Kolkata', '12-08 10:00 Asia/Kolkata'],
  ['Meeting 8 Dec 2026 20:00 (Europe/Paris)', '12-08 20:00 Europe/Paris'],
  ['Lecture 8 Dec 2026, 9pm AEST', '12-08 21:00 Australia/Sydney unclear'],
  ['Game night 9 Jun 2027 7pm BST, Discord', '06-09 19:00 Europe/London unclear'],
  ['Game night 9 Jun 2027 7pm PDT, Discord', '06-09 19:00 America/Los_Angeles'],
  ['Match 8 Dec 2026 15:00 UK', '12-08 15:00 Europe/London'],
  ['Match 8 Dec 2026, kick-off 8pm GMT', '12-08 21:00 Europe/Berlin'],
  ['Sync 8 Dec 2026 16:00 Z', '12-08 17:00 Europe/Berlin'],
  [
    'Concert 8 Dec 2026 8pm CST, House of Blues, 329 N Dearborn St, Chicago, IL 60654',
    '12-08 20:00 America/Chicago',
  ],
  [
    'Concert 8 Dec 2026 8pm EST, Massey Hall, 178 Victoria St, Toronto, ON M5B 1T7',
    '12-08 20:00 America/Toronto',
  ],
  [
    'Concert 9 Jul 2027 8pm MST, Crescent Ballroom, 308 N 2nd Ave, Phoenix, AZ 85003',
    '07-09 20:00 America/Phoenix',
  ],
  [
    'Concert 8 Dec 2026 8pm PST, Irving Plaza, 17 Irving Pl, New York, NY 10003',
    '12-08 23:00 America/New_York differs',
  ],
  [
    '<html lang="en"><h1>Jazz at the Cellar</h1><p>8 December 2026, 8:00 PM EST</p><p>The Cellar, 12 Main St, Boston, MA 02108</p>',
    '12-08 20:00 America/New_York',
  ],
  [
    '<html lang="en"><h1>Product Day</h1><p>December 8, 2026 | 9:00 AM PST | 12:00 PM EST | 18:00 CET</p><p>Online</p>',
    '12-08 09:00 America/Los_Angeles',
  ],
]

/** Cities before a date, and postcodes with a city alone. */
export const beforeDates: readonly Row[] = [
  [
    'Posada en casa de la tía Lupe, Ciudad de México, el 19 de diciembre a las 6 pm',
    '12-19 18:00 America/Mexico_City',
  ],
  [
    'Concerto de Natal na Igreja de São Roque, Lisboa, domingo, 13 de dezembro, 16h00',
    '12-13 16:00 Europe/Lisbon',
  ],
  ['Concert at Vera, Groningen, Fri 11 Dec 2026 8pm', '12-11 20:00 Europe/Amsterdam'],
  ['Concerto no Coliseu do Porto, sábado 12 de dezembro às 21h', '12-12 21:00 Europe/Lisbon'],
  ['Prova de vinho do Porto, 12 de dezembro de 2026 às 21h', '12-12 21:00 Europe/Berlin assumed'],
  [
    'Tosca en el Teatro Real de Madrid, 12 de diciembre de 2026 a las 20h',
    '12-12 20:00 Europe/Madrid',
  ],
  ['Weinprobe: Port, Madeira, Sa 12.12.2026 20 Uhr', '12-12 20:00 Europe/Berlin assumed'],
  ['Film: Casablanca, Sa 12.12.2026 20 Uhr', '12-12 20:00 Europe/Berlin assumed'],
  [
    '<html lang="pt-PT"><h1>Noite de Fado</h1><p>12 de dezembro de 2026, 21h00</p><p>Contactos: 4050-342 Porto</p>',
    '12-12 21:00 Europe/Lisbon',
  ],
  [
    '<html lang="de"><h1>Blue Trio</h1><p>12. Dezember 2026, 20 Uhr</p><p>Filialen: 10115 Berlin, 20095 Hamburg, 75002 Paris</p>',
    '12-12 20:00 Europe/Berlin assumed',
  ],
]

/** The zone of all times of a text, and one that stands apart from its time. */
export const ofAll: readonly Row[] = [
  ['Launch stream 8 Dec 2026, 20:00\nAll times are in JST.', '12-08 20:00 Asia/Tokyo'],
  ['Sessions 8 Dec 2026 at 9am. All times Eastern.', '12-08 09:00 America/New_York'],
  ['Konferenz online 8.12.2026, 14 Uhr\nZeitzone: Europe/London', '12-08 14:00 Europe/London'],
  ['Webinar 8 Dec 2026 14:00\nTime zone: PST', '12-08 14:00 America/Los_Angeles'],
  [
    'Taller 8 de diciembre de 2026, 18:00\nZona horaria: Ciudad de México',
    '12-08 18:00 America/Mexico_City',
  ],
  ['1:1 Weekly @ 10:30 to 11:00, Tue 8 Dec 2026 (EST)', '12-08 10:30 America/New_York'],
  ['Stream at 20:00 on 8 December 2026 JST', '12-08 20:00 Asia/Tokyo'],
  [
    '<html lang="en"><h1>Haiku Hour</h1><p>8 December 2026, 10:00 AM</p><p>All times shown in Singapore time (SGT)</p>',
    '12-08 10:00 Asia/Singapore',
  ],
  [
    '<html lang="de"><h1>Online-Treffen</h1><p>8. Dezember 2026, 20 Uhr</p><p>Alle Zeiten in MEZ</p>',
    '12-08 20:00 Europe/Berlin',
  ],
  ['Live 8 décembre 2026 à 20h\nFuseau horaire : heure de Montréal', '12-08 20:00 America/Toronto'],
  ['Live 8 Dec 2026 20:00. Times in UTC.', '12-08 21:00 Europe/Berlin'],
  ['Talk 8 Dec 2026 19:00: The end of time zones (a history), Kraftwerk', 'asks city'],
  ['Concert 8 Dec 2026 19:00 (ET and friends), Kraftwerk', 'asks city'],
  [
    'Stream 8 Dec 2026 20:00\n(EST) Boston crew, (PST) Seattle crew',
    '12-08 20:00 Europe/Berlin assumed',
  ],
  [
    'WINTERFEST 12.12.2026\nEinlass 18 Uhr Beginn 19 Uhr\nAm Park 3, 10115 Berlin',
    '12-12 19:00 Europe/Berlin',
  ],
]

/** Points that others give. */
export const loosePoints: readonly Row[] = [
  [
    'BEGIN:VCALENDAR\nVERSION:2.0\nBEGIN:VEVENT\nUID:1\nDTSTART:20261208T200000\nSUMMARY:Blue Trio\nLOCATION:Lido\\, Cuvrystr. 7\\, 10997 Berlin\nGEO:13.448;52.498\nEND:VEVENT\nEND:VCALENDAR',
    '12-08 20:00 Europe/Berlin',
  ],
  [
    '<html lang="en"><meta name="geo.position" content="13.4;52.5"><h1>Blue Trio</h1><p>8 December 2026, 8pm</p><p>Lido, Cuvrystr. 7, 10997 Berlin</p>',
    '12-08 20:00 Europe/Berlin',
  ],
  [
    '<html lang="en"><h1>Blue Trio</h1><p>8 December 2026, 8pm</p><p>Lido, Cuvrystr. 7, 10997 Berlin <a href="https://www.google.com/maps/@52.498,13.448,17z">Map</a></p>',
    '12-08 20:00 Europe/Berlin point',
  ],
  [
    eventAt(
      {
        streetAddress: '1 King St',
        addressLocality: 'London',
        addressRegion: 'ON',
        addressCountry: 'CA',
      },
      [42.98, -81.25],
    ),
    '12-08 20:00 America/Toronto point',
  ],
  [
    eventAt(
      {
        streetAddress: '1 Main St',
        addressLocality: 'Paris',
        addressRegion: 'TX',
        addressCountry: 'US',
      },
      [33.66, -95.55],
    ),
    '12-08 20:00 America/Chicago point',
  ],
  [
    eventAt(
      {
        streetAddress: '1 Main St',
        addressLocality: 'Kenora',
        addressRegion: 'ON',
        addressCountry: 'CA',
      },
      [49.77, -94.49],
    ),
    '12-08 20:00 America/Winnipeg point',
  ],
  [eventAt('Strandpromenade 1, 18609 Binz', [54.4, 13.62]), '12-08 20:00 Europe/Berlin point'],
  [
    eventAt({ streetAddress: 'Potsdamer Str. 1', addressLocality: 'Brandenburg' }, [52.41, 12.55]),
    '12-08 20:00 Europe/Berlin point',
  ],
  [eventAt('10 Rue X, 97400 Saint-Denis', [-20.88, 55.45]), '12-08 20:00 Indian/Reunion point'],
  [
    eventAt({ addressLocality: 'Wien', addressCountry: 'AT' }, [48.2, 16.37]),
    '12-08 20:00 Europe/Vienna point',
  ],
  [
    eventAt({ addressLocality: 'Wien', addressCountry: 'AT' }, [16.37, 48.2]),
    '12-08 20:00 Europe/Vienna',
  ],
  [
    eventAt(
      { addressCountry: 'US', addressRegion: 'CA', addressLocality: 'Fresno' },
      [36.74, 119.78],
    ),
    '12-08 20:00 America/Los_Angeles',
  ],
  [
    eventAt(
      { addressCountry: 'US', addressRegion: 'TN', addressLocality: 'Smallville' },
      [35.96, -83.92],
    ),
    '12-08 20:00 America/New_York point',
  ],
]

/** Addresses as sites of the world write them. */
export const worldwide: readonly Row[] = (
  [
    ['Jalan Petaling 12, 50000 Kuala Lumpur, Malaysia', 'Asia/Kuala_Lumpur'],
    ['Khao San Road, Bangkok', 'Asia/Bangkok'],
    ['İstiklal Caddesi 5, 34430 Beyoğlu, İstanbul, Türkiye', 'Europe/Istanbul'],
    ['Vaci utca 5, 1052 Budapest, Węgry', 'Europe/Budapest'],
    ['Strada Lipscani 5, București, România', 'Europe/Bucharest'],
    ['Bulevar Vitosha 5, 1000 Sofia, Bulgaria', 'Europe/Sofia'],
    ['Brīvības iela 5, Rīga, LV-1010, Latvia', 'Europe/Riga'],
    ['Storgata 5, 0155 Oslo', 'Europe/Oslo'],
    ['Drottninggatan 5, 111 51 Stockholm', 'Europe/Stockholm'],
    ['Vesterbrogade 3, 1620 København V, Denmark', 'Europe/Copenhagen'],
    ['Mannerheimintie 5, 00100 Helsinki', 'Europe/Helsinki'],
    ['Václavské náměstí 5, 110 00 Praha 1', 'Europe/Prague'],
    ['Nanjing Road 5, Shanghai, 中国', 'Asia/Shanghai'],
    ['123 Gangnam-daero, Gangnam-gu, Seoul, South Korea', 'Asia/Seoul'],
    ['12 Nathan Road, Tsim Sha Tsui, Hong Kong', 'Asia/Hong_Kong'],
    ['Makati Avenue, Makati, Metro Manila, Philippines', 'Asia/Manila'],
    ['MG Road 12, Bengaluru, Karnataka 560001', 'Asia/Kolkata'],
    ['14 Long Street, Cape Town, 8001', 'Africa/Johannesburg'],
    ['Av. Larco 123, Miraflores, Lima, Perú', 'America/Lima'],
    ['Av. Amazonas 12, Quito, Ecuador', 'America/Guayaquil'],
    ['Calle 23, La Habana, Cuba', 'America/Havana'],
    ['12 Hope Road, Kingston, Jamaica', 'America/Jamaica'],
    ['Sheikh Zayed Rd, Dubai - United Arab Emirates', 'Asia/Dubai'],
    ['St Kilda Rd, Melbourne, Victoria, Australia', 'Australia/Melbourne'],
    ['100 Adelaide Terrace, Perth, Western Australia', 'Australia/Perth'],
    ['9 Grafton Street, Dublin 2', 'Europe/Dublin'],
    ['Princes St, Edinburgh, Scotland', 'Europe/London'],
    ['Av. Juárez 12, Guadalajara, Jalisco, México', 'America/Mexico_City'],
    ['Calle Loíza 5, San Juan, Puerto Rico', 'America/Puerto_Rico'],
    ['Place Jemaa el-Fna, Marrakech 40000, Morocco', 'Africa/Casablanca'],
    ['12 rue de Bourg, Lausanne, Vaud', 'Europe/Zurich'],
    ['Rue des Pyramides 5, 75001 Paris, France', 'Europe/Paris'],
  ] as const
).map(([address, zone]): Row => [eventAt(address), `12-08 20:00 ${zone}`])
