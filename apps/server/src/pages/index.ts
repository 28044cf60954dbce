export { openPages, type Pages, type PagesOptions } from './open-pages.ts';
