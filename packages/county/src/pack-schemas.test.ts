import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { listPackSchemas } from './pack-schemas.ts';

const counties = join(import.meta.dirname, '../../../counties');

test.each(Object.entries(listPackSchemas()))(
  'the JSON Schema of %s accepts the packs of the repository, and no unknown setting',
  (file, schema) => {
    const validator = z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]);
    const packs = readdirSync(counties)
      .map((county) => join(counties, county, file))
      .filter((path) => existsSync(path));
    expect(packs.length).toBeGreaterThan(0);
    for (const path of packs) {
      const given: unknown = parse(readFileSync(path, 'utf8'));
      expect(validator.safeParse(given).error, path).toBeUndefined();
    }
    expect(validator.safeParse({ nonsense: 1 }).success).toBe(false);
  },
);
