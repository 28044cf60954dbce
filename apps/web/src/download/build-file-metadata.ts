import { type Language, localizePath, parseLocalizedPath } from '@townlight/domain/language';
import { formatYearMonth, type MonthRange, parseYearMonth } from '@townlight/domain/time';
import type { IntlShape } from 'react-intl';
import { county } from '../i18n/county.ts';
import { formatMonth } from '../i18n/figures.ts';
import type { MessageId } from '../i18n/messages/en.ts';
import { createGetText } from '../i18n/use-text.ts';
import type { DataStatus } from '../provenance/data-status.ts';

/** The metadata of a downloaded file. Keys are part of the format: English in every language. */
export interface FileMetadata {
  readonly file: string;
  readonly title: string;
  readonly page: string;
  /** The language of its texts; column names and codes are the same in every language. */
  readonly language: Language;
  readonly method: string;
  readonly definition: string;
  readonly columns: readonly { readonly name: string; readonly definition: string }[];
  /** The selection and measure, where no column contains them. */
  readonly chosen: Readonly<Record<string, string>>;
  readonly period: { readonly from: string; readonly to: string } | null;
  readonly data_through: string | null;
  readonly provisional_from: string | null;
  /** When the newest release was published, which the figures are as of. */
  readonly as_of: string | null;
  readonly sample_data: boolean | null;
  readonly sources: readonly {
    readonly agency: string;
    readonly from: string | null;
    readonly through: string | null;
    readonly released: string | null;
  }[];
  readonly license: string;
  readonly notes: readonly string[];
}

export interface ExportedFile {
  readonly name: string;
  readonly columns: readonly string[];
  readonly period: MonthRange | null;
  readonly chosen?: Readonly<Record<string, string>>;
}

/** The metadata messages of a feature's files. */
export interface FileMessages {
  /** The definition of the figures. */
  readonly definition: MessageId;
  /** The page that explains the method. */
  readonly method: string;
  /** The description of each column. */
  readonly columns: Readonly<Record<string, MessageId>>;
  /** The limits of the figures. */
  readonly cautions: readonly MessageId[];
}

/** The page that a file was downloaded from, and the status of its data. */
export interface ExportOrigin {
  readonly title: string;
  readonly url: string;
  readonly status: DataStatus | undefined;
}

export function buildFileMetadata(
  intl: IntlShape,
  file: ExportedFile,
  messages: FileMessages,
  from: ExportOrigin,
): FileMetadata {
  const text = createGetText(intl);
  const { status } = from;
  const { period } = file;
  const { language } = parseLocalizedPath(new URL(from.url).pathname);
  return {
    file: file.name,
    title: from.title,
    page: from.url,
    language,
    method: new URL(localizePath(language, messages.method), from.url).href,
    definition: text(messages.definition),
    columns: file.columns.map((name) => {
      const meaning = messages.columns[name];
      return { name, definition: meaning === undefined ? '' : text(meaning) };
    }),
    chosen: file.chosen ?? {},
    period: period && { from: formatYearMonth(period.from), to: formatYearMonth(period.to) },
    data_through: status?.data_through ?? null,
    provisional_from: status?.provisional_from ?? null,
    as_of: status?.released_at ?? null,
    sample_data: status?.sample ?? null,
    sources: (status?.sources ?? []).map((source) => ({
      agency: source.name,
      from: source.first_month,
      through: source.through,
      released: source.released_at,
    })),
    license: text('file.license'),
    notes: notesOf(intl, messages, status),
  };
}

function notesOf(
  intl: IntlShape,
  messages: FileMessages,
  status: DataStatus | undefined,
): string[] {
  const text = createGetText(intl);
  const month = (found: string) => {
    const parsed = parseYearMonth(found);
    return parsed === null ? found : formatMonth(intl, parsed);
  };
  const provisional = status?.provisional_from ?? null;
  return [
    ...(status?.sample ? [text('file.sample')] : []),
    ...(provisional === null ? [] : [text('file.provisional', { month: month(provisional) })]),
    ...messages.cautions.map((caution) => text(caution)),
    ...(status?.sources ?? []).flatMap(({ name, change_over }) =>
      change_over === null
        ? []
        : [
            text('file.break', {
              agency: name,
              month: month(change_over),
              each: String(county.countsEachOffense === true),
            }),
          ],
    ),
  ];
}
