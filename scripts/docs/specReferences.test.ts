import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { isInSpecification, specReferences, type SpecReference } from './specReferences.ts';

const root = resolve(__dirname, '../..');
const specification = readFileSync(resolve(root, 'docs/specification.md'), 'utf8');

test.each<[string, SpecReference[]]>([
  ['(spec section 4)', [{ section: 4 }]],
  ['(spec sections 5 and 6)', [{ section: 5 }, { section: 6 }]],
  ['(spec sections 2, 4, 8 and 9)', [{ section: 2 }, { section: 4 }, { section: 8 }, { section: 9 }]],
  ['(spec section 2, Shell behaviour), live', [{ section: 2, name: 'Shell behaviour' }]],
  ['as the spec has it (spec\n * section 2, Guided\n * tours)', [{ section: 2, name: 'Guided tours' }]],
  ['a section of the page', []],
])('%s', (comment, expected) => {
  expect(specReferences(comment)).toEqual(expected);
});

test.each<[string, SpecReference, boolean]>([
  ['a section', { section: 9 }, true],
  ['a section that does not exist', { section: 10 }, false],
  ['a heading in it', { section: 2, name: 'Guided tours' }, true],
  ['an entry in it', { section: 4, name: 'Account gating' }, true],
  ['two headings in it', { section: 2, name: 'Public routes and Community admin routes' }, true],
  ['a heading of another section', { section: 4, name: 'Guided tours' }, false],
])('%s', (_, reference, expected) => {
  expect(isInSpecification(specification, reference)).toBe(expected);
});

test('references to the specification in comments exist', () => {
  // The local Firebase is a separate package that doesn't know the product.
  const files = globSync(
    '{shell,mf-*,shared-lib,backend,build,scripts,e2e,docs}/**/*.{ts,tsx,cjs,mjs,css,md,rules}',
    {
      cwd: root,
      exclude: (path) =>
        /(^|\/)(node_modules|dist-functions|results|report)$|^backend\/local$|CHANGELOG|scripts\/docs/.test(
          path,
        ),
    },
  );
  const references = files.flatMap((file) =>
    specReferences(readFileSync(resolve(root, file), 'utf8')).map((reference) => ({ file, ...reference })),
  );
  expect(references.length).toBeGreaterThan(100);
  expect(references.filter((reference) => !isInSpecification(specification, reference))).toEqual([]);
});
