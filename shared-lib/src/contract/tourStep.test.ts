import { maxTourSteps, parseTourSteps } from './tourStep.ts';

const step = {
  tour: 'welcome',
  order: 1,
  target: 'nav-team',
  path: '/team',
  content: { en: 'Your <b>team</b>', es: 'Su equipo' },
};

test.each([
  ['a minimal step', step],
  ['the whole page', { ...step, target: 'body', path: '/' }],
  ['a settings tab', { ...step, target: 'settings-tab-sms', path: '/settings', tab: 'sms' }],
  ['an address with a query', { ...step, path: '/team?add=member' }],
  ['a title', { ...step, title: { en: 'Team' } }],
])('reads %s', (_, good) => {
  expect(parseTourSteps([good])).toEqual({ steps: [good], problems: [] });
});

test.each([
  ['no target', { ...step, target: undefined }],
  ['an empty target', { ...step, target: '' }],
  ['a selector for a target', { ...step, target: '.card > a' }],
  ['no content', { ...step, content: undefined }],
  ['empty content', { ...step, content: { en: '' } }],
  ['content without English', { ...step, content: { es: 'Su equipo' } }],
  ['overly long content', { ...step, content: { en: 'x'.repeat(601) } }],
  ['a tour that does not exist', { ...step, tour: 'farewell' }],
  ['another site’s address', { ...step, path: 'https://any.example' }],
  ['a protocol-relative address', { ...step, path: '//any.example' }],
  ['an invalid order', { ...step, order: 1.5 }],
  ['null', null],
  ['a string', 'nav-team'],
])('%s affects only itself', (_, bad) => {
  expect(parseTourSteps([step, bad, step])).toEqual({
    steps: [step, step],
    problems: [expect.stringContaining('tours[1]')],
  });
});

test.each([[null], ['steps'], [{ 0: step }]])('%j isn’t a list of steps', (value) => {
  expect(parseTourSteps(value)).toEqual({ steps: [], problems: ["tours isn't a list"] });
});

test('a module without tours has no steps', () => {
  expect(parseTourSteps(undefined)).toEqual({ steps: [], problems: [] });
});

test('reports more steps than the limit', () => {
  const read = parseTourSteps(Array.from({ length: maxTourSteps + 5 }, () => step));
  expect(read.steps).toHaveLength(maxTourSteps);
  expect(read.problems).toEqual([`tours has more than ${maxTourSteps} steps`]);
});
