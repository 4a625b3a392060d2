import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { checkModule, moduleManifestSchema } from 'valet-module';
import code from './module.ts';

const json = readFileSync(new URL('../module.json', import.meta.url), 'utf8');

test('module.json and module.ts name the same parts', () => {
  assert.deepEqual(checkModule(moduleManifestSchema.parse(JSON.parse(json)), code), []);
});

test('Spanish has every text', () => {
  assert.deepEqual(Object.keys(code.catalogues.es ?? {}), Object.keys(code.catalogues.en));
});
