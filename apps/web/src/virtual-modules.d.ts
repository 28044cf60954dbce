/** See `build/maplibre-from-source.ts`. */
declare module 'virtual:map-worker-url' {
  export const workerUrl: string;
}
