import './node-version.mjs';

await import('./prose/main.ts');
