#!/usr/bin/env node
// Uses only syntax that old versions of Node support, so it can tell users what is wrong.
import { existsSync } from 'node:fs';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (!(major > 23 || (major === 22 && minor >= 18))) {
  console.error(
    `local-firebase needs Node 22.18 or 24 or newer, and is run by Node ${process.versions.node}.`,
  );
  process.exit(1);
}

// A clone has the source, which Node runs directly. The package contains compiled code because Node runs no TypeScript below node_modules.
const source = new URL('../src/cli/main.ts', import.meta.url);
const compiled = new URL('../dist/cli/main.js', import.meta.url);
const { main } = await import(existsSync(source) ? source.href : compiled.href);
await main(process.argv.slice(2));
