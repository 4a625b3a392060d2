import { matchesResidentName, residentKeysOf, parseResidentKey, withResidentKeys } from './residentKeys.ts';

/** Whether typed text finds a name, the way the search does it. */
const finds = (typed: string, name: string) => {
  const key = parseResidentKey(typed);
  return key !== null && residentKeysOf(name)!.includes(key) && matchesResidentName(name, typed);
};

test.each([
  ['ana', 'Ana García'],
  ['GARCIA', 'Ana García'],
  ['gar', 'Ana García López'],
  ['ana gar', 'Ana García López'],
  ['Ana García López', 'Ana García López'],
  ['garcia lopez', 'Ana García López'],
  ['lopez, ana', 'Ana García López'],
  ['García, Ana', 'Ana García'],
  ['obrien', 'Pat O’Brien'],
  ["o'br", 'Pat O’Brien'],
  ['pena', 'Luz Ortiz-Peña'],
  ['ng', 'Thi Ng'],
  ['lee', 'J. D. Lee'],
  ['maria del carmen fernandez', 'María del Carmen Fernández Ruiz'],
  ['ana ', 'Ana García'],
])('%j finds %s', (typed, name) => {
  expect(finds(typed, name)).toBe(true);
});

test.each([
  ['arcia', 'Ana García'],
  ['ana lo', 'Ana García'],
  ['a', 'Ana García'],
  ['maria del carmen gomez', 'María del Carmen Fernández Ruiz'],
])('%j doesn’t find %s', (typed, name) => {
  expect(finds(typed, name)).toBe(false);
});

test.each(['204 maple', 'ana@example.com', '#204', '—', '.', ''])('%j isn’t a name', (typed) => {
  expect(parseResidentKey(typed)).toBe(null);
});

test('the longest names have a bounded number of keys', () => {
  expect(residentKeysOf('abcdefghijklmnopqrstuvwxyz '.repeat(20))!.length).toBeLessThanOrEqual(90);
  expect(
    residentKeysOf('Abcdefghijklmno Bcdefghijklmnop Cdefghijklmnop D E F G H I')!.length,
  ).toBeLessThanOrEqual(90);
});

test('keys change only with the name', () => {
  expect(withResidentKeys({ residentName: 'Bo' })).toEqual({ residentName: 'Bo', residentKeys: ['bo'] });
  expect(withResidentKeys({ residentName: null })).toEqual({ residentName: null, residentKeys: null });
  expect(withResidentKeys({ phone: null })).toEqual({ phone: null });
});
