/** What pages say in German of what a capability discloses, by the name of it. */
const remarks: Readonly<Record<string, string>> = {
  'availability.range_cut':
    'Es wird höchstens 92 Tage auf einmal gesucht, deshalb ist das nicht der ganze Zeitraum.',
  'availability.default_hours': 'Ohne Uhrzeiten wird von 9 bis 23 Uhr gesucht.',
  'availability.refreshing':
    'Kalender werden gerade neu gelesen. Das hier ist der Stand davor; lade die Seite gleich noch einmal.',
  'capture.page_not_read':
    'Die Seite ließ sich nicht lesen. Gemerkt ist nur, was du selbst gesagt hast.',
  'capture.zone_assumed':
    'In der Quelle steht keine Zeitzone für diese Uhrzeit, deshalb gilt deine.',
  'capture.city_assumed':
    'So heißen mehrere Städte. Es gilt die Zeitzone der größten. Wenn es eine andere ist, nenne das Land dazu.',
  'capture.zone_differs':
    'In der Quelle steht die Zeit in einer anderen Zeitzone. Prüf die Uhrzeit.',
  'capture.zone_unclear':
    'Die Zeitzone in der Quelle ist nicht eindeutig. Es gilt die wahrscheinlichste; prüf die Uhrzeit.',
  'capture.evening_assumed':
    'In der Quelle steht nicht, ob morgens oder abends. Angenommen ist abends.',
  'capture.part_of_day':
    'In der Quelle steht keine Uhrzeit, nur die Tageszeit. Sie steht in der Beschreibung.',
  'capture.weekly':
    'In der Quelle stehen Tage jeder Woche oder jedes Monats. Gemerkt ist der nächste; welche Tage es sind, steht in der Beschreibung.',
  'capture.start_assumed':
    'In der Quelle steht nur, bis wann es geht. Als Anfang gilt der Tag, an dem du es gemerkt hast.',
  'capture.event_canceled': 'In der Quelle steht, dass es ausfällt.',
  'capture.event_moved': 'In der Quelle steht, dass es verschoben wurde. Prüf, wann es ist.',
  'ideas_list.items_cut': 'Die Liste ist länger. Hier steht nur ihr Anfang.',
}

/** A disclosure in German; null where only its own sentence says it. */
export function remarkInGerman(name: string): string | null {
  return remarks[name] ?? null
}
