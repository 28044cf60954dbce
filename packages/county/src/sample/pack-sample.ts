import { addMonths, formatYearMonth, type Hour } from '@townlight/domain/time';
import type { CountyPack } from '../county-pack.ts';
import { generateIncidents, parseMonth, SAMPLE_MONTHS } from './generate-incidents.ts';
import { generateReadings, placeStations } from './generate-readings.ts';
import { readSampleAreas, type SampleArea } from './read-sample-areas.ts';

/**
 * Makes the sample of a pack from its boundaries, residents, coverage and categories, by the settings of `sample` in
 * `county.yaml`: what a first start without data loads.
 * @throws CountyPackError when the boundaries cannot be read
 */
export function createPackSample(pack: CountyPack) {
  const { folder, facts, agencies, categories, sample } = pack;
  if (sample === undefined) throw new Error(`${folder} has no settings of a sample`);
  const areas = readSampleAreas(
    folder,
    agencies.map(({ slug }) => slug),
  );
  const stations = placeStations(areas, sample.stations);
  return {
    geography: async () => [
      {
        partition: 'neighborhoods' as const,
        featureCollection: {
          type: 'FeatureCollection' as const,
          features: areas.map(({ polygon, id, name, residents, agency }) => ({
            type: 'Feature' as const,
            geometry: polygon,
            properties: {
              ...{ id, name },
              ...(residents !== undefined && { residents }),
              ...(agency !== undefined && { agency }),
            },
          })),
        },
      },
    ],
    crime: async () => ({
      sampleAreas: () => areas.filter(isPoliced),
      sampleIncidents: (options: {
        through: string;
        scale?: number;
        areas: readonly { readonly agency: string }[];
      }) => {
        const policed = options.areas as readonly SampleArea[];
        const { through, scale = 1 } = options;
        const { reportsPerThousand } = sample;
        return generateIncidents({
          areas: policed,
          categories,
          through,
          reportsPerThousand,
          scale,
        });
      },
      sampleSupply: (through: string) =>
        agencies.map(({ slug }) => ({
          agency: slug,
          from: formatYearMonth(addMonths(parseMonth(through), 1 - SAMPLE_MONTHS)),
          through,
          missing: [],
        })),
    }),
    air: async () => ({
      sampleStations: stations,
      generateSampleReadings: (from: Hour, to: Hour) =>
        generateReadings(stations, facts.timeZone, [from, to]),
    }),
  };
}

function isPoliced(area: SampleArea): area is SampleArea & { readonly agency: string } {
  return area.agency !== undefined;
}
