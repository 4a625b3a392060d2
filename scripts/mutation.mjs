import './node-version.mjs';

await import('./mutation/main.ts');
