import type { LayerSpecification, StyleSpecification } from '@maplibre/maplibre-gl-style-spec';
import { groundLayers, waterLayers } from './ground.ts';
import { nameLayers } from './names.ts';
import type { Palette } from './palette.ts';
import { wayLayers } from './ways.ts';

/** The id of the tile source in the style. */
export const BASEMAP = 'basemap';

/** The layers of the base map in four groups, so that data layers can be inserted between them. */
export interface BaseLayers {
  /** Land: below the data. */
  readonly ground: LayerSpecification[];
  /** Water and buildings: above the data. */
  readonly water: LayerSpecification[];
  /** Tunnels, roads, bridges and borders. */
  readonly ways: LayerSpecification[];
  /** Names and shields: above everything. */
  readonly names: LayerSpecification[];
}

export function baseLayers(palette: Palette): BaseLayers {
  return {
    ground: groundLayers(palette, BASEMAP),
    water: waterLayers(palette, BASEMAP),
    ways: wayLayers(palette, BASEMAP),
    names: nameLayers(palette, BASEMAP),
  };
}

export interface StyleFiles {
  /** URL of TileJSON, or of a protocol registered with the map. */
  readonly tiles: string;
  /** URL of the font file. */
  readonly font: string;
  readonly attribution: string;
}

/** The view in which the map opens when no other is given. */
export interface StyleView {
  readonly longitude: number;
  readonly latitude: number;
  readonly zoom: number;
}

/** Builds a complete MapLibre style (version 8) of the base map alone. */
export function basemapStyle(
  palette: Palette,
  files: StyleFiles,
  view: StyleView,
): StyleSpecification {
  const { ground, water, ways, names } = baseLayers(palette);
  return {
    version: 8,
    name: 'Townlight',
    center: [view.longitude, view.latitude],
    zoom: view.zoom,
    bearing: 0,
    pitch: 0,
    'font-faces': { 'Public Sans': files.font },
    sources: {
      [BASEMAP]: { type: 'vector', url: files.tiles, attribution: files.attribution },
    },
    layers: [...ground, ...water, ...ways, ...names],
  };
}
