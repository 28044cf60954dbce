import { formatCount, formatList } from '../../ingest/format-counts.ts';
import type { CountyPackProposal, CrimeProposal } from './propose-county-pack.ts';

const MAX_LISTED_CODES = 20;
const MAX_LISTED_REMARKS = 10;
const CELL_WIDTH = 34;

/** Describes what was found in the files and what was proposed, in lines for the terminal. */
export function describeProposal({ pack, areas, residents, crime }: CountyPackProposal): string[] {
  const { county } = pack;
  const names = areas.areas.map(({ name }) => name);
  return [
    `areas: ${formatCount(names.length, 'area')} from ${areas.origin}, named by ${areas.namedBy.map((name) => `"${name}"`).join(' and ')}: ${formatList(names, 4)}`,
    ...listRemarks(areas.remarks),
    `time zone: ${county.timeZone}`,
    `first area: ${county.defaultNeighborhood}; first crime type: ${county.defaultCrime}`,
    ...(residents === undefined
      ? ['residents: none given, so no area has a rate; add --residents FILE']
      : [
          `residents: ${formatCount(residents.rows.length, 'area')}, ${sum(residents.rows.map((row) => row.residents)).toLocaleString('en')} people, from "${residents.columns.residents}" by "${residents.columns.area}"`,
          ...listRemarks(residents.remarks),
        ]),
    ...(crime === undefined
      ? ['crime: no records given, so there are no agency and no categories; add --crime FILE']
      : describeCrime(crime)),
  ];
}

function describeCrime({ origin, source, projection, examined, codes }: CrimeProposal): string[] {
  const { rows, leftOut, accepted, placed, rejections, crowdedPoint } = examined;
  const columns = Object.entries(source.columns).map(([field, name]) => `${field} = "${name}"`);
  const counted = Math.max(1, rows - leftOut);
  const percent = (count: number) => `${((100 * count) / counted).toFixed(1)}%`;
  const lines = [
    `crime: ${formatCount(rows, 'row')} of ${origin}, ${examined.firstDay} to ${examined.lastDay}; ${percent(placed)} are in an area, ${percent(counted - accepted)} would be rejected`,
    ...rejections
      .slice(0, MAX_LISTED_REMARKS)
      .map(({ reason, rows: count }) => `  ${formatCount(count, 'row')}: ${reason}`),
    `  columns: ${columns.join(', ')}`,
    `  dates: ${source.dateOrder}`,
  ];
  if (source.leftOut !== undefined)
    lines.push(
      `  left out: ${formatCount(leftOut, 'row')}, as ${source.leftOut.values.map((value) => `"${value}"`).join(', ')} have no number; leftOut of sources.yaml`,
    );
  if (projection !== undefined) lines.push(`  coordinates: ${projection.code}, ${projection.name}`);
  if (examined.repeated > 0)
    lines.push(
      `  ${formatCount(examined.repeated, 'row has', 'rows have')} the number of another row, which they replace; if they are other offenses, choose another column with --column number=…`,
    );
  if (crowdedPoint !== undefined)
    lines.push(
      `  ${formatCount(crowdedPoint.records, 'record')} are at one point, [${crowdedPoint.longitude}, ${crowdedPoint.latitude}]; ` +
        'if it is the address of the police, or stands for an unknown place, add it to fillerPoints of sources.yaml',
    );
  lines.push('', ...formatPreview(examined.preview), '', ...describeCodes(codes));
  return lines;
}

function formatPreview(rows: CrimeProposal['examined']['preview']): string[] {
  const cells = [
    ['number', 'date', 'code', 'description', 'area'],
    ...rows.map(({ number, date, code, description, area }) => [
      number,
      date,
      code,
      description,
      area ?? '(in no area)',
    ]),
  ].map((row) => row.map((cell) => cell.slice(0, CELL_WIDTH)));
  const widths = (cells[0] ?? []).map((_, at) =>
    Math.max(...cells.map((row) => (row[at] ?? '').length)),
  );
  return cells.map((row) =>
    `  ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ')}`.trimEnd(),
  );
}

function describeCodes(codes: CrimeProposal['codes']): string[] {
  const open = codes.filter(({ crimeType }) => crimeType === undefined);
  const types = new Set(codes.flatMap(({ crimeType }) => crimeType?.name ?? []));
  const records = sum(codes.map((code) => code.records));
  const openRecords = sum(open.map((code) => code.records));
  const lines = [
    `categories: ${formatCount(codes.length - open.length, 'code')} in ${formatCount(types.size, 'crime type')}; check them in codes.csv`,
  ];
  if (open.length === 0) return lines;
  return [
    ...lines,
    `${formatCount(open.length, 'code')} without a crime type, with ${((100 * openRecords) / records).toFixed(1)}% of the records: fill in "nickname" in codes.csv, or leave them to the Bundle Tool`,
    ...open
      .slice(0, MAX_LISTED_CODES)
      .map(
        ({ code, description, records: count }) =>
          `  ${count.toLocaleString('en').padStart(8)}  ${code}${description === code ? '' : `  ${description}`}`,
      ),
    ...(open.length > MAX_LISTED_CODES ? [`  and ${open.length - MAX_LISTED_CODES} more`] : []),
  ];
}

function listRemarks(remarks: readonly string[]): string[] {
  return [
    ...remarks.slice(0, MAX_LISTED_REMARKS).map((remark) => `  ${remark}`),
    ...(remarks.length > MAX_LISTED_REMARKS
      ? [`  and ${remarks.length - MAX_LISTED_REMARKS} more`]
      : []),
  ];
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
