import { errorReply } from '@townlight/contract/error-reply';
import {
  DATA_TABLES,
  type DataTableName,
  dataTablesRoute,
  downloadDataTableRoute,
} from '@townlight/contract/open-data';
import { DEFAULT_LANGUAGE } from '@townlight/domain/language';
import { PUBLIC_CACHE_CONTROL } from '../../../platform/http/cache-control.ts';
import { hashContent } from '../../../platform/http/conditional-reply.ts';
import type { App } from '../../../platform/http/create-app.ts';
import { negotiateEncoding } from '../../../platform/http/negotiate-encoding.ts';
import { registerRoute } from '../../../platform/http/register-route.ts';
import { version } from '../../../platform/version.ts';
import type { TableFileCache } from '../files/table-file-cache.ts';
import { TABLE_DEFINITIONS, type TableFigures } from '../tables/definitions.ts';
import { type CitationOptions, describeTable, findReleaseDay } from '../tables/describe-table.ts';

const tags = ['Our data'];
const TYPES = {
  csv: 'text/csv; charset=utf-8',
  parquet: 'application/vnd.apache.parquet',
} as const;

type VersionedFigures = TableFigures & { readonly versions: ReadonlyMap<string, number> };

export interface TableSnapshots {
  figures(): VersionedFigures;
  /** Resolves when the figures include the newest release. */
  checkNow(): Promise<void>;
}

/** Registers the list of public tables and their files. */
export function tableRoutes(
  app: App,
  { figures, checkNow }: TableSnapshots,
  files: TableFileCache,
  citation: CitationOptions,
): void {
  registerRoute(
    app,
    dataTablesRoute,
    {
      tags,
      summary: 'The public tables, with what each column means and how to cite them',
      responses: { 400: errorReply, 503: errorReply },
    },
    ({ query }) => {
      const current = figures();
      const language = query.language ?? DEFAULT_LANGUAGE;
      return listTables(current).map((name) =>
        describeTable(name, current.openData, language, citation),
      );
    },
  );

  registerRoute(
    app,
    downloadDataTableRoute,
    {
      tags,
      summary: 'A table as a file',
      description:
        '`csv` (RFC 4180, UTF-8; an empty field is a missing value) or `parquet`. Written once for each state of the data; ' +
        'its ETag is a hash of its contents. Numbers that a source withholds are in no file.',
      responses: { 400: errorReply, 404: errorReply, 503: errorReply },
    },
    async (request, reply) => {
      const { table, format } = request.params;
      // a number suppressed a second ago must not be in the file
      await checkNow();
      const current = figures();
      const key = keyOf(table, current);
      const { columns, make } = TABLE_DEFINITIONS[table];
      const file = await files.fileOf({ table, format, key, columns, make: () => make(current) });
      const day = findReleaseDay(table, current.openData, citation.timeZone);
      const name = ['townlight', table, ...(day === null ? [] : [day])].join('-');
      reply.header('content-disposition', `attachment; filename="${name}.${format}"`);
      const packed = format === 'csv' && negotiateEncoding(gzipAlone(request.headers)) === 'gzip';
      return await app.sendFromDisk(
        request,
        reply,
        {
          hash: file.hash,
          ...(format === 'csv' && { encoding: packed ? 'gzip' : 'identity' }),
          contentType: TYPES[format],
          cacheControl: PUBLIC_CACHE_CONTROL,
        },
        format === 'csv' && !packed ? await files.unpackedOf(file.path) : file.path,
      );
    },
  );
}

/** Lists the tables of what was ever loaded: the county has no rows for the remaining ones. */
function listTables({ openData, places }: Pick<TableFigures, 'openData' | 'places'>) {
  const kinds = new Set(openData.releases.map(({ kind }) => kind as string));
  return DATA_TABLES.filter((name) => {
    const { kinds: needed, partition } = TABLE_DEFINITIONS[name];
    return (
      (needed.length === 0 || needed.some((kind) => kinds.has(kind))) &&
      (partition === undefined || places.data.areas[partition].length > 0)
    );
  });
}

/** Returns the accepted encodings limited to gzip, the only one that is on disk. */
function gzipAlone(headers: { 'accept-encoding'?: string | undefined }): string | undefined {
  return /\bgzip\b/i.test(headers['accept-encoding'] ?? '') ? 'gzip' : undefined;
}

/** Returns a key for a state of a table, unique across program versions. */
function keyOf(
  table: DataTableName,
  {
    versions,
    openData,
  }: { readonly versions: ReadonlyMap<string, number> } & Pick<TableFigures, 'openData'>,
): string {
  const { columns, subjects, kinds } = TABLE_DEFINITIONS[table];
  const state = subjects.map((subject) => [subject, versions.get(subject) ?? 0]);
  // versions restart in a new database; the times of its releases differ
  const published = openData.releases
    .filter(({ kind }) => kinds.length === 0 || kinds.includes(kind))
    .map(({ id, published_at }) => [id, published_at]);
  return hashContent(JSON.stringify([version, columns, state, published]));
}
