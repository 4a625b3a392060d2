import './node-version.mjs';

await import('../build/build.ts');
