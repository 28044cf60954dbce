import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../platform/database/open-database.ts';
import { type App, createApp } from '../../platform/http/create-app.ts';
import { silentLog } from '../../platform/testing/databases.ts';
import { keepSnapshots, type SnapshotKeeper, subjectRoutes } from '../../snapshot/index.ts';
import { openPages } from '../open-pages.ts';

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

const square = (west: number, south: number, east: number, north: number) => [
  [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ],
];

export interface PagesApp {
  readonly app: App;
  readonly snapshots: SnapshotKeeper;
  close(): Promise<void>;
}

/** The server with its pages, without a port; a web build of one file each stands in for the real one. */
export async function openPagesApp(
  database: Database,
  options: { publicUrl?: string; imagesUrl?: string } = {},
): Promise<PagesApp> {
  const siteFolder = mkdtempSync(join(tmpdir(), 'townlight-pages-'));
  writeFileSync(join(siteFolder, 'index.html'), FIRST_HTML('en'));
  writeFileSync(join(siteFolder, 'index.es.html'), FIRST_HTML('es'));
  const snapshots = keepSnapshots(database, {
    log: silentLog,
    timeZone: 'America/Los_Angeles',
    agencies: [{ slug: 'lapd', name: 'Los Angeles Police', shortName: 'LAPD' }],
    everyMs: 3_600_000,
  });
  const pages = openPages(snapshots.current, {
    county: 'Los Angeles County',
    spanishNames: {
      'Los Angeles County': 'condado de Los Ángeles',
      Burglary: 'robo con allanamiento',
    },
    defaults: { neighborhood: 'hollywood', crime: 'burglary' },
    land: {
      features: [{ geometry: { type: 'Polygon', coordinates: square(-119, 33, -117, 35) } }],
    },
    freeways: {
      features: [
        {
          geometry: {
            type: 'LineString',
            coordinates: [
              [-119, 34.15],
              [-117, 34.15],
            ],
          },
        },
      ],
    },
    publicUrl: options.publicUrl,
    imagesUrl: options.imagesUrl,
  });
  const app = await createApp({
    log: silentLog,
    title: 'Townlight',
    version: 'test',
    publicUrl: options.publicUrl,
    waitingFor: snapshots.waitingFor,
    siteFolder,
    headOf: pages.headOf,
  });
  subjectRoutes(app, snapshots);
  pages.routes(app);
  return {
    app,
    snapshots,
    async close() {
      await app.close();
      await pages.close();
      await snapshots.close();
    },
  };
}
