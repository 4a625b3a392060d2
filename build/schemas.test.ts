import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publishedSchemas } from './schemas.ts';

const folder = join(__dirname, '../shared-lib/schemas');

test('the published schemas match the contract (run npm run schemas)', () => {
  const published = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]);
  expect(Object.fromEntries(published)).toEqual(publishedSchemas());
});
