import './node-version.mjs';

await import('./test/main.ts');
