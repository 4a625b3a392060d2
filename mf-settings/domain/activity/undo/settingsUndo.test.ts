import type { FieldChange } from 'shared-lib/domain';
import { listChange, valueChange } from '../log/RecordChange.ts';
import { planSettingsUndo } from './settingsUndo.ts';

const entry = (recordId: string, changes: FieldChange[]) =>
  ({ kind: 'settings', act: 'edited', recordId, changes }) as const;

const sms = { enabled: true, senderName: 'Oak', quietFrom: '22:00', quietTo: '08:00', monthlySegments: null };

test.each<[string, ReturnType<typeof entry>, object, unknown]>([
  [
    'a time',
    entry('sms', [valueChange('quietFrom', '21:00', '22:00')]),
    sms,
    { ok: true, fields: { quietFrom: '21:00' } },
  ],
  [
    'a switch and a removed limit',
    entry('sms', [valueChange('enabled', false, true), valueChange('monthlySegments', 500, null)]),
    sms,
    { ok: true, fields: { enabled: false, monthlySegments: 500 } },
  ],
  [
    'a notification of the business',
    entry('notifications', [valueChange('notifyViolations', true, false)]),
    { notifyViolations: false, businessName: 'Oak' },
    { ok: true, fields: { notifyViolations: true } },
  ],
  [
    'a value that someone changed since',
    entry('sms', [valueChange('quietFrom', '21:00', '22:00')]),
    { ...sms, quietFrom: '23:00' },
    { ok: false, code: 'changedMeanwhile' },
  ],
  [
    'one of two values that someone changed since',
    entry('sms', [valueChange('enabled', false, true), valueChange('senderName', 'Elm', 'Ash')]),
    sms,
    { ok: false, code: 'changedMeanwhile' },
  ],
  [
    'a value that has become invalid',
    entry('sms', [valueChange('quietFrom', 'evening', '22:00')]),
    sms,
    { ok: false, code: 'notUndoable' },
  ],
  [
    'a picture, which the log doesn’t have',
    entry('business', [valueChange('logo', null, null)]),
    { logo: null },
    { ok: false, code: 'notUndoable' },
  ],
  [
    'a text that the log truncated',
    entry('operations', [valueChange('fieldAppAddress', 'a'.repeat(300), 'b')]),
    { fieldAppAddress: 'b' },
    { ok: false, code: 'notUndoable' },
  ],
  ['a list', entry('sms', [listChange('senderName', ['a'], ['b'])]), sms, { ok: false, code: 'notUndoable' }],
  [
    'the name of the business, which only its owner changes',
    entry('business', [valueChange('businessName', 'Elm', 'Oak')]),
    { businessName: 'Oak' },
    { ok: false, code: 'notUndoable' },
  ],
  [
    'the pay calendar',
    entry('payroll', [valueChange('frequency', 'weekly', 'monthly')]),
    { frequency: 'monthly' },
    { ok: false, code: 'notUndoable' },
  ],
  ['nothing', entry('sms', []), sms, { ok: false, code: 'notUndoable' }],
  [
    'a field of the business that isn’t a notification setting',
    entry('notifications', [valueChange('planChosen', null, 'free')]),
    { planChosen: 'free' },
    { ok: false, code: 'notUndoable' },
  ],
])('%s', (_, change, stored, plan) => {
  expect(planSettingsUndo(change, stored as Record<string, unknown>)).toEqual(plan);
});
