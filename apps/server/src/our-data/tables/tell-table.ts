import type { DataTable, DataTableName, PublishedRelease } from '@townlight/contract/our-data';
import type { Language } from '@townlight/domain/language';
import { pagePath } from '@townlight/domain/pages';
import { dayInCounty } from '@townlight/domain/time';
import type { OurData } from '../snapshot.ts';
import { TABLES } from './definitions.ts';
import { englishTables } from './words/english.ts';
import { spanishTables } from './words/spanish.ts';
import type { TableWords } from './words/table-words.ts';

/** The site's details for citations. */
export interface TellTables {
  readonly county: string;
  readonly spanishCounty: string;
  /** Base URL of the site, without a trailing slash. */
  readonly siteUrl: string;
  readonly timeZone: string;
}

const WORDS: Readonly<Record<Language, TableWords>> = { en: englishTables, es: spanishTables };

/** Returns the newest release in force that a table depends on. */
function releaseOf(name: DataTableName, { releases }: OurData): PublishedRelease | undefined {
  const { kinds } = TABLES[name];
  return releases.find(
    ({ kind, withdrawn_at }) =>
      withdrawn_at === null && (kinds.length === 0 || kinds.includes(kind)),
  );
}

/** Returns the local date of that release; `null` when there is none. */
export function releaseDay(name: DataTableName, ours: OurData, timeZone: string): string | null {
  const release = releaseOf(name, ours);
  return release ? dayInCounty(new Date(release.published_at), timeZone) : null;
}

/** Describes a table's contents and how to cite it. */
export function tellTable(
  name: DataTableName,
  ours: OurData,
  language: Language,
  { county, spanishCounty, siteUrl, timeZone }: TellTables,
): DataTable {
  const words = WORDS[language];
  const release = releaseOf(name, ours);
  const title = `${words.titles[name]}, ${language === 'es' ? spanishCounty : county}`;
  const url = siteUrl + pagePath({ kind: 'data-downloads' });
  const cited = {
    title: release?.sample ? `${title} (${words.sample})` : title,
    release: release?.id ?? null,
    date: releaseDay(name, ours, timeZone),
    url,
  };
  return {
    name,
    title: words.titles[name],
    rows: words.rows[name],
    columns: TABLES[name].columns.map((column) => ({
      ...column,
      meaning: words.columns[column.name] ?? '',
    })),
    release: release === undefined ? null : { id: release.id, published_at: release.published_at },
    sample: release?.sample ?? false,
    files: { csv: `/api/data/tables/${name}/csv`, parquet: `/api/data/tables/${name}/parquet` },
    citation: { text: words.citation(cited), bibtex: bibtex(name, cited) },
  };
}

function bibtex(
  name: DataTableName,
  { title, release, date, url }: Parameters<TableWords['citation']>[0],
): string {
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
