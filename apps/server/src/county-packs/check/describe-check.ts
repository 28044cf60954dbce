import type { CheckedPack } from './check-pack.ts';

/** Formats the result of a check for the terminal. */
export function describeCheck({ folder, name, files, faults, gaps }: CheckedPack): string[] {
  const width = Math.max(...files.map((file) => file.name.length));
  return [
    name === null ? folder : `${name}: ${folder}`,
    ...files.map((file) =>
      file.missing === null
        ? `  ✓ ${file.name}`
        : `  – ${file.name.padEnd(width)}  ${file.missing}`,
    ),
    ...(gaps.length === 0 ? [] : ['', 'gaps:', ...gaps.map((gap) => `  ${gap}`)]),
    '',
    ...(faults.length === 0 ? ['no faults'] : ['faults:', ...faults.map((fault) => `  ${fault}`)]),
  ];
}
