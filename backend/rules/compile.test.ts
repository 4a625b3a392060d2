import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileRules } from '../local/src/rules/index.ts';

test.each(['cloud.firestore', 'firebase.storage'] as const)(
  'the rules of %s compile without a warning',
  (service) => {
    const file = service === 'cloud.firestore' ? 'firestore.rules' : 'storage.rules';
    expect(compileRules(readFileSync(join(__dirname, file), 'utf8'), file, service).warnings).toEqual([]);
  },
);
