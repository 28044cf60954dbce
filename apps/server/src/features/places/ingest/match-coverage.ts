import { isPartition, PARTITIONS, type Partition, toSlug } from '@townlight/domain/places';
import { formatList } from '../../../ingest/format-counts.ts';
import { requireColumn } from '../../../ingest/rows/columns.ts';
import type { CsvTable, CsvTableRow } from '../../../ingest/rows/parse-csv-table.ts';
import { findValueFault } from '../../../ingest/rows/value-fault.ts';
import type { CoverageFileRow } from './coverage-in-force.ts';
import type { CoveredArea, NamedAgency } from './coverage-store.ts';
import { createAreaFinder } from './match-area.ts';

/** The county's police agencies: rows may name them by slug, name or short name. */
export type KnownAgency = NamedAgency & { shortName?: string };

export type CoverablePartition = {
  areas: readonly { id: number; slug: string; name: string }[];
  /** The coverage in force, by `toCoverageKey`. */
  before: ReadonlyMap<string, 'stated' | 'derived'>;
};

export type MatchedCoverage = {
  covered: Map<Partition, Map<string, CoveredArea>>;
  /** All rows with a known agency, including those of areas that do not exist. */
  stated: Map<Partition, CoverageFileRow[]>;
  /** The agencies that the file names. */
  agencies: NamedAgency[];
  counts: { rowsNew: number; rowsUpdated: number; rowsUnchanged: number; rowsRejected: number };
  /** `line 7: none of the neighborhoods is called "Atlantis"` */
  faults: string[];
};

/** Returns the key of an area with one of its agencies. */
export function toCoverageKey({ areaId, agency }: CoveredArea): string {
  return `${areaId} ${agency}`;
}

/** Matches `partition,area,agency` rows with the areas and agencies that exist. */
export function matchCoverage(
  { columns, rows }: CsvTable,
  origin: string,
  known: {
    partitions: Record<Partition, CoverablePartition>;
    agencies: readonly KnownAgency[];
  },
  onRejected: (row: CsvTableRow, reason: string) => void,
): MatchedCoverage {
  const advice =
    'A coverage file has the columns area and agency, and partition if the areas are not neighborhoods';
  const areaColumn = requireColumn(columns, origin, 'the area', ['area'], advice);
  const agencyColumn = requireColumn(columns, origin, 'the agency', ['agency'], advice);
  const partitionColumn = columns.find('partition');
  const finders = Object.fromEntries(
    PARTITIONS.map((partition) => [
      partition,
      createAreaFinder(known.partitions[partition].areas, partition),
    ]),
  ) as Record<
    Partition,
    ReturnType<typeof createAreaFinder<{ id: number; slug: string; name: string }>>
  >;
  const findAgency = createAgencyFinder(known.agencies);
  const matched: MatchedCoverage = {
    covered: new Map(),
    stated: new Map(),
    agencies: [],
    counts: { rowsNew: 0, rowsUpdated: 0, rowsUnchanged: 0, rowsRejected: 0 },
    faults: [],
  };

  const matchRow = ({ fields, line }: CsvTableRow): string | null => {
    const partition = (fields[partitionColumn] ?? '').trim() || 'neighborhoods';
    const areaText = (fields[areaColumn] ?? '').trim();
    const agencyText = (fields[agencyColumn] ?? '').trim();
    if (!isPartition(partition))
      return `"${partition}" is not a partition; it is one of ${PARTITIONS.join(', ')}`;
    const fault = findValueFault(areaText);
    if (fault !== null) return `${columns.names[areaColumn]} ${fault}`;
    const area = finders[partition](areaText);
    const agency = findAgency(agencyText);
    if (agency !== undefined) {
      const stated = matched.stated.get(partition) ?? [];
      matched.stated.set(partition, stated);
      stated.push({ line, area: areaText, agency: agency.slug });
    }
    if (area === undefined) return `none of the ${partition} is called "${areaText}"`;
    if (agency === undefined) {
      const slugs = known.agencies.map(({ slug }) => slug);
      return `no agency is called "${agencyText}"; there are ${formatList([...new Set(slugs)], 5)}`;
    }
    const pairs = matched.covered.get(partition) ?? new Map<string, CoveredArea>();
    matched.covered.set(partition, pairs);
    const pair = { areaId: area.id, agency: agency.slug };
    const key = toCoverageKey(pair);
    if (pairs.has(key))
      return `${area.name} and ${agency.slug} are already together on an earlier line`;
    pairs.set(key, pair);
    if (!matched.agencies.some(({ slug }) => slug === agency.slug)) matched.agencies.push(agency);
    const basis = known.partitions[partition].before.get(key);
    const outcome =
      basis === 'stated' ? 'rowsUnchanged' : basis === 'derived' ? 'rowsUpdated' : 'rowsNew';
    matched.counts[outcome]++;
    return null;
  };
  for (const row of rows) {
    const fault = matchRow(row);
    if (fault === null) continue;
    matched.counts.rowsRejected++;
    matched.faults.push(`line ${row.line}: ${fault}`);
    onRejected(row, fault);
  }
  return matched;
}

function createAgencyFinder(agencies: readonly KnownAgency[]) {
  const byName = new Map<string, KnownAgency>();
  for (const agency of agencies)
    for (const alias of [agency.slug, agency.name, agency.shortName])
      if (alias !== undefined) byName.set(toSlug(alias), agency);
  return (text: string) => byName.get(toSlug(text));
}
