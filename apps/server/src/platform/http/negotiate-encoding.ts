export type Encoding = 'br' | 'gzip' | 'identity';

/** Browsers send a handful of values; the bound limits the memory that an attacker can fill. */
const MAX_CACHED = 200;
const remembered = new Map<string, Encoding>();

/** Returns the best encoding that an `Accept-Encoding` header allows (RFC 9110, 12.5.3): br, then gzip. */
export function negotiateEncoding(header: string | string[] | undefined): Encoding {
  if (header === undefined) return 'identity';
  const text = String(header);
  const known = remembered.get(text);
  if (known) return known;
  const chosen = choose(text);
  if (remembered.size < MAX_CACHED) remembered.set(text, chosen);
  return chosen;
}

function choose(header: string): Encoding {
  const weights = new Map<string, number>();
  for (const entry of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = entry.split(';').map((piece) => piece.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, weight ? Number(weight.slice(2)) : 1);
  }
  const allows = (name: string): boolean => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  if (allows('br')) return 'br';
  return allows('gzip') ? 'gzip' : 'identity';
}
