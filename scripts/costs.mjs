import './node-version.mjs';

await import('./costs/main.ts');
