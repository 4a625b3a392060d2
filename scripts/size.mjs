import './node-version.mjs';

await import('./size/main.ts');
