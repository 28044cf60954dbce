import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../platform/database/open-database.ts';
import { openTestApp, type TestApp, type TestAppOptions } from './open-test-app.ts';

const FIRST_HTML = (language: string) => `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="description" content="plain" />
    <title>Townlight</title>
  </head>
  <body><div id="root"></div></body>
</html>
`;

/** The server with its pages, without a port; a web build of one file each stands in for the real one. */
export async function openPagesApp(
  database: Database,
  options: Omit<TestAppOptions, 'siteFolder'> = {},
): Promise<TestApp> {
  const siteFolder = mkdtempSync(join(tmpdir(), 'townlight-pages-'));
  writeFileSync(join(siteFolder, 'index.html'), FIRST_HTML('en'));
  writeFileSync(join(siteFolder, 'index.es.html'), FIRST_HTML('es'));
  return await openTestApp(database, { ...options, siteFolder });
}
