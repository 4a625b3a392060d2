import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GoogleFirestore } from '../local/src/rules/google/googleFirestore.fixture.ts';
import { writeRules } from './assembleRules.ts';

const google = new GoogleFirestore(process.env.GOOGLE_FIRESTORE ?? '', 'demo-own-rules');

// Storage rules are left out: the emulator's compiler has no `firestore.get()`.
test('Google’s compiler accepts the rules without a warning', async () => {
  const rules = readFileSync(writeRules(join(__dirname, '../..')), 'utf8');
  expect(await google.compile(rules)).toEqual({ error: null, warnings: [] });
});
