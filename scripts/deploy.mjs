import './node-version.mjs';

await import('./deploy/main.ts');
