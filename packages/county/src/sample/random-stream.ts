/** A deterministic stream of numbers in [0, 1). */
export type RandomStream = () => number;

/**
 * Returns the stream for a name: `createRandomStream(7, 'venice', 'points')`. Each area and month has a separate one,
 * so that adding or removing an area does not change the others.
 */
export function createRandomStream(seed: number, ...name: (string | number)[]): RandomStream {
  let a = fnv1a(`${seed}/${name.join('/')}`);
  let b = Math.imul(a ^ 0x9e3779b9, 0x85ebca6b) | 0;
  let c = Math.imul(b ^ 0x7f4a7c15, 0xc2b2ae35) | 0;
  let counter = 1;
  // sfc32 (Chris Doty-Humphrey, PractRand; public domain)
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return (sum >>> 0) / 4294967296;
  };
  for (let warmUp = 0; warmUp < 12; warmUp++) next();
  return next;
}

function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash | 0;
}
