import { pageSettings } from '../net/page-settings.ts';

/**
 * Where a picture of `/images` lies: here, or in the store that the first HTML names.
 * @param path `/neighborhoods/hollywood/shape.svg`
 */
export function pictureUrl(path: string): string {
  return pageSettings().imagesUrl + path;
}
