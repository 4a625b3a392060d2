import './node-version.mjs';

await import('./bench/main.ts');
