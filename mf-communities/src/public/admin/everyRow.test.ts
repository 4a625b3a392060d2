import { everyRow } from './everyRow.ts';

/** A list of five rows in pages of two, of which one can't be read. */
const pages = (failing: number | null) => (place: string | null) => {
  const after = Number(place);
  return Promise.resolve(
    after === failing
      ? ({ ok: false, error: { code: 'unavailable' } } as const)
      : ({
          ok: true,
          value: {
            rows: [1, 2, 3, 4, 5].slice(after, after + 2),
            next: after < 4 ? String(after + 2) : null,
          },
        } as const),
  );
};

test.each([
  ['all pages', null, 3, { ok: true, value: [1, 2, 3, 4, 5] }],
  ['a first page that fails', 0, 3, { ok: false, error: { code: 'unavailable' } }],
  ['a later page that fails', 2, 3, { ok: false, error: { code: 'unavailable' } }],
  ['more pages than are asked for', null, 2, { ok: false, error: { code: 'too-many' } }],
])('a list is whole or not there at all: %s', async (_, failing, most, expected) => {
  expect(await everyRow(pages(failing), most)).toEqual(expected);
});
