import './node-version.mjs';

await import('./ops/main.ts');
