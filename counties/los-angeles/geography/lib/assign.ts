/** Assigns each cell of the grid to an area, and tidies the result so that every area is one piece. */
import type { Grid } from './grid.ts';
import { type Position, signedDistance } from './plane.ts';

export interface AreaSketch {
  /** Rings of the rough shape. */
  rings: Position[][];
  /** Target size in square kilometers. */
  target: number;
}

const maxCandidates = 6;

/**
 * Assigns cells inside only one sketch to its area. Where sketches overlap the border runs midway, and gaps go to the
 * nearest sketch; every area grows or shrinks until its size is close to its target.
 */
export function assignSketches(
  grid: Grid,
  sketches: readonly AreaSketch[],
  roughness: (cell: number) => number,
): Int32Array {
  const cells: number[] = [];
  for (let i = 0; i < grid.land.length; i++) if (grid.land[i]) cells.push(i);
  const areas = new Int32Array(grid.land.length * maxCandidates).fill(-1);
  const scores = new Float32Array(grid.land.length * maxCandidates).fill(Number.POSITIVE_INFINITY);
  const offer = (cell: number, area: number, score: number): void => {
    const from = cell * maxCandidates;
    let slot = from + maxCandidates - 1;
    if (score >= (scores[slot] as number)) return;
    while (slot > from && score < (scores[slot - 1] as number)) {
      scores[slot] = scores[slot - 1] as number;
      areas[slot] = areas[slot - 1] as number;
      slot--;
    }
    scores[slot] = score;
    areas[slot] = area;
  };
  const measure = (cell: number, area: number, sketch: AreaSketch): void => {
    const x = grid.lon(cell);
    const y = grid.lat(cell);
    let distance = Number.POSITIVE_INFINITY;
    for (const ring of sketch.rings) distance = Math.min(distance, signedDistance(x, y, ring));
    // Inside, depth counts in proportion to the area's size and a small area counts a little more, so that it is not
    // absorbed where it lies within a larger one.
    const depth = Math.min(1, -distance / (0.2 * Math.sqrt(sketch.target)));
    const small = Math.max(0, Math.min(1, Math.log10(700 / sketch.target) / 3));
    const score =
      distance < 0
        ? -0.3 - 0.3 * depth - 0.5 * small
        : distance + roughness(cell) * noise(area, x, y);
    offer(cell, area, score + 1e-4 * Math.sqrt(sketch.target));
  };
  sketches.forEach((sketch, area) => {
    const margin = 0.02 + 0.004 * Math.sqrt(sketch.target);
    const all = sketch.rings.flat();
    const west = Math.min(...all.map((p) => p[0])) - margin;
    const east = Math.max(...all.map((p) => p[0])) + margin;
    const south = Math.min(...all.map((p) => p[1])) - margin;
    const north = Math.max(...all.map((p) => p[1])) + margin;
    for (const cell of cells) {
      const x = grid.lon(cell);
      const y = grid.lat(cell);
      if (x > west && x < east && y > south && y < north) measure(cell, area, sketch);
    }
  });
  for (const cell of cells) {
    if (areas[cell * maxCandidates] !== -1) continue;
    sketches.forEach((sketch, area) => {
      measure(cell, area, sketch);
    });
  }
  const push = new Float64Array(sketches.length);
  const labels = new Int32Array(grid.land.length).fill(-1);
  for (let round = 0; round < 40; round++) {
    const sizes = new Float64Array(sketches.length);
    for (const cell of cells) {
      let best = Number.POSITIVE_INFINITY;
      let label = -1;
      for (let slot = cell * maxCandidates; slot < (cell + 1) * maxCandidates; slot++) {
        const area = areas[slot] as number;
        if (area < 0) break;
        const score = (scores[slot] as number) - (push[area] as number);
        if (score < best) {
          best = score;
          label = area;
        }
      }
      labels[cell] = label;
      sizes[label] = (sizes[label] as number) + (grid.area[cell] as number);
    }
    sketches.forEach((sketch, area) => {
      const side = Math.sqrt(sketch.target);
      const limit = Math.min(0.5, 0.2 + 0.12 * side);
      const change = 0.15 * (side - Math.sqrt(sizes[area] as number));
      push[area] = Math.max(-limit, Math.min(limit, (push[area] as number) + change));
    });
  }
  return labels;
}

