/** Splits a path without its language into decoded segments: `/crime/Vehicle%20Theft/` is `crime`, `Vehicle Theft`. */
export function splitPath(path: string): string[] {
  return path.split('/').filter(Boolean).map(decodeSegment);
}

/** Decodes a segment; an invalid encoding becomes a character that matches nothing. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '\ufffd';
  }
}
