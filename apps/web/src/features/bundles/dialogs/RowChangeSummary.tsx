import type { BundleRowChange } from '@townlight/contract/bundles/history';
import { Text } from '../../../i18n/Text.tsx';

/** Describes one changed row of the history or of an import: added, deleted, or changed from and to. */
export function RowChangeSummary({ row }: { row: BundleRowChange }) {
  const { before, after } = row;
  const table = `bundles.one.${row.table}` as const;
  if (before === null)
    return <Text id="bundles.rowAdded" values={{ row: <Text id={table} />, name: after?.name }} />;
  if (after === null)
    return (
      <Text id="bundles.rowDeleted" values={{ row: <Text id={table} />, name: before.name }} />
    );
  const was = formatRow(before);
  const is = formatRow(after);
  const cells = Object.keys(is).filter((cell) => was[cell] !== is[cell]);
  return (
    <>
      <Text id="bundles.rowChanged" values={{ row: <Text id={table} />, name: before.name }} />
      {cells.map((cell) => (
        <span key={cell}>
          {' '}
          {was[cell]} → {is[cell]}
        </span>
      ))}
    </>
  );
}

function formatRow(row: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(row).map(([cell, value]) => [
      cell,
      Array.isArray(value) ? value.join(', ') || '–' : String(value ?? '–'),
    ]),
  );
}
