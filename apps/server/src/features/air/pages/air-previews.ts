import { findMapBand } from '@townlight/domain/air';
import type { Language } from '@townlight/domain/language';
import type { AreaId } from '@townlight/domain/places';
import {
  createMapPreviews,
  createShapeLoader,
  drawAreaPanel,
  drawCountyPanel,
  drawPreview,
  type LoadScenery,
  type MapPreviews,
  type PreviewDrawing,
} from '../../../images/index.ts';
import type { PlacesSnapshot } from '../../places/index.ts';
import { rankAreas } from '../replies/rank-areas.ts';
import type { AirSnapshot } from '../snapshot/air-snapshot.ts';
import type { AirPreviewMessages } from './air-preview-messages.ts';

/**
 * Creates the link previews of the air pages: the current index of a neighborhood or, for the county, that of the hour
 * at which the map opens, with the map of that hour.
 */
export function createAirPreviews(
  current: () => { readonly air: AirSnapshot; readonly places: PlacesSnapshot },
  scenery: LoadScenery,
  messagesByLanguage: Readonly<Record<Language, AirPreviewMessages>>,
): MapPreviews {
  const shapesOf = createShapeLoader(scenery);
  const draw = (slug: AreaId | null, language: Language): PreviewDrawing | null => {
    const { air, places } = current();
    const messages = messagesByLanguage[language];
    const { names, slugs } = air.data.areas;
    const area = slug === null ? null : air.areaOf.get(slug);
    if (area === undefined || air.hours === null) return null;
    const hour = area === null ? air.hours.opening : air.hours.current;
    const ranked = rankAreas(air, hour, 'site');
    const rankedCount = ranked.filter(({ rank }) => rank !== null).length;
    const featured = area === null ? ranked[0] : ranked.find((one) => one.area === area);
    const levels = new Map(
      ranked.map((one) => [slugs[one.area] as AreaId, findMapBand(one.index.aqi)] as const),
    );
    const title = area === null ? messages.mapTitle : (names[area] as string);
    const shapes = shapesOf(places);
    const svg = drawPreview(
      {
        kind: messages.kind,
        title,
        ...(featured === undefined
          ? { sentence: messages.none }
          : {
              figure: {
                number: String(featured.index.aqi),
                counts: messages.aqi(featured.index.category),
                standing:
                  area === null
                    ? messages.worst(names[featured.area] as string)
                    : featured.rank === null
                      ? messages.unranked
                      : messages.standing(featured.rank, rankedCount),
              },
            }),
        note: messages.noteOf(hour, { isSettled: hour <= air.hours.settled }),
        ...(air.data.sample && { sample: messages.sample }),
      },
      slug === null
        ? drawCountyPanel(shapes, levels, 'airMap')
        : drawAreaPanel(shapes, slug, levels, 'airMap'),
    );
    return {
      svg,
      alt: messages.alt(area === null ? messages.mapTitle : messages.placeTitle(title)),
    };
  };
  return createMapPreviews({
    folder: 'air',
    summary: 'The link preview of the air map, or of the air of a neighborhood',
    figures: () => current().air,
    draw,
  });
}
