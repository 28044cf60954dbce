/** Longer replies are not readable; programs call the API directly. */
const MOST_SHOWN = 4_000;

/** Formats a reply for display: JSON indented, anything else unchanged, truncated where it is long. */
export function prettyReply(body: string): { shown: string; length: number; isCut: boolean } {
  const pretty = indented(body);
  return {
    shown: pretty.slice(0, MOST_SHOWN),
    length: body.length,
    isCut: pretty.length > MOST_SHOWN,
  };
}

function indented(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
