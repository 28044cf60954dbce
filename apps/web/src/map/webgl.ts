let supported: boolean | undefined;

/** Whether the browser can draw the map at all; asked once. */
export function canDrawMaps(): boolean {
  if (supported === undefined) {
    const context = document.createElement('canvas').getContext('webgl2');
    supported = context !== null;
    context?.getExtension('WEBGL_lose_context')?.loseContext();
  }
  return supported;
}
