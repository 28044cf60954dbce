/** What is seen of one fault. */
export interface FaultRow {
  readonly fault: string;
  readonly store: string;
  readonly reader: string;
  readonly operator: string;
  /** From the end of the fault until a reader's words are taken again; null where a person has to act. */
  readonly seconds: number | null;
}

export function faultTable(rows: readonly FaultRow[]): string {
  return [
    '| fault | store | a reader sees | the operator sees | seconds until normal |',
    '| --- | --- | --- | --- | ---: |',
    ...rows.map(
      ({ fault, store, reader, operator, seconds }) =>
        `| ${fault} | ${store} | ${reader} | ${operator} | ${seconds?.toFixed(1) ?? 'by hand'} |`,
    ),
  ].join('\n');
}
