export { openPageRouting } from './open-page-routing.ts';
export { openPageRenderer } from './render/open-page-renderer.ts';
