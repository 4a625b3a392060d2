import './node-version.mjs';

await import('./bench/night/main.ts');
