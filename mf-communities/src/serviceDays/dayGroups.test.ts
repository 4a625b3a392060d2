import type { ServiceDaysEffect } from 'mf-communities/domain';
import type { Translate } from 'shared-lib/i18n';
import { dayGroups } from './dayGroups.ts';
import { serviceDays } from './texts/en.ts';

/** Fills in the values of the texts, without the page's catalogs. */
const t: Translate<'mf-communities'> = (key, values = {}) => {
  const found = key
    .split('.')
    .slice(1)
    .reduce<unknown>((texts, part) => (texts as Record<string, unknown>)[part], serviceDays);
  return String(found).replaceAll(/\{\{(\w+)[^}]*\}\}/g, (_, name: string) =>
    String((values as Record<string, unknown>)[name]),
  );
};
const words = { t, language: 'en', memberName: (id: string) => id.toUpperCase() };

const nothing: ServiceDaysEffect = {
  added: [],
  removed: [],
  regular: [],
  tonight: null,
  serviceDate: '2026-07-15',
  extra: [],
};
const effect: ServiceDaysEffect = {
  ...nothing,
  added: ['wednesday', 'friday'],
  removed: ['monday'],
  regular: [{ day: 'monday', memberId: 'sam' }],
  tonight: 'unassigned',
  extra: [{ serviceDate: '2026-07-20', memberId: 'kim' }],
};
const said = (...requested: Parameters<typeof dayGroups>) =>
  Object.fromEntries(dayGroups(...requested).map(({ title, lines }) => [title, lines]));

test('for one community each day and night is named, tonight first', () => {
  expect(said([{ name: null, effect }], words)).toEqual({
    'Unassigned shift tonight (1)': ['Wed, Jul 15'],
    'New service days without a regular specialist (2)': ['Wed', 'Fri'],
    'Regular specialists removed (1)': ['Mon: SAM'],
    'Changed shifts kept as extra service (1)': ['Mon, Jul 20: KIM'],
  });
});

test('for several each line names its community; unchanged ones are left out', () => {
  const changes = [
    { name: 'Elm Row', effect: { ...nothing, tonight: 'removed' as const } },
    { name: 'Oak Park', effect: { ...effect, tonight: null, added: [], extra: [] } },
    { name: 'Ash Row', effect: nothing },
  ];
  expect(said(changes, words)).toEqual({
    'No service tonight (1)': ['Elm Row: Wed, Jul 15'],
    'Regular specialists removed (1)': ['Oak Park: Mon: SAM'],
  });
});
