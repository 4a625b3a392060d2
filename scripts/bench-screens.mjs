import './node-version.mjs';

await import('./bench/screens/main.ts');
