import type { MonthlyTrend } from '@townlight/contract/crime';
import type { AreaId } from '@townlight/domain/places';
import { toYearMonth, type YearMonth } from '@townlight/domain/time';
import {
  type CountyShapes,
  drawAreaPanel,
  drawAreasPanel,
  drawCountyPanel,
  drawPreview,
  LINE_COLORS,
  type PreviewContent,
} from '../../../images/index.ts';
import { capitalize } from '../../../platform/i18n/county-terms.ts';
import type { PictureMessages } from '../messages/index.ts';
import type { AreaPageFacts, CrimePageFacts } from '../replies/page-facts.ts';

/** Figures and shapes of one snapshot, from which link previews are drawn. */
export interface PreviewSources {
  readonly facts: CrimePageFacts;
  readonly shapes: () => CountyShapes;
}

/** The subject of a link preview; `month` defaults to the last on record. */
export type PreviewSubject =
  | {
      readonly kind: 'neighborhood';
      readonly area: AreaId;
      readonly month?: YearMonth;
      /** The slug of a crime type; all crime without. */
      readonly crime?: string;
    }
  | { readonly kind: 'crime'; readonly crime: string; readonly month?: YearMonth }
  | { readonly kind: 'compare'; readonly areas: readonly AreaId[] }
  | { readonly kind: 'map' }
  | { readonly kind: 'data' }
  | { readonly kind: 'method' };

/** Draws a link preview; null when there is nothing to show. */
export function drawCrimePreview(
  subject: PreviewSubject,
  sources: PreviewSources,
  messages: PictureMessages,
): string | null {
  switch (subject.kind) {
    case 'neighborhood':
      return drawNeighborhood(subject, sources, messages);
    case 'crime':
      return drawCrime(subject, sources, messages);
    case 'compare':
      return drawComparison(subject.areas, sources, messages);
    case 'map':
      return drawCounty(sources, messages);
    case 'data':
    case 'method':
      return drawPreview(
        {
          ...describeFrame(sources.facts, messages),
          kind: capitalize(messages.county),
          title: messages.text(`page.${subject.kind}.title`),
          sentence: messages.text(`page.${subject.kind}.sentence`),
        },
        drawCountyPanel(sources.shapes(), sources.facts.levels(null)),
      );
  }
}

function drawNeighborhood(
  { area: id, month: requestedMonth, crime }: Extract<PreviewSubject, { kind: 'neighborhood' }>,
  { facts, shapes }: PreviewSources,
  messages: PictureMessages,
): string | null {
  const area = facts.area('neighborhoods', id, requestedMonth, crime);
  if (area === null) return null;
  const { text } = messages;
  const month = messages.month(area.month);
  return drawPreview(
    {
      ...describeFrame(facts, messages),
      kind: text(crime === undefined ? 'kind.neighborhood' : 'kind.crime', {
        county: capitalize(messages.county),
      }),
      title: formatAreaTitle(area, messages),
      // A count that lacks a department's records would be mistaken for the total.
      ...(area.standing === 'incomplete' || area.standing === 'not-recorded'
        ? { sentence: text(missingRecordsId(area), { month }) }
        : {
            figure: {
              number: messages.number(area.count),
              counts: text(crime === undefined ? 'count.reported' : 'count.onRecord', {
                count: area.count,
                month,
              }),
              standing: formatStandings(area, messages),
            },
          }),
      ...toPreviewSeries(area.trends, messages, true),
    },
    drawAreaPanel(shapes(), id, facts.levels(crime ?? null, area.month)),
  );
}

/** Formats `Hollywood`, or of a crime type `Burglary in Hollywood`. */
export function formatAreaTitle({ name, crime }: AreaPageFacts, messages: PictureMessages): string {
  return crime === null
    ? name
    : messages.text('title.crimeIn', { crime: messages.crime(crime.name), name });
}

function missingRecordsId({ standing, count }: AreaPageFacts) {
  if (standing === 'not-recorded') return 'records.notRecorded';
  return count === 0 ? 'records.none' : 'records.incomplete';
}

/** Formats `More than usual (14 to 27) · rank 6 of 228`. */
function formatStandings(area: AreaPageFacts, messages: PictureMessages): string {
  const { usual } = area;
  if (usual === null) return formatRank(area, messages);
  const { low, high, called } = usual;
  const range = messages.text(`usual.${called}`, { low, high });
  return area.ranking === null
    ? range
    : `${range} · ${messages.text('rank.short', { rank: area.ranking, ranked: area.rankedCount })}`;
}

