/**
 * Parts of MapLibre that no map of this site uses, by their path in its source. They are built as
 * stand-ins that say so when they are called. Whoever needs one takes it off this list.
 */
export const LEFT_OUT: readonly string[] = [
  // A globe: every map here is a flat one.
  'geo/projection/globe_projection.ts',
  'geo/projection/globe_transform.ts',
  'geo/projection/globe_camera_helper.ts',
  'geo/projection/vertical_perspective_projection.ts',
  'geo/projection/vertical_perspective_transform.ts',
  'geo/projection/vertical_perspective_camera_helper.ts',
  'geo/projection/crs.ts',
  // Pictures, heights and heat: the layers are fills, lines and names.
  'webgl/draw/draw_circle.ts',
  'webgl/draw/draw_heatmap.ts',
  'webgl/draw/draw_hillshade.ts',
  'webgl/draw/draw_color_relief.ts',
  'webgl/draw/draw_raster.ts',
  'webgl/draw/draw_fill_extrusion.ts',
  'webgl/draw/draw_custom.ts',
  'webgl/draw/draw_debug.ts',
  'webgl/draw/draw_collision_debug.ts',
  'webgl/draw/draw_terrain.ts',
  'webgl/render_to_texture.ts',
  'render/terrain.ts',
  'tile/terrain_tile_manager.ts',
  'source/image_source.ts',
  'source/raster_tile_source.ts',
  'source/raster_dem_tile_source.ts',
  'source/raster_dem_tile_worker_source.ts',
  'source/video_source.ts',
  'source/canvas_source.ts',
  // Their kinds of layers, with the geometry that each would be given.
  'style/style_layer/circle_style_layer.ts',
  'style/style_layer/heatmap_style_layer.ts',
  'style/style_layer/hillshade_style_layer.ts',
  'style/style_layer/color_relief_style_layer.ts',
  'style/style_layer/raster_style_layer.ts',
  'style/style_layer/fill_extrusion_style_layer.ts',
  // Tiles in the MLT format.
  'source/vector_tile_mlt.ts',
  // Controls: zoom, attribution and labels are the site's own, in its own words.
  'ui/control/attribution_control.ts',
  'ui/control/logo_control.ts',
  'ui/hash.ts',
];

/** The same of the style specification: no filter here asks how far a point is, no style is compared with another. */
export const LEFT_OUT_EXPRESSIONS: readonly string[] = [
  'dist/expression/definitions/distance.mjs',
  'dist/expression/definitions/within.mjs',
  'dist/diff.mjs',
];

/** Shaders of the layers above; they are texts, and an absent text is an empty one. */
export const LEFT_OUT_SHADERS =
  /\/shaders\/glsl\/(sky|atmosphere|circle|heatmap|hillshade|color_relief|raster|fill_extrusion|debug|collision|terrain)[^/]*$/;

/** Parts that are needed, but not in full: what takes their place. */
export const REPLACED: Readonly<Record<string, string>> = {
  // The style is written in TypeScript and drawn in a test; nobody hands in another one.
  'style/validate_style.ts': `
    const nothingWrong = () => [];
    const kinds = ['source', 'sprite', 'glyphs', 'layer', 'light', 'sky', 'terrain', 'filter',
      'paintProperty', 'layoutProperty'];
    export const validateStyle = Object.assign(
      () => [], Object.fromEntries(kinds.map((kind) => [kind, nothingWrong])));
    export const SPEC_SOURCE_TYPES = new Set(['vector', 'geojson']);
    export const validateStyleAndEmit = () => false;
    export const validateAndEmit = () => false;
    export const emitValidationErrors = () => false;
  `,
  // A flat map has no sky; it is asked for one before every picture.
  'webgl/draw/draw_sky.ts': `
    export const drawSky = () => {};
    export const drawAtmosphere = () => {};
  `,
  // The names on the map run from left to right: lines are cut, not reordered.
  'symbol/bidi.ts': `
    const cut = (text, breaks) => {
      const ends = breaks.at(-1) === text.length ? breaks : [...breaks, text.length];
      return ends.map((end, at) => [ends[at - 1] ?? 0, end]).filter(([from, to]) => to > from);
    };
    export const processBidirectionalText = (text, breaks) =>
      cut(text, breaks).map(([from, to]) => text.slice(from, to));
    export const processStyledBidirectionalText = (text, styles, breaks) =>
      cut(text, breaks).map(([from, to]) => [text.slice(from, to), styles.slice(from, to)]);
  `,
};
