/** The texts of the coronavirus map's link previews in English. `day` is the last day of the reports. */
export const coronavirusEn = {
  'preview.kind': 'Coronavirus · {county}',
  'preview.title': 'Coronavirus Map',
  'preview.mapTitle': 'Coronavirus Map, data {ended, select, true {ended} other {through}} {day}',
  'preview.areaTitle':
    '{name}, Coronavirus Map, data {ended, select, true {ended} other {through}} {day}',
  'preview.rate': 'cases per 100,000 residents',
  'preview.cases': 'reported cases in all',
  'preview.highest': 'the highest rate, in {name}',
  'preview.standing': 'Rank {rank} of {ranked}; 1 is the highest rate',
  'preview.withheld':
    '{name}: coronavirus case numbers through {day} are suppressed, because a count this small could reveal who it was.',
  'preview.withheldReportingArea':
    '{name}: coronavirus case numbers through {day} are suppressed, because the count of a part of it is not published.',
  'preview.none': '{name}: no coronavirus cases or data were reported through {day}.',
  'preview.note': 'Data {ended, select, true {ended} other {through}} {day}',
  'preview.sample': 'Sample data, invented',
  'preview.alt': 'Townlight: {title}',
} as const;
