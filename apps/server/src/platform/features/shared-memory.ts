/**
 * Returns an allocator of shared memory that reuses pieces of `spare` of the exact size. The garbage collector does
 * not see the size of shared memory and lets it pile up, a hundred megabytes with each category change; two
 * alternating generations avoid that.
 */
export function createSharedAllocator(
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
