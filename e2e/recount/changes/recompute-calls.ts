/** One month of one area: its reports, or null where its records are incomplete. */
export type MonthCount = number | null;

/** The months of all areas, from `first` on (months since year 0). */
export interface CountTable {
  readonly first: number;
  readonly months: ReadonlyMap<string, readonly MonthCount[]>;
  /** Months from which an area is counted by other rules. */
  readonly breaks: ReadonlyMap<string, readonly number[]>;
}

export interface RecomputedCall {
  readonly expected: number;
  readonly low: number;
  readonly high: number;
  readonly direction: 'up' | 'down' | 'no-clear-change';
}

const LAGS = [1, 2, 3, 6, 9, 12];
const OUTLIER = 2.58;

const total = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
const mean = (values: readonly number[]) => total(values) / values.length;
const daysOf = (month: number) =>
  new Date(Date.UTC(Math.floor(month / 12), (month % 12) + 1, 0)).getUTCDate();

/**
 * Prepares the calls of any period by the formulas of the page "How crime is counted".
 * @param leastExpected 10 for crimes that are counted one by one
 */
export function createCalls(table: CountTable, leastExpected = 1) {
  const { first, months } = table;
  const areas = [...months.keys()];
  const length = Math.max(...[...months.values()].map((counts) => counts.length));
  const countOf = (area: string, at: number) => months.get(area)?.[at] ?? null;
  const ruleOf = (area: string, at: number) =>
    (table.breaks.get(area) ?? []).filter((month) => month <= first + at).length;
  const isPair = (area: string, at: number, earlier: number) =>
    earlier >= 0 &&
    countOf(area, at) !== null &&
    countOf(area, earlier) !== null &&
    ruleOf(area, at) === ruleOf(area, earlier);

  const season = findSeason();
  const weights = Array.from(
    { length },
    (_, at) => (daysOf(first + at) / 30.4375) * (season.factors[(first + at) % 12] as number),
  );
  const { scatter, drift } = findVariation();

  function findSeason() {
    const steps = Array.from({ length: 12 }, (): number[] => []);
    for (let at = 1; at < length; at++) {
      const paired = areas.filter((area) => isPair(area, at, at - 1));
      const now = total(paired.map((area) => countOf(area, at) as number)) / daysOf(first + at);
      const then =
        total(paired.map((area) => countOf(area, at - 1) as number)) / daysOf(first + at - 1);
      if (now > 0 && then > 0) steps[(first + at) % 12]?.push(Math.log(now / then));
    }
    const all = steps.flat().length;
    if (all < 23 || steps.some((some) => some.length === 0))
      return { factors: steps.map(() => 1), error: 0 };
    const drifting = mean(steps.map(mean));
    const levels = steps.map((_, month) =>
      total(steps.slice(0, month + 1).map((some) => mean(some) - drifting)),
    );
    const centered = levels.map((level) => level - mean(levels));
    const chance =
      total(steps.flatMap((some) => some.map((step) => (step - mean(some)) ** 2))) /
      (2 * (all - 12)) /
      (all / 12);
    const f = Math.max(0, 1 - chance / (total(centered.map((level) => level ** 2)) / 11));
    return { factors: centered.map((level) => Math.exp(f * level)), error: f * chance };
  }

  function findVariation() {
    const points = LAGS.flatMap((lag) => {
      let [excess, reports] = [0, 0];
      for (const area of areas)
        for (let at = lag; at < length; at++) {
          if (!isPair(area, at, at - lag)) continue;
          const [now, then] = [countOf(area, at) as number, countOf(area, at - lag) as number];
          const n = now + then;
          const p =
            (weights[at] as number) / ((weights[at] as number) + (weights[at - lag] as number));
          if (n === 0) continue;
          excess += (now - n * p) ** 2 / (n * p * (1 - p)) - 1;
          reports += n - 1;
        }
      return reports > 0 ? [{ lag, value: (4 * excess) / reports, weight: reports }] : [];
    });
    const sum = (of: (point: (typeof points)[number]) => number) =>
      total(points.map((point) => point.weight * of(point)));
    const all = sum(() => 1);
    if (all === 0) return { scatter: 0, drift: 0 };
    const [center, middle] = [sum(({ lag }) => lag) / all, sum(({ value }) => value) / all];
    const spread = sum(({ lag }) => (lag - center) ** 2);
    const slope =
      spread > 0 ? sum(({ lag, value }) => (lag - center) * (value - middle)) / spread : 0;
    const start = (middle - slope * center) / 2;
    if (slope <= 0) return { scatter: Math.max(0, middle / 2), drift: 0 };
    if (start <= 0)
      return {
        scatter: 0,
        drift: Math.max(0, sum(({ lag, value }) => lag * value) / sum(({ lag }) => lag ** 2)),
      };
    return { scatter: start, drift: slope };
  }

  /** Follows an area’s level to the month before `from`; null with fewer than six months under its rules. */
  function findLevel(area: string, from: number) {
    const rule = ruleOf(area, from);
    let [level, error, known, reports, weight, last] = [0, 0, 0, 0, 0, 0];
    let squares = 0;
    let residuals = 0;
    let current = -1;
    for (let at = Math.max(0, from - 60); at < from; at++) {
      const count = countOf(area, at);
      error += drift;
      if (count === null) continue;
      if (ruleOf(area, at) > current) {
        current = ruleOf(area, at);
        [known, reports, weight] = [0, 0, 0];
      }
      known++;
      const w = weights[at] as number;
      if (known <= 12) {
        [reports, weight, last] = [reports + count, weight + w, 0];
        level = (reports + 0.5) / weight;
        error = 1 / (reports + 0.5) + scatter / known + (drift * (known + 1)) / 3;
        continue;
      }
      const m = level * w;
      const noise = 1 / m + scatter;
      const r = residualOf(count, m, m * m * (error + noise));
      squares += Math.min(r * r, OUTLIER ** 2);
      residuals++;
      const side = Math.abs(r) > OUTLIER ? Math.sign(r) : 0;
      const gain =
        ((side !== 0 && side !== last ? (OUTLIER / r) ** 2 : 1) * error) / (error + noise);
      last = side;
      level += gain * (count / w - level);
      error -= gain * error;
    }
    return { level, error, squares, residuals, isKnown: known >= 6 && current === rule };
  }

  return (from: number, to: number, isTested: (area: string) => boolean) => {
    const [start, end] = [from - first, to - first];
    const levels = new Map(areas.map((area) => [area, findLevel(area, start)]));
    const long = [...levels.values()].filter(({ residuals }) => residuals >= 12);
    const common =
      long.length === 0
        ? 1
        : total(long.map(({ squares }) => squares)) / total(long.map(({ residuals }) => residuals));
    const between = mean(
      long.map(({ squares, residuals }) => (squares / residuals / common - 1) ** 2 - 2 / residuals),
    );
    const shared =
      long.length === 0 ? 24 : Math.min(240, Math.max(24, between > 0 ? 2 / between : Infinity));
    const n = end - start + 1;
    const ahead = scatter / n + (drift * (n + 1) * (2 * n + 1)) / (6 * n) + season.error / n;
    const tested = areas.flatMap((area) => {
      const one = levels.get(area);
      const range = Array.from({ length: n }, (_, i) => start + i);
      const isSame = range.every(
        (at) => countOf(area, at) !== null && ruleOf(area, at) === ruleOf(area, start),
      );
      if (one === undefined || !one.isKnown || !isSame || !isTested(area)) return [];
      const expected = one.level * total(range.map((at) => weights[at] as number));
      if (expected < leastExpected) return [];
      const freedom = one.residuals + shared;
      const ratio = Math.max(1, (one.squares + shared * common) / freedom);
      const variance = ratio * (expected + expected ** 2 * (one.error + ahead));
      const zOf = (count: number) => toNormal(residualOf(count, expected, variance), freedom);
      const count = total(range.map((at) => countOf(area, at) as number));
      return [{ area, count, expected, zOf, p: twoSided(zOf(count)) }];
    });
    const ordered = tested.map(({ p }) => p).sort((a, b) => a - b);
    const limit = Math.min(
      0.05,
      Math.max(-1, ...ordered.filter((p, at) => p <= ((at + 1) / ordered.length) * 0.1)),
    );
    return new Map(
      tested.map(({ area, count, expected, zOf, p }): [string, RecomputedCall] => {
        const isCalled = p <= limit && count + expected >= 10;
        return [
          area,
          {
            expected,
            low: findEdge(expected, -1, zOf),
            high: findEdge(expected, 1, zOf),
            direction: isCalled ? (count > expected ? 'up' : 'down') : 'no-clear-change',
          },
        ];
      }),
    );
  };
}

/** Tries counts one by one, from the expected one outward, until the next would be unusual. */
function findEdge(expected: number, step: 1 | -1, zOf: (count: number) => number): number {
  const isUsual = (count: number) => count >= 0 && Math.abs(zOf(count)) <= 1.959963984540054;
  let count = Math.floor(expected);
  while (isUsual(count + step)) count += step;
  return count;
}

function residualOf(count: number, m: number, variance: number): number {
  return (1.5 * (count ** (2 / 3) - m ** (2 / 3)) * m ** (1 / 3)) / Math.sqrt(variance);
}

function toNormal(t: number, v: number): number {
  return Math.sign(t) * ((8 * v + 1) / (8 * v + 3)) * Math.sqrt(v * Math.log(1 + (t * t) / v));
}

/** Two tails of the normal distribution, by the trapezoidal rule. */
function twoSided(z: number): number {
  const [from, to, parts] = [Math.abs(z), Math.abs(z) + 8, 4_000];
  const density = (x: number) => Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI);
  const step = (to - from) / parts;
  let sum = (density(from) + density(to)) / 2;
  for (let i = 1; i < parts; i++) sum += density(from + i * step);
  return Math.min(1, 2 * sum * step);
}
