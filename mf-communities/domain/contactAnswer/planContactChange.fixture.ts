import type { ContactAction, ContactStep } from '../contactSubmission/handling.ts';
import type { ContactSubmission } from '../contactSubmission/contactSubmission.ts';
import type { ContactChange } from './contactChange.ts';
import type { AnswerFacts, ContactFacts } from './contactPlan.ts';
import type { Proposal, VerdictDecision } from '../contactSubmission/decision.ts';

/** Nov 17, 2026, 10:00 in New York. */
export const at = Date.UTC(2026, 10, 17, 15);
export const hour = 3_600_000;

export const request = (more: Partial<ContactSubmission> = {}): ContactSubmission => ({
  id: 'r1',
  createdAt: at - 3 * hour,
  updatedAt: null,
  createdBy: null,
  communityId: 'maple',
  name: 'Hana Novak',
  unitNumber: 'A-203',
  email: 'Hana@Home.test',
  phone: '+12125550142',
  topic: 'missedPickup',
  message: 'My bag was still there.',
  smsConsent: true,
  status: 'new',
  verdict: null,
  dueAt: at + 21 * hour,
  number: '7K3-P9Q',
  language: 'en',
  via: 'page',
  night: '2026-11-16',
  unitId: 'a-203',
  binTagId: null,
  photo: null,
  receiptHash: null,
  receiptFailure: null,
  assignedTo: null,
  answers: [],
  conversation: [],
  mergedInto: null,
  resolvedAt: null,
  decision: null,
  steps: [],
  ...more,
});

export const proposal: Proposal = {
  night: '2026-11-16',
  verdict: 'served',
  reason: 'collected',
  at: Date.UTC(2026, 10, 17, 2, 14),
  evidence: [],
};
export const decision: VerdictDecision = {
  verdict: 'served',
  evidence: [],
  by: 'olivia',
  at,
  night: '2026-11-16',
  servedAt: proposal.at,
  reason: 'collected',
};

export const answer: AnswerFacts = {
  community: {
    propertyName: 'Maple Court',
    timezone: 'America/New_York',
    setOutStart: '18:00',
    setOutEnd: '20:00',
  },
  businessName: 'Sunrise Valet',
  sender: 'Sunrise',
  channels: ['email', 'text'],
  suppressed: new Set(),
  mayText: () => true,
  segmentsLeft: null,
  emailsLeft: 10,
};

export const unit = { id: 'a-102', communityId: request().communityId, building: 'A', unitNumber: '102' };

export const facts = (submission: ContactSubmission, more: Partial<ContactFacts> = {}): ContactFacts => ({
  submission,
  by: 'olivia',
  at,
  others: [request({ id: 'r2', email: 'dana@home.test', phone: null, name: 'Dana' })],
  assigneeRuns: true,
  answer,
  proposal,
  unit,
  ...more,
});

export const target = { submissionId: 'r1', stepId: 'step-0001', seen: 0 };
export const changes: { readonly [Act in ContactAction]: Extract<ContactChange, { act: Act }> } = {
  assign: { act: 'assign', ...target, assignedTo: 'adam' },
  setStatus: { act: 'setStatus', ...target, status: 'inProgress' },
  answer: {
    act: 'answer',
    ...target,
    channel: 'email',
    text: 'Hello {name}, we are on it.',
    resolves: false,
  },
  merge: { act: 'merge', ...target, duplicates: [{ submissionId: 'r2', seen: 0 }] },
  split: { act: 'split', ...target },
  decide: { act: 'decide', ...target, verdict: 'missed', night: null },
  setUnit: { act: 'setUnit', ...target, unitId: 'a-102' },
};

export const step = (id: string): ContactStep => ({
  id,
  act: 'assign',
  at: 1,
  by: 'adam',
  status: 'new',
  assignedTo: null,
  channel: null,
  verdict: null,
  otherId: null,
});
