export { openPages } from './open-pages.ts';
export { openPageRenderer } from './render/open-page-renderer.ts';
