#!/usr/bin/env node
// For the areas of this repository; the packed package has its own (pack/packageManifest.ts).
import '../../scripts/node-version.mjs';

await import('../src/cli/main.ts');
