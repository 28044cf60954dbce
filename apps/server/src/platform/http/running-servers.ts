import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { checkLiveness, getProcessIdentity } from '../database/process-identity.ts';

const FOLDER = 'servers';

const announcement = z.object({
  url: z.string(),
  pid: z.number(),
  startedAt: z.string(),
  machine: z.string(),
  since: z.string(),
});
type Announcement = z.infer<typeof announcement>;

/**
 * Writes this server's URL into the data folder for commands, which may run with other settings.
 * @param url the public URL, or else the one that it listens on
 * @returns a function that removes the entry
 */
export async function announceServer(
  dataFolder: string,
  url: string,
): Promise<() => Promise<void>> {
  const folder = join(dataFolder, FOLDER);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const entry: Announcement = { ...getProcessIdentity(), url, since: new Date().toISOString() };
  for (const { path, server } of await readAnnouncements(folder))
    if (server === null || checkLiveness(server) === 'dead') await rm(path, { force: true });
  const path = join(folder, `${entry.pid}-${entry.since.replaceAll(/\D/g, '')}.json`);
  await writeFile(path, JSON.stringify(entry), { mode: 0o600 });
  return async () => await rm(path, { force: true });
}

/**
 * Returns the URL of the server that runs with this data folder on this machine; of several, the one started last.
 */
export async function findServerUrl(dataFolder: string): Promise<string | null> {
  const running = (await readAnnouncements(join(dataFolder, FOLDER)))
    .flatMap(({ server }) => server ?? [])
    .filter((server) => checkLiveness(server) === 'alive')
    .sort((a, b) => a.since.localeCompare(b.since));
  return running.at(-1)?.url ?? null;
}

async function readAnnouncements(
  folder: string,
): Promise<{ path: string; server: Announcement | null }[]> {
  const names = await readdir(folder).catch(() => []);
  return await Promise.all(
    names
      .filter((name) => name.endsWith('.json'))
      .map(async (name) => {
        const path = join(folder, name);
        const text = await readFile(path, 'utf8').catch(() => '');
        return { path, server: parse(text) };
      }),
  );
}

function parse(text: string): Announcement | null {
  try {
    return announcement.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
