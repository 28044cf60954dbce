export { openPages } from './open-pages.ts';
export { openPageDrawing } from './render/open-page-drawing.ts';
