import { mapBand } from '@townlight/domain/air';
import type { Language } from '@townlight/domain/language';
import type { AreaId } from '@townlight/domain/places';
import {
  type DrawnPreview,
  drawAreaPanel,
  drawCountyPanel,
  drawPreview,
  type MapPreviews,
  mapPreviews,
  openShapes,
  type ReadScenery,
} from '../../pictures/index.ts';
import type { PlacesSnapshot } from '../../places/index.ts';
import { rankAreas } from '../replies/rank-areas.ts';
import type { AirSnapshot } from '../snapshot/air-snapshot.ts';
import type { AirPictureWords } from './air-picture-words.ts';

/**
 * Creates the link previews of the air pages: the current index of a neighborhood or, for the county, that of the hour
 * at which the map opens, with the map of that hour.
 */
export function airPictures(
  current: () => { readonly air: AirSnapshot; readonly places: PlacesSnapshot },
  scenery: ReadScenery,
  words: Readonly<Record<Language, AirPictureWords>>,
): MapPreviews {
  const shapesOf = openShapes(scenery);
  const draw = (slug: AreaId | null, language: Language): DrawnPreview | null => {
    const { air, places } = current();
    const picture = words[language];
    const { names, slugs } = air.data.areas;
    const area = slug === null ? null : air.areaOf.get(slug);
    if (area === undefined || air.hours === null) return null;
    const hour = area === null ? air.hours.opening : air.hours.current;
    const ranked = rankAreas(air, hour, 'site');
    const rankedCount = ranked.filter(({ rank }) => rank !== null).length;
    const own = area === null ? ranked[0] : ranked.find((one) => one.area === area);
    const levels = new Map(
      ranked.map((one) => [slugs[one.area] as AreaId, mapBand(one.index.aqi)] as const),
    );
    const title = area === null ? picture.mapTitle : (names[area] as string);
    const shapes = shapesOf(places);
    const svg = drawPreview(
      {
        kind: picture.kind,
        title,
        ...(own === undefined
          ? { sentence: picture.none }
          : {
              figure: {
                number: String(own.index.aqi),
                counts: picture.aqi(own.index.category),
                standing:
                  area === null
                    ? picture.worst(names[own.area] as string)
                    : own.rank === null
                      ? picture.unranked
                      : picture.standing(own.rank, rankedCount),
              },
            }),
        note: picture.noteOf(hour, { isSettled: hour <= air.hours.settled }),
        ...(air.data.sample && { sample: picture.sample }),
      },
      slug === null
        ? drawCountyPanel(shapes, levels, 'airMap')
        : drawAreaPanel(shapes, slug, levels, 'airMap'),
    );
    return { svg, alt: picture.alt(area === null ? picture.mapTitle : picture.placeTitle(title)) };
  };
  return mapPreviews({
    folder: 'air',
    summary: 'The link preview of the air map, or of the air of a neighborhood',
    figures: () => current().air,
    draw,
  });
}
