/**
 * What the office does with residents' requests: their steps, the verdict on a missed pickup, and the words of both. An entry of its own,
 * since most pages show none of it.
 */
export * from './contactAnswer/index.ts';
export * from './verdict/index.ts';
