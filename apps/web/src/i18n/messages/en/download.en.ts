/** The texts of downloaded files in English; loaded by the code that uses them. */
export const downloadEn = {
  'file.definition':
    'Crimes that were reported to police, and that police recorded, by the month they happened and the area where they happened. A rate is the number of reports in the period divided by the number of residents, times 100,000.',
  'file.caseDefinition':
    'Coronavirus cases reported to health departments, in total from the first report to the day; daily cases are the differences between these totals.',
  'file.casesWithheld':
    'Where the source withholds a count, total and rate are empty; the note says so. That is not zero.',
  'file.casesReported':
    'Only reported cases are counted. Totals are corrected now and then, so a day may be below zero.',
  'file.airDefinition':
    'Fine particles in the air (PM2.5): one-hour averages, estimated for each area from the readings of the nearest stations by inverse distance, and the index worked out from them.',
  'file.airEstimate':
    'Estimates, not measurements: the farther from a station, the less certain. The source may still revise its readings.',
  'file.notSafety':
    'A rank compares rates, not safety. The FBI advises against ranking places on crime counts alone. Residents are counted, not visitors.',
  'file.break':
    'The counting rules of the {agency} changed in {month}{each, select, true {: since then it has counted every offense in an incident (NIBRS); before, only the most serious one} other {}}. Months before and after are not comparable.',
  'file.provisional': 'Reports of {month} and later are still being added and revised.',
  'file.sample':
    'Sample data: the figures are invented to show the site and describe no real place.',
  'file.license':
    'Figures counted from public records of the agencies listed: see the source’s terms.',

  // Descriptions of the columns of CSV files and the properties of GeoJSON files
  'column.from': 'First month of the period, YYYY-MM.',
  'column.to': 'Last month of the period, YYYY-MM.',
  'column.month': 'Month, YYYY-MM.',
  'column.id': 'The area: a neighborhood’s short name, or a zip code.',
  'column.name': 'The area’s name.',
  'column.crimeType': 'Crime type.',
  'column.crimesCounted':
    'The crimes that are counted: all crime, a category, or types; names as in the records.',
  'column.reports': 'Reports in the period, as far as they are on record.',
  'column.before': 'Reports in the period of equal length just before.',
  'column.yearBefore':
    'Reports in the same months a year earlier; empty where they are incomplete or not comparable.',
  'column.figure': 'Whether the figure is a rate or a trend.',
  'column.records': 'Says that the records are invented to show the site.',
  'column.crimes': 'Reports in the month, as far as they are on record.',
  'column.completeness':
    'complete; provisional: still being revised; incomplete: not all police departments have supplied the months; before-first-record: the months begin before the first one on record; not-recorded: police there do not record this crime. Empty where it is not known whether the months are still being revised.',
  'column.departmentsMissing':
    'Police departments whose records do not reach the end of the period, in full, with semicolons between them; empty where none is known to be missing.',
  'column.policedShare':
    'Share of the area that these police departments cover together, 0 to 1; empty where it is more than nine tenths. The rest is policed by others, whose reports are not in the figures.',
  'column.policedShareOf': 'What the share is of: residents, or area (surface).',
  'column.rulesChanged':
    'yes where a police department began to count by other rules in this month: months before and after are not comparable.',
  'column.reason':
    'Why a rate, a rank or a change is left out. incomplete, not-recorded: see completeness; too-few: under 10 reports; outlier: no rate for this area; no-residents: nobody lives there; incomplete-outlier: both; residents-unknown: residents are not known; break: the counting rules changed in between. Empty where nothing is left out.',
  'column.residents': 'Residents of the area.',
  'column.rate': 'Reports per 100,000 residents in the period; empty where there is no rate.',
  'column.countyRate':
    'The same rate of all neighborhoods of the county together; empty where too few of them have the whole month.',
  'column.similarRate':
    'The middle rate of the areas nearest in residents, per 100,000; empty where too few of them have the whole month or enough reports.',
  'column.low': 'Lower end of the exact Poisson 95% interval of the rate.',
  'column.high': 'Upper end of the exact Poisson 95% interval of the rate.',
  'column.reliability': 'stable: 20 reports or more; unstable: 10 to 19; too-few: under 10.',
  'column.rank': 'Rank: 1 is the highest rate or the most frequent; empty where there is none.',
  'column.placesRisen':
    'Places moved up in the ranking since the equal period before, negative if it moved down; empty where not comparable.',
  'column.changeWord':
    'up or down where the count stands out from the expected one, as on the map: of all areas marked that way, at most 10% are expected to be chance. Otherwise no-clear-change; not-comparable where months are missing or the counting rules changed.',
  'column.changeOfRate':
    'Change in the rate from the period before: 0.25 is a quarter more; empty where not comparable.',
  'column.changeLow':
    'Lower end of the 95% interval of the change in reports: -0.1 is a tenth less.',
  'column.changeHigh':
    'Upper end of the 95% interval of the change in reports; empty where there is none.',
  'column.expected':
    'The count that the area’s own earlier months lead to expect; empty with too few of them.',
  'column.usualLow': 'Lower end of the counts that are usual for this area (95%).',
  'column.usualHigh': 'Upper end of the counts that are usual for this area (95%).',
  'column.hour': 'The hour, by the minute it begins, with the county’s offset from UTC.',
  'column.scale':
    'site: this site’s scale, for the one-hour average; epa-2024: EPA’s 2024 table, for NowCast.',
  'column.aqi': 'Air quality index of PM2.5 on that scale, 0 to 500; empty where there is none.',
  'column.pm25': 'PM2.5 in µg/m³, averaged over the hour; empty without a reading.',
  'column.caseRank':
    'Rank: 1 is the highest infection rate; ties share a rank. Empty without a rate, with fewer than 1,000 residents, or where the count is withheld.',
  'column.infectionRate': 'All reported cases per 100,000 residents; empty where withheld.',
  'column.totalCases': 'All cases from the first report to the day; empty where withheld.',
  'column.population': 'Residents of the area; empty where unknown.',
  'column.day': 'The day, by the county’s calendar.',
  'column.newCases':
    'The total minus the total of the day before; negative after a correction, empty where not known.',
  'column.mean7Days': 'Average of the seven days ending on that day; empty unless all are known.',
  'column.dayFlag': 'Why a day is unusual: withheld, corrected, not-reported or first-report.',
  'column.airRank': 'Rank: 1 is the worst air; ties share a rank.',
  'column.airLevel': 'The index category in words.',
  'column.far': 'true where every station is too far away for a reliable estimate.',
  'column.airClass': 'The color on the map, 1 (best air) to 5; empty without an index.',
  'column.nearestStation': 'Kilometers to the nearest station.',
  'column.note': 'Why there is no rank, or how reliable the figures are.',
  'column.class':
    'The color on the map. Rates: 1 (lowest sixth of the ranked areas) to 6. Trends: -3 (clearest fall) to 3 (clearest rise), 0 does not stand out. Empty: gray.',
} as const;
