import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { IsolatedServer } from '../web/isolated-server.ts';

const root = join(import.meta.dirname, '../..');

/** Runs `townlight newsletter …` while the server runs. @returns its output */
export async function runNewsletterCommand(
  { url, dataFolder }: IsolatedServer,
  ...args: string[]
): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(root, 'apps/server/bin/townlight.mjs'), 'newsletter', ...args],
    {
      cwd: root,
      env: {
        ...process.env,
        DATABASE_URL: '',
        TOWNLIGHT_DATA: dataFolder,
        PORT: new URL(url).port,
      },
    },
  );
  return stdout;
}
