import {
  AQI_CATEGORIES,
  AQI_CATEGORY_LABELS,
  AQI_SCALES,
  type AqiScale,
} from '@townlight/domain/air';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@townlight/domain/language';
import type { AreaId } from '@townlight/domain/places';
import { type Hour, hourOfInstant } from '@townlight/domain/time';
import { z } from 'zod';
import {
  createShapeLoader,
  drawPageMap,
  type LoadLandAndFreeways,
  openImageRenderer,
  PALETTE,
  sendImage,
} from '../../../images/index.ts';
import { PUBLIC_CACHE_CONTROL } from '../../../platform/http/cache-control.ts';
import type { App } from '../../../platform/http/create-app.ts';
import { NotFound } from '../../../platform/http/errors.ts';
import { capitalize } from '../../../platform/i18n/county-terms.ts';
import type { PlacesSnapshot } from '../../places/index.ts';
import { createHourFormatter } from '../hour-formatter.ts';
import { AIR_MESSAGES } from '../messages/index.ts';
import { type RankedArea, rankAreasInHour } from '../replies/rank-areas-in-hour.ts';
import type { AirSnapshot } from '../snapshot/air-snapshot.ts';

/** What the address of a map names. */
interface HourMap {
  readonly area: AreaId;
  readonly hour: Hour;
  readonly scale: AqiScale;
  readonly language: Language;
}

const FILE = /^(\d{4}-\d{2}-\d{2}T\d{2})-([a-z\d-]+?)(?:\.([a-z]{2}))?\.svg$/;

/**
 * Creates the maps of the air tracker: a neighborhood among its neighbors in the colors of one hour. Areas that are far
 * from every station are striped.
 */
export function createAirHourMapPictures(
  current: () => { readonly air: AirSnapshot; readonly places: PlacesSnapshot },
  scenery: LoadLandAndFreeways,
  { timeZone }: { readonly timeZone: string },
) {
  const renderer = openImageRenderer();
  const shapesOf = createShapeLoader(scenery);
  const hourFormatters = {
    en: createHourFormatter('en', timeZone),
    es: createHourFormatter('es', timeZone),
  };
  const draw = ({ area: id, hour, scale, language }: HourMap): string | null => {
    const { air, places } = current();
    const shapes = shapesOf(places);
    const area = shapes.find(id);
    if (area === undefined) return null;
    const ranked = rankAreasInHour(air, hour, scale).filter(({ rank }) => rank !== null);
    const { text } = AIR_MESSAGES[language];
    const categories = new Set(ranked.map(({ index }) => index.category));
    return drawPageMap(shapes, {
      title: text('map.title', { hour: hourFormatters[language](hour) }),
      area,
      colors: new Map(
        ranked.map((one) => [air.data.areas.slugs[one.area] as AreaId, colorOf(one)]),
      ),
      scale: {
        named: AQI_CATEGORIES.filter((one) => categories.has(one)).map((one) => ({
          color: PALETTE.air[AQI_CATEGORIES.indexOf(one)] as string,
          text: capitalize(AQI_CATEGORY_LABELS[language][one]),
        })),
      },
      striped: text('map.far'),
    });
  };
  return {
    routes(app: App): void {
      app.get(
        '/images/air/:area/hours/:file',
        {
          schema: {
            tags: ['Pictures'],
            summary: 'The map of the air around a neighborhood in an hour',
            description: `\`file\` is the hour in UTC and the scale, ${AQI_SCALES.join(', ')}: 2026-11-29T21-site.svg, in Spanish 2026-11-29T21-site.es.svg. Areas that are far from every station are striped.`,
            params: z.object({ area: z.string().min(1).max(80), file: z.string().max(40) }),
            querystring: z.object({ v: z.string().max(40).optional() }),
          },
        },
        (request, reply) =>
          sendImage(renderer, request, reply, {
            draw: () => {
              const { area, file } = request.params;
              const map = parseFile(area, file);
              const svg = map === null ? null : draw(map);
              if (svg !== null) return svg;
              throw new NotFound(
                `There is no map ${file} here; /api/air-quality/hours has the hours, /api/neighborhoods/names the neighborhoods.`,
              );
            },
            format: 'svg',
            scale: 1,
            cacheControl: PUBLIC_CACHE_CONTROL,
          }),
      );
    },
    close: () => renderer.close(),
  };
}

function colorOf({ index }: RankedArea): string {
  return PALETTE.air[AQI_CATEGORIES.indexOf(index.category)] as string;
}

/** @returns null for an invalid name */
function parseFile(area: AreaId, file: string): HourMap | null {
  const [, hour, scaleText, languageText = DEFAULT_LANGUAGE] = FILE.exec(file) ?? [];
  const instant = Date.parse(`${hour}:00Z`);
  const scale = AQI_SCALES.find((one) => one === scaleText);
  const language = LANGUAGES.find((one) => one === languageText);
  if (Number.isNaN(instant) || scale === undefined || language === undefined) return null;
  return { area, hour: hourOfInstant(instant), scale, language };
}
