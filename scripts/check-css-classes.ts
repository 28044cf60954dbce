import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Lists the classes that components take from CSS modules that do not have them: such a class has no effect. */
export function checkCssClasses(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => {
      const path = join(folder, file);
      const source = readFileSync(path, 'utf8');
      return [...source.matchAll(/^import (\w+) from '(\.[^']+\.module\.css)';$/gm)].flatMap(
        ([, name = '', module = '']) => {
          const classes = listClasses(readFileSync(join(dirname(path), module), 'utf8'));
          const code = source.replaceAll(/'[^'\n]*'|"[^"\n]*"/g, '');
          const used = code.matchAll(new RegExp(`(?<![\\w.])${name}\\.(\\w+)`, 'g'));
          return [...new Set([...used].map(([, one = '']) => one))]
            .filter((one) => !classes.has(one))
            .map((one) => `${relative(folder, path)}: ${name}.${one} is not in ${module}`);
        },
      );
    });
}

function listClasses(css: string): Set<string> {
  const withoutComments = css.replaceAll(/\/\*.*?\*\//gs, '');
  return new Set([...withoutComments.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name));
}
