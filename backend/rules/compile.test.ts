import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { compileRules } from '../local/src/rules/index.ts';
import { writeRules } from './assembleRules.ts';

test.each(['cloud.firestore', 'firebase.storage'] as const)(
  'the rules of %s compile without a warning',
  (service) => {
    const path =
      service === 'cloud.firestore' ? writeRules(join(__dirname, '../..')) : join(__dirname, 'storage.rules');
    expect(compileRules(readFileSync(path, 'utf8'), basename(path), service).warnings).toEqual([]);
  },
);
