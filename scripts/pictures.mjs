import './node-version.mjs';

await import('./pictures/main.ts');
