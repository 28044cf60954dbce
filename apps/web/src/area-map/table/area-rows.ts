import type { AreaId } from '@townlight/domain/places';
import type { MessageId } from '../../i18n/messages/en.ts';

/** A column of the map's table; the column of area names has the key `name` and comes first. */
export interface AreaColumn {
  readonly key: string;
  readonly title: MessageId;
  /** The column's name in the download. */
  readonly csv: string;
  readonly numeric: boolean;
}

/** One area: the values for sorting and download, and the displayed texts, both by the key of the column. */
export interface AreaRow {
  readonly id: AreaId;
  readonly name: string;
  readonly values: Readonly<Record<string, string | number | null>>;
  readonly texts: Readonly<Record<string, string>>;
}
