/** The steps of a path without its language: `/crime/Vehicle%20Theft/` is `crime`, `Vehicle Theft`. */
export function pageSteps(path: string): string[] {
  return path.split('/').filter(Boolean).map(decodedStep);
}

/** An address that is not well encoded names nothing that there is. */
export function decodedStep(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return '\ufffd';
  }
}
