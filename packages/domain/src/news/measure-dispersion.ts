/** With fewer months than this, or with fewer reports a month, what all series have in common stands for a series' own. */
export const DISPERSION_LEAST_MONTHS = 24;
export const DISPERSION_LEAST_A_MONTH = 5;

/**
 * How much more counts vary from month to month than chance alone would have them: the variance over the mean of what is
 * left when season and length of the month are taken out, as all series together show them. 1 is chance alone; crime is
 * above it (repeat victims, reporting), and below it nothing is taken for better than chance.
 * @param series per series its counts, all of the same months
 * @returns per series its dispersion, at least 1
 */
export function measureDispersion(series: readonly (readonly number[])[]): number[] {
  const months = series[0]?.length ?? 0;
  const ofMonth = Array.from({ length: months }, (_, month) =>
    series.reduce((sum, counts) => sum + (counts[month] as number), 0),
  );
  const all = ofMonth.reduce((sum, count) => sum + count, 0);
  if (all === 0 || months < 2 || series.length < 2) return series.map(() => 1);
  const measured = series.map((counts) => {
    const own = counts.reduce((sum, count) => sum + count, 0);
    let squares = 0;
    for (const [month, count] of counts.entries()) {
      const expected = (own * (ofMonth[month] as number)) / all;
      if (expected > 0) squares += (count - expected) ** 2 / expected;
    }
    return { mean: own / months, squares };
  });
  const frequent = measured.filter(({ mean }) => mean >= DISPERSION_LEAST_A_MONTH);
  const shared =
    frequent.length === 0
      ? 1
      : frequent.reduce((sum, { squares }) => sum + squares, 0) / (frequent.length * (months - 1));
  return measured.map(({ mean, squares }) => {
    const enough = months >= DISPERSION_LEAST_MONTHS && mean >= DISPERSION_LEAST_A_MONTH;
    return Math.max(1, enough ? squares / (months - 1) : shared);
  });
}
