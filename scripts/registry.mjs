import './node-version.mjs';

await import('./registry/main.ts');
