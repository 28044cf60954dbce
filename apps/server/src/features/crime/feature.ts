import { type CountyCrimeSources, TIME_PRESETS, toPresetPeriod } from '@townlight/domain/crime';
import type { DaytimeTable } from '@townlight/domain/places';
import { endOfMonth, startOfMonth } from '@townlight/domain/time';
import type { Feature } from '../../platform/features/feature.ts';
import { type BundlesFeature, indexCategoryNames } from '../bundles/index.ts';
import type { PlacesFeature } from '../places/index.ts';
import { registerCrimeCommands } from './commands.ts';
import { removeSampleRecords } from './ingest/sample-records.ts';
import type { CrimePagesOptions } from './pages/create-crime-pages.ts';
import { createCrimeReleaseKind } from './release-kind.ts';
import { getRecordedPeriod } from './replies/choose-period.ts';
import { loadSampleRecords, type SampleRecordGenerator } from './sample/load-sample-records.ts';
import { buildCrimeData, type CrimeBuildOptions } from './snapshot/build/build-crime-data.ts';
import { recategorizeCrimeData } from './snapshot/build/recategorize-crime-data.ts';
import type { CrimeData } from './snapshot/crime-data.ts';
import { type CrimeSnapshot, openCrimeSnapshot } from './snapshot/crime-snapshot.ts';
import { listSharedBuffers } from './snapshot/list-shared-buffers.ts';
import { resolveRecordingNames } from './snapshot/recording.ts';

export type CrimeFeature = Feature<CrimeData, CrimeSnapshot>;

export interface CrimeOptions extends CrimeBuildOptions {
  readonly places: PlacesFeature;
  readonly bundles: BundlesFeature;
  readonly pages: CrimePagesOptions;
  /** Places with many visitors relative to their residents. */
  readonly daytime: DaytimeTable;
  /** The sources of the county's agencies. */
  readonly records: CountyCrimeSources;
  /** The county's sample records, imported when they are loaded. */
  sampleRecipe(): Promise<SampleRecordGenerator>;
}

/** Creates the crime feature: figures per area, maps and trackers, and the loading of police records. */
export function crimeFeature(options: CrimeOptions): CrimeFeature {
  const { places, bundles, timeZone, agencies, records } = options;
  return {
    name: 'crime',
    needs: [places, bundles],
    snapshot: {
      async build({ db, before, moved, spare, dataOf }) {
        const tables = dataOf(bundles);
        const { bigBundles, smallBundles, nicknames } = tables;
        const scheme = { bigBundles, smallBundles, nicknames };
        const recording = resolveRecordingNames(options.recording, indexCategoryNames(tables));
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
      memoryOf: ({ data }) => listSharedBuffers(data),
      readers: ({ use }) => use.readers,
      warm: ({ data }) => listWarmUpUrls(data),
    },
    async serve({ currentData: snapshot, current }) {
      const { serveCrime } = await import('./serve-crime.ts');
      return serveCrime(snapshot, () => current().of(places), options);
    },
    async describeStatus(db) {
      const { describeCrimeStatus } = await import('./describe-status.ts');
      return await describeCrimeStatus(db, options);
    },
    releases: [createCrimeReleaseKind(agencies)],
    ingest: (ingest, context) =>
      registerCrimeCommands(ingest, context, { timeZone, records, agencies }),
    userDataTables: [
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
    removeSample: removeSampleRecords,
    async exportSample(writing) {
      const { writeSampleRecords } = await import('./sample/write-sample-records.ts');
      return await writeSampleRecords(writing, agencies, await options.sampleRecipe());
    },
  };
}

/** Lists the requests of the opening map, for both modes, partitions and presets. */
function listWarmUpUrls(data: CrimeData): string[] {
  const record = getRecordedPeriod(data);
  const urls = ['/api/crimes/status'];
  if (record === null) return urls;
  for (const partition of ['neighborhoods', 'zipcodes']) {
    for (const preset of TIME_PRESETS) {
      const { from, to } = toPresetPeriod(preset, record.to);
      const period = `from=${startOfMonth(from, data.timeZone)}&to=${endOfMonth(to, data.timeZone)}`;
      urls.push(`/api/${partition}/crimes?${period}&detail=totals`);
      urls.push(`/api/${partition}/compare/crimes?${period}`);
      urls.push(`/api/${partition}/overview?${period}&against=year`);
      urls.push(`/api/${partition}/overview?${period}&against=before`);
    }
  }
  return urls;
}
