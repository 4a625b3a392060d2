import { businessNameSchema, notificationChoicesSchema } from 'mf-settings/domain';
import { notificationSettings, personSchema, settingsSchemas, type SettingsSection } from 'shared-lib/domain';
import type { Fill } from 'shared-lib/slots';
import manifest from '../../../module.json';
import { en } from '../../texts/en.ts';
import { ownEntries, findSettings, findSettingsByStart, searchableSettings } from './searchableSettings.ts';

const billing = {
  slot: 'settings.tabs',
  id: 'billing',
  label: { en: 'Billing', es: 'Facturación' },
  order: 20,
  component: 'BillingTab',
  module: 'mf-billing',
} as const;
const plan = { setting: 'plan', label: { en: 'Your plan', es: 'Su plan' }, words: { en: 'upgrade' } };
const own = manifest.slots
  .filter(({ slot }) => slot === 'settings.tabs')
  .map((fill) => ({ ...fill, module: 'mf-settings' }) as Fill);
const english = searchableSettings([...own, { ...billing, settings: [plan] }], 'en-US', true);

const found = (query: string, settings = english) =>
  findSettings(settings, query).map(({ address }) => address);

test('finds devices only where the site sends push notifications', () => {
  const devices = 'tab=notifications&setting=devices';
  expect(found('push')).toContain(devices);
  expect(found('push', searchableSettings(own, 'en-US', false))).not.toContain(devices);
});

test.each([
  ['quiet hours', ['tab=sms&setting=quietFrom', 'tab=sms&setting=quietTo']],
  ['  QUIET   from ', ['tab=sms&setting=quietFrom']],
  ['horas de silencio', ['tab=sms&setting=quietFrom', 'tab=sms&setting=quietTo']],
  ['código', ['tab=checkpoints&setting=qr-preview']],
  ['photograph the compactor', ['tab=operations&setting=compactorPhotos']],
  ['default fine', ['tab=operations&setting=violation-types']],
  ['upgrade', ['tab=billing&setting=plan']],
  ['su plan', ['tab=billing&setting=plan']],
  ['no such thing', []],
])('%j finds %j', (query, addresses) => {
  expect(found(query)).toEqual(expect.arrayContaining(addresses));
  if (addresses.length === 0) expect(found(query)).toEqual([]);
});

test('names that begin with the query come first, then those that contain it, then the rest', () => {
  expect(found('violation')[0]).toBe('tab=notifications&setting=notifyViolations');
  expect(found('label')[0]).toBe('tab=checkpoints&setting=label');
});

test('an empty query lists everything, by tab, in the page’s language', () => {
  expect(findSettings(english, ' ')).toEqual(english);
  expect(english[0]).toMatchObject({ address: 'tab=account', label: 'Account', tab: 'Account' });
  const spanish = searchableSettings(own, 'es-MX', true);
  expect(spanish.find(({ address }) => address.includes('quietFrom'))).toMatchObject({
    label: 'Horas de silencio desde',
    tab: 'SMS',
  });
});

test('a tab from an earlier release, which lists no settings, is found by its name', () => {
  expect(found('facturacion', searchableSettings([billing], 'en', true))).toEqual(['tab=billing']);
});

/**
 * Settings without an autosaving field in their own tab: the business's profile (in the account tab), pay
 * periods (set on another page), the designs (found as one entry), and a file.
 */
const elsewhere = new Set(['payroll', 'business', 'codeLooks', 'checkpoints.logoPath']);

/** A section that is part of another's tab. */
const tabOf: Readonly<Record<string, string>> = { roundChecks: 'operations' };

const fieldsOf = (schema: { _zod: { def: { shape?: object } } }) => Object.keys(schema._zod.def.shape ?? {});

test('each autosaving field can be found', () => {
  const sections = Object.keys(settingsSchemas).filter((section) => !elsewhere.has(section));
  const fields = {
    ...Object.fromEntries(
      sections.map((section) => [section, fieldsOf(settingsSchemas[section as SettingsSection])]),
    ),
    notifications: notificationSettings,
    account: [
      ...fieldsOf(personSchema),
      ...fieldsOf(businessNameSchema),
      ...fieldsOf(settingsSchemas.business),
    ],
  };
  const missing = Object.entries(fields).flatMap(([section, names]) =>
    names
      .filter((name) => !elsewhere.has(`${section}.${name}`))
      .filter((name) => !ownEntries[tabOf[section] ?? section]?.some(({ setting }) => setting === name)),
  );
  expect(missing).toEqual([]);
});

test('each notification choice is found by its name, even if it only shows while another is on', () => {
  const names = en.notifications.settings as Record<string, { label: string }>;
  const missing = fieldsOf(notificationChoicesSchema).filter(
    (field) =>
      !found(names[field]!.label).some((address) => address.startsWith('tab=notifications&setting=')),
  );
  expect(missing).toEqual([]);
});

test('no two settings of a tab have the same address', () => {
  const addresses = english.map(({ address }) => address);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test.each([
  ['quiet', ['tab=sms&setting=quietFrom', 'tab=sms&setting=quietTo']],
  ['SILENCIO', ['tab=sms&setting=quietFrom']],
  ['upgr', ['tab=billing&setting=plan']],
  // Inside a word, and a single letter: too many would match.
  ['pgrade', []],
  ['q', []],
  ['', []],
])('in the header’s search, %j finds %j', (query, addresses) => {
  const start = findSettingsByStart(english, query, 10).map(({ address }) => address);
  expect(start).toEqual(expect.arrayContaining(addresses));
  if (addresses.length === 0) expect(start).toEqual([]);
});

test('the header’s search shows no more settings than asked for', () => {
  expect(findSettingsByStart(english, 'se', 3)).toHaveLength(3);
});
