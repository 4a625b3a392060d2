import {
  customerActivity,
  planActivity,
  settingsActivity,
  templateActivity,
  violationTypeActivity,
} from './business.ts';
import { earlier, entriesOf, now, signed, type Fields } from './entriesOf.fixture.ts';

test.each<[string, string, Fields, Fields, string[]]>([
  [
    'the first change, from the default',
    'sms',
    null,
    { quietFrom: '22:00', ...signed('olivia') },
    ['olivia settings edited; quietFrom 21:00>22:00'],
  ],
  [
    'a switch',
    'operations',
    { propertyClaims: false, ...signed('adam', earlier) },
    { propertyClaims: true, ...signed('olivia') },
    ['olivia settings edited; propertyClaims false>true'],
  ],
  [
    'an unsigned write',
    'operations',
    { propertyClaims: false, ...signed('adam', earlier) },
    { propertyClaims: true, ...signed('adam', earlier) },
    ['null settings edited; propertyClaims false>true'],
  ],
  [
    'a logo, without the picture',
    'business',
    {},
    { logo: 'data:image/png;base64,iVBORw0KGgo=', ...signed('adam') },
    ['adam settings edited; logo null>null'],
  ],
  [
    'a saved design',
    'codeLooks',
    { looks: { Day: '{}' } },
    { looks: { Night: '{}' }, ...signed('adam') },
    ['adam settings edited; looks null>null +Night -Day'],
  ],
  ['the same values', 'sms', { enabled: true }, { enabled: true, ...signed('adam') }, []],
  ['a section of a later release', 'colors', null, { a: 1 }, []],
])('settings: %s', (_what, section, before, after, expected) => {
  expect(entriesOf(settingsActivity, `settings/${section}`, before, after)).toEqual(expected);
});

test.each<[string, Fields, Fields, string[]]>([
  [
    'its name',
    { businessName: 'Sunrise' },
    { businessName: 'Dusk' },
    ['olivia settings edited; businessName Sunrise>Dusk'],
  ],
  [
    'a notification',
    {},
    { notifyViolations: false, ...signed('olivia') },
    ['olivia settings edited; notifyViolations true>false'],
  ],
  ['a tour', {}, { completedTours: ['team'] }, []],
])('the business: %s', (_what, before, after, expected) => {
  expect(entriesOf(customerActivity, '', before, after)).toEqual(expected);
});

const bags = { name: { en: 'Loose bags', es: '' }, updatedAt: earlier, updatedBy: 'adam' };

test.each<[string, Fields, Fields, string[]]>([
  ['a new one', null, bags, ['adam violationType added']],
  [
    'a fine',
    bags,
    { ...bags, defaultFineCents: 2500, updatedAt: now, updatedBy: 'olivia' },
    ['olivia violationType edited; defaultFineCents null>2500'],
  ],
  [
    'its communities',
    bags,
    { ...bags, communityIds: ['elm'], updatedAt: now },
    ['adam violationType edited; communityIds null>null +elm -all'],
  ],
  ['its position', bags, { ...bags, order: 3 }, []],
])('a violation type: %s', (_what, before, after, expected) => {
  expect(entriesOf(violationTypeActivity, 'violationTypes/bags', before, after)).toEqual(expected);
});

const late = { en: 'Late tonight', es: '', updatedAt: earlier, updatedBy: 'adam' };

test.each<[string, Fields, Fields, string[]]>([
  ['a new one', null, late, ['adam template added; en >Late tonight']],
  ['other words', late, { ...late, es: 'Tarde', updatedBy: 'olivia' }, ['olivia template edited; es >Tarde']],
  ['the same words', late, { ...late, updatedAt: now }, []],
  ['the author of a deletion', late, { ...late, deletedBy: 'olivia' }, []],
  ['one that is deleted', { ...late, deletedBy: 'olivia' }, null, ['olivia template deleted']],
  ['one deleted without an author', late, null, ['null template deleted']],
  ['a damaged one', late, { ...late, en: 5 }, []],
])('a template: %s', (_what, before, after, expected) => {
  expect(entriesOf(templateActivity, 'smsTemplates/runningLate', before, after)).toEqual(expected);
});

test('a change of the plan keeps its author and its cost', () => {
  const change = { at: now, by: 'olivia', kind: 'more', from: 1, to: 3, costBefore: 4000, cost: 12_000 };
  expect(entriesOf(planActivity, 'planChanges/one', null, change)).toEqual([
    'olivia plan more; employees 1>3; cost 4000>12000',
  ]);
});
