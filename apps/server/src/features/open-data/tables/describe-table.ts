import type { DataTable, DataTableName, PublishedRelease } from '@townlight/contract/open-data';
import type { Language } from '@townlight/domain/language';
import { pagePath } from '@townlight/domain/pages';
import { formatLocalDate } from '@townlight/domain/time';
import { OPEN_DATA_MESSAGES } from '../messages/index.ts';
import type { OpenDataSnapshot } from '../snapshot.ts';
import { TABLE_DEFINITIONS } from './definitions.ts';

/** The site's details for citations. */
export interface CitationOptions {
  readonly county: string;
  readonly spanishCounty: string;
  /** Base URL of the site, without a trailing slash. */
  readonly siteUrl: string;
  readonly timeZone: string;
}

interface Citation {
  readonly title: string;
  readonly release: number | null;
  /** `2026-11-12` */
  readonly date: string | null;
  readonly url: string;
}

/** Returns the newest release in force that a table depends on. */
function findRelease(
  name: DataTableName,
  { releases }: OpenDataSnapshot,
): PublishedRelease | undefined {
  const { kinds } = TABLE_DEFINITIONS[name];
  return releases.find(
    ({ kind, withdrawn_at }) =>
      withdrawn_at === null && (kinds.length === 0 || kinds.includes(kind)),
  );
}

/** Returns the local date of that release; `null` when there is none. */
export function findReleaseDay(
  name: DataTableName,
  openData: OpenDataSnapshot,
  timeZone: string,
): string | null {
  const release = findRelease(name, openData);
  return release ? formatLocalDate(new Date(release.published_at), timeZone) : null;
}

/** Describes a table's contents and how to cite it. */
export function describeTable(
  name: DataTableName,
  openData: OpenDataSnapshot,
  language: Language,
  { county, spanishCounty, siteUrl, timeZone }: CitationOptions,
): DataTable {
  const { text } = OPEN_DATA_MESSAGES[language];
  const release = findRelease(name, openData);
  const title = text(`title.${name}`);
  const titleOfCounty = `${title}, ${language === 'es' ? spanishCounty : county}`;
  const url = siteUrl + pagePath({ kind: 'data-downloads' });
  const cited = {
    title: release?.sample ? text('citation.sample', { title: titleOfCounty }) : titleOfCounty,
    release: release?.id ?? null,
    date: findReleaseDay(name, openData, timeZone),
    url,
  };
  return {
    name,
    title,
    rows: text(`rows.${name}`),
    columns: TABLE_DEFINITIONS[name].columns.map((column) => ({
      ...column,
      meaning: text(`column.${column.name}`),
    })),
    release: release === undefined ? null : { id: release.id, published_at: release.published_at },
    sample: release?.sample ?? false,
    files: { csv: `/api/data/tables/${name}/csv`, parquet: `/api/data/tables/${name}/parquet` },
    citation: { text: text('citation.text', { ...cited }), bibtex: formatBibtex(name, cited) },
  };
}

function formatBibtex(name: DataTableName, { title, release, date, url }: Citation): string {
  const fields = [
    ['author', '{Townlight}'],
    ['title', `{${title}}`],
    ...(date === null ? [] : [['year', date.slice(0, 4)]]),
    ...(release === null ? [] : [['version', `release ${release}`]]),
    ...(date === null ? [] : [['date', date]]),
    ['url', url],
  ];
  const lines = fields.map(([field, value]) => `  ${field} = {${value}}`);
  return `@misc{townlight-${name}${release === null ? '' : `-${release}`},\n${lines.join(',\n')}\n}`;
}
