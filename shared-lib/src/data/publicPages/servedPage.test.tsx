import type { PublicPage } from '../../domain/index.ts';

const page = { propertyName: 'Elm Court' } as PublicPage;
const elm = { businessSlug: 'sunrise-valet', communitySlug: 'elm-court' };

/** The record a new page consumes for an address, on two attempts. */
async function takenFor(text: string, address = elm) {
  document.body.innerHTML = '<script type="application/json" id="served-page"></script>';
  document.getElementById('served-page')!.textContent = text;
  jest.resetModules();
  const { consumeServedPage } = await import('./servedPage.ts');
  return [consumeServedPage(address), consumeServedPage(address)];
}

const served = (more: object = {}) => JSON.stringify({ shape: 1, ...elm, page, ...more });

test('the record served with the page is read once', async () => {
  expect(await takenFor(served())).toEqual([page, null]);
});

test('a tag and its place are read once, if the page is the tag’s', async () => {
  document.body.innerHTML = '<script type="application/json" id="served-page"></script>';
  const tag = { id: 'k7m2', kind: 'binTag', state: 'assigned', place: 'p1', door: null };
  document.getElementById('served-page')!.textContent = served({ tag });
  jest.resetModules();
  const { consumeServedCode, consumeServedPlace } = await import('./servedPage.ts');
  expect([consumeServedCode('k7m2'), consumeServedCode('k7m2')]).toEqual([tag, null]);
  expect([consumeServedPlace('p1'), consumeServedPlace('p1')]).toEqual([{ id: 'p1', ...elm }, null]);
  jest.resetModules();
  const another = await import('./servedPage.ts');
  expect([another.consumeServedCode('z9'), another.consumeServedPlace('p2')]).toEqual([null, null]);
});

test.each([
  ['another address', served(), { ...elm, communitySlug: 'maple-court' }],
  ['another shape', served({ shape: 2 }), elm],
  ['no JSON', '{', elm],
  ['nothing', '', elm],
])('nothing is read from %s', async (_, text, address) => {
  expect(await takenFor(text, address)).toEqual([null, null]);
});
