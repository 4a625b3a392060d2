import { planViolationChange, type CaseFacts } from './planViolationChange.ts';
import type { Violation } from './record.ts';
import { sighting } from './violation.fixture.ts';
import type { ViolationChange } from './violationChange.ts';

/** When the office acts: Nov 21, 2026, 10:00 in New York. */
export const at = Date.UTC(2026, 10, 21, 15);
/** A notice's words. */
export const letter = { subject: 'Notice', text: 'Dear residents', templateVersion: 'default-2' };
/** The facts of a case: it is noticed on paper or by email, and its resident may be texted. */
export const facts = (violation: Violation, more: Partial<CaseFacts> = {}): CaseFacts => ({
  violation,
  by: 'olivia',
  at,
  timeZone: 'America/New_York',
  unit: { email: 'dana@home.test', phone: '+12125550100', smsOptIn: true },
  channels: ['print', 'email'],
  mayText: () => true,
  letter,
  segmentsLeft: null,
  emailsLeft: null,
  ...more,
});

const target = { violationId: 'v1', stepId: 'step-0001', seen: 0 };
const notice = { channel: 'print', language: 'en', citedRule: null, cureBy: null } as const;
/** Each act, as the office would request it. */
export const changes: { readonly [Act in ViolationChange['act']]: Extract<ViolationChange, { act: Act }> } = {
  approve: { act: 'approve', ...target },
  reject: { act: 'reject', ...target, words: 'Not theirs.' },
  takeBack: { act: 'takeBack', ...target },
  notify: { act: 'notify', ...target, ...notice },
  escalate: { act: 'escalate', ...target, words: null },
  setFine: { act: 'setFine', ...target, fineCents: 2500 },
  acceptAnswer: { act: 'acceptAnswer', ...target, cureBy: null, words: null },
  refuseAnswer: { act: 'refuseAnswer', ...target, words: null },
  dispute: { act: 'dispute', ...target, words: 'Not my bag.' },
  decide: { act: 'decide', ...target, decision: 'uphold', words: 'The photo shows it.', fineCents: null },
  resolve: { act: 'resolve', ...target, words: null },
  dismiss: { act: 'dismiss', ...target, words: 'Seen twice.' },
  reopen: { act: 'reopen', ...target, words: 'It came back.' },
};

/** A case that the office has confirmed. */
export const approved = (more: Partial<Violation> = {}) => sighting({ reviewStatus: 'approved', ...more });

/** The fields that a change writes, or why it is rejected. */
export const fieldsOf = (change: ViolationChange, of: Violation, more: Partial<CaseFacts> = {}) => {
  const plan = planViolationChange(change, facts(of, more));
  return plan.ok ? plan.fields : plan.code;
};