/** Returns smooth noise, different for each area, between -1 and 1. */
function noise(area: number, x: number, y: number): number {
  const a = area * 2.399;
  return (
    (Math.sin(x * 173 + a * 3.1) + Math.sin(y * 211 + a * 1.7) + Math.sin((x + y) * 97 + a)) / 3
  );
}

function neighbors(grid: Grid): Int32Array {
  // The neighbors on the four sides of each cell; -1 where water or the county line is between.
  const sides = new Int32Array(grid.land.length * 4).fill(-1);
  for (const e of grid.edges) {
    if (e.left < 0 || e.right < 0) continue;
    if (e.right === e.left + 1) {
      sides[e.left * 4] = e.right;
      sides[e.right * 4 + 1] = e.left;
    } else {
      sides[e.left * 4 + 2] = e.right;
      sides[e.right * 4 + 3] = e.left;
    }
  }
  return sides;
}

export interface TidyOptions {
  /** Areas with this group change only within it: a tract never leaves its neighborhood. */
  group?: Int32Array;
  /** How often protruding single cells are assigned to the area around them. */
  smoothings: number;
}

/** Makes every area one piece (except for true islands) and removes single-cell spurs. */
export function tidyAreas(grid: Grid, labels: Int32Array, options: TidyOptions): void {
  const sides = neighbors(grid);
  const group = options.group;
  const around = (cell: number): Map<number, number> => {
    const counts = new Map<number, number>();
    for (let s = 0; s < 4; s++) {
      const other = sides[cell * 4 + s] as number;
      if (other < 0 || (group && group[other] !== group[cell])) continue;
      const label = labels[other] as number;
      counts.set(label, (counts.get(label) ?? 0) + 1);
    }
    return counts;
  };
  const onePiece = (): number => {
    const seen = new Uint8Array(labels.length);
    const pieces: { label: number; cells: number[]; size: number }[] = [];
    for (let start = 0; start < labels.length; start++) {
      if (!grid.land[start] || seen[start]) continue;
      const cells = [start];
      seen[start] = 1;
      let size = 0;
      for (let i = 0; i < cells.length; i++) {
        const cell = cells[i] as number;
        size += grid.area[cell] as number;
        for (let s = 0; s < 4; s++) {
          const other = sides[cell * 4 + s] as number;
          if (other < 0 || seen[other] || labels[other] !== labels[cell]) continue;
          seen[other] = 1;
          cells.push(other);
        }
      }
      pieces.push({ label: labels[start] as number, cells, size });
    }
    const largest = new Map<number, number>();
    pieces.forEach((p, i) => {
      const known = largest.get(p.label);
      if (known === undefined || (pieces[known]?.size ?? 0) < p.size) largest.set(p.label, i);
    });
    let moved = 0;
    for (const [i, piece] of [...pieces.entries()].sort((a, b) => a[1].size - b[1].size)) {
      if (largest.get(piece.label) === i) continue;
      const counts = new Map<number, number>();
      for (const cell of piece.cells) {
        for (const [label, n] of around(cell)) {
          if (label !== piece.label) counts.set(label, (counts.get(label) ?? 0) + n);
        }
      }
      const best = [...counts].sort((a, b) => b[1] - a[1])[0];
      if (!best) continue;
      for (const cell of piece.cells) labels[cell] = best[0];
      moved++;
    }
    return moved;
  };
  for (let round = 0; round < 8 && onePiece() > 0; round++);
  for (let round = 0; round < options.smoothings; round++) {
    for (let cell = 0; cell < labels.length; cell++) {
      if (!grid.land[cell]) continue;
      const counts = around(cell);
      const sameLabel = counts.get(labels[cell] as number) ?? 0;
      if (sameLabel > 1) continue;
      const best = [...counts].sort((a, b) => b[1] - a[1])[0];
      if (best && best[1] > sameLabel && best[1] > 1) labels[cell] = best[0];
    }
    for (let again = 0; again < 8 && onePiece() > 0; again++);
  }
}
