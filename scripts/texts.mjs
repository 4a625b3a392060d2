import './node-version.mjs';

await import('./texts/main.ts');
