/**
 * False in a frame of another site that is sandboxed without `allow-same-origin`: it can neither store nor send
 * anything.
 */
export const hasOrigin: boolean = globalThis.origin !== 'null';
