import type { Part, PartServer, Served } from '../platform/parts/part.ts';

/** Calls `serve` of every feature, in the order of the list. */
export async function serveParts(
  parts: readonly Part[],
  server: Omit<PartServer<unknown>, 'own'>,
): Promise<readonly Served[]> {
  const served: Served[] = [];
  for (const part of parts) {
    const made = await part.serve?.({ ...server, own: () => server.current().of(part) });
    if (made !== undefined) served.push(made);
  }
  return served;
}
