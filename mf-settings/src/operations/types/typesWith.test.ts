import type { ViolationType } from 'shared-lib/domain';
import { typesWith } from './typesWith.ts';

const types = [
  { id: 'loose', name: { en: 'Loose trash', es: 'Basura suelta' } },
  { id: 'early', name: { en: 'Set out too early', es: 'Sacado demasiado temprano' } },
  { id: 'recycling', name: { en: 'Recycling in the trash', es: 'Reciclaje en la basura' } },
] as unknown as ViolationType[];

test.each([
  ['', ['loose', 'early', 'recycling']],
  ['  ', ['loose', 'early', 'recycling']],
  ['TRASH', ['loose', 'recycling']],
  ['basura suelta', ['loose']],
  ['trash recycl', ['recycling']],
  ['glass', []],
])('%j finds %j', (search, found) => {
  expect(typesWith(types, search).map(({ id }) => id)).toEqual(found);
});
