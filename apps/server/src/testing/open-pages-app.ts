import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RenderedPage, RenderRequest } from '@townlight/contract/rendered-page';
import { parseLocalizedPath } from '@townlight/domain/language';
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

/** A stub for page rendering: title and description contain the address. */
async function renderTestPage({ address }: RenderRequest): Promise<RenderedPage> {
  const { language } = parseLocalizedPath(address.split('?')[0] ?? '/');
  const named = decodeURIComponent(address);
  return {
    html: '<h1>A page</h1>',
    head: { title: `The page ${named} · Townlight`, description: `What ${named} says.` },
    language,
    state: '{}',
  };
}

/** Opens the server with its pages, without a port, on stub HTML files instead of a web build. */
export async function openPagesApp(
  database: Database,
  options: Omit<TestAppOptions, 'siteFolder'> = {},
): Promise<TestApp> {
  const siteFolder = mkdtempSync(join(tmpdir(), 'townlight-pages-'));
  writeFileSync(join(siteFolder, 'index.html'), FIRST_HTML('en'));
  writeFileSync(join(siteFolder, 'index.es.html'), FIRST_HTML('es'));
  return await openTestApp(database, { drawPage: renderTestPage, ...options, siteFolder });
}
