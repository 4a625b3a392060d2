import './node-version.mjs';

await import('./start/main.ts');
