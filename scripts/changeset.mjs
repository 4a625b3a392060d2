import './node-version.mjs';

await import('./onDemand/changeset.ts');
