export {
  buildCountyShapes,
  type CountyShapes,
  type LandAndFreeways,
  parseLandAndFreeways,
} from './county-shapes.ts';
export { drawAreaCard, drawAreaShape } from './drawing/draw-area-card.ts';
export {
  CHART_WIDTH,
  drawDayChart,
  drawMonthChart,
  drawRowChart,
} from './drawing/draw-chart.ts';
export { drawEmblem } from './drawing/draw-emblem.ts';
export { drawLogo } from './drawing/draw-logo.ts';
export { drawOutlines } from './drawing/draw-outlines.ts';
export { drawPageMap } from './drawing/draw-page-map.ts';
export {
  drawAreaPanel,
  drawAreasPanel,
  drawCountyPanel,
  drawNeutralPanel,
} from './drawing/draw-panels.ts';
export { drawPreview, PREVIEW_SIZE, type PreviewContent } from './drawing/draw-preview.ts';
export { drawStoryMap } from './drawing/draw-story-map.ts';
export { LINE_COLORS, PALETTE } from './drawing/palette.ts';
export { renderSvg } from './drawing/svg.ts';
export { createMapPreviews, type MapPreviews, type PreviewDrawing } from './map-previews.ts';
export {
  type ImageFormat,
  type ImageRenderer,
  openImageRenderer,
} from './render/open-image-renderer.ts';
export { getImageVersion, sendImage } from './send-image.ts';
export { createShapeLoader, type LoadLandAndFreeways } from './shape-loader.ts';
