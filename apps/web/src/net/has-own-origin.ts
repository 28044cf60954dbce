/** False in a frame of another site that is sandboxed without `allow-same-origin`: it can read here, keep and send nothing. */
export const hasOwnOrigin: boolean = globalThis.origin !== 'null';
