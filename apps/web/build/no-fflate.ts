/** Stands in for fflate in `pmtiles`: every browser that the site is built for inflates by itself. */
export function decompressSync(): never {
  throw new Error('this browser has no DecompressionStream; see build/no-fflate.ts');
}
