/** Whoever asks whether something is of a kind that was left out is told no. */
const ASKS_THE_KIND = /^is[A-Z]\w*StyleLayer$/;

/**
 * A module with the same names, each of which says that it was left out.
 * @param part what was left out, in words
 * @param where the file in which it can be taken up again
 */
export function standIn(part: string, source: string, where: string): string {
  const declared = source.matchAll(/^export (?:abstract )?(?:class|function|const) (\w+)/gm);
  const listed = source.matchAll(/^export \{([^}]*)\}/gm);
  const names = [
    ...[...declared].map(([, name]) => name),
    ...[...listed].flatMap(([, list]) =>
      list?.split(',').map((name) => name.split(' as ').at(-1)?.trim()),
    ),
  ].filter(Boolean);
  if (names.length === 0) throw new Error(`${part} exports nothing to stand in for`);
  const say = `throw new Error(${JSON.stringify(`The pages are built without ${part}; see ${where}`)});`;
  // A class of static members and `instanceof` needs no more than a function that can be `new`ed.
  return names
    .map((name) =>
      ASKS_THE_KIND.test(String(name))
        ? `export const ${name} = () => false;`
        : `export function ${name}() { ${say} }`,
    )
    .join('\n');
}
