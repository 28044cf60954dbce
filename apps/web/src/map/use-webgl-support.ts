import { useMapDemand } from './loading/map-demand.ts';
import { isWebglSupported } from './webgl.ts';

/**
 * Returns whether the browser can draw maps; null until a map is demanded. The check creates a drawing context, which
 * blocks the page for half a second where graphics are rendered in software, and a picture of the map needs none.
 */
export function useWebglSupport(): boolean | null {
  return useMapDemand() ? isWebglSupported() : null;
}
