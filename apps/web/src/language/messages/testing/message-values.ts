import { createIntl } from 'react-intl';

const { formatters } = createIntl({ locale: 'en' });

type Part = ReturnType<ReturnType<typeof formatters.getMessageFormat>['getAst']>[number];

/** Returns every `{value}` and tag of a text, whether displayed or only used for plurals. */
export function usedValues(text: string): Set<string> {
  return new Set(partsOf(text).map(({ name }) => name));
}

/** Returns the displayed values: as text, or as the `#` of a plural. */
export function shownValues(text: string): Set<string> {
  return new Set(partsOf(text).flatMap(({ name, shown }) => (shown ? [name] : [])));
}

function partsOf(text: string): { name: string; shown: boolean }[] {
  return walk(formatters.getMessageFormat(text, 'en').getAst());
}

function walk(parts: readonly Part[]): { name: string; shown: boolean }[] {
  return parts.flatMap((part) => {
    if ('options' in part) {
      const branches = Object.values(part.options).map((option) => option.value);
      const shown = branches.some((branch) => branch.some((inner) => inner.type === POUND));
      return [{ name: part.value, shown }, ...branches.flatMap(walk)];
    }
    if ('children' in part)
      return [{ name: `<${part.value}>`, shown: true }, ...walk(part.children)];
    if (part.type === LITERAL || part.type === POUND) return [];
    return [{ name: part.value, shown: true }];
  });
}

// The parser's element types for literals and for `#`.
const LITERAL = 0;
const POUND = 7;
