import type { LayerSpecification, StyleSpecification } from '@maplibre/maplibre-gl-style-spec';
import { groundLayers, waterLayers } from './ground.ts';
import { nameLayers } from './names.ts';
import type { Palette } from './palette.ts';
import { wayLayers } from './ways.ts';

/** The source of the base map's tiles, whatever file they come from. */
export const BASEMAP = 'basemap';

/** The layers of the base map in four floors, so that figures can be laid between them. */
export interface BaseLayers {
  /** Land: under the figures. */
  readonly ground: LayerSpecification[];
  /** Water and houses: over the figures. */
  readonly water: LayerSpecification[];
  /** Tunnels, roads, bridges, borders. */
  readonly ways: LayerSpecification[];
  /** Names and shields: over everything. */
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
  /** TileJSON, or what a protocol of the map makes one of. */
  readonly tiles: string;
  /** The font's file. */
  readonly font: string;
  readonly attribution: string;
}

/** Where a map of the style stands that is given no other view. */
export interface StyleView {
  readonly longitude: number;
  readonly latitude: number;
  readonly zoom: number;
}

/** The base map by itself: a style of version 8. */
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
