/** Returns the ids that no code uses, as a full id or by a template such as `table.area.${partition}`. */
export function unsaidTexts(ids: readonly string[], code: string): string[] {
  const whole = new Set([...code.matchAll(/['"]([\w-]+(?:\.[\w-]+)+)['"]/g)].map(([, id]) => id));
  const made = [...code.matchAll(/`([\w-]+\.[^`]*\$\{[^`]*)`/g)].map(([, template = '']) => {
    const parts = template.split(/\$\{[^}]*\}/).map(escaped);
    return new RegExp(`^${parts.join('[\\w-]+')}$`);
  });
  return ids.filter((id) => !whole.has(id) && !made.some((pattern) => pattern.test(id)));
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
