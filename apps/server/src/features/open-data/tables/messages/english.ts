import type { TableMessages } from './table-messages.ts';

const crimeRows = (area: string) =>
  `One row for each ${area}, month and kind of crime. Every ${area} has a row for all crime in every month; it counts what every department records. If a category or crime type has no row, there was no report on record. The same goes for “Everything on record”, which counts the other types too.`;

export const englishTableMessages: TableMessages = {
  titles: {
    neighborhoods: 'Neighborhoods',
    zipcodes: 'Zip codes',
    tracts: 'Census tracts',
    'crime-counts': 'Crime reports by neighborhood, month and type',
    'crime-counts-zipcodes': 'Crime reports by zip code, month and type',
    'crime-categories': 'Crime categories',
    'air-months': 'Air quality by neighborhood and month',
    'air-readings': 'Air readings by station and hour',
    'air-points': 'Points at which neighborhoods’ air is estimated',
    'coronavirus-days': 'Coronavirus cases by neighborhood and day',
    'coronavirus-reporting-areas': 'Coronavirus cases by reporting area and day',
    releases: 'Releases',
  },
  rows: {
    neighborhoods: 'One row for each neighborhood.',
    zipcodes: 'One row for each zip code (ZCTA of the census).',
    tracts:
      'One row for each census tract. Crime by tract is not offered as a file, because it would have millions of rows; the API has it.',
    'crime-counts': crimeRows('neighborhood'),
    'crime-counts-zipcodes': crimeRows('zip code'),
    'crime-categories':
      'One row for each plain name of official descriptions, with its crime type and category. A type in several categories has several rows.',
    'air-months':
      'One row for each neighborhood and month with readings. The newest month may not be over yet.',
    'air-readings': 'One row for each reading of a monitoring station.',
    'air-points':
      'One row for each point. The air of a neighborhood is the average of the estimates at its points.',
    'coronavirus-days':
      'One row for each neighborhood and day with reports. Merged neighborhoods share a row, under the name of the first.',
    'coronavirus-reporting-areas':
      'One row for each area that the health departments count by and day with a report. The cases of a neighborhood are the sum of its reporting areas.',
    releases: 'One row for each load of records. Air loads are added up by source and month.',
  },
  columns: {
    neighborhood: 'Id of the neighborhood, as in its address on this site.',
    zipcode: 'The zip code.',
    tract: 'Number of the census tract.',
    name: 'Its name.',
    kind: 'Part of a city, a city, or unincorporated, if known.',
    city: 'City that it is part of, if known.',
    region: 'Part of the county, if known.',
    residents: 'Number of residents; empty if it is not known.',
    residents_year: 'Year of that figure.',
    residents_source: 'Where that figure comes from.',
    residents_vintage:
      'Census whose areas that figure is of; never another than that of the boundaries. Empty where it is not known, and for neighborhoods.',
    vintage:
      'Census whose boundaries these are, or whose areas the residents are of. Empty where it is not known or does not matter.',
    agencies: 'Ids of the police departments that police it, with spaces between them.',
    month: 'Calendar month.',
    level: 'Whether the row is for all crime, a category, a crime type, or everything on record.',
    crime:
      'Name of the category or crime type. One type can be in several categories: do not add categories up.',
    reports:
      'Reports on record of crimes that happened there in that month; empty where the police there do not record the type.',
    complete:
      'Every department that polices the area has supplied the whole month. If false, reports may be missing.',
    recorded:
      'Every department that polices the area records the type. If false, there is no number, which does not mean zero.',
    provisional: 'The month is so new that its reports are still being revised.',
    plain_name: 'Plain name of a group of official descriptions.',
    type: 'Crime type; empty while it has none.',
    category: 'Category; empty while it has none.',
    days: 'Days of the month.',
    days_read: 'Days with readings for at least three of every four hours.',
    pm25: 'Average of those days, estimated from the stations nearby; fine particles (PM2.5).',
    aqi: 'Air quality index for that average, on this site’s scale.',
    aqi_category: 'Category of that index.',
    station: 'Code of the station.',
    station_name: 'Its name.',
    longitude: 'Degrees of longitude, WGS 84.',
    latitude: 'Degrees of latitude, WGS 84.',
    hour: 'Beginning of the hour.',
    reading: 'Average of the hour as the station read it; fine particles (PM2.5).',
    left_out:
      'Why the reading is left out of estimates: negative, too-high, stuck or duplicate; empty where it is used.',
    date: 'Day.',
    reporting_area: 'The area, as the health department calls it.',
    reporting_area_residents: 'Residents of the area, if the source gives them.',
    total_cases: 'All cases through that day; empty where the source withholds the number.',
    at_least: 'Lower end of a withheld number, as the source gives it.',
    at_most: 'Upper end of a withheld number, as the source gives it.',
    new_cases:
      'Total minus that of the day before; below 0 if cases were removed. Empty if it is not known.',
    flag: 'Why there is no number of new cases, or a note that it includes a correction.',
    partial: 'Part of the neighborhood had not reported by that day and is not counted.',
    release: 'Number of the release.',
    kind_of_data: 'What was loaded.',
    source: 'Which source it came from.',
    agency: 'Id of the police department, for crime.',
    published: 'When it was published.',
    loads: 'How many loads the row adds up.',
    rows_read: 'Rows read: kept and rejected.',
    rows_kept: 'Rows kept.',
    rows_new: 'Rows that were new.',
    rows_updated: 'Rows that changed since an earlier release.',
    rows_rejected: 'Rows that could not be read.',
    rows_unplaced: 'Rows kept that are in no neighborhood; empty where nothing is placed.',
    months: 'Months that it says are complete, with spaces between runs; empty if it names none.',
    areas:
      'Ids of the neighborhoods for which those months are complete; empty if they are all that the department polices.',
    as_of: 'The moment that its rows describe, if the source or the operator gives it.',
    withdrawn: 'When it was withdrawn; empty if it is in force.',
    sample: 'The figures are invented.',
  },
  sample: 'invented sample data',
  citation: ({ title, release, date, url }) =>
    `Townlight. ${title}.${release === null ? '' : ` Release ${release}, ${date}.`} ${url}`,
};
