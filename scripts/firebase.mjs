import './node-version.mjs';

await import('./onDemand/firebase.ts');
