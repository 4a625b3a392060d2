import './node-version.mjs';

await import('./firebase.ts');
