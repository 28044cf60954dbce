/** Bytes of a packed cell: code id, area id, count, each a big-endian integer; see `crimeMonthTable` in the schema. */
const CELL_BYTES = 12;
const AREA = 4;
const COUNT = 8;

/** Calls a function for each packed cell of a month. Area 0 has the unplaced records. */
export function forEachPackedCell(
  cells: Uint8Array,
  visit: (code: number, area: number, count: number) => void,
): void {
  const view = new DataView(cells.buffer, cells.byteOffset, cells.byteLength);
  for (let at = 0; at + CELL_BYTES <= cells.byteLength; at += CELL_BYTES)
    visit(view.getInt32(at), view.getInt32(at + AREA), view.getInt32(at + COUNT));
}
