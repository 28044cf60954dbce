/** Longer replies are not readable; programs call the API directly. */
const MAX_SHOWN_LENGTH = 4_000;

/** Formats a reply for display: JSON indented, anything else unchanged, truncated where it is long. */
export function formatReply(body: string): { shown: string; length: number; isCut: boolean } {
  const pretty = indented(body);
  return {
    shown: pretty.slice(0, MAX_SHOWN_LENGTH),
    length: body.length,
    isCut: pretty.length > MAX_SHOWN_LENGTH,
  };
}

function indented(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
