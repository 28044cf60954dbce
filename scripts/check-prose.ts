import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listRepositoryFiles } from './check-folders.ts';

type Replacement = readonly [pattern: RegExp, write: string];

/** Spellings and words that no text of the repository uses: plain American English with one spelling of each word. */
export const PLAIN_ENGLISH: readonly Replacement[] = [
  [/\banew\b/i, 'again'],
  [/\bwhoever\b/i, 'those who, or name them'],
  // "hence decided not to give" is a quote of the specification
  [/\b(thus|hence)\b(?! decided not to give)/i, 'so'],
  [/\b(whilst|amongst)\b/i, 'while, among'],
  [/\b[Uu]pon\b/, 'on'],
  [/\b(lest|nought|forthwith|henceforth|heretofore)\b/i, 'a current word'],
  [/\b(there|where|here)(by|in|of|upon|with)\b/i, 'by that, in it'],
  [/\bshall\b/i, 'will, or must'],
  [/colour/i, 'color'],
  // OpenStreetMap and its search engines call a class of places "neighbourhood"
  [/\bneighbours?\b/i, 'neighbor'],
  [/\b(behaviour|favour|honour|labour)/i, 'or instead of our'],
  [/\bcentres?\b/i, 'center'],
  [/\b(kilo)?metres?\b/i, 'meter'],
  [/\blicences?\b/i, 'license'],
  [/\bprogrammes?\b/i, 'program'],
  [/catalogue/i, 'catalog'],
  // "shade it grey" is a quote of the specification
  [/(?<!shade it )\bgrey/i, 'gray'],
  [/\b(defence|pretence)/i, 'se instead of ce'],
  [
    /\b(organis|recognis|realis(?!tic)|summaris|normalis|minimis|optimis(?!t)|analys(?!is|es?\b|ts?\b))/i,
    'z instead of s',
  ],
  [/\b(to|after)wards\b/i, 'the same without s'],
  [/\b(judgement|acknowledgement)\b/i, 'judgment, acknowledgment'],
  [/\bmend (the|it|its|a)\b/i, 'fix'],
  [/\bunless told\b/i, 'by default'],
  [/\b(labelled|cancelled|travelled|modelled)\b/i, 'labeled, with one l'],
];

/** Phrases that texts for readers avoid: message catalogs and the pages about methods. */
export const READER_ENGLISH: readonly Replacement[] = [
  [/\bheld against\b/i, 'compared with'],
  [/\b(can|could|cannot|to) be told\b(?! apart)/i, 'is known'],
  [/\bin this time\b/i, 'in this period'],
  [/\bof that time\b/i, 'for that period'],
  [/\blies outside\b/i, 'is outside'],
  [/\bbears? no\b/i, 'is too few for'],
  [/\b(is|are|was|were) told\b(?! apart)/i, 'is given, is said'],
  [/\bas though\b/i, 'as if'],
  [/\btrue of no\b/i, 'describes no'],
  [/[\d}] %/, 'the sign directly after the number: 12%'],
  [/\bno more\b(?! (than|newsletters|alerts))/i, 'no longer, or gone'],
  [/\bstands? (in|at|on|beside|there)\b/i, 'is in'],
];

/** Metaphors and vague verbs that comments avoid: a comment names what the code does (docs/glossary.md). */
export const COMMENT_ENGLISH: readonly Replacement[] = [
  [/\b(told|tells?|telling)\b/i, 'report, show, format'],
  [/\b(asked|asks)\b/i, 'request, query'],
  [/\b(said|says)\b/i, 'state, return, show'],
  [/\b(stands?|stood)\b(?!-)/i, 'is, is in'],
  [/\bnobody\b/i, 'name who or what, with not'],
  [/\bbeside\b/i, 'next to, alongside'],
  [/\bkept\b/i, 'stored, cached, retained'],
  [/\bof (its|their) own\b/i, 'separate, or leave it out'],
  [/\b(is|are) held\b/i, 'is stored, is compared, is locked'],
  [/\bin turn\b(?!s)/i, 'in order, one at a time'],
  [/\b(taken over|takes over)\b/i, 'reused, replaced'],
];

const TEXT_FILES = /\.(ts|tsx|mjs|css|html|md)$/;
const CODE_FILES = /\.(ts|tsx|mjs)$/;
/** Texts of others, Spanish ones, and the files that list these words. */
const EXCLUDED =
  /^docs\/software-notices\.md$|^docs\/methodology\/es\/|\.es\.(ts|md)$|^scripts\/check-(prose|names)\b|^docs\/decisions\/0063-/;
const READER_FILES = /^apps\/web\/src\/i18n\/messages\/en\/|^docs\/methodology\/[^/]+\.md$/;

/** @returns `apps/a.ts:12: "anew"; write again`, for each such word in the repository */
export function checkProse(root: string): string[] {
  return listRepositoryFiles(root)
    .filter((file) => TEXT_FILES.test(file) && !EXCLUDED.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      const found = findWords(
        text,
        READER_FILES.test(file) ? [...PLAIN_ENGLISH, ...READER_ENGLISH] : PLAIN_ENGLISH,
      );
      if (CODE_FILES.test(file)) found.push(...findWords(commentsOf(text), COMMENT_ENGLISH));
      return found.map((fault) => `${file}:${fault}`);
    });
}

/** @returns `12: "anew"; write again` for each word found in the text */
export function findWords(text: string, replacements: readonly Replacement[]): string[] {
  return text.split('\n').flatMap((line, index) =>
    replacements.flatMap(([pattern, write]) => {
      const word = pattern.exec(line)?.[0];
      return word === undefined ? [] : [`${index + 1}: "${word}"; write ${write}`];
    }),
  );
}

/**
 * Blanks everything but comments, so that line numbers stay. Text in quotes is left out: it cites messages, the
 * specification and examples.
 */
export function commentsOf(source: string): string {
  let inBlock = false;
  return source
    .split('\n')
    .map((line) => {
      if (inBlock || /^\s*\/\*/.test(line)) {
        inBlock = !line.includes('*/');
        return unquoted(line);
      }
      return unquoted(/(?<![:'"`\w/])\/\/ (.*)$/.exec(line)?.[1] ?? '');
    })
    .join('\n');
}

const unquoted = (line: string) => line.replace(/"[^"]*"|“[^”]*”|`[^`]*`/g, '');
