import { maxContactSteps } from '../contactSubmission/handling.ts';
import type { ContactSubmission } from '../contactSubmission/contactSubmission.ts';
import type { ContactChange } from './contactChange.ts';
import type { ContactFacts } from './contactPlan.ts';
import { planContactChange } from './planContactChange.ts';
import { answer, changes, facts, request, step, unit } from './planContactChange.fixture.ts';

const refusals: readonly (readonly [
  string,
  ContactChange,
  ContactSubmission,
  Partial<ContactFacts>,
  string,
])[] = [
  [
    'by who did not see the last step',
    changes.assign,
    request({ steps: [step('step-0009')] }),
    {},
    'changedMeanwhile',
  ],
  [
    'beyond the last step that fits',
    { ...changes.assign, seen: maxContactSteps },
    request({ steps: Array.from({ length: maxContactSteps }, (_, index) => step(`step-1${index}`)) }),
    {},
    'tooManySteps',
  ],
  [
    'to somebody who does not run the business',
    changes.assign,
    request(),
    { assigneeRuns: false },
    'notRunning',
  ],
  ['to who looks after it already', changes.assign, request({ assignedTo: 'adam' }), {}, 'notNow'],
  ['by mail without an address', changes.answer, request({ email: null }), {}, 'noEmail'],
  [
    'by text without a number',
    { ...changes.answer, channel: 'text' },
    request({ phone: null }),
    {},
    'noPhone',
  ],
  [
    'by text to a freephone number',
    { ...changes.answer, channel: 'text' },
    request({ phone: '+18005550142' }),
    {},
    'noPhone',
  ],
  [
    'by text without consent',
    { ...changes.answer, channel: 'text' },
    request({ smsConsent: false }),
    {},
    'noConsent',
  ],
  [
    'by text after STOP',
    { ...changes.answer, channel: 'text' },
    request(),
    { answer: { ...answer, suppressed: new Set(['+12125550142']) } },
    'suppressed',
  ],
  [
    'by text to a country that the business doesn’t text',
    { ...changes.answer, channel: 'text' },
    request(),
    { answer: { ...answer, mayText: (phone) => phone !== '+12125550142' } },
    'abroad',
  ],
  [
    'by text where texts are turned off',
    { ...changes.answer, channel: 'text' },
    request(),
    { answer: { ...answer, channels: ['email'] } },
    'notSetUp',
  ],
  [
    'by text beyond the limit of the month',
    { ...changes.answer, channel: 'text' },
    request(),
    { answer: { ...answer, segmentsLeft: 0 } },
    'overLimit',
  ],
  [
    'by mail beyond the day’s',
    changes.answer,
    request(),
    { answer: { ...answer, emailsLeft: 0 } },
    'tooManyMails',
  ],
  [
    'by text that no phone takes',
    { ...changes.answer, channel: 'text', text: 'x'.repeat(1300) },
    request(),
    {},
    'tooLong',
  ],
  ['that names an unknown value', { ...changes.answer, text: 'Hello {nmae}' }, request(), {}, 'unknownName'],
  ['with an unmatched brace', { ...changes.answer, text: 'Hello {name' }, request(), {}, 'looseBrace'],
  [
    'that names a time which has no value yet',
    { ...changes.answer, text: 'At {time}.' },
    request(),
    {},
    'noValue',
  ],
  [
    'whose text is empty once it is filled in',
    { ...changes.answer, text: 'Unit {unitNumber}' },
    request({ unitNumber: null }),
    {},
    'noValue',
  ],
  [
    'that names a value which a merged request lacks',
    { ...changes.answer, text: 'Hi {name}, unit {unitNumber}.' },
    request(),
    { others: [null, request({ id: 'r2', unitNumber: null })] },
    'noValue',
  ],
  [
    'of a request with itself',
    { ...changes.merge, duplicates: [{ submissionId: 'r1', seen: 0 }] },
    request(),
    {},
    'notNow',
  ],
  [
    'of the same request twice',
    {
      ...changes.merge,
      duplicates: [
        { submissionId: 'r2', seen: 0 },
        { submissionId: 'r2', seen: 0 },
      ],
    },
    request(),
    {},
    'notNow',
  ],
  ['with one that is gone', changes.merge, request(), { others: [null] }, 'gone'],
  [
    'with one of another community',
    changes.merge,
    request(),
    { others: [request({ id: 'r2', communityId: 'oak' })] },
    'otherCommunity',
  ],
  [
    'with one that is merged already',
    changes.merge,
    request(),
    { others: [request({ id: 'r2', mergedInto: 'r3' })] },
    'merged',
  ],
  [
    'with one that somebody works on',
    changes.merge,
    request(),
    { others: [request({ id: 'r2', steps: [step('s')] })] },
    'changedMeanwhile',
  ],
  ['on a request about another topic', changes.decide, request({ topic: 'bulkItem' }), {}, 'notAPickup'],
  ['to a unit that is gone', changes.setUnit, request(), { unit: null }, 'gone'],
  [
    'to a unit of another community',
    changes.setUnit,
    request(),
    { unit: { ...unit, communityId: 'cedar' } },
    'otherCommunity',
  ],
  ['to the unit that it is about', changes.setUnit, request({ unitId: 'a-102' }), {}, 'notNow'],
  ['whose community is gone', changes.decide, request(), { proposal: undefined as never }, 'gone'],
];

test.each(refusals)('no step is taken %s', (_, change, submission, more, code) => {
  expect(planContactChange(change, facts(submission, more))).toMatchObject({ ok: false, code });
});
