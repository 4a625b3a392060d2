import { fetchAllRows } from './fetchAllRows.ts';

/** A list of five rows in pages of two, one of which can't be read. */
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
  ['the first page fails', 0, 3, { ok: false, error: { code: 'unavailable' } }],
  ['a later page fails', 2, 3, { ok: false, error: { code: 'unavailable' } }],
  ['more pages than requested', null, 2, { ok: false, error: { code: 'too-many' } }],
])('a list is complete or missing: %s', async (_, failing, max, expected) => {
  expect(await fetchAllRows(pages(failing), max)).toEqual(expected);
});
