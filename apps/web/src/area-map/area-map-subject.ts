import type { AreaFeatureCollection } from '@townlight/contract/places';
import type { AreaId } from '@townlight/domain/places';
import type { ReactNode } from 'react';
import type { MessageId } from '../language/messages/en.ts';
import type { AreaTone } from '../map/area-tone.ts';
import type { HoverText } from '../map/HoverLabel.tsx';
import type { MapPoint } from '../map/map-point.ts';
import type { Ramp } from '../map/ramp.ts';
import type { Load, Trouble } from '../net/loads.ts';
import type { SearchTopics } from '../search/search-topics.ts';
import type { ShareItem } from '../share/share-item.ts';
import type { Filter } from './filters/filter.ts';

/** The boundaries that a map of the site may show (reading 5). */
export type MapPartition = 'neighborhoods' | 'zipcodes';

/** The areas of a map with what a subject tells of them; parts are missing while they load. */
export interface AreaFigures {
  /** What the map calls itself; with the `county`. */
  readonly label: MessageId;
  readonly partition: MapPartition;
  readonly shapes: AreaFeatureCollection | undefined;
  /** How the outlines come. */
  readonly outlines: Load;
  readonly names: ReadonlyMap<AreaId, string>;
  /** The area of this map that another is part of, where it shows some together. */
  readonly partOf?: ReadonlyMap<AreaId, AreaId>;
  /** The class of each area, or that it has no figure. */
  readonly tones: ReadonlyMap<AreaId, AreaTone> | undefined;
  readonly ramp: Ramp;
  /** What the label at the pointer says of an area; the same function while the figures are the same. */
  readonly describe: (id: AreaId) => HoverText | null;
  /** The map's twin: the same areas, figures and selection as a table; `null` while they load. */
  readonly table: ((onSelect: (id: AreaId) => void) => ReactNode) | null;
  /** Points with a sign of their own over the areas. */
  readonly points?: readonly MapPoint[];
  /** How far the map zooms, where not as far as maps of the county do. */
  readonly zoom?: { readonly min: number; readonly max: number };
}

/** The words of a map that are not the same for every subject. */
export interface AreaMapWords {
  readonly title: MessageId;
  /** The title while an area is selected, with its `name`. */
  readonly areaTitle: MessageId;
  readonly report: MessageId;
  readonly collapseReport: MessageId;
  readonly reopenReport: MessageId;
  /** What both titles tell with, beside the name. */
  readonly values?: Readonly<Record<string, string>>;
}

/** All that a subject hands to the page that every map shares. */
export interface AreaMapSubject {
  readonly words: AreaMapWords;
  readonly figures: AreaFigures;
  /** Other boundaries that a reader may choose; a place among boundaries that a map has not selects the area it lies in. */
  readonly otherPartitions: readonly MapPartition[];
  readonly filters: readonly Filter[];
  /** What the search finds beside places. */
  readonly topics?: SearchTopics;
  /** What moves the map through time; it stands under the map. */
  readonly timeline?: ReactNode;
  /** What the colors mean; `null` while there are none. */
  readonly legend: ReactNode;
  readonly report: {
    /** Before an area is chosen. `visit` selects one and moves the focus to its report. */
    readonly intro: (visit: (id: AreaId) => void) => ReactNode;
    /** Of the chosen area; it begins with a `ReportHeading`. */
    readonly ofArea: (id: AreaId) => ReactNode;
    /** The line at its foot. */
    readonly foot: ReactNode;
  };
  /** What stands beside the report's title, before the share menu. */
  readonly tools: ReactNode;
  readonly shareItems: readonly ShareItem[];
  /** What a shared map is about, in a line; by default the page's title. */
  readonly about?: string;
  /** What is said where what was chosen reaches beyond the records. */
  readonly notice?: ReactNode;
  readonly fetching: boolean;
  /** Why what was chosen is not there. */
  readonly trouble: Trouble | null;
  /** Whether what is shown is what was chosen; else it is what was chosen before, under its own labels. */
  readonly current: boolean;
  readonly retry: () => void;
}
