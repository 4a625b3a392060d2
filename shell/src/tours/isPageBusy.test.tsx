import { isPageBusy } from './isPageBusy.ts';

const home = { pathname: '/', search: '' };

afterEach(() => document.body.replaceChildren());

/** Shows markup, and puts the focus on what is marked. */
const show = (markup: string) => {
  document.body.innerHTML = markup;
  document.querySelector<HTMLElement>('[data-focus]')?.focus();
};

test.each([
  ['nothing open', '<main><button data-focus>Save</button></main>', false],
  ['a dialog', '<div role="dialog">Add member</div>', true],
  ['a dialog that is hidden', '<div hidden><div role="dialog">Add member</div></div>', false],
  ['a question', '<div role="alertdialog">Sure?</div>', true],
  ['a menu', '<div role="menu"></div>', true],
  ['a field with the focus', '<input data-focus>', true],
  ['a field without the focus', '<input>', false],
  ['a text area with the focus', '<textarea data-focus></textarea>', true],
])('a page with %s', (_, markup, expected) => {
  show(markup);
  expect(isPageBusy(document, home, false)).toBe(expected);
});

test.each([
  ['with what is not saved', home, true],
  ['at the sign-in', { pathname: '/login', search: '' }, false],
  ['on its way to where the sign-in leads', { pathname: '/', search: '?next=%2Fteam' }, false],
])('a page %s is busy', (_, place, isDirty) => {
  expect(isPageBusy(document, place, isDirty)).toBe(true);
});