function formatRank(area: AreaPageFacts, messages: PictureMessages): string {
  if (area.standing === 'too-few') return messages.text('rank.tooFew');
  if (area.ranking === null) return messages.text('rank.none');
  return messages.text('rank.place', { rank: area.ranking, ranked: area.rankedCount });
}

function drawCrime(
  { crime, month }: Extract<PreviewSubject, { kind: 'crime' }>,
  { facts, shapes }: PreviewSources,
  messages: PictureMessages,
): string | null {
  const county = facts.county(crime, month);
  if (county === null || county.crime === null) return null;
  const { text } = messages;
  return drawPreview(
    {
      ...describeFrame(facts, messages),
      kind: text('kind.crime', { county: capitalize(messages.county) }),
      title: messages.crime(county.crime.name),
      figure: {
        number: messages.number(county.count),
        counts: text('count.onRecord', {
          count: county.count,
          month: messages.month(county.month),
        }),
        standing: formatNeighborhoodCount(facts, messages),
      },
      ...toPreviewSeries(county.trends, messages, false),
    },
    drawCountyPanel(shapes(), facts.levels(county.crime.slug, county.month)),
  );
}

function drawComparison(
  ids: readonly AreaId[],
  { facts, shapes }: PreviewSources,
  messages: PictureMessages,
): string | null {
  const areas = ids.flatMap((id) => facts.area('neighborhoods', id) ?? []);
  const [first] = areas;
  if (first === undefined) return null;
  const chosen = areas.map((area, i) => ({ area, color: LINE_COLORS[i] as string }));
  return drawPreview(
    {
      ...describeFrame(facts, messages),
      kind: capitalize(messages.county),
      title: messages.text('title.compare'),
      titleLines: 1,
      caption: messages.text('caption.compare', { month: messages.month(first.month) }),
      rows: chosen.map(({ area, color }) => ({
        color,
        name: area.name,
        value: area.ranking === null || area.rate === null ? '–' : messages.rate(area.rate),
      })),
    },
    drawAreasPanel(
      shapes(),
      chosen.map(({ area, color }) => ({ id: area.slug, color })),
    ),
  );
}

function drawCounty({ facts, shapes }: PreviewSources, messages: PictureMessages): string {
  const county = facts.county(null);
  return drawPreview(
    {
      ...describeFrame(facts, messages),
      kind: capitalize(messages.county),
      title: messages.text('title.map'),
      ...(county && {
        figure: {
          number: messages.number(county.count),
          counts: messages.text('count.onRecord', {
            count: county.count,
            month: messages.month(county.month),
          }),
          standing: formatNeighborhoodCount(facts, messages),
        },
        ...toPreviewSeries(county.trends, messages, false),
      }),
    },
    drawCountyPanel(shapes(), facts.levels(null)),
  );
}

function formatNeighborhoodCount({ status }: CrimePageFacts, messages: PictureMessages): string {
  return messages.text('rank.areas', { areas: status.areas.neighborhoods });
}

/** Returns the data note of every preview. */
function describeFrame({ record, status }: CrimePageFacts, messages: PictureMessages) {
  return {
    note:
      record === null ? '' : messages.text('note.through', { month: messages.month(record.to) }),
    ...(status.sample && { sample: messages.text('note.sample') }),
  };
}

/**
 * @param marksMissing whether incomplete months are striped; false for the county, where hardly any month is complete
 */
function toPreviewSeries(
  trends: readonly MonthlyTrend[],
  messages: PictureMessages,
  marksMissing: boolean,
): Pick<PreviewContent, 'series'> {
  const [first, last] = [trends[0], trends.at(-1)];
  if (first === undefined || last === undefined) return {};
  return {
    series: {
      // A month that is not recorded is striped like a month without records.
      bars: trends.map(({ crime_count, complete }) => ({
        value: crime_count ?? 0,
        incomplete: crime_count === null || (marksMissing && !complete),
      })),
      from: messages.shortMonth(toYearMonth(first.year, first.month)),
      to: messages.shortMonth(toYearMonth(last.year, last.month)),
    },
  };
}
