import { addTexts } from '../add/texts/en.ts';
import { bulkTexts } from '../bulk/texts/en.ts';
import { decideTexts } from '../decide/texts/en.ts';
import { swapTexts } from '../swap/texts/en.ts';

/** The texts of the team's requests in English. */
export const requestTexts = {
  title: 'Requests',
  noun_one: 'request',
  noun_other: 'requests',
  summary_one: '{{count, number}} pending request',
  summary_other: '{{count, number}} pending requests',
  badge_one: '{{count, number}} pending',
  badge_other: '{{count, number}} pending',
  timeOff: 'Time off',
  shift: 'Shift',
  shiftSwap: 'Shift swap',
  noneOfMember: 'No requests yet.',
  earlier: 'Show requests before {{date}}',
  uncovers: 'Uncovered: {{communities}}',
  more_one: '{{count, number}} more',
  more_other: '{{count, number}} more',
  statuses: {
    pending: 'Pending',
    approved: 'Approved',
    declined: 'Declined',
    cancelled: 'Canceled',
    all: 'All',
  },
  states: {
    pending: 'Pending',
    approved: 'Approved',
    declined: 'Declined',
    cancelled: 'Canceled',
    expired: 'Expired',
  },
  columns: { who: 'Team member', when: 'Date', kind: 'Request', detail: 'Details' },
  empty: {
    pending: 'No pending requests',
    approved: 'No approved requests',
    declined: 'No declined requests',
    cancelled: 'No canceled requests',
    all: 'No requests',
    text: 'Your team’s requests for time off and shifts appear here.',
  },
  decide: decideTexts,
  swap: swapTexts,
  bulk: bulkTexts,
  add: addTexts,
};
