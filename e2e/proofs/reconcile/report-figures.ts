/** The figures of a load as the command line prints them. */
export interface ReportFigures {
  readonly read: number;
  readonly new: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly rejected: number;
  /** Distinct crime records: a repeated number is the same record. */
  readonly records: number;
  /** Of crime records: placed and unplaced by partition. */
  readonly placed: Readonly<Record<string, { placed: number; unplaced: number }>>;
}

/** Reads a printed report back; 0 where a figure is not printed. */
export function parseReportFigures(printed: string): ReportFigures {
  const number = (text: string | undefined) => Number((text ?? '0').replaceAll(',', ''));
  const figure = (found: RegExp) => number(found.exec(printed)?.[1]);
  const placed = [...printed.matchAll(/^\s+(\w+): ([\d,]+) placed, ([\d,]+) unplaced/gm)].map(
    ([, partition, inside, outside]) =>
      [partition, { placed: number(inside), unplaced: number(outside) }] as const,
  );
  return {
    read: figure(/received ([\d,]+)/),
    new: figure(/([\d,]+) new/),
    updated: figure(/([\d,]+) updated/),
    unchanged: figure(/([\d,]+) unchanged/),
    rejected: figure(/([\d,]+) rejected/),
    records: figure(/([\d,]+) records? stored/),
    placed: Object.fromEntries(placed),
  };
}

/** Whether the figures add up: received rows are accounted for, and so are the records in each partition. */
export function doFiguresAddUp(figures: ReportFigures): boolean {
  return (
    figures.read === figures.new + figures.updated + figures.unchanged + figures.rejected &&
    Object.values(figures.placed).every(
      ({ placed, unplaced }) => placed + unplaced === figures.records,
    )
  );
}
