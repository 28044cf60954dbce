import type { CoronavirusRecord } from '@townlight/contract/coronavirus';
import type { AreaId } from '@townlight/domain/places';
import type { IntlShape } from 'react-intl';
import { county } from '../../../i18n/county.ts';
import { localName } from '../../../i18n/names.ts';
import { formatCaseDay } from '../figures/case-day.ts';
import type { CoronavirusSentences } from './coronavirus-sentences.ts';

/**
 * Describes the map or an area.
 * @returns null where nothing is ranked or the area is unknown
 */
export function describeCoronavirusMap(
  intl: IntlShape,
  sentences: CoronavirusSentences,
  given: {
    area: AreaId | null;
    /** The last day of the series. */
    through: string;
    records: readonly CoronavirusRecord[];
    /** Names of the map's areas. */
    names: ReadonlyMap<AreaId, string>;
  },
): string | null {
  const { area, records, names } = given;
  const day = formatCaseDay(intl, given.through);
  const ranked = records.filter(({ ranking }) => ranking !== null);
  const formatInteger = (value: number | null) =>
    intl.formatNumber(value ?? 0, { maximumFractionDigits: 0 });
  if (area === null) {
    const highest = ranked.find(({ ranking }) => ranking === 1);
    if (highest === undefined) return null;
    return sentences.map({
      county: localName(intl, county.name),
      neighborhoods: ranked.length,
      name: names.get(highest.neighborhood) ?? highest.name,
      rate: formatInteger(highest.infection_rate_per_100K),
      day,
    });
  }
  const name = names.get(area);
  if (name === undefined) return null;
  const record = records.find(({ neighborhood }) => neighborhood === area);
  if (record === undefined) return sentences.none(name, day);
  if (record.suppressed_because === 'reporting-area')
    return sentences.withheldReportingArea(name, day);
  if (record.is_suppressed) return sentences.withheld(name, day);
  const cases = formatInteger(record.total_cases);
  if (record.ranking === null) return sentences.unranked({ name, cases, day });
  return sentences.area({
    name,
    cases,
    rate: formatInteger(record.infection_rate_per_100K),
    rank: record.ranking,
    ranked: ranked.length,
    day,
  });
}
