import type { MonthlyTrend } from '@townlight/contract/crime';
import type { AreaId } from '@townlight/domain/places';
import { type YearMonth, yearMonth } from '@townlight/domain/time';
import {
  type CountyShapes,
  drawAreaPanel,
  drawAreasPanel,
  drawCountyPanel,
  drawPreview,
  LINE_COLORS,
  type PreviewMatter,
} from '../../pictures/index.ts';
import type { AreaFacts, CrimePageFacts } from '../snapshot/page-facts.ts';
import type { PictureWords } from './picture-words/picture-words.ts';

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
export function drawPreviewOf(
  subject: PreviewSubject,
  sources: PreviewSources,
  words: PictureWords,
): string | null {
  switch (subject.kind) {
    case 'neighborhood':
      return drawNeighborhood(subject, sources, words);
    case 'crime':
      return drawCrime(subject, sources, words);
    case 'compare':
      return drawComparison(subject.areas, sources, words);
    case 'map':
      return drawCounty(sources, words);
    case 'data':
    case 'method':
      return drawPreview(
        {
          ...frame(sources.facts, words),
          kind: capital(words.county),
          ...words.pages[subject.kind],
        },
        drawCountyPanel(sources.shapes(), sources.facts.levels(null)),
      );
  }
}

function drawNeighborhood(
  { area: id, month }: Extract<PreviewSubject, { kind: 'neighborhood' }>,
  { facts, shapes }: PreviewSources,
  words: PictureWords,
): string | null {
  const area = facts.area('neighborhoods', id, month);
  if (area === null) return null;
  const when = words.month(area.month);
  return drawPreview(
    {
      ...frame(facts, words),
      kind: words.neighborhoodKind(words.county),
      title: area.name,
      // A count that lacks a department's records would be mistaken for the total.
      ...(area.standing === 'incomplete'
        ? { sentence: area.count === 0 ? words.noRecords(when) : words.incomplete(when) }
        : {
            figure: {
              number: words.number(area.count),
              counts: words.reported({ count: area.count, month: when }),
              standing: standingOf(area, words),
            },
          }),
      ...series(area.trends, words, true),
    },
    drawAreaPanel(shapes(), id, facts.levels(null, area.month)),
  );
}

function standingOf(area: AreaFacts, words: PictureWords): string {
  if (area.standing === 'too-few') return words.tooFew;
  if (area.ranking === null) return words.unranked;
  return words.rank({
    rank: words.number(area.ranking),
    ranked: words.number(area.rankedCount),
  });
}

function drawCrime(
  { crime, month }: Extract<PreviewSubject, { kind: 'crime' }>,
  { facts, shapes }: PreviewSources,
  words: PictureWords,
): string | null {
  const county = facts.county(crime, month);
  if (county === null || county.crime === null) return null;
  const when = words.month(county.month);
  return drawPreview(
    {
      ...frame(facts, words),
      kind: words.crimeKind(words.county),
      title: words.crime(county.crime.name),
      figure: {
        number: words.number(county.count),
        counts: words.onRecord({ count: county.count, month: when }),
        standing: neighborhoodsOf(facts, words),
      },
      ...series(county.trends, words, false),
    },
    drawCountyPanel(shapes(), facts.levels(county.crime.slug, county.month)),
  );
}

function drawComparison(
  ids: readonly AreaId[],
  { facts, shapes }: PreviewSources,
  words: PictureWords,
): string | null {
  const areas = ids.flatMap((id) => facts.area('neighborhoods', id) ?? []);
  const [first] = areas;
  if (first === undefined) return null;
  const chosen = areas.map((area, i) => ({ area, color: LINE_COLORS[i] as string }));
  return drawPreview(
    {
      ...frame(facts, words),
      kind: capital(words.county),
      title: words.compareTitle,
      titleLines: 1,
      caption: words.comparedBy(words.month(first.month)),
      rows: chosen.map(({ area, color }) => ({
        color,
        name: area.name,
        value: area.ranking === null || area.rate === null ? '–' : words.rate(area.rate),
      })),
    },
    drawAreasPanel(
      shapes(),
      chosen.map(({ area, color }) => ({ id: area.slug, color })),
    ),
  );
}

function drawCounty({ facts, shapes }: PreviewSources, words: PictureWords): string {
  const county = facts.county(null);
  return drawPreview(
    {
      ...frame(facts, words),
      kind: capital(words.county),
      title: words.mapTitle,
      ...(county && {
        figure: {
          number: words.number(county.count),
          counts: words.onRecord({ count: county.count, month: words.month(county.month) }),
          standing: neighborhoodsOf(facts, words),
        },
        ...series(county.trends, words, false),
      }),
    },
    drawCountyPanel(shapes(), facts.levels(null)),
  );
}

function neighborhoodsOf({ status }: CrimePageFacts, words: PictureWords): string {
  return words.neighborhoods(words.number(status.areas.neighborhoods));
}

/** Returns the data note of every preview. */
function frame({ record, status }: CrimePageFacts, words: PictureWords) {
  return {
    note: record === null ? '' : words.through(words.month(record.to)),
    ...(status.sample && { sample: words.sample }),
  };
}

/**
 * @param marksMissing whether incomplete months are striped; false for the county, where hardly any month is complete
 */
function series(
  trends: readonly MonthlyTrend[],
  words: PictureWords,
  marksMissing: boolean,
): Pick<PreviewMatter, 'series'> {
  const [first, last] = [trends[0], trends.at(-1)];
  if (first === undefined || last === undefined) return {};
  return {
    series: {
      // A month that is not recorded is striped like a month without records.
      bars: trends.map(({ crime_count, complete }) => ({
        value: crime_count ?? 0,
        incomplete: crime_count === null || (marksMissing && !complete),
      })),
      from: words.shortMonth(yearMonth(first.year, first.month)),
      to: words.shortMonth(yearMonth(last.year, last.month)),
    },
  };
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
