/**
 * Fails on names that a reader from outside would not understand: declared names and file names with a metaphor or a
 * vague verb instead of a term of the field. docs/glossary.md lists the terms.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listRepositoryFiles } from './check-folders.ts';

/** Segments of names that are rejected, with what to write. */
const REJECTED: readonly (readonly [segment: RegExp, write: string])[] = [
  [/^(tell|tells|told|telling|untold|say|says|said|saying|unsaid)$/, 'format, describe, report'],
  [/^(ask|asks|asked|asker|asking)$/, 'request, query, fetch'],
  [/^(words?)$/, 'messages, text, label'],
  [/^(keep|keeps|kept|keeping|keeper)$/, 'cache, store, retain'],
  [/^(hold|holds|held|holding)$/, 'compare, lock, pause'],
  [/^(most|least)$/, 'max, min, limit'],
  [/^(drawn)$/, 'rendered'],
  [/^(own|ours|others)$/, 'say which: saved, local, remaining'],
  [/^(truth|true)$/, 'provenance'],
  [/^(stand|stands|stood)$/, 'status, position'],
  [/^(house|rooms?|floors?|arrows?|doors?)$/, 'repository, layer, import, index'],
  [/^(trouble|mend|mended|heir|strays?)$/, 'failure, repair, successor, unmatched'],
  [/^(whole|made)$/, 'complete, created'],
  [/^(apart|beside|aside)$/, 'excluded, adjacent, side'],
  [/^(take|taken|takes|took)$/, 'add, use, acquire'],
  [/^(look|looks|kit|ground|shop|book)$/, 'theme, ui, background, registry'],
  [/^(greet|greeting|greetings)$/, 'startup message'],
  [/^(letters?)$/, 'email, or character'],
  [/^(parts?)$/, 'feature, section, segment'],
  [/^(nobody|whoever)$/, 'none, anyone'],
];

/** Names that contain such a segment in its ordinary meaning, or that clients and stored data use. */
const ALLOWED = new Set([
  // keys of replies, requests and stored reports
  'apart',
  'asks',
  'at_least',
  'at_most',
  'held',
  'letter',
  'letters',
  'most_changed',
  'nobody',
  'parts',
  'policed_in_part',
  'policedInPart',
  'records_apart',
  'rows_kept',
  'says',
  'whole',
  'words',
  // words, letters and houses in the literal sense, in the search for addresses
  'addHouse',
  'cityWords',
  'createWordMatcher',
  'HouseFields',
  'HouseRecord',
  'nameWords',
  'nameWordsFrom',
  'parseHouse',
  'parseHouseNumber',
  'TypedWord',
  'word',
  'wordLetters',
  'WordMatcher',
  'wordNames',
  'wordNamesFrom',
  'words',
  'wordWeights',
  // an arrow, and vehicle parts
  'arrow',
  'vehicleParts',
  // options of libraries
  'greetingTimeout',
  'keepAliveTimeout',
  // placeholders of messages
  'most',
]);

const ALLOWED_FILES =
  /^apps\/server\/drizzle\/|^docs\/decisions\/|address-search\/(index\/(rejoin-name-tokens|word-matcher)|ingest\/parse-house)(\.test)?\.ts$/;
const EXCLUDED = /^scripts\/check-(names|prose)(\.test)?\.ts$/;
const TESTS = /\.(test|spec)\.tsx?$|\/testing\/|^(e2e|bench)\//;
const CODE = /\.(ts|tsx|mjs)$/;
const DECLARED =
  /(?:function|const|let|class|interface|type|enum)\s+([A-Za-z_$][\w$]*)|^\s+(?:readonly\s+)?([A-Za-z_]\w*)\??\s*[:(]/gm;

/** @returns `apps/a.ts: keptRows has "kept"; write cache, store, retain`, for each such name */
export function checkNames(root: string): string[] {
  const files = listRepositoryFiles(root).filter((file) => !EXCLUDED.test(file));
  const wrong = files
    .filter((file) => !ALLOWED_FILES.test(file))
    .flatMap((file) => {
      const name = file.slice(file.lastIndexOf('/') + 1).replace(/\.[a-z.]+$/, '');
      return rejectedSegments(name).map((fault) => `${file}: ${fault}`);
    });
  for (const file of files.filter((file) => CODE.test(file) && !TESTS.test(file)))
    for (const fault of findRejectedNames(readFileSync(join(root, file), 'utf8')))
      wrong.push(`${file}: ${fault}`);
  return wrong;
}

/** @returns `keptRows has "kept"; write cache, store, retain`, for each declared name of a source text */
export function findRejectedNames(source: string): string[] {
  const code = source.replace(/^\s*(\/\/|\/?\*).*$/gm, '');
  const names = new Set([...code.matchAll(DECLARED)].map(([, one, other]) => one ?? other ?? ''));
  return [...names].filter((name) => !ALLOWED.has(name)).flatMap(rejectedSegments);
}

function rejectedSegments(name: string): string[] {
  const segments = name.split(/(?=[A-Z])|[-_.]/).map((segment) => segment.toLowerCase());
  return REJECTED.flatMap(([pattern, write]) => {
    const segment = segments.find((one) => pattern.test(one));
    return segment === undefined ? [] : [`${name} has "${segment}"; write ${write}`];
  });
}
