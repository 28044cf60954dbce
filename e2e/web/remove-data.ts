import { rmSync } from 'node:fs';

/** Removes the data folder of `getTestServer`. */
export default function removeData(): void {
  const folder = process.env.TOWNLIGHT_E2E_DATA;
  if (folder) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
