import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listRepositoryFiles } from './check-folders.ts';

/** What nobody says who writes for a local paper, and what to write: plain American English, one spelling of a word. */
export const HOUSE_WORDS: readonly (readonly [found: RegExp, write: string])[] = [
  [/\banew\b/i, 'again'],
  [/\bwhoever\b/i, 'those who, or name them'],
  // the specification's own sentence has it
  [/\b(thus|hence)\b(?! decided not to give)/i, 'so'],
  [/\b(whilst|amongst)\b/i, 'while, among'],
  [/\b[Uu]pon\b/, 'on'],
  [/\b(lest|nought|forthwith|henceforth|heretofore)\b/i, 'a word of today'],
  [/\b(there|where|here)(by|in|of|upon|with)\b/i, 'by that, in it'],
  [/\bshall\b/i, 'will, or must'],
  [/colour/i, 'color'],
  // “neighbourhood” is what OpenStreetMap and its search engines call a class of places
  [/\bneighbours?\b/i, 'neighbor'],
  [/\b(behaviour|favour|honour|labour)/i, 'or instead of our'],
  [/\bcentres?\b/i, 'center'],
  [/\b(kilo)?metres?\b/i, 'meter'],
  [/\blicences?\b/i, 'license'],
  [/\bprogrammes?\b/i, 'program'],
  [/catalogue/i, 'catalog'],
  // the specification's own sentence keeps its spelling
  [/(?<!shade it )\bgrey/i, 'gray'],
  [/\b(defence|pretence)/i, 'se instead of ce'],
  [/\b(organis|recognis|realis|summaris|normalis|minimis|optimis|analys(?!is|es?\b|ts?\b))/i, 'z'],
  [/\b(to|after)wards\b/i, 'the same without s'],
  [/\b(judgement|acknowledgement)\b/i, 'judgment, acknowledgment'],
  [/\bmend (the|it|its|a)\b/i, 'fix'],
  [/\bunless told\b/i, 'by default'],
  [/\b(labelled|cancelled|travelled|modelled)\b/i, 'labeled, with one l'],
];

/** What readers see must not say it, though code and its comments may. */
export const READERS_WORDS: readonly (readonly [found: RegExp, write: string])[] = [
  [/\bheld against\b/i, 'compared with'],
  [/\b(can|could|cannot|to) be told\b(?! apart)/i, 'is known'],
  [/\bin this time\b/i, 'in this period'],
  [/\bof that time\b/i, 'for that period'],
  [/\blies outside\b/i, 'is outside'],
  [/\bbears? no\b/i, 'is too few for'],
  [/\b(is|are|was|were) told\b(?! apart)/i, 'is given, is said'],
  [/\bas though\b/i, 'as if'],
  [/\btrue of no\b/i, 'describes no'],
  [/[\d}] %/, 'the sign right behind the number: 12%'],
  [/\bno more\b(?! (than|newsletters|alerts))/i, 'no longer, or gone'],
  [/\bstands? (in|at|on|beside|there)\b/i, 'is in'],
];

const READ = /\.(ts|tsx|mjs|css|html|md)$/;
/** Texts of others, Spanish ones, and what speaks of these words. */
const OTHERS =
  /^docs\/software-notices\.md$|^docs\/methodology\/es\/|\.es\.(ts|md)$|^scripts\/house-words\b|^docs\/decisions\/0063-/;
const READERS = /^apps\/web\/src\/language\/messages\/en\/|^docs\/methodology\/[^/]+\.md$/;

/** @returns `apps/a.ts:12: "anew"; write again`, for each word that the house does not use */
export function wordsNotOfTheHouse(root: string): string[] {
  return listRepositoryFiles(root)
    .filter((file) => READ.test(file) && !OTHERS.test(file))
    .flatMap((file) =>
      wordsIn(readFileSync(join(root, file), 'utf8'), READERS.test(file)).map(
        (fault) => `${file}:${fault}`,
      ),
    );
}

/** @returns `12: "anew"; write again` for each found in a text */
export function wordsIn(text: string, forReaders: boolean): string[] {
  const words = forReaders ? [...HOUSE_WORDS, ...READERS_WORDS] : HOUSE_WORDS;
  return text.split('\n').flatMap((line, at) =>
    words.flatMap(([found, write]) => {
      const word = found.exec(line)?.[0];
      return word === undefined ? [] : [`${at + 1}: "${word}"; write ${write}`];
    }),
  );
}
