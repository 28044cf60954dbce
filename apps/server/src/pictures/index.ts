export { type CountyShapes, countyShapes, readScenery, type Scenery } from './county-shapes.ts';
export { drawAreaCard, drawAreaShape } from './drawing/draw-area-card.ts';
export {
  CHART_WIDTH,
  drawDayChart,
  drawMonthChart,
  drawRowChart,
} from './drawing/draw-chart.ts';
export { drawEmblem } from './drawing/draw-emblem.ts';
export { drawMark } from './drawing/draw-mark.ts';
export { drawOutlines } from './drawing/draw-outlines.ts';
export {
  drawAreaPanel,
  drawAreasPanel,
  drawCountyPanel,
  drawQuietPanel,
} from './drawing/draw-panels.ts';
export { drawPreview, PREVIEW, type PreviewMatter } from './drawing/draw-preview.ts';
export { LINE_COLORS, PALETTE } from './drawing/palette.ts';
export { drawing } from './drawing/svg.ts';
export { type DrawnPreview, type MapPreviews, mapPreviews } from './map-previews.ts';
export { openShapes, type ReadScenery } from './open-shapes.ts';
export { openRenderer, type PictureFormat, type Renderer } from './render/open-renderer.ts';
export { pictureVersion, sendPicture } from './send-picture.ts';
