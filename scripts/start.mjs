import './node-version.mjs';
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Keeps compiled code and stripped types for the next start; written at the end, so the first one is not slower.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compile', import.meta.url)));

await import('./start/main.ts');
