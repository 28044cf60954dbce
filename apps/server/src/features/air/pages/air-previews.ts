import { AQI_CATEGORY_LABELS, findMapBand } from '@townlight/domain/air';
import type { Language } from '@townlight/domain/language';
import type { AreaId } from '@townlight/domain/places';
import {
  createMapPreviews,
  createShapeLoader,
  drawAreaPanel,
  drawCountyPanel,
  drawPreview,
  type LoadLandAndFreeways,
  type MapPreviews,
  type PreviewDrawing,
} from '../../../images/index.ts';
import { capitalize } from '../../../platform/i18n/county-terms.ts';
import type { PlacesSnapshot } from '../../places/index.ts';
import { createHourFormatter } from '../hour-formatter.ts';
import { AIR_MESSAGES } from '../messages/index.ts';
import { rankAreasInHour } from '../replies/rank-areas-in-hour.ts';
import type { AirSnapshot } from '../snapshot/air-snapshot.ts';

/** Properties of the county that the pages describe. */
export interface AirPagesCounty {
  readonly county: string;
  /** Spanish name of the county. */
  readonly spanishCounty: string;
  readonly timeZone: string;
}

/**
 * Creates the link previews of the air pages: the current index of a neighborhood or, for the county, that of the hour
 * at which the map opens, with the map of that hour.
 */
export function createAirPreviews(
  current: () => { readonly air: AirSnapshot; readonly places: PlacesSnapshot },
  scenery: LoadLandAndFreeways,
  { county, spanishCounty, timeZone }: AirPagesCounty,
): MapPreviews {
  const shapesOf = createShapeLoader(scenery);
  const counties = { en: county, es: capitalize(spanishCounty) };
  const hourFormatters = {
    en: createHourFormatter('en', timeZone),
    es: createHourFormatter('es', timeZone),
  };
  const draw = (slug: AreaId | null, language: Language): PreviewDrawing | null => {
    const { air, places } = current();
    const { text } = AIR_MESSAGES[language];
    const { names, slugs } = air.data.areas;
    const area = slug === null ? null : air.areaOf.get(slug);
    if (area === undefined || air.hours === null) return null;
    const hour = area === null ? air.hours.opening : air.hours.current;
    const ranked = rankAreasInHour(air, hour, 'site');
    const rankedCount = ranked.filter(({ rank }) => rank !== null).length;
    const featured = area === null ? ranked[0] : ranked.find((one) => one.area === area);
    const levels = new Map(
      ranked.map((one) => [slugs[one.area] as AreaId, findMapBand(one.index.aqi)] as const),
    );
    const title = area === null ? text('preview.mapTitle') : (names[area] as string);
    const shapes = shapesOf(places);
    const svg = drawPreview(
      {
        kind: text('preview.kind', { county: counties[language] }),
        title,
        ...(featured === undefined
          ? { sentence: text('preview.none') }
          : {
              figure: {
                number: String(featured.index.aqi),
                counts: text('preview.aqi', {
                  category: AQI_CATEGORY_LABELS[language][featured.index.category],
                }),
                standing:
                  area === null
                    ? text('preview.worst', { name: names[featured.area] as string })
                    : featured.rank === null
                      ? text('preview.unranked')
                      : text('preview.standing', { rank: featured.rank, ranked: rankedCount }),
              },
            }),
        note: text('preview.note', {
          hour: hourFormatters[language](hour),
          isSettled: hour <= air.hours.settled,
        }),
        ...(air.data.sample && { sample: text('preview.sample') }),
      },
      slug === null
        ? drawCountyPanel(shapes, levels, 'airMap')
        : drawAreaPanel(shapes, slug, levels, 'airMap'),
    );
    return {
      svg,
      alt: text('preview.alt', {
        title: area === null ? title : text('air.of', { name: title }),
      }),
    };
  };
  return createMapPreviews({
    folder: 'air',
    summary: 'The link preview of the air map, or of the air of a neighborhood',
    figures: () => current().air,
    draw,
  });
}
