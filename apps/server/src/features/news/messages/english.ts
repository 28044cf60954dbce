import { AQI_CATEGORY_LABELS } from '@townlight/domain/air';
import { titleCaseCrimeType } from '@townlight/domain/bundles';
import type { PublishedKind } from '../facts/list-entries.ts';
import { createEnglishCategoryMessages } from './category-messages.ts';
import { createFormats } from './formats.ts';
import type { ComparisonTexts, NewsCounty, NewsMessages } from './news-messages.ts';

const PLACES: Readonly<Record<PublishedKind, { title: string; summary: string; rows: string }>> = {
  boundaries: {
    title: 'New boundaries',
    summary:
      'Maps and figures now use these boundaries. Reports from all years on record were placed in them again.',
    rows: 'areas',
  },
  population: {
    title: 'New resident counts',
    summary: 'Rates per 100,000 residents now use these counts, for all years on record.',
    rows: 'rows',
  },
  coverage: {
    title: 'Who polices which area',
    summary:
      'An area’s records are complete when every department that polices it has supplied the month. The list of those departments was updated.',
    rows: 'rows',
  },
  coronavirus: {
    title: 'Coronavirus cases',
    summary:
      'Cases by neighborhood were published again, day by day to the end of the series. Small numbers that a source withholds are not shown.',
    rows: 'rows',
  },
};
const SOURCES: Readonly<Record<string, string>> = {
  neighborhoods: 'Neighborhoods',
  zipcodes: 'ZIP Codes',
  tracts: 'Census tracts',
  latimes: 'Los Angeles Times',
  lacounty: 'Los Angeles County Public Health',
  'sample-coronavirus': 'Sample county',
};

/** Formats e.g. `29 crimes were`, `1 crime was`, `No crimes were`. */
function formatCrimesWere(count: string): string {
  if (count === '0') return 'No crimes were';
  return count === '1' ? '1 crime was' : `${count} crimes were`;
}

export function createEnglishNewsMessages({ county, timeZone }: NewsCounty): NewsMessages {
  const formats = createFormats('en-US', timeZone);
  const formatComparison = ({ direction, change, month, before }: ComparisonTexts) => {
    if (direction === 'no-clear-change') return `no clear change from ${month} (${before})`;
    return change === null
      ? `up from none in ${month}`
      : `${direction} ${change} from ${month} (${before})`;
  };
  return {
    ...formats,
    name: (name) => name,
    crime: titleCaseCrimeType,
    news: 'News',
    newsOf: (area) => `News about ${area}`,
    pictureKind: `News · ${county}`,
    pictureAlt: (title) => `Townlight: ${title}`,
    sample: 'Sample data: the figures are invented.',
    samplePicture: 'Sample data, invented',
    crimeEntry: {
      title: (month) => `Crime in ${month}`,
      titleOf: (area, month) => `Crime in ${area} in ${month}`,
      summary: ({ count, month, areas, all }) =>
        `${formatCrimesWere(count)} reported in ${month} in the ${areas} ` +
        (all === null
          ? `neighborhoods of ${county}.`
          : `of ${all} neighborhoods of ${county} whose records are complete.`),
      against: ({ areas, count, ...comparison }) => {
        if (areas !== null)
          return `In the ${areas} neighborhoods that can be compared with the year before, it was ${count}, ${formatComparison(comparison)}.`;
        return `${comparison.direction === 'no-clear-change' ? 'There is' : 'That is'} ${formatComparison(comparison)}.`;
      },
      summaryOf: ({ area, count, month }) =>
        `${formatCrimesWere(count)} reported in ${area} in ${month}`,
      againstOf: (comparison) => `, ${formatComparison(comparison)}.`,
      notCompared: (month) =>
        `. This is not compared with ${month}: the records of the two months are not comparable.`,
      incomplete: ({ area, month }) =>
        `Not all police departments have supplied their records for ${month} in ${area}.`,
      came: ({ agencies, month, day }) =>
        `Records for ${month} came in on ${day} from ${typeof agencies === 'number' ? `${agencies} police departments` : `the ${formats.list(agencies)}`}.`,
      neighborhoods: 'Neighborhoods that changed most',
      crimes: 'Crimes that changed most',
      crimesOf: (area) => `Crimes that changed most in ${area}`,
      comparisonNote: ({ what, compared, month, none }) =>
        (none
          ? `Of the ${compared} ${what} that could be compared with ${month}, none was clearly up or down.`
          : `Compared with ${month}, among ${compared} ${what} with enough reports.`) +
        ' A change is listed only if chance and the usual ups and downs do not explain it; at most one in ten is expected to be wrong.',
      move: ({ direction, change, count, before }) =>
        change === null
          ? `up from none to ${count}`
          : `${direction} ${change}, from ${before} to ${count}`,
      map: 'See it on the Crime Map',
      tracker: 'See a neighborhood by month',
      tracked: (area) => `See ${area} by month`,
      provisional: 'These figures are provisional: reports are still being added and revised.',
    },
    airEntry: {
      title: (month) => `Air in ${month}`,
      titleOf: (area, month) => `Air in ${area} in ${month}`,
      summary: ({ month, days, unhealthy }) =>
        unhealthy === 0
          ? `The air was not unhealthy for sensitive groups on any of ${days} days in ${month}, in any neighborhood of ${county}.`
          : `On ${unhealthy} of ${days} days in ${month} the air was unhealthy for sensitive groups, or worse, in at least one neighborhood of ${county}.`,
      summaryOf: ({ area, month, mean, days, unhealthy }) =>
        `The air in ${area} had an estimated ${mean} µg/m³ of PM2.5 on average in ${month}. ` +
        (unhealthy === 0
          ? `It was not unhealthy for sensitive groups on any of ${days} days.`
          : `On ${unhealthy} of ${days} days it was unhealthy for sensitive groups, or worse.`),
      worst: ({ day, name, aqi, category }) =>
        `The highest daily average was on ${day}${name === null ? '' : `, in ${name}`}: PM2.5 AQI ${aqi} (${AQI_CATEGORY_LABELS.en[category]}).`,
      against: ({ mean, before, month, difference }) =>
        difference === null
          ? `${mean === null ? '' : `The month’s average was ${mean} µg/m³. `}The average for ${month} was ${before}: too close to tell apart.`
          : `The month’s average${mean === null ? '' : `, ${mean} µg/m³,`} was ${difference} than in ${month} (${before}).`,
      came: ({ days, stations }) =>
        `Estimated from hourly readings of ${stations === 1 ? 'one monitoring station' : `${stations} monitoring stations`} on ${days} days.`,
      map: 'See the air now on the Air Quality Map',
      tracked: (area) => `See the air in ${area}`,
    },
    categoryEntry: createEnglishCategoryMessages(formats.list),
    publishedEntry: {
      title: (of) => PLACES[of].title,
      summary: (of) => PLACES[of].summary,
      came: ({ of, source, rows }) => `${SOURCES[source] ?? source}: ${rows} ${PLACES[of].rows}.`,
      data: 'About the data',
      map: 'See the coronavirus map',
    },
    corrected: ({ day, figures }) =>
      figures === null
        ? `Updated ${day}: the county’s figures for this month changed after they were first published.`
        : `Updated ${day}: first published as ${figures.first} crimes in ${figures.firstAreas} neighborhoods, now ${figures.now} in ${figures.nowAreas}.`,
    withdrawn: ({ day, first }) =>
      `Withdrawn ${day}: the data behind this entry are no longer published.${first === null ? '' : ` It was first published as ${first} crimes.`}`,
    withdrawnSummary: 'The data behind this entry are no longer published.',
  };
}
