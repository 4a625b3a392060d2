import './node-version.mjs';
import { text } from 'node:stream/consumers';

// Prints the names to release with the site and in the registry, as a workflow step's outputs. Input: changed paths,
// one per line. EVENT is the GitHub event, NAME a name entered by hand, and REGISTRY is empty without a registry.
const { changedNames, channelsOf } = await import('./release/changedNames.ts');
const { EVENT, NAME, REGISTRY } = process.env;
const event = EVENT === 'push' ? 'push' : 'pull_request';
const names = NAME ? [NAME] : changedNames(event, (await text(process.stdin)).split('\n'));
const isRelease = EVENT !== 'pull_request';
const { site, registry } = channelsOf(names, isRelease && Boolean(REGISTRY));
console.log(`site=${JSON.stringify(site)}\nregistry=${JSON.stringify(registry)}`);
