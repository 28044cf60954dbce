#!/usr/bin/env node
// Plain JavaScript without dependencies: it runs on any Node version and then starts the required one.
import { spawn } from 'node:child_process';
import module from 'node:module';
import { join } from 'node:path';
import { findNode, root } from '../../../scripts/lib/find-node.mjs';

// Caches compiled code, so that the next command and each builder thread load faster. If the folder cannot be written,
// code is compiled each time.
process.env.NODE_COMPILE_CACHE ||= join(root, 'node_modules/.cache/townlight/compiled');
module.enableCompileCache?.(process.env.NODE_COMPILE_CACHE);

if (Number(process.versions.node.split('.')[0]) >= 24) {
  await import('../src/cli.ts');
} else {
  const { node, complaint } = findNode();
  if (node === undefined) {
    process.stderr.write(`${complaint}\n`);
    process.exit(1);
  }
  const child = spawn(node, [import.meta.filename, ...process.argv.slice(2)], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => {
    // shells report 128 plus the signal's number for a program ended by a signal
    process.exitCode = code ?? (signal === 'SIGKILL' ? 137 : 143);
  });
}
