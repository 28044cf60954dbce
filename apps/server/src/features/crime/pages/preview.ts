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
import type { AreaFacts, CrimePageFacts } from '../snapshot/page-facts.ts';
import type { PictureMessages } from './picture-messages/picture-messages.ts';

/** Figures and shapes of one snapshot, from which link previews are drawn. */
export interface PreviewSources {
  readonly facts: CrimePageFacts;
  readonly shapes: () => CountyShapes;
}

/** The subject of a link preview; `month` defaults to the last on record. */
export type PreviewSubject =
  | { readonly kind: 'neighborhood'; readonly area: AreaId; readonly month?: YearMonth }
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
          ...messages.pages[subject.kind],
        },
        drawCountyPanel(sources.shapes(), sources.facts.levels(null)),
      );
  }
}

function drawNeighborhood(
  { area: id, month }: Extract<PreviewSubject, { kind: 'neighborhood' }>,
  { facts, shapes }: PreviewSources,
  messages: PictureMessages,
): string | null {
  const area = facts.area('neighborhoods', id, month);
  if (area === null) return null;
  const when = messages.month(area.month);
  return drawPreview(
    {
      ...describeFrame(facts, messages),
      kind: messages.neighborhoodKind(messages.county),
      title: area.name,
      // A count that lacks a department's records would be mistaken for the total.
      ...(area.standing === 'incomplete'
        ? { sentence: area.count === 0 ? messages.noRecords(when) : messages.incomplete(when) }
        : {
            figure: {
              number: messages.number(area.count),
              counts: messages.reported({ count: area.count, month: when }),
              standing: formatRank(area, messages),
            },
          }),
      ...toPreviewSeries(area.trends, messages, true),
    },
    drawAreaPanel(shapes(), id, facts.levels(null, area.month)),
  );
}

function formatRank(area: AreaFacts, messages: PictureMessages): string {
  if (area.standing === 'too-few') return messages.tooFew;
  if (area.ranking === null) return messages.unranked;
  return messages.rank({
    rank: messages.number(area.ranking),
    ranked: messages.number(area.rankedCount),
  });
}

function drawCrime(
  { crime, month }: Extract<PreviewSubject, { kind: 'crime' }>,
  { facts, shapes }: PreviewSources,
  messages: PictureMessages,
): string | null {
  const county = facts.county(crime, month);
  if (county === null || county.crime === null) return null;
  const when = messages.month(county.month);
  return drawPreview(
    {
      ...describeFrame(facts, messages),
      kind: messages.crimeKind(messages.county),
      title: messages.crime(county.crime.name),
      figure: {
        number: messages.number(county.count),
        counts: messages.onRecord({ count: county.count, month: when }),
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
      title: messages.compareTitle,
      titleLines: 1,
      caption: messages.comparedBy(messages.month(first.month)),
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
      title: messages.mapTitle,
      ...(county && {
        figure: {
          number: messages.number(county.count),
          counts: messages.onRecord({ count: county.count, month: messages.month(county.month) }),
          standing: formatNeighborhoodCount(facts, messages),
        },
        ...toPreviewSeries(county.trends, messages, false),
      }),
    },
    drawCountyPanel(shapes(), facts.levels(null)),
  );
}

function formatNeighborhoodCount({ status }: CrimePageFacts, messages: PictureMessages): string {
  return messages.neighborhoods(messages.number(status.areas.neighborhoods));
}

/** Returns the data note of every preview. */
function describeFrame({ record, status }: CrimePageFacts, messages: PictureMessages) {
  return {
    note: record === null ? '' : messages.through(messages.month(record.to)),
    ...(status.sample && { sample: messages.sample }),
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

function capitalize(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
