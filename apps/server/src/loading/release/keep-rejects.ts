import { Failure } from '../../platform/failure.ts';
import type { Loaded, Published } from './loaded.ts';
import { RejectsWriter } from './rejects.ts';

/**
 * Gives a load the file for the rows that it cannot take, and says where it is.
 * @param name what is loaded; the file is named after it
 */
export async function keepRejects<Report>(
  file: { folder: string; name: string; header?: readonly string[] },
  load: (rejects: RejectsWriter) => Promise<Published<Report>>,
): Promise<Loaded<Report>> {
  const rejects = new RejectsWriter(file.folder, file.name, file.header);
  try {
    const published = await load(rejects);
    return published.outcome === 'published'
      ? { ...published, rejects: rejects.close().path }
      : published;
  } finally {
    rejects.close();
  }
}

/** @throws Failure where a load could take no row at all: it is another file than was meant */
export function refuseAllRejected(
  rejects: RejectsWriter,
  { origin, rowsRead, mend }: { origin: string; rowsRead: number; mend: string },
): void {
  if (rejects.count === 0 || rejects.count < rowsRead) return;
  throw new Failure(
    `${origin}: all ${rowsRead.toLocaleString('en')} rows were rejected, so nothing was published; ${rejects.firstFault}. ` +
      `${mend}; all reasons are in ${rejects.close().path}`,
  );
}
