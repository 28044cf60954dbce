import { DEFAULT_LANGUAGE } from '@townlight/domain/language';
import MarkdownIt from 'markdown-it';
import { METHOD_SLOTS } from '../../src/methodology/method-slots.ts';
import type { MethodBlock, MethodText } from '../../src/methodology/method-text.ts';
import { CATEGORY_TABLE_MESSAGES } from './category-table-messages.ts';
import { removeTableMarkers } from './category-tables.ts';
import { listSectionIds, type MethodSource, resolveMethodLink } from './method-library.ts';
import { listMethodValues } from './method-values.ts';

const SLOT = /^<!-- here: ([\w-]+) -->$/m;
/** `13A Assault Offenses`, which the reason for a difference may follow. */
const NIBRS_OFFENSE = /^\d\d\w [^.]+/;
const QUOTED = `<span lang="${DEFAULT_LANGUAGE}">$&</span>`;
const CONSTANT = /\{\{([\w-]+)\}\}/g;

/**
 * Compiles a page's text from its Markdown: fills in constants, adds section ids, resolves links to pages, and makes
 * tables and code scroll on their own.
 * @throws Error for an unknown constant, slot, link or section
 */
export function compileMethodText(
  library: readonly MethodSource[],
  text: MethodSource,
): MethodText {
  const { title, body } = titled(removeTableMarkers(fillConstants(text)), text.path);
  const ids = listSectionIds(library, text.name);
  if (ids.length !== text.headings.length)
    throw new Error(
      `${text.path} has ${text.headings.length} sections, in English there are ${ids.length}`,
    );
  const markdown = openMarkdown(library, text, ids);
  const firstSection = body.indexOf('\n## ');
  const blocks = [
    ...parseBlocks(markdown, text, body.slice(0, firstSection)),
    'contents' as const,
    ...parseBlocks(markdown, text, body.slice(firstSection)),
  ];
  const contents = text.headings.flatMap(({ level, text: heading }, at) =>
    level === 2 ? [{ id: ids[at] as string, text: heading }] : [],
  );
  return { title, contents, blocks };
}

/** Returns the names of the constants that a text uses. */
export function listConstantNames({ source }: MethodSource): string[] {
  return [...source.matchAll(CONSTANT)].map(([, name = '']) => name);
}

function fillConstants({ source, path, language }: MethodSource): string {
  const constants = listMethodValues(language);
  return source.replace(CONSTANT, (_, name: string) => {
    const value = constants.get(name);
    if (value === undefined)
      throw new Error(`${path}: {{${name}}} is no constant of build/methodology/method-values.ts`);
    return value;
  });
}

function titled(source: string, path: string): { title: string; body: string } {
  const found = /^# (.+)\n/.exec(source);
  if (found === null) throw new Error(`${path} does not begin with its title, "# …"`);
  return { title: found[1] as string, body: source.slice(found[0].length) };
}

function parseBlocks(
  markdown: MarkdownIt,
  { name, path }: MethodSource,
  source: string,
): MethodBlock[] {
  // split() puts the captured slot names at odd indexes: html, name, html, name …
  return source.split(SLOT).flatMap((piece, at): MethodBlock[] => {
    if (at % 2 === 0) return piece.trim() === '' ? [] : [{ html: markdown.render(piece) }];
    const slots: readonly string[] = METHOD_SLOTS[name];
    if (!slots.includes(piece))
      throw new Error(`${path}: the page of ${name} places nothing called "${piece}"`);
    return [{ slot: piece }];
  });
}

function openMarkdown(
  library: readonly MethodSource[],
  text: MethodSource,
  ids: readonly string[],
): MarkdownIt {
  const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });
  const { rules } = markdown.renderer;
  let section = -1;
  const sectionName = () => markdown.utils.escapeHtml(text.headings[section]?.text ?? '');
  rules.heading_open = (tokens, at, options, _env, self) => {
    section += 1;
    tokens[at]?.attrSet('id', ids[section] as string);
    return self.renderToken(tokens, at, options);
  };
  rules.link_open = (tokens, at, options, _env, self) => {
    const token = tokens[at];
    token?.attrSet('href', resolveMethodLink(library, text, token.attrGet('href') ?? ''));
    return self.renderToken(tokens, at, options);
  };
  // scrollable regions are focusable and labeled
  let inTable = false;
  // the tables of codes quote police departments and the FBI in English, whatever the language of the page
  let quotes = false;
  let column = 0;
  rules.table_open = (tokens, at) => {
    inTable = true;
    const [, second] = tokens.slice(at).filter(({ type }) => type === 'inline');
    quotes =
      text.language !== DEFAULT_LANGUAGE &&
      second?.content === CATEGORY_TABLE_MESSAGES[text.language].codes[1];
    return `<div role="group" tabindex="0" aria-label="${sectionName()}"><table>\n`;
  };
  rules.table_close = () => {
    inTable = false;
    return '</table></div>\n';
  };
  rules.tr_open = () => {
    column = 0;
    return '<tr>\n';
  };
  rules.td_open = () => {
    column += 1;
    return quotes && column === 2 ? `<td lang="${DEFAULT_LANGUAGE}">` : '<td>';
  };
  // departments write words with slashes between them, which are too long for a phone without a break opportunity
  rules.text = (tokens, at) => {
    const escapedText = markdown.utils.escapeHtml(tokens[at]?.content ?? '');
    if (!inTable) return escapedText;
    const breakable = escapedText.replaceAll(/(?<=\p{L})\/(?=\p{L})/gu, '/<wbr>');
    return quotes && column === 4 ? breakable.replace(NIBRS_OFFENSE, QUOTED) : breakable;
  };
  rules.th_open = () => '<th scope="col">';
  rules.fence = (tokens, at) =>
    `<pre tabindex="0"><code>${markdown.utils.escapeHtml(tokens[at]?.content ?? '')}</code></pre>\n`;
  return markdown;
}
