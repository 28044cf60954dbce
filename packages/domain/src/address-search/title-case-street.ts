const LOWERCASE_TOKENS = new Set(['de', 'la', 'del', 'el', 'las', 'los', 'y', 'of', 'the']);

/** Title-cases a street's name for display: `W 39TH PL` becomes `W 39th Pl`; mixed case stays unchanged. */
export function titleCaseStreet(name: string): string {
  const tidy = name.trim().replace(/\s+/g, ' ');
  if (tidy !== tidy.toUpperCase() && tidy !== tidy.toLowerCase()) return tidy;
  return tidy
    .toLowerCase()
    .split(' ')
    .map((token, at) => (at > 0 && LOWERCASE_TOKENS.has(token) ? token : capitalize(token)))
    .join(' ');
}

function capitalize(token: string): string {
  if (/^(?:ne|nw|se|sw)$/.test(token)) return token.toUpperCase();
  if (/^\d/.test(token)) return token;
  return token.replace(/(^|[-'’])(mc(?=\p{L}{2}))?(\p{L})/gu, (_, before, mc, initial) =>
    mc === undefined ? before + initial.toUpperCase() : `${before}Mc${initial.toUpperCase()}`,
  );
}
