#!/usr/bin/env node
// Plain JavaScript without dependencies: it runs on any Node and goes on with the pinned one.
import { spawn } from 'node:child_process';
import module from 'node:module';
import { join } from 'node:path';
import { findNode, root } from '../../../scripts/lib/find-node.mjs';

// Compiled code is kept: the next command, and each thread that builds a snapshot, reads the server's code faster. Where the
// folder cannot be written, the code is compiled each time.
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
    // 128 and the signal's number is what a shell reports of a program that was ended by one
    process.exitCode = code ?? (signal === 'SIGKILL' ? 137 : 143);
  });
}
