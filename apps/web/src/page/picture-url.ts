const BASE = 'townlight-images';

/**
 * Where a picture of `/images` lies: here, or in the store that the first HTML names.
 * @param path `/neighborhoods/hollywood/shape.svg`
 */
export function pictureUrl(path: string): string {
  const elsewhere = document.querySelector<HTMLMetaElement>(`meta[name="${BASE}"]`)?.content;
  return (elsewhere ?? '/images') + path;
}
