/** Splits a path without its language into decoded segments: `/crime/Vehicle%20Theft/` is `crime`, `Vehicle Theft`. */
export function pageSteps(path: string): string[] {
  return path.split('/').filter(Boolean).map(decodedStep);
}

/** Decodes a segment; an invalid encoding becomes a character that matches nothing. */
export function decodedStep(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return '\ufffd';
  }
}
