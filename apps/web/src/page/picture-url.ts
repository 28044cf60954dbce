import { getPageSettings } from '../http/page-settings.ts';

/**
 * Returns the address of a picture in `/images`: on this site, or in the store that the first HTML names.
 * @param path `/neighborhoods/hollywood/shape.svg`
 */
export function pictureUrl(path: string): string {
  return getPageSettings().imagesUrl + path;
}
