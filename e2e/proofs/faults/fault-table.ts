/** The observations of one fault. */
export interface FaultRow {
  readonly fault: string;
  readonly store: string;
  readonly reader: string;
  readonly operator: string;
  /** From the end of the fault until feedback is accepted again; null where an operator has to act. */
  readonly seconds: number | null;
}

export function formatFaultTable(rows: readonly FaultRow[]): string {
  return [
    '| fault | store | a reader sees | the operator sees | seconds until normal |',
    '| --- | --- | --- | --- | ---: |',
    ...rows.map(
      ({ fault, store, reader, operator, seconds }) =>
        `| ${fault} | ${store} | ${reader} | ${operator} | ${seconds?.toFixed(1) ?? 'by hand'} |`,
    ),
  ].join('\n');
}
