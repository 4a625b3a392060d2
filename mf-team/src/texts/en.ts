import { employeeTexts } from '../employee/texts/en.ts';
import { requestTexts } from '../requests/texts/en.ts';
import { agentsTexts } from '../schedule/agents/texts/en.ts';
import { monthTexts } from '../schedule/month/texts/en.ts';
import { offerTexts } from '../schedule/offer/texts/en.ts';
import { scheduleTexts } from '../schedule/texts/en.ts';
import { memberWords } from '../people/texts/en.ts';
import { addMember } from '../add-member/texts/en.ts';
import { editMember } from '../employee/edit/texts/en.ts';
import { picture } from '../employee/picture/texts/en.ts';
import { importMembers } from '../import-members/texts/en.ts';
import { lifecycle } from '../lifecycle/texts/en.ts';

/** The module's texts in English; the other languages have the same keys. */
export const en = {
  title: 'Team',
  summary: '{{used, number}} of {{limit, number}} active members',
  summaryOver: '{{used, number}} active members, {{over, number}} over your limit of {{limit, number}}',
  fetchFailed: 'Failed to fetch team members',
  list: 'Team members',
  noun_one: 'team member',
  noun_other: 'team members',
  search: 'Search by name or email',
  columns: {
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    tier: 'Role',
    status: 'Status',
    communities: 'Communities',
    dateCreated: 'Added',
    lastActive: 'Last active',
  },
  ...memberWords,
  unnamed: 'Unnamed member',
  unknownMember: 'Unknown team member',
  users: { someone: 'someone', you: 'you', owner: 'the owner' },
  standsInFor: 'Covering for',
  empty: {
    title: 'No team members yet',
    text: 'Add the people who serve your communities.',
  },
  employee: employeeTexts,
  schedule: scheduleTexts,
  months: monthTexts,
  agents: agentsTexts,
  offer: offerTexts,
  requests: requestTexts,
  addMember,
  editMember,
  picture,
  importMembers,
  lifecycle,
};
