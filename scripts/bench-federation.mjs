import './node-version.mjs';

await import('./bench/federation/main.ts');
