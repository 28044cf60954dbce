/**
 * Returns a pseudorandom number in [0, 1) for a name and a position, the same on every machine. Fast: two years of
 * the sample need some million of them.
 */
export function computeRandomAt(name: number, position: number): number {
  // murmur3's finalizer (Austin Appleby, public domain) over both
  let h = Math.imul(name, 0x9e3779b1) ^ Math.imul(position, 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 4_294_967_296;
}

/** Returns noise around 0, mostly between -1 and 1, that varies within about `span` hours. */
export function smoothNoise(name: number, hour: number, span: number): number {
  const at = hour / span;
  const before = Math.floor(at);
  const share = at - before;
  const ease = share * share * (3 - 2 * share);
  return swing(name, before) * (1 - ease) + swing(name, before + 1) * ease;
}

/** The sum of three uniform numbers is close enough to a normal one. */
function swing(name: number, position: number): number {
  const sum =
    computeRandomAt(name, position * 3) +
    computeRandomAt(name, position * 3 + 1) +
    computeRandomAt(name, position * 3 + 2);
  return (sum - 1.5) * 1.6;
}

/** Hashes a name to a seed. */
export function hashNameToSeed(name: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  return hash | 0;
}
