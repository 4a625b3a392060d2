import './node-version.mjs';

await import('./bench/peers/main.ts');
