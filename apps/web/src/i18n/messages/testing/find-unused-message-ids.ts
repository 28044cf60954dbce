/** Returns the ids that no code uses, as a full id or by a template such as `table.area.${partition}`. */
export function findUnusedMessageIds(ids: readonly string[], code: string): string[] {
  const literalIds = new Set(
    [...code.matchAll(/['"]([\w-]+(?:\.[\w-]+)+)['"]/g)].map(([, id]) => id),
  );
  const templatePatterns = [...code.matchAll(/`([\w-]+\.[^`]*\$\{[^`]*)`/g)].map(
    ([, template = '']) => {
      const literals = template.split(/\$\{[^}]*\}/).map(escaped);
      return new RegExp(`^${literals.join('[\\w-]+')}$`);
    },
  );
  return ids.filter(
    (id) => !literalIds.has(id) && !templatePatterns.some((pattern) => pattern.test(id)),
  );
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
