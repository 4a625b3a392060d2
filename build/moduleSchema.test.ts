import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { moduleJsonSchema } from './moduleSchema.ts';

test('the published schema is the one of the contract (npm run schemas writes it)', () => {
  const published = readFileSync(join(__dirname, '../shared-lib/schemas/module.schema.json'), 'utf8');
  expect(published).toBe(moduleJsonSchema());
});
