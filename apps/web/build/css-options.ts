import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import pxToRem from 'postcss-pxtorem';

/** The default root font size of browsers, in CSS pixels. */
const DEFAULT_FONT_SIZE_PX = 16;

/** The directory of the web app. */
const ROOT = new URL('..', import.meta.url).pathname;

/**
 * The `css` option of a build: style sheets are written in pixels as designed and converted to `rem`, media queries
 * included. A page at twice the default font size is therefore laid out as at a zoom of 200%, and no box is too small
 * for its text.
 */
export const cssOptions = {
  modules: { generateScopedName: formatClassName },
  postcss: {
    plugins: [
      pxToRem({
        rootValue: DEFAULT_FONT_SIZE_PX,
        propList: ['*'],
        mediaQuery: true,
        // keep hairlines at 1px
        minPixelValue: 2,
        // charts (`….svg.module.css`) use SVG units and scale with the chart
        exclude: /node_modules|\.svg\.module\.css$/,
      }),
    ],
  },
};

/** Names a class by its file: without the number of its line, which the default adds, the style sheet is smaller. */
function formatClassName(name: string, file: string): string {
  return `_${name}_${hashFile(file)}`;
}

/** The last part of the names of a file's classes. @param file the id of its module */
export function hashFile(file: string): string {
  const path = relative(ROOT, file.split('?')[0] ?? '');
  return createHash('sha1').update(path).digest('hex').slice(0, 4);
}
