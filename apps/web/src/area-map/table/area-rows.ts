import type { AreaId } from '@townlight/domain/places';
import type { MessageId } from '../../language/messages/en.ts';

/** A column of the map's table; that of the areas' names has the key `name` and comes first. */
export interface AreaColumn {
  readonly key: string;
  readonly title: MessageId;
  /** What the download calls it. */
  readonly csv: string;
  readonly numeric: boolean;
}

/** One area: what is sorted and downloaded, and what is shown, both by the key of the column. */
export interface AreaRow {
  readonly id: AreaId;
  readonly name: string;
  readonly values: Readonly<Record<string, string | number | null>>;
  readonly texts: Readonly<Record<string, string>>;
}
