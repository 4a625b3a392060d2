import './node-version.mjs';

await import('./dev/main.ts');
