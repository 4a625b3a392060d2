#!/usr/bin/env node
// This file uses only what old versions of Node know, so that it can tell them what is wrong.
import { existsSync } from 'node:fs';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (!(major > 23 || (major === 22 && minor >= 18))) {
  console.error(
    `local-firebase needs Node 22.18 or 24 or newer, and is run by Node ${process.versions.node}.`,
  );
  process.exit(1);
}

// A clone has the source, which Node runs as it is. The packed package has it compiled, since Node runs no TypeScript below a
// node_modules folder.
const source = new URL('../src/cli/main.ts', import.meta.url);
const compiled = new URL('../dist/cli/main.js', import.meta.url);
const { main } = await import(existsSync(source) ? source.href : compiled.href);
await main(process.argv.slice(2));
