import { noConsent, type UnitConsent } from 'shared-lib/domain';
import { planReply } from '../../messages/domain/planReply.ts';
import { planConsent, planRestore, type ConsentFacts, type StatedConsent } from './planConsent.ts';

const phone = '+12125550100';

const other = '+12125550101';

const now = 5000;

const agreed: UnitConsent = { ...noConsent, smsOptIn: true, smsOptInAt: 1000, smsOptInSource: 'form' };

const left: UnitConsent = { ...agreed, smsOptIn: false, smsOptOutAt: 2000 };

const byHand = { reason: 'byHand', stoppedAt: null } as const;

const stopped = { reason: 'stopped', stoppedAt: null } as const;

const bounced = { reason: 'bounced', stoppedAt: null } as const;

const bothWays = { reason: 'byHand', stoppedAt: 3000 } as const;

const facts = (consent: UnitConsent, more: Partial<ConsentFacts> = {}): ConsentFacts => ({
  unit: { ...consent, phone },
  phone,
  suppression: null,
  ...more,
});

test.each<[string, StatedConsent, ConsentFacts, object]>([
  ['says nothing', {}, facts(agreed), { entries: [], consent: agreed }],
  ['says the same', { agrees: true }, facts(agreed), { entries: [], consent: agreed }],
  [
    'says yes, and how',
    { agrees: true, source: 'lease' },
    facts(noConsent),
    {
      entries: [{ phone, event: 'optIn', source: 'lease' }],
      consent: { ...agreed, smsOptInAt: now, smsOptInSource: 'lease' },
      suppression: null,
    },
  ],
  ['says yes without saying how', { agrees: true }, facts(noConsent), { ok: false, code: 'noSource' }],
  [
    'says yes without a number',
    { agrees: true, source: 'form' },
    facts(noConsent, { phone: null }),
    { ok: false, code: 'noPhone' },
  ],
  [
    'says yes for someone who wrote STOP',
    { agrees: true, source: 'form' },
    facts(left, { suppression: stopped }),
    { ok: false, code: 'stopped' },
  ],
  [
    'says yes for a number that refuses texts, such as a landline',
    { agrees: true, source: 'form' },
    facts(left, { suppression: bounced }),
    { ok: false, code: 'bounced' },
  ],
  [
    'says yes for someone who wrote STOP after the office had noted them',
    { agrees: true, source: 'form' },
    facts(left, { suppression: bothWays }),
    { ok: false, code: 'stopped' },
  ],
  [
    'says yes for someone the office had noted',
    { agrees: true, source: 'form' },
    facts(left, { suppression: byHand }),
    { ok: true, suppression: 'remove', consent: { smsOptIn: true, smsOptOutAt: null } },
  ],
  [
    'says no',
    { agrees: false },
    facts(agreed),
    {
      entries: [{ phone, event: 'optOut', source: null }],
      consent: { ...agreed, smsOptIn: false, smsOptOutAt: now },
      suppression: 'add',
    },
  ],
  [
    'says no where it is noted',
    { agrees: false },
    facts(agreed, { suppression: stopped }),
    { suppression: null },
  ],
  [
    'gives another number',
    {},
    facts(agreed, { phone: other }),
    { entries: [{ phone, event: 'ended', source: null }], consent: noConsent, suppression: null },
  ],
  [
    'gives another number to someone who left',
    {},
    facts(left, { phone: other }),
    { entries: [{ phone, event: 'ended' }], consent: noConsent },
  ],
  [
    'gives another number, and says that they still agree',
    { agrees: true },
    facts(agreed, { phone: other }),
    { ok: false, code: 'noSource' },
  ],
  [
    'gives another number, with its own consent',
    { agrees: true, source: 'form' },
    facts(agreed, { phone: other }),
    {
      entries: [
        { phone, event: 'ended' },
        { phone: other, event: 'optIn' },
      ],
      consent: { smsOptIn: true },
    },
  ],
  [
    'takes the number away',
    {},
    facts(agreed, { phone: null }),
    { entries: [{ event: 'ended' }], consent: noConsent },
  ],
])('the office %s', (_, said, given, expected) => {
  expect(planConsent(said, given, now)).toMatchObject(expected);
});

test.each<[string, UnitConsent, ConsentFacts['suppression'], object]>([
  ['someone who agreed', agreed, null, { consent: agreed, entries: [{ event: 'optIn', source: 'form' }] }],
  ['someone who left', left, null, { consent: left, entries: [{ event: 'optOut' }] }],
  ['someone who was never asked', noConsent, null, { consent: noConsent, entries: [] }],
  [
    'someone who agreed and has since written STOP',
    agreed,
    stopped,
    { consent: { smsOptIn: false, smsOptOutAt: now }, entries: [{ event: 'optOut' }] },
  ],
])('%s is restored, but never against STOP', (_, consent, suppression, expected) => {
  expect(planRestore(consent, { phone, suppression }, now)).toMatchObject(expected);
});

const home = { id: 'a', communityId: 'maple' };

test.each<[string, 'stop' | 'start', Parameters<typeof planReply>[1], UnitConsent[], object]>([
  [
    'STOP',
    'stop',
    null,
    [agreed],
    { suppression: 'stop', entries: [{ event: 'optOut', consent: { smsOptIn: false } }] },
  ],
  [
    'STOP from someone without a unit',
    'stop',
    null,
    [],
    { suppression: 'stop', entries: [{ unit: null, event: 'optOut' }] },
  ],
  ['STOP that comes twice', 'stop', stopped, [left], { suppression: 'stop', entries: [] }],
  ['a second STOP from someone without a unit', 'stop', stopped, [], { entries: [] }],
  [
    'STOP from someone the office has noted',
    'stop',
    byHand,
    [agreed],
    { suppression: 'noteStop', entries: [{ event: 'optOut' }] },
  ],
  [
    'STOP with two homes',
    'stop',
    null,
    [agreed, noConsent],
    { entries: [{ event: 'optOut' }, { event: 'optOut' }] },
  ],
  [
    'YES after STOP',
    'start',
    stopped,
    [left],
    {
      suppression: 'remove',
      entries: [{ event: 'optIn', source: 'reply', consent: { smsOptIn: true, smsOptOutAt: null } }],
    },
  ],
  [
    'YES from someone who agreed',
    'start',
    null,
    [agreed],
    { suppression: null, entries: [{ event: 'confirm', consent: agreed }] },
  ],
  ['YES from someone the office has noted', 'start', byHand, [agreed], { suppression: null }],
  ['YES after both', 'start', bothWays, [left], { suppression: 'forgetStop' }],
  ['YES from someone without a unit or a STOP', 'start', null, [], { suppression: null, entries: [] }],
])('%s', (_, meaning, noted, consents, expected) => {
  const units = consents.map((consent, index) => ({ ...home, id: `${index}`, ...consent }));
  expect(planReply(meaning, noted, units, now)).toMatchObject(expected);
});
