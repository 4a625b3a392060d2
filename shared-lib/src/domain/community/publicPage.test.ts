import { readDocument } from '../base/document.ts';
import { publicPageSchema } from './publicPage.ts';

test('a page that leads on says no more than where', () => {
  const path = 'publicPages/sunrise-valet/communities/elm-row';
  expect(readDocument(publicPageSchema, path, { movedTo: 'elm-place' })).toMatchObject({
    ok: true,
    value: { movedTo: 'elm-place', propertyName: '', rules: [] },
  });
});
