#!/usr/bin/env node
// Keeps to what old versions of Node know, so that they can say what is wrong.
import * as nodeModule from 'node:module';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (!(major > 23 || (major === 22 && minor >= 18))) {
  console.error(
    `local-firebase needs Node 22.18 or 24 or newer, and is run by Node ${process.versions.node}.`,
  );
  process.exit(1);
}

// Node runs TypeScript by itself, but not below a node_modules folder, where npm puts this package.
const source = new URL('../src/', import.meta.url).href;
if (source.includes('/node_modules/')) {
  nodeModule.register('./stripTypes.mjs', import.meta.url, { data: source });
}

const { main } = await import('../src/cli/main.ts');
await main(process.argv.slice(2));
