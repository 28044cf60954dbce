/**
 * Allocates memory that threads share, from `spare` where a piece has the very size. The collector of garbage does
 * not see how large shared memory is and lets it pile up, a hundred megabytes with each change of a category;
 * two generations that take turns stay what they are.
 */
export function sharedMemory(
  spare: readonly SharedArrayBuffer[],
): (bytes: number) => SharedArrayBuffer {
  const bySize = Map.groupBy(spare, ({ byteLength }) => byteLength);
  return (bytes) => {
    const reused = bySize.get(bytes)?.pop();
    if (reused === undefined) return new SharedArrayBuffer(bytes);
    new Uint8Array(reused).fill(0);
    return reused;
  };
}
