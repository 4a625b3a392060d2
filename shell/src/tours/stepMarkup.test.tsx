import { employeePriceMonthly } from 'shared-lib/domain';
import { stepMarkup } from './stepMarkup.ts';

const markup = (en: string, es?: string, language = 'en') =>
  stepMarkup({ content: { en, ...(es !== undefined && { es }) } }, language);

test.each([
  ['text', 'Setting up takes 10-15 minutes', 'Setting up takes 10-15 minutes'],
  ['emphasis', 'Your <b>team</b> and <em>days</em>', 'Your <b>team</b> and <em>days</em>'],
  ['a list', '<ul><li>one</li></ul>', '<ul><li>one</li></ul>'],
  ['a script', 'a<script>alert(1)</script>b', 'ab'],
  ['an event handler', '<img src=x onerror=alert(1)>b', 'b'],
  ['an attribute', '<b style="position:fixed" id="root" data-tour="body" aria-label="x">x</b>', '<b>x</b>'],
  ['keeps only a link’s text', '<a href="javascript:alert(1)">here</a>', 'here'],
  ['a frame', '<iframe src="https://any.example"></iframe>x', 'x'],
])('%s', (_, given, shown) => {
  expect(markup(given)).toBe(shown);
});

test('takes the price from the plan', () => {
  expect(markup('Employees are {{employeePrice}} per month, {{other}}')).toBe(
    `Employees are $${employeePriceMonthly} per month, {{other}}`,
  );
});

test('uses Spanish if available', () => {
  expect(markup('team', 'equipo', 'es-MX')).toBe('equipo');
  expect(markup('team', undefined, 'es')).toBe('team');
});
