import { readDocument } from '../base/document.ts';
import { publicPageSchema } from './publicPage.ts';

test('a page that redirects only gives the new address', () => {
  const path = 'publicPages/sunrise-valet/communities/elm-row';
  expect(readDocument(publicPageSchema, path, { movedTo: 'elm-place' })).toMatchObject({
    ok: true,
    value: { movedTo: 'elm-place', propertyName: '', rules: [] },
  });
});
