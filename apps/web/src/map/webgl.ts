let supported: boolean | undefined;

/** Returns whether the browser supports WebGL 2; checked once. */
export function isWebglSupported(): boolean {
  if (supported === undefined) {
    const context = document.createElement('canvas').getContext('webgl2');
    supported = context !== null;
    context?.getExtension('WEBGL_lose_context')?.loseContext();
  }
  return supported;
}
