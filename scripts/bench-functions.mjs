import './node-version.mjs';

await import('./bench/functions/main.ts');
