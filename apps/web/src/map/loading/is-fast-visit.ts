/** On a good connection the document, its styles and the first script have arrived within this time. */
const FAST_DOCUMENT_MS = 1_500;

/** What browsers report about a connection; Firefox and Safari report nothing. */
export interface ConnectionReport {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Returns whether a visit can afford the map before someone moves it. The connection is judged by the browser's report;
 * where there is none, by the time of the document.
 * @param documentMs when the document and its first script had arrived, in milliseconds after navigation
 */
export function isFastVisit(documentMs: number, connection: ConnectionReport = {}): boolean {
  const { saveData = false, effectiveType } = connection;
  if (saveData) return false;
  return effectiveType === undefined ? documentMs <= FAST_DOCUMENT_MS : effectiveType === '4g';
}
