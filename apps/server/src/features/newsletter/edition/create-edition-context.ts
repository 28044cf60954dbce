import { parseYearMonth, type YearMonth } from '@townlight/domain/time';
import type { Pool } from 'pg';
import type { Snapshot } from '../../../platform/features/feature.ts';
import type { AirFeature } from '../../air/index.ts';
import type { CrimeFeature } from '../../crime/index.ts';
import type { NewsCounty, NewsFeature } from '../../news/index.ts';
import type { PlacesFeature } from '../../places/index.ts';
import type { AreaEditionFacts } from './area-edition-facts.ts';
import { collectEditionFacts } from './collect-edition-facts.ts';
import type { EditionContext } from './edition-workflow.ts';

/** The features whose data the newsletter contains. */
export interface NewsletterFeatures {
  readonly places: PlacesFeature;
  readonly crime: CrimeFeature;
  readonly air: AirFeature;
  readonly news: NewsFeature;
}

/** Creates the context of a server, or of a command that has read the data once. */
export function createEditionContext(
  pool: Pool,
  current: () => Snapshot,
  options: NewsletterFeatures & NewsCounty,
): EditionContext {
  const { places, crime, air, news } = options;
  const subjects = [
    places.name,
    crime.name,
    air.name,
    ...(crime.needs ?? []).map(({ name }) => name),
  ];
  // The last month is cached, because previews and their charts request the same month repeatedly.
  let last: { snapshot: Snapshot; month: YearMonth; facts: AreaEditionFacts[] } | undefined;
  const versionsOf = (snapshot: Snapshot) =>
    Object.fromEntries(subjects.map((name) => [name, snapshot.versions.get(name) ?? 0]));
  return {
    pool,
    newestMonth: () => parseYearMonth(current().of(crime).data.status.data_through ?? ''),
    liveFacts(month) {
      const snapshot = current();
      if (last?.snapshot !== snapshot || last.month !== month) {
        const of = {
          places: snapshot.of(places),
          crime: snapshot.of(crime),
          air: snapshot.of(air),
          news: snapshot.of(news),
          county: options,
        };
        last = { snapshot, month, facts: collectEditionFacts(of, month) };
      }
      return { facts: last.facts, versions: versionsOf(snapshot) };
    },
    isOlder(versions) {
      const now = versionsOf(current());
      return Object.entries(versions).some(([name, version]) => (now[name] ?? 0) > version);
    },
  };
}
