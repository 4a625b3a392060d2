import './node-version.mjs';

await import('./release/main.ts');
