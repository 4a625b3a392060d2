import { businessNameSchema, notificationChoicesSchema } from 'mf-settings/domain';
import { notificationSettings, personSchema, settingsSchemas, type SettingsSection } from 'shared-lib/domain';
import type { Fill } from 'shared-lib/slots';
import manifest from '../../../module.json';
import { en } from '../../texts/en.ts';
import { ownEntries } from './ownEntries.ts';
import { settingsFound, soughtSettings } from './soughtSettings.ts';

const billing = {
  slot: 'settings.tabs',
  id: 'billing',
  label: { en: 'Billing', es: 'Facturación' },
  order: 20,
  component: 'BillingTab',
  module: 'mf-billing',
} as const;
const plan = { setting: 'plan', label: { en: 'Your plan', es: 'Su plan' }, words: { en: 'upgrade' } };
const own = manifest.slots.map((fill) => ({ ...fill, module: 'mf-settings' }) as Fill);
const english = soughtSettings([...own, { ...billing, settings: [plan] }], 'en-US');

const found = (query: string, settings = english) =>
  settingsFound(settings, query).map(({ address }) => address);

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

test('what a name begins with comes before what it has in it, and that before the rest', () => {
  expect(found('violation')[0]).toBe('tab=notifications&setting=notifyViolations');
  expect(found('label')[0]).toBe('tab=checkpoints&setting=label');
});

test('nothing typed lists everything, by tabs, in the language of the page', () => {
  expect(settingsFound(english, ' ')).toEqual(english);
  expect(english[0]).toMatchObject({ address: 'tab=account', label: 'Account', tab: 'Account' });
  const spanish = soughtSettings(own, 'es-MX');
  expect(spanish.find(({ address }) => address.includes('quietFrom'))).toMatchObject({
    label: 'Horas de silencio desde',
    tab: 'SMS',
  });
});

test('a tab of a release before, which names no settings, is found by its name', () => {
  expect(found('facturacion', soughtSettings([billing], 'en'))).toEqual(['tab=billing']);
});

/** What no field of a tab of its own saves: the profile of the business, which the tab of the account has, pay periods, which another page sets, the looks that are found as one part, and a file. */
const elsewhere = new Set(['payroll', 'business', 'codeLooks', 'checkpoints.logoPath']);

const fieldsOf = (schema: { _zod: { def: { shape?: object } } }) => Object.keys(schema._zod.def.shape ?? {});

test('each field that saves itself can be found', () => {
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
  const missing = Object.entries(fields).flatMap(([tab, names]) =>
    names
      .map((name) => `${tab}.${name}`)
      .filter((field) => !elsewhere.has(field))
      .filter((field) => !ownEntries[tab]?.some(({ setting }) => `${tab}.${setting}` === field)),
  );
  expect(missing).toEqual([]);
});

test('each choice of notifications is found by its name, also one that shows only while another is on', () => {
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
