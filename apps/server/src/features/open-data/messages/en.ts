/** The texts about tables in English: what a row is, and what a column's name means in every table. */
export const openDataEn = {
  'title.neighborhoods': 'Neighborhoods',
  'title.zipcodes': 'Zip codes',
  'title.tracts': 'Census tracts',
  'title.crime-counts': 'Crime reports by neighborhood, month and type',
  'title.crime-counts-zipcodes': 'Crime reports by zip code, month and type',
  'title.crime-categories': 'Crime categories',
  'title.air-months': 'Air quality by neighborhood and month',
  'title.air-readings': 'Air readings by station and hour',
  'title.air-points': 'Points at which neighborhoods’ air is estimated',
  'title.coronavirus-days': 'Coronavirus cases by neighborhood and day',
  'title.coronavirus-reporting-areas': 'Coronavirus cases by reporting area and day',
  'title.releases': 'Releases',
  'rows.neighborhoods': 'One row for each neighborhood.',
  'rows.zipcodes': 'One row for each zip code (ZCTA of the census).',
  'rows.tracts':
    'One row for each census tract. Crime by tract is not offered as a file, because it would have millions of rows; the API has it.',
  'rows.crime-counts':
    'One row for each neighborhood, month and kind of crime. Every neighborhood has a row for all crime in every month; it counts what every department records. If a category or crime type has no row, there was no report on record. The same goes for “Everything on record”, which counts the other types too.',
  'rows.crime-counts-zipcodes':
    'One row for each zip code, month and kind of crime. Every zip code has a row for all crime in every month; it counts what every department records. If a category or crime type has no row, there was no report on record. The same goes for “Everything on record”, which counts the other types too.',
  'rows.crime-categories':
    'One row for each plain name of official descriptions, with its crime type and category. A type in several categories has several rows.',
  'rows.air-months':
    'One row for each neighborhood and month with readings. The newest month may not be over yet.',
  'rows.air-readings': 'One row for each reading of a monitoring station.',
  'rows.air-points':
    'One row for each point. The air of a neighborhood is the average of the estimates at its points.',
  'rows.coronavirus-days':
    'One row for each neighborhood and day with reports. Merged neighborhoods share a row, under the name of the first.',
  'rows.coronavirus-reporting-areas':
    'One row for each area that the health departments count by and day with a report. The cases of a neighborhood are the sum of its reporting areas.',
  'rows.releases': 'One row for each load of records. Air loads are added up by source and month.',
  'column.neighborhood': 'Id of the neighborhood, as in its address on this site.',
  'column.zipcode': 'The zip code.',
  'column.tract': 'Number of the census tract.',
  'column.name': 'Its name.',
  'column.kind': 'Part of a city, a city, or unincorporated, if known.',
  'column.city': 'City that it is part of, if known.',
  'column.region': 'Part of the county, if known.',
  'column.residents': 'Number of residents; empty if it is not known.',
  'column.residents_year': 'Year of that figure.',
  'column.residents_source': 'Where that figure comes from.',
  'column.residents_vintage':
    'Census whose areas that figure is of; never another than that of the boundaries. Empty where it is not known, and for neighborhoods.',
  'column.vintage':
    'Census whose boundaries these are, or whose areas the residents are of. Empty where it is not known or does not matter.',
  'column.agencies': 'Ids of the police departments that police it, with spaces between them.',
  'column.month': 'Calendar month.',
  'column.level':
    'Whether the row is for all crime, a category, a crime type, or everything on record.',
  'column.crime':
    'Name of the category or crime type. One type can be in several categories: do not add categories up.',
  'column.reports':
    'Reports on record of crimes that happened there in that month; empty where the police there do not record the type.',
  'column.complete':
    'Every department that polices the area has supplied the whole month. If false, reports may be missing.',
  'column.recorded':
    'Every department that polices the area records the type. If false, there is no number, which does not mean zero.',
  'column.provisional': 'The month is so new that its reports are still being revised.',
  'column.plain_name': 'Plain name of a group of official descriptions.',
  'column.type': 'Crime type; empty while it has none.',
  'column.category': 'Category; empty while it has none.',
  'column.days': 'Days of the month.',
  'column.days_read': 'Days with readings for at least three of every four hours.',
  'column.pm25':
    'Average of those days, estimated from the stations nearby; fine particles (PM2.5).',
  'column.aqi': 'Air quality index for that average, on this site’s scale.',
  'column.aqi_category': 'Category of that index.',
  'column.station': 'Code of the station.',
  'column.station_name': 'Its name.',
  'column.longitude': 'Degrees of longitude, WGS 84.',
  'column.latitude': 'Degrees of latitude, WGS 84.',
  'column.hour': 'Beginning of the hour.',
  'column.reading': 'Average of the hour as the station read it; fine particles (PM2.5).',
  'column.left_out':
    'Why the reading is left out of estimates: negative, too-high, stuck or duplicate; empty where it is used.',
  'column.date': 'Day.',
  'column.reporting_area': 'The area, as the health department calls it.',
  'column.reporting_area_residents': 'Residents of the area, if the source gives them.',
  'column.total_cases': 'All cases through that day; empty where the source withholds the number.',
  'column.at_least': 'Lower end of a withheld number, as the source gives it.',
  'column.at_most': 'Upper end of a withheld number, as the source gives it.',
  'column.new_cases':
    'Total minus that of the day before; below 0 if cases were removed. Empty if it is not known.',
  'column.flag': 'Why there is no number of new cases, or a note that it includes a correction.',
  'column.partial': 'Part of the neighborhood had not reported by that day and is not counted.',
  'column.release': 'Number of the release.',
  'column.kind_of_data': 'What was loaded.',
  'column.source': 'Which source it came from.',
  'column.agency': 'Id of the police department, for crime.',
  'column.published': 'When it was published.',
  'column.loads': 'How many loads the row adds up.',
  'column.rows_read': 'Rows read: kept and rejected.',
  'column.rows_kept': 'Rows kept.',
  'column.rows_new': 'Rows that were new.',
  'column.rows_updated': 'Rows that changed since an earlier release.',
  'column.rows_rejected': 'Rows that could not be read.',
  'column.rows_unplaced': 'Rows kept that are in no neighborhood; empty where nothing is placed.',
  'column.months':
    'Months that it says are complete, with spaces between runs; empty if it names none.',
  'column.areas':
    'Ids of the neighborhoods for which those months are complete; empty if they are all that the department polices.',
  'column.as_of': 'The moment that its rows describe, if the source or the operator gives it.',
  'column.withdrawn': 'When it was withdrawn; empty if it is in force.',
  'column.sample': 'The figures are invented.',
  'citation.sample': '{title} (invented sample data)',
  'citation.text':
    'Townlight. {title}.{release, select, null {} other { Release {release}, {date}.}} {url}',
} as const;
