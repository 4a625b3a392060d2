import './node-version.mjs';

await import('./bench/publicPage/main.ts');
