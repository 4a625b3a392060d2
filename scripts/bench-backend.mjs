import './node-version.mjs';

await import('../backend/local/src/bench/main.ts');
