import { parseYearMonth, type YearMonth } from '@townlight/domain/time';
import type { Pool } from 'pg';
import type { AirPart } from '../../air/index.ts';
import type { CrimePart } from '../../crime/index.ts';
import type { NewsCounty, NewsPart } from '../../news/index.ts';
import type { PlacesPart } from '../../places/index.ts';
import type { Snapshot } from '../../platform/parts/part.ts';
import { collectFacts } from './collect-facts.ts';
import type { LetterFacts } from './letter-facts.ts';
import type { NewsDesk } from './news-desk.ts';

/** The features whose data the newsletter contains. */
export interface ToldSubjects {
  readonly places: PlacesPart;
  readonly crime: CrimePart;
  readonly air: AirPart;
  readonly news: NewsPart;
}

/** Creates the context of a server, or of a command that has read the data once. */
export function deskOf(
  pool: Pool,
  current: () => Snapshot,
  options: ToldSubjects & NewsCounty,
): NewsDesk {
  const { places, crime, air, news } = options;
  const subjects = [
    places.name,
    crime.name,
    air.name,
    ...(crime.needs ?? []).map(({ name }) => name),
  ];
  // The last month is cached, because previews and their charts request the same month repeatedly.
  let last: { snapshot: Snapshot; month: YearMonth; facts: LetterFacts[] } | undefined;
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
        last = { snapshot, month, facts: collectFacts(of, month) };
      }
      return { facts: last.facts, versions: versionsOf(snapshot) };
    },
    isOlder(versions) {
      const now = versionsOf(current());
      return Object.entries(versions).some(([name, version]) => (now[name] ?? 0) > version);
    },
  };
}
