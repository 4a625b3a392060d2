import './node-version.mjs';

await import('./changeset.ts');
