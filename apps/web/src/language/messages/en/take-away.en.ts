/** The texts of the files that readers take with them in English; what says them fetches them. */
export const takeAwayEn = {
  'file.definition':
    'Crimes reported to the police and recorded by them, by the month in which they happened and the area in which they lie. A rate is the number of reports in the period, divided by the number of residents, times 100,000.',
  'file.caseDefinition':
    'Coronavirus cases that were reported to health departments, all of them from the first report to the day; daily cases are differences of these totals.',
  'file.casesWithheld':
    'Where the source withholds a count, total and rate are empty; the note says so. That is not zero.',
  'file.casesReported':
    'Only reported cases are counted. Totals are corrected now and then, so a day may be below zero.',
  'file.airDefinition':
    'Fine particles in the air (PM2.5): means of one hour, estimated at each area from the readings of the nearest stations by inverse distance, and the index made of them.',
  'file.airEstimate':
    'Estimates, not measurements: the farther from a station, the less they bear. Readings may still be revised at their source.',
  'file.notSafety':
    'A rank compares rates, not safety. The FBI advises against ranking places on crime counts alone. Residents are counted, not visitors.',
  'file.break':
    'From {month} on the {agency} counts every offense of an incident (NIBRS); before, the most serious one. Months before and after are not comparable.',
  'file.provisional': 'Reports of {month} and later are still being added and revised.',
  'file.sample': 'Sample data: the figures are invented to show the site and are true of no place.',
  'file.license':
    'Figures counted from public records of the agencies listed: see the source’s terms.',

  // What each column of a CSV file, and each property of a GeoJSON file, holds
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
  'column.crimes': 'Reports in the month, as far as they are on record.',
  'column.monthState':
    'complete; provisional: still being revised; incomplete: not all police departments have supplied the month; too-few: under 10 reports, no rate; outlier: no rate for this area; residents-unknown: the same.',
  'column.residents': 'Residents of the area.',
  'column.rate':
    'Reports per 100,000 residents in the period; empty where there is none to be told.',
  'column.low': 'Lower end of the exact Poisson 95% interval of the rate.',
  'column.high': 'Upper end of the exact Poisson 95% interval of the rate.',
  'column.reliability':
    'stable: 20 reports or more; unstable: 10 to 19; too-few: under 10. Or why there is no rate: incomplete, outlier, residents-unknown.',
  'column.rank': 'Place in the ranking, 1 the highest or most; empty where there is none.',
  'column.placesRisen':
    'Places risen in the ranking since the equal period before, below 0 fallen; empty where not comparable.',
  'column.changeWord':
    'up or down as the map calls it: of all its calls at most 10% are expected to be chance, by how much counts usually vary; else no-clear-change; not-comparable where months are missing or the counting rules changed.',
  'column.changeOfRate':
    'Relative change of the rate against the period before, 0.25 = a quarter more; empty where no change is clear.',
  'column.hour': 'The hour by the minute when it begins, with the county’s offset from UTC.',
  'column.scale':
    'site: this site’s scale, for the mean of the hour; epa-2024: EPA’s table of 2024, for NowCast.',
  'column.aqi': 'Air quality index of PM2.5 on that scale, 0 to 500; empty where there is none.',
  'column.pm25': 'PM2.5 in µg/m³, mean of the hour; empty without a reading.',
  'column.caseRank':
    'Place in the ranking, 1 the highest infection rate; ties share a place. Empty without a rate, with fewer than 1,000 residents, or where the count is withheld.',
  'column.infectionRate': 'All reported cases per 100,000 residents; empty where withheld.',
  'column.totalCases': 'All cases from the first report to the day; empty where withheld.',
  'column.population': 'Residents of the area; empty where unknown.',
  'column.day': 'The day of the county’s calendar.',
  'column.newCases':
    'The total less that of the day before; below zero after a correction, empty where it cannot be told.',
  'column.mean7Days': 'Mean of the seven days that end with the day; empty unless all are known.',
  'column.dayFlag':
    'Why a day is out of the ordinary: withheld, corrected, not-reported or first-report.',
  'column.airRank': 'Place in the ranking, 1 the worst air; ties share a place.',
  'column.airLevel': 'The band of the index in words.',
  'column.nearestStation': 'Kilometers to the nearest station.',
  'column.note': 'Why there is no rank, or how much the figures can bear.',
  'column.areaState':
    'ranked; incomplete: not all police departments have supplied the period; outlier: no rate is told; incomplete-outlier: both; residents-unknown: no rate can be told.',
  'column.class':
    'The color on the map. Rates: 1 (lowest sixth of the ranked areas) to 6. Trends: -3 (clearest fall) to 3 (clearest rise), 0 no clear change. Empty: grey.',
} as const;
