import './node-version.mjs';

await import('./test/times/main.ts');
