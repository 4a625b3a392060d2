import './node-version.mjs';
import { readFileSync, writeFileSync } from 'node:fs';

const { contentSecurityPolicy, withPolicy } = await import('../build/contentSecurityPolicy.ts');
const firebaseJson = new URL('../firebase.json', import.meta.url);
const page = readFileSync(new URL('../shell/src/index.html', import.meta.url), 'utf8');
writeFileSync(firebaseJson, withPolicy(readFileSync(firebaseJson, 'utf8'), contentSecurityPolicy(page)));
