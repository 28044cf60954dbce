import { createStreetSearch } from '../../../apps/server/src/features/address-search/index/search-streets.ts';
import { formatCount } from '../measure/format-figures.ts';
import type { Report } from '../measure/report.ts';
import { seededRandom } from '../measure/seeded-random.ts';
import { buildAddressData } from './build-address-data.ts';
import { halveStreets } from './halve-streets.ts';
import { interpolateAlongStreet } from './plain-interpolation.ts';
import { ADDRESS_STYLES, metersBetween, type RealBlock, readRealBlocks } from './real-blocks.ts';

const SAMPLE_SIZE = 800;
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
  const { loaded, omitted } = halveStreets(blocks);
  const sample = drawSome(omitted, SAMPLE_SIZE);
  const { search } = createStreetSearch(buildAddressData(loaded));
  const write = ADDRESS_STYLES['as the department, in small letters'];

  const plain = new Tally();
  const townlight = new Tally();
  let turned = 0;
  for (const block of sample) {
    plain.add(block, interpolateAlongStreet(loaded, block));
    const [first] = search(write(block), null, 5);
    townlight.add(block, first);
    if (first !== undefined && isTurned(block.street, first.label)) turned++;
    if (process.env.BENCH_MISSES !== undefined && !townlight.lastIsRight)
      process.stderr.write(`${write(block)}: ${first?.label ?? 'nothing'}\n`);
  }
  report.note(
    `${formatCount(loaded.length)} real blocks loaded, every second one of each street; ${formatCount(sample.length)} of the ` +
      `${formatCount(omitted.length)} others asked for, each on a street of which a block is loaded. Right: within ${RIGHT_METERS} m of the block.`,
  );
  report.table(
    ['', 'answered', `within ${RIGHT_METERS} m`, 'share', 'another direction'],
    [
      ['plain interpolation', ...plain.cells(), ''],
      ['Townlight', ...townlight.cells(), formatCount(turned)],
    ],
  );
}

class Tally {
  #requests = 0;
  #answered = 0;
  #right = 0;
  lastIsRight = false;

  add(block: RealBlock, answer: { longitude: number; latitude: number } | null | undefined): void {
    this.#requests++;
    if (answer) this.#answered++;
    this.lastIsRight = !!answer && metersBetween(answer, block) <= RIGHT_METERS;
    if (this.lastIsRight) this.#right++;
  }

  cells(): string[] {
    return [
      formatCount(this.#answered),
      formatCount(this.#right),
      `${((100 * this.#right) / this.#requests).toFixed(1)}%`,
    ];
  }
}

/** Returns whether the result, `1100 W 39th Pl`, has another direction than the requested street. */
function isTurned(street: string, label: string): boolean {
  const directionOf = (name: string) =>
    /^(?:\d+ )?([nsew])(?:orth|outh|est|ast)? /i.exec(name)?.[1]?.toUpperCase();
  const expected = directionOf(street);
  return expected !== undefined && directionOf(label) !== expected;
}

function drawSome(blocks: readonly RealBlock[], count: number): RealBlock[] {
  const random = seededRandom(13);
  return blocks
    .map((block) => ({ block, at: random() }))
    .sort((a, b) => a.at - b.at)
    .slice(0, count)
    .map(({ block }) => block);
}
