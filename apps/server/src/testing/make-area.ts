import { toSlug } from '@townlight/domain/places';
import type { Pool } from 'pg';

export interface TestArea {
  readonly partition: string;
  readonly slug: string;
  readonly name: string;
  readonly residents: number | null;
  /** South-west corner of its square. */
  readonly corner: readonly [west: number, south: number];
  /** Length of the square's side in degrees; a tenth by default. */
  readonly size: number;
  /** Slugs of the agencies that police it. */
  readonly policedBy: readonly string[];
}

/** Inserts an area with its police coverage and returns its id. */
export async function makeArea(
  pool: Pool,
  given: Partial<TestArea> & { name: string },
): Promise<number> {
  const area: TestArea = {
    partition: 'neighborhoods',
    slug: toSlug(given.name),
    residents: 10_000,
    corner: [-118.4, 34],
    size: 0.1,
    policedBy: ['lapd'],
    ...given,
  };
  const [west, south] = area.corner;
  const ring = [
    [west, south],
    [west + area.size, south],
    [west + area.size, south + area.size],
    [west, south + area.size],
    [west, south],
  ];
  const { rows } = await pool.query<{ id: number }>(
    `insert into area (partition, slug, name, residents, longitude, latitude, coordinates)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [
      area.partition,
      area.slug,
      area.name,
      area.residents,
      west + area.size / 2,
      south + area.size / 2,
      JSON.stringify([[ring]]),
    ],
  );
  const id = rows[0]?.id as number;
  for (const agency of area.policedBy) {
    await pool.query('insert into police_coverage (area_id, agency) values ($1, $2)', [id, agency]);
  }
  return id;
}
