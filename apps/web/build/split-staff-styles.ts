import { STAFF_STYLE_REL } from '@townlight/contract/rendered-page';
import postcss, { type ChildNode, type Container } from 'postcss';
import type { Plugin, Rolldown } from 'vite';
import { hashFile } from './css-options.ts';

/** Imported dynamically: what is loaded only with it or after it belongs to the staff pages. */
const STAFF_ENTRY = '/app/staff/load-staff-routes.ts';
/** The hash of a class name: `.bar_1f0a`, see `css-options.ts`. */
const CLASS = /\._[\w-]+_([0-9a-f]{4})(?![\w-])/g;

/**
 * Moves the styles of the staff pages out of the one style sheet into their own. The first HTML names it after the
 * other; the server lets staff pages load it, and `load-staff-routes.ts` does when a reader gets there from a public
 * page. A rule moves if each of its selectors has a class of a style module that no public page can load.
 */
export function splitStaffStyles(): Plugin {
  return {
    name: 'townlight-split-staff-styles',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const whole = Object.values(bundle).find(({ fileName }) => fileName.endsWith('.css'));
      const page = bundle['index.html'];
      if (whole?.type !== 'asset' || page?.type !== 'asset')
        return this.error('the build has no style sheet or no index.html');
      const html = page.source.toString();
      const link = `/${whole.fileName}">`;
      if (!html.includes(link)) this.error(`index.html has no link that ends in ${link}`);
      const hashes = hashStaffFiles(bundle);
      const sheet = postcss.parse(whole.source.toString());
      const staffSheet = postcss.root({
        nodes: extractRules(sheet, (selector) =>
          [...selector.matchAll(CLASS)].some(([, hash = '']) => hashes.has(hash)),
        ),
      });
      if (staffSheet.nodes.length === 0) this.error('the style sheet has no rules of staff pages');
      // new names, since the hash in the former one is of all rules
      const emit = (name: string, source: string) =>
        this.getFileName(this.emitFile({ type: 'asset', name, source }));
      const [style, staffStyle] = [
        emit('style.css', sheet.toString()),
        emit('staff.css', staffSheet.toString()),
      ];
      delete bundle[whole.fileName];
      page.source = html.replace(
        link,
        `/${style}">\n    <link rel="${STAFF_STYLE_REL}" href="/${staffStyle}">`,
      );
    },
  };
}

/** Returns the hashes of the style modules that only chunks of staff pages have. */
function hashStaffFiles(bundle: Rolldown.OutputBundle): ReadonlySet<string> {
  const publicFiles = new Set<string>();
  const visit = (fileName: string) => {
    const chunk = bundle[fileName];
    if (chunk?.type !== 'chunk' || publicFiles.has(fileName)) return;
    if (chunk.facadeModuleId?.endsWith(STAFF_ENTRY)) return;
    publicFiles.add(fileName);
    for (const imported of [...chunk.imports, ...chunk.dynamicImports]) visit(imported);
  };
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  for (const chunk of chunks) if (chunk.isEntry) visit(chunk.fileName);
  const hashesOf = (isPublic: boolean) =>
    new Set(
      chunks
        .filter(({ fileName }) => publicFiles.has(fileName) === isPublic)
        .flatMap(({ moduleIds }) => moduleIds.filter(isStyleModule).map(hashFile)),
    );
  const publicHashes = hashesOf(true);
  return new Set([...hashesOf(false)].filter((hash) => !publicHashes.has(hash)));
}

const isStyleModule = (id: string) => /\.module\.css(\?|$)/.test(id);

/** Removes rules from a style sheet and returns them, within their media queries. */
function extractRules(container: Container, isMoved: (selector: string) => boolean): ChildNode[] {
  return [...(container.nodes ?? [])].flatMap((node): ChildNode[] => {
    if (node.type === 'rule') return node.selectors.every(isMoved) ? [node.remove()] : [];
    if (node.type !== 'atrule' || node.nodes === undefined) return [];
    const nodes = extractRules(node, isMoved);
    if (nodes.length === 0) return [];
    if (node.nodes.length === 0) node.remove();
    return [node.clone({ nodes })];
  });
}
