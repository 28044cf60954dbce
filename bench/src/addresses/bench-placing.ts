import { createStreetSearch } from '../../../apps/server/src/features/address-search/index/search-streets.ts';
import type { Report } from '../measure/report.ts';
import { seededRandom } from '../measure/seeded-random.ts';
import { showCount } from '../measure/show-figures.ts';
import { halveStreets } from './halve-streets.ts';
import { layOutBlocks } from './lay-out-blocks.ts';
import { interpolatePlainly } from './plain-interpolation.ts';
import { metersBetween, type RealBlock, readRealBlocks, WRITINGS } from './real-blocks.ts';

const ASKED = 800;
const RIGHT_METERS = 300;

/**
 * Searches for house numbers that are not loaded: half of the real blocks are loaded, the other half is searched for.
 */
export async function benchPlacing(report: Report): Promise<void> {
  const blocks = readRealBlocks();
  report.heading('House numbers that are not loaded');
  if (blocks === null) {
    report.note(
      'Skipped: TOWNLIGHT_SHARED does not lead to the hundred blocks of the police department.',
    );
    return;
  }
  const { loaded, held } = halveStreets(blocks);
  const asked = drawSome(held, ASKED);
  const { search } = createStreetSearch(layOutBlocks(loaded));
  const write = WRITINGS['as the department, in small letters'];

  const plain = new Tally();
  const ours = new Tally();
  let turned = 0;
  for (const block of asked) {
    plain.add(block, interpolatePlainly(loaded, block));
    const [first] = search(write(block), null, 5);
    ours.add(block, first);
    if (first !== undefined && isTurned(block.street, first.label)) turned++;
    if (process.env.BENCH_MISSES !== undefined && !ours.lastIsRight)
      process.stderr.write(`${write(block)}: ${first?.label ?? 'nothing'}\n`);
  }
  report.note(
    `${showCount(loaded.length)} real blocks loaded, every second one of each street; ${showCount(asked.length)} of the ` +
      `${showCount(held.length)} others asked for, each on a street of which a block is loaded. Right: within ${RIGHT_METERS} m of the block.`,
  );
  report.table(
    ['', 'answered', `within ${RIGHT_METERS} m`, 'share', 'another direction'],
    [
      ['plain interpolation', ...plain.cells(), ''],
      ['Townlight', ...ours.cells(), showCount(turned)],
    ],
  );
}

class Tally {
  #asked = 0;
  #answered = 0;
  #right = 0;
  lastIsRight = false;

  add(block: RealBlock, answer: { longitude: number; latitude: number } | null | undefined): void {
    this.#asked++;
    if (answer) this.#answered++;
    this.lastIsRight = !!answer && metersBetween(answer, block) <= RIGHT_METERS;
    if (this.lastIsRight) this.#right++;
  }

  cells(): string[] {
    return [
      showCount(this.#answered),
      showCount(this.#right),
      `${((100 * this.#right) / this.#asked).toFixed(1)}%`,
    ];
  }
}

/** Returns whether the result, `1100 W 39th Pl`, has another direction than the requested street. */
function isTurned(street: string, label: string): boolean {
  const directionOf = (name: string) =>
    /^(?:\d+ )?([nsew])(?:orth|outh|est|ast)? /i.exec(name)?.[1]?.toUpperCase();
  const asked = directionOf(street);
  return asked !== undefined && directionOf(label) !== asked;
}

function drawSome(blocks: readonly RealBlock[], count: number): RealBlock[] {
  const random = seededRandom(13);
  return blocks
    .map((block) => ({ block, at: random() }))
    .sort((a, b) => a.at - b.at)
    .slice(0, count)
    .map(({ block }) => block);
}
