import { titleCaseCrimeType } from '@townlight/domain/bundles';
import { CATEGORY_WORDS } from '../../air/index.ts';
import type { PublishedKind } from '../facts/list-entries.ts';
import { englishCategoryWords } from './category-words.ts';
import { formatsOf } from './formats.ts';
import type { HeldAgainst, NewsCounty, NewsWords } from './news-words.ts';

const PLACES: Readonly<Record<PublishedKind, { title: string; summary: string; rows: string }>> = {
  boundaries: {
    title: 'New boundaries',
    summary:
      'Maps and figures now use these boundaries. Reports were placed in them anew, for all years on record.',
    rows: 'areas',
  },
  population: {
    title: 'New numbers of residents',
    summary:
      'Rates per 100,000 residents, for all years on record, are now made with these numbers.',
    rows: 'rows',
  },
  coverage: {
    title: 'Who polices which area',
    summary:
      'An area’s records are complete when every department that polices it has supplied the month. Which departments those are was published anew.',
    rows: 'rows',
  },
  coronavirus: {
    title: 'Coronavirus cases',
    summary:
      'Cases by neighborhood were published anew, day by day to the end of the series. Small numbers that a source withholds stay withheld.',
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

export function englishWords({ county, timeZone }: NewsCounty): NewsWords {
  const formats = formatsOf('en-US', timeZone);
  const heldAgainst = ({ direction, change, month, before }: HeldAgainst) => {
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
    newsOf: (area) => `News of ${area}`,
    description: `What changed in the data of ${county}: what came, what moved most, and what was corrected.`,
    descriptionOf: (area) => `What changed in the data of ${area}: crime and air, month by month.`,
    pictureKind: `News · ${county}`,
    pictureAlt: (title) => `Townlight: ${title}`,
    sample: 'Sample data: the figures are invented.',
    samplePicture: 'Sample data, invented',
    crimeEntry: {
      title: (month) => `Crime in ${month}`,
      titleOf: (area, month) => `Crime in ${area} in ${month}`,
      summary: ({ count, month, areas, all }) =>
        `${count} crimes were reported in ${month} in the ${areas} ` +
        (all === null
          ? `neighborhoods of ${county}.`
          : `of ${all} neighborhoods of ${county} whose records are complete.`),
      against: ({ areas, count, ...held }) => {
        if (areas !== null)
          return `In the ${areas} neighborhoods that can be held against the year before it was ${count}, ${heldAgainst(held)}.`;
        return `${held.direction === 'no-clear-change' ? 'There is' : 'That is'} ${heldAgainst(held)}.`;
      },
      summaryOf: ({ area, count, month }) => `${count} crimes were reported in ${area} in ${month}`,
      againstOf: (held) => `, ${heldAgainst(held)}.`,
      notCompared: (month) =>
        `. This is not compared with ${month}: the records of the two months cannot be held against each other.`,
      incomplete: ({ area, month }) =>
        `Not all police departments have supplied their records of ${month} for ${area}.`,
      came: ({ agencies, month, day }) =>
        `Records of ${month} came on ${day} from ${typeof agencies === 'number' ? `${agencies} police departments` : `the ${formats.list(agencies)}`}.`,
      neighborhoods: 'Neighborhoods that moved most',
      crimes: 'Crimes that moved most',
      crimesOf: (area) => `Crimes that moved most in ${area}`,
      held: ({ what, compared, month, none }) =>
        (none
          ? `Of the ${compared} ${what} that could be held against ${month}, none can be called up or down.`
          : `Held against ${month}, among ${compared} ${what} with enough reports.`) +
        ' A change is named only where chance and the usual ups and downs do not explain it; at most one such call in ten is expected to be wrong.',
      move: ({ direction, change, count, before }) =>
        change === null
          ? `up from none to ${count}`
          : `${direction} ${change}, from ${before} to ${count}`,
      map: 'See it on the Crime Map',
      tracker: 'See a neighborhood by month',
      tracked: (area) => `See ${area} by month`,
      provisional: 'These figures are provisional: reports are still added and revised.',
    },
    airEntry: {
      title: (month) => `Air in ${month}`,
      titleOf: (area, month) => `Air in ${area} in ${month}`,
      summary: ({ month, days, unhealthy }) =>
        unhealthy === 0
          ? `On none of ${days} days in ${month} was the air unhealthy for sensitive groups in any neighborhood of ${county}.`
          : `On ${unhealthy} of ${days} days in ${month} the air was unhealthy for sensitive groups, or worse, in some neighborhood of ${county}.`,
      summaryOf: ({ area, month, mean, days, unhealthy }) =>
        `In ${area} the air of ${month} held an estimated ${mean} µg/m³ of PM2.5 on average. ` +
        (unhealthy === 0
          ? `On none of ${days} days was it unhealthy for sensitive groups.`
          : `On ${unhealthy} of ${days} days it was unhealthy for sensitive groups, or worse.`),
      worst: ({ day, name, aqi, category }) =>
        `The highest mean of a day was on ${day}${name === null ? '' : `, in ${name}`}: PM2.5 AQI ${aqi} (${CATEGORY_WORDS.en[category]}).`,
      against: ({ mean, before, month, difference }) =>
        difference === null
          ? `The month’s mean was ${mean} µg/m³. ${month} had ${before}: too close to tell apart.`
          : `The month’s mean, ${mean} µg/m³, was ${difference} than in ${month} (${before}).`,
      came: ({ days, stations }) =>
        `Estimated from hourly readings of ${stations === 1 ? 'one monitoring station' : `${stations} monitoring stations`} on ${days} days.`,
      map: 'See the air now on the Air Quality Map',
      tracked: (area) => `See the air in ${area}`,
    },
    categoryEntry: englishCategoryWords(formats.list),
    publishedEntry: {
      title: (of) => PLACES[of].title,
      summary: (of) => PLACES[of].summary,
      came: ({ of, source, rows }) => `${SOURCES[source] ?? source}: ${rows} ${PLACES[of].rows}.`,
      data: 'About the data',
      map: 'See the coronavirus map',
    },
    corrected: ({ day, figures }) =>
      figures === null
        ? `Updated ${day}: the county’s figures of this month changed after they were first told.`
        : `Updated ${day}: first told were ${figures.first} crimes in ${figures.firstAreas} neighborhoods; by now it is ${figures.now} in ${figures.nowAreas}.`,
    withdrawn: ({ day, first }) =>
      `Withdrawn ${day}: the data behind this entry were taken back.${first === null ? '' : ` First told were ${first} crimes.`}`,
    withdrawnSummary: 'The data behind this entry were taken back.',
  };
}
