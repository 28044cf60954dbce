import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * R’s own implementation of Farrington and others (1996) as improved by Noufaily and others (2012), with monthly
 * settings: each column of the input is a series, whose last month is tested against the months before.
 */
const SCRIPT = `
suppressMessages(library(surveillance))
args <- commandArgs(trailingOnly = TRUE)
counts <- as.matrix(read.csv(args[1], header = FALSE))
months <- nrow(counts)
tested <- farringtonFlexible(
  sts(counts, start = c(2021, 1), frequency = 12),
  control = list(
    range = months, b = 4, w = 2, noPeriods = 4, pastWeeksNotIncluded = 0, trend = TRUE, pThresholdTrend = 0.05,
    reweight = TRUE, weightsThreshold = 2.58, thresholdMethod = "nbPlugin", alpha = 0.05, verbose = FALSE
  )
)
cat(as.numeric(tested@control$pvalue), sep = "\n", file = args[2])
`;

/** Returns the two-sided p-values of series, or `null` where R or its package `surveillance` is not installed. */
export function farringtonPValues(series: readonly (readonly number[])[]): number[] | null {
  const folder = mkdtempSync(join(tmpdir(), 'townlight-farrington-'));
  try {
    const [script, input, output] = ['test.R', 'counts.csv', 'p.txt'].map((name) =>
      join(folder, name),
    ) as [string, string, string];
    writeFileSync(script, SCRIPT);
    const months = series[0]?.length ?? 0;
    const rows = Array.from({ length: months }, (_, month) => series.map((one) => one[month]));
    writeFileSync(input, rows.map((row) => row.join(',')).join('\n'));
    const { status } = spawnSync('Rscript', [script, input, output]);
    if (status !== 0) return null;
    const upper = readFileSync(output, 'utf8').trim().split('\n').map(Number);
    return upper.map((p) => 2 * Math.min(p, 1 - p));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
