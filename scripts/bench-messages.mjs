import './node-version.mjs';

await import('./bench/messages/main.ts');
