import './node-version.mjs';
import { text } from 'node:stream/consumers';

// Prints the names in JSON. Argument: the event; input: changed paths, one per line.
const { changedNames } = await import('./release/changedNames.ts');
const event = process.argv[2] === 'push' ? 'push' : 'pull_request';
console.log(JSON.stringify(changedNames(event, (await text(process.stdin)).split('\n'))));
