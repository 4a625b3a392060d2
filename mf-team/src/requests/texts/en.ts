import { addTexts } from '../add/texts/en.ts';
import { bulkTexts } from '../bulk/texts/en.ts';
import { decideTexts } from '../decide/texts/en.ts';

/** The texts of the team's requests in English. */
export const requestTexts = {
  title: 'Requests',
  summary_one: '{{count, number}} pending request',
  summary_other: '{{count, number}} pending requests',
  badge_one: '{{count, number}} pending',
  badge_other: '{{count, number}} pending',
  timeOff: 'Time off',
  shift: 'Shift',
  noneOfMember: 'No requests.',
  earlier: 'Show requests about nights before {{date}}',
  uncovers: 'Leaves uncovered: {{communities}}',
  more_one: '{{count, number}} more',
  more_other: '{{count, number}} more',
  statuses: {
    pending: 'Pending',
    approved: 'Approved',
    declined: 'Declined',
    cancelled: 'Cancelled',
    all: 'All',
  },
  states: {
    pending: 'Pending',
    approved: 'Approved',
    declined: 'Declined',
    cancelled: 'Cancelled',
  },
  columns: { who: 'Who', when: 'When', kind: 'Asks for', detail: 'Details' },
  empty: {
    pending: 'No pending requests',
    approved: 'No approved requests',
    declined: 'No declined requests',
    cancelled: 'No cancelled requests',
    all: 'No requests',
    text: 'What your team asks for, days off and shifts, is listed here.',
  },
  decide: decideTexts,
  bulk: bulkTexts,
  add: addTexts,
};
