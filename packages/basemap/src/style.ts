import type { LayerSpecification, StyleSpecification } from '@maplibre/maplibre-gl-style-spec';
import { buildLandLayers, buildWaterLayers } from './land.ts';
import { buildNameLayers } from './names.ts';
import type { BasemapPalette } from './palette.ts';
import { buildWayLayers } from './ways.ts';

/** The id of the tile source in the style. */
export const BASEMAP_SOURCE_ID = 'basemap';

/** The layers of the base map in four groups, so that data layers can be inserted between them. */
export interface BaseLayers {
  /** Land: below the data. */
  readonly land: LayerSpecification[];
  /** Water and buildings: above the data. */
  readonly water: LayerSpecification[];
  /** Tunnels, roads, bridges and borders. */
  readonly ways: LayerSpecification[];
  /** Names and shields: above everything. */
  readonly names: LayerSpecification[];
}

export function buildBaseLayers(palette: BasemapPalette): BaseLayers {
  return {
    land: buildLandLayers(palette, BASEMAP_SOURCE_ID),
    water: buildWaterLayers(palette, BASEMAP_SOURCE_ID),
    ways: buildWayLayers(palette, BASEMAP_SOURCE_ID),
    names: buildNameLayers(palette, BASEMAP_SOURCE_ID),
  };
}

/** Addresses of the tiles and the font, and the attribution of the map data. */
export interface StyleResources {
  /** URL of TileJSON, or of a protocol registered with the map. */
  readonly tiles: string;
  /** URL of the font file. */
  readonly font: string;
  readonly attribution: string;
}

/** The view in which the map opens when no other is given. */
export interface InitialView {
  readonly longitude: number;
  readonly latitude: number;
  readonly zoom: number;
}

/** Builds a complete MapLibre style (version 8) of the base map alone. */
export function buildBasemapStyle(
  palette: BasemapPalette,
  files: StyleResources,
  view: InitialView,
): StyleSpecification {
  const { land, water, ways, names } = buildBaseLayers(palette);
  return {
    version: 8,
    name: 'Townlight',
    center: [view.longitude, view.latitude],
    zoom: view.zoom,
    bearing: 0,
    pitch: 0,
    'font-faces': { 'Public Sans': files.font },
    sources: {
      [BASEMAP_SOURCE_ID]: { type: 'vector', url: files.tiles, attribution: files.attribution },
    },
    layers: [...land, ...water, ...ways, ...names],
  };
}
