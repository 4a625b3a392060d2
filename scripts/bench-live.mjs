import './node-version.mjs';

await import('./bench/live/main.ts');
