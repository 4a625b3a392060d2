import { isPageBusy } from './isPageBusy.ts';

const home = { pathname: '/', search: '' };

afterEach(() => document.body.replaceChildren());

/** Renders markup and focuses the marked element. */
const show = (markup: string) => {
  document.body.innerHTML = markup;
  document.querySelector<HTMLElement>('[data-focus]')?.focus();
};

test.each([
  ['nothing open', '<main><button data-focus>Save</button></main>', false],
  ['a dialog', '<div role="dialog">Add member</div>', true],
  ['a hidden dialog', '<div hidden><div role="dialog">Add member</div></div>', false],
  ['an alert dialog', '<div role="alertdialog">Sure?</div>', true],
  ['a menu', '<div role="menu"></div>', true],
  ['a focused field', '<input data-focus>', true],
  ['an unfocused field', '<input>', false],
  ['a focused text area', '<textarea data-focus></textarea>', true],
])('a page with %s', (_, markup, expected) => {
  show(markup);
  expect(isPageBusy(document, home, false)).toBe(expected);
});

test.each([
  ['with unsaved changes', home, true],
  ['at the sign-in', { pathname: '/login', search: '' }, false],
  ['on its way to the page after sign-in', { pathname: '/', search: '?next=%2Fteam' }, false],
])('a page %s is busy', (_, place, isDirty) => {
  expect(isPageBusy(document, place, isDirty)).toBe(true);
});
