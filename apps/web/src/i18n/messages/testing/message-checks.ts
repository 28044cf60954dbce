import { createIntl } from 'react-intl';

const { formatters } = createIntl({ locale: 'en' });

type MessageElement = ReturnType<ReturnType<typeof formatters.getMessageFormat>['getAst']>[number];

/** Returns every `{value}` and tag of a text, whether displayed or only used for plurals. */
export function usedValues(text: string): Set<string> {
  return new Set(listValues(text).map(({ name }) => name));
}

/** Returns the keys by which a text chooses its branches, in order. */
export function selectorsOf(text: string): string[] {
  const list = (elements: readonly MessageElement[]): string[] =>
    elements.flatMap((element) => {
      if ('children' in element) return list(element.children);
      if (!('options' in element)) return [];
      return Object.entries(element.options).flatMap(([key, { value }]) => [key, ...list(value)]);
    });
  return list(formatters.getMessageFormat(text, 'en').getAst());
}

/** Returns the displayed values: as text, or as the `#` of a plural. */
export function shownValues(text: string): Set<string> {
  return new Set(listValues(text).flatMap(({ name, shown }) => (shown ? [name] : [])));
}

function listValues(text: string): { name: string; shown: boolean }[] {
  return walk(formatters.getMessageFormat(text, 'en').getAst());
}

function walk(elements: readonly MessageElement[]): { name: string; shown: boolean }[] {
  return elements.flatMap((element) => {
    if ('options' in element) {
      const branches = Object.values(element.options).map((option) => option.value);
      const shown = branches.some((branch) => branch.some((inner) => inner.type === POUND));
      return [{ name: element.value, shown }, ...branches.flatMap(walk)];
    }
    if ('children' in element)
      return [{ name: `<${element.value}>`, shown: true }, ...walk(element.children)];
    if (element.type === LITERAL || element.type === POUND) return [];
    return [{ name: element.value, shown: true }];
  });
}

// The parser's element types for literals and for `#`.
const LITERAL = 0;
const POUND = 7;

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
