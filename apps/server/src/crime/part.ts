import { type CountyCrimeSources, presetPeriod, TIME_PRESETS } from '@townlight/domain/crime';
import type { DaytimePlaces } from '@townlight/domain/places';
import { endOfMonth, startOfMonth } from '@townlight/domain/time';
import { type BundlesPart, categoryNames } from '../bundles/index.ts';
import type { PlacesPart } from '../places/index.ts';
import type { Part } from '../platform/parts/part.ts';
import { registerCrimeCommands } from './commands.ts';
import type { CrimePagesOptions } from './pages/open-crime-pages.ts';
import { crimeReleases } from './release-kind.ts';
import { loadSampleRecords, type SampleRecipe } from './sample/load-sample-records.ts';
import { buildCrimeData, type CrimeBuildOptions } from './snapshot/build/build-crime-data.ts';
import { recategorizeCrimeData } from './snapshot/build/recategorize-crime-data.ts';
import { recordOf } from './snapshot/choose-period.ts';
import type { CrimeData } from './snapshot/crime-data.ts';
import { type CrimeSnapshot, openCrimeSnapshot } from './snapshot/crime-snapshot.ts';
import { memoryOf } from './snapshot/memory-of.ts';
import { recordingNow } from './snapshot/recording.ts';

export type CrimePart = Part<CrimeData, CrimeSnapshot>;

export interface CrimeOptions extends CrimeBuildOptions {
  readonly places: PlacesPart;
  readonly bundles: BundlesPart;
  readonly pages: CrimePagesOptions;
  /** Places with many visitors relative to their residents. */
  readonly daytime: DaytimePlaces;
  /** The sources of the county's agencies. */
  readonly records: CountyCrimeSources;
  /** The county's sample records, imported when they are loaded. */
  sampleRecipe(): Promise<SampleRecipe>;
}

/** Creates the crime feature: figures per area, maps and trackers, and the loading of police records. */
export function crimePart(options: CrimeOptions): CrimePart {
  const { places, bundles, timeZone, agencies, records } = options;
  return {
    name: 'crime',
    needs: [places, bundles],
    snapshot: {
      async build({ db, before, moved, spare, dataOf }) {
        const tables = dataOf(bundles);
        const { bigBundles, smallBundles, nicknames } = tables;
        const scheme = { bigBundles, smallBundles, nicknames };
        const recording = recordingNow(options.recording, categoryNames(tables));
        const onlyCategories = [...moved].every((name) => name === bundles.name);
        const recategorized =
          before &&
          onlyCategories &&
          (await recategorizeCrimeData(db, scheme, recording, before, spare));
        return (
          recategorized ||
          (await buildCrimeData(db, scheme, { timeZone, agencies, recording }, spare))
        );
      },
      open: (data, { before, of }) => openCrimeSnapshot(data, of(bundles).names, before),
      memoryOf: ({ data }) => memoryOf(data),
      readers: ({ use }) => use.readers,
      warm: ({ data }) => openingUrls(data),
    },
    async serve({ own, current }) {
      const { serveCrime } = await import('./serve-crime.ts');
      return serveCrime(own, () => current().of(places), options);
    },
    releases: [crimeReleases(agencies)],
    ingest: (ingest, context) =>
      registerCrimeCommands(ingest, context, { timeZone, records, agencies }),
    entered: [
      {
        name: 'crime_code',
        columns: ['agency', 'code', 'description', 'nickname'],
        key: ['agency', 'code'],
        // Loads add codes as they appear.
        restore: 'update',
      },
    ],
    async loadSample(client, sample) {
      await loadSampleRecords(client, sample, agencies, await options.sampleRecipe());
    },
    async writeSample(writing) {
      const { writeSampleRecords } = await import('./sample/write-sample-records.ts');
      return await writeSampleRecords(writing, agencies, await options.sampleRecipe());
    },
  };
}

/** Lists the requests of the opening map, for both modes, partitions and presets. */
function openingUrls(data: CrimeData): string[] {
  const record = recordOf(data);
  const urls = ['/api/crimes/status'];
  if (record === null) return urls;
  for (const partition of ['neighborhoods', 'zipcodes']) {
    for (const preset of TIME_PRESETS) {
      const { from, to } = presetPeriod(preset, record.to);
      const period = `from=${startOfMonth(from, data.timeZone)}&to=${endOfMonth(to, data.timeZone)}`;
      urls.push(`/api/${partition}/crimes?${period}&detail=totals`);
      urls.push(`/api/${partition}/compare/crimes?${period}`);
      urls.push(`/api/${partition}/overview?${period}&against=year`);
      urls.push(`/api/${partition}/overview?${period}&against=before`);
    }
  }
  return urls;
}
