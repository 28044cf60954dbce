import type { AreaFeatureCollection } from '@townlight/contract/places';
import type { AreaId } from '@townlight/domain/places';
import type { ReactNode } from 'react';
import type { LoadFailure, LoadState } from '../http/loads.ts';
import type { MessageId } from '../i18n/messages/en.ts';
import type { AreaTone } from '../map/area-tone.ts';
import type { HoverText } from '../map/HoverLabel.tsx';
import type { MapPoint } from '../map/MapPoints.tsx';
import type { ColorRamp } from '../map/ramp.ts';
import type { SearchTopics } from '../search/match-areas.ts';
import type { ShareItem } from '../share/share-item.ts';
import type { Filter } from './filters/filter.ts';

/** The boundaries that a map of the site may show (reading 5). */
export type MapPartition = 'neighborhoods' | 'zipcodes';

/** The areas of a map with a feature's figures; fields are undefined while they load. */
export interface AreaFigures {
  /** The accessible name of the map; with the value `county`. */
  readonly label: MessageId;
  readonly partition: MapPartition;
  readonly shapes: AreaFeatureCollection | undefined;
  /** The load state of the outlines. */
  readonly outlines: LoadState;
  readonly names: ReadonlyMap<AreaId, string>;
  /** Maps an area to the one that the map shows it as part of. */
  readonly mergedInto?: ReadonlyMap<AreaId, AreaId>;
  /** The class of each area, or the state of its missing figure. */
  readonly tones: ReadonlyMap<AreaId, AreaTone> | undefined;
  readonly ramp: ColorRamp;
  /** Returns the tooltip of an area; the same function while the figures are the same. */
  readonly describe: (id: AreaId) => HoverText | null;
  /** The table with the same areas, figures and selection; `null` while they load. */
  readonly table: ((onSelect: (id: AreaId) => void) => ReactNode) | null;
  /** Points with markers over the areas. */
  readonly points?: readonly MapPoint[];
  /** The zoom range, where it differs from the county maps'. */
  readonly zoom?: { readonly min: number; readonly max: number };
}

/** The messages of a map that differ between features. */
export interface AreaMapMessages {
  readonly title: MessageId;
  /** The title while an area is selected, with its `name`. */
  readonly areaTitle: MessageId;
  readonly report: MessageId;
  readonly collapseReport: MessageId;
  readonly reopenReport: MessageId;
  /** Values of both titles, in addition to the name. */
  readonly values?: Readonly<Record<string, string>>;
}

/** The configuration that a feature passes to the shared map page. */
export interface AreaMapFeature {
  readonly messages: AreaMapMessages;
  readonly figures: AreaFigures;
  /** Other partitions that a reader may choose; a place of another partition selects the area that contains it. */
  readonly otherPartitions: readonly MapPartition[];
  readonly filters: readonly Filter[];
  /** Search results other than places. */
  readonly topics?: SearchTopics;
  /** Controls the time that the map shows; rendered below the map. */
  readonly timeline?: ReactNode;
  /** What the map shows, on phones: `Crime rate, October 2026`. */
  readonly shown?: string | undefined;
  /** The legend of the colors; `null` while there are none. */
  readonly legend: ReactNode;
  readonly report: {
    /** Rendered before an area is chosen. `visit` selects one and moves the focus to its report. */
    readonly intro: (visit: (id: AreaId) => void) => ReactNode;
    /** The report of the selected area; it begins with a `ReportHeading`. */
    readonly ofArea: (id: AreaId) => ReactNode;
    /** The footer line. */
    readonly foot: ReactNode;
  };
  /** Buttons in the report's title bar, before the share menu. */
  readonly tools: ReactNode;
  readonly shareItems: readonly ShareItem[];
  /** A one-line description for sharing; by default the page's title. */
  readonly about?: string;
  /** A notice for a chosen period that reaches beyond the records. */
  readonly notice?: ReactNode;
  readonly fetching: boolean;
  /** Why the requested data is missing. */
  readonly failure: LoadFailure | null;
  /** Whether the figures match the selection; else they belong to the previous one, under its own labels. */
  readonly current: boolean;
  readonly retry: () => void;
}
