import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Pool } from 'pg';
import { expect, test } from 'vitest';
import { restoreBackup } from './restore.ts';

// never connected: the file is checked first
const pool = new Pool();

test('a device, a folder and a bomb are no backups', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'townlight-restore-'));
  const bomb = join(folder, 'bomb.jsonl.gz');
  const member = gzipSync(Buffer.alloc(32 << 20, ' '));
  writeFileSync(bomb, Buffer.concat([member, member, member]));
  const advice = 'nothing was changed; choose';
  await expect(restoreBackup(pool, '/dev/zero', [])).rejects.toThrow(
    `/dev/zero: is a device, not a file; ${advice} a file from the backups folder`,
  );
  await expect(restoreBackup(pool, folder, [])).rejects.toThrow(
    `is a folder, not a file; ${advice}`,
  );
  await expect(restoreBackup(pool, bomb, [])).rejects.toThrow(
    `${bomb}: cannot be unpacked (Cannot create a Buffer larger than 67108864 bytes); ${advice}`,
  );
});
