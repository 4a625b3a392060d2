import { agentBoard } from '../agents/texts/en.ts';
import { bulk } from '../bulk/texts/en.ts';
import { lifecycle } from '../lifecycle/texts/en.ts';
import { labels } from '../labels/texts/en.ts';
import { binTags } from '../binTags/texts/en.ts';
import { checkpoints } from '../checkpoints/texts/en.ts';
import { forEveryone } from '../public/texts/page/en.ts';
import { managers } from '../managers/texts/en.ts';
import { managerPages } from '../public/admin/texts/en.ts';
import { access, activity, edit, geofence, holidays } from '../edit/texts/en.ts';
import { exportCommunities } from '../export-communities/texts/en.ts';
import { importCommunities } from '../import-communities/texts/en.ts';
import { serviceDays } from '../serviceDays/texts/en.ts';
import { setup } from '../setup/texts/en.ts';
import { units } from '../units/texts/en.ts';

/** The module's texts in English; the other languages have the same keys. */
export const en = {
  ...forEveryone,
  bulk,
  managers,
  managerPages,
  lifecycle,
  title: 'Communities',
  residentRequests: { open: 'Requests', title: 'Requests', back: 'All communities' },
  summary: '{{used, number}} of {{limit, number}} communities on your plan',
  summaryOver: '{{used, number}} communities, {{over, number}} over your plan’s limit of {{limit, number}}',
  list: 'Communities',
  search: 'Search by name, address or agent',
  columns: {
    name: 'Name',
    units: 'Units',
    ...forEveryone.columns,
    agents: 'Agents',
  },
  users: { someone: 'Someone', you: 'You', owner: 'The owner' },
  units_one: '{{count, number}} unit',
  units_other: '{{count, number}} units',
  assigned: 'Assigned',
  unassigned: 'Unassigned',
  unassignedOn: 'Unassigned on {{days}}',
  unknownMember: 'Unknown member',
  empty: {
    title: 'No communities yet',
    text: 'The properties that you serve will be listed here, with their service days and agents.',
  },
  damaged: {
    title: 'This community can’t be shown',
    text: 'Its record is damaged. Nothing else is affected. “Look and mend” shows what is wrong.',
    back: 'All communities',
    report: 'Report a Bug',
  },
  details: {
    title: 'Community Details',
    back: 'All communities',
    tabs: {
      label: 'Parts of the community',
      overview: 'Overview',
      units: 'Units',
      checkpoints: 'Check points',
      bintags: 'Bin tags',
      agents: 'Agents',
      access: 'Contacts and access',
      managers: 'Property managers',
      activity: 'Activity',
    },
  },
  nights: {
    title: 'Upcoming nights',
    tonight: 'Tonight',
    lastNight: 'Last night',
    off: 'Not served',
    closed: 'No service on this date',
    changed: 'Changed',
  },
  agents: {
    title: 'Regular agents',
  },
  people: {
    title: 'People',
    manager: 'District Manager',
    changeManager: 'Edit the District Manager',
    noManager: 'None',
    contact: 'Property contact',
    noContact: 'None',
  },
  records: {
    title: 'Records',
    requests: 'Requests of residents',
    units: 'Units',
    serviceLogs: 'Service logs',
    violations: 'Violations',
    clockInOuts: 'Clock In-Outs',
    binTags: 'Bin tags',
    publicPage: 'Public page',
  },
  checkpoints,
  binTags,
  add: {
    action: 'Add community',
    title: 'Add community',
    submit: 'Add community',
    added: '{{name}} was added',
    propertyName: 'Property name',
    address: 'Address (optional)',
    timezone: 'Time zone',
    serviceDays: 'Service days',
    setOutStart: 'Set out from',
    setOutEnd: 'Set out until',
    serviceStart: 'Service starts',
    totalUnits: 'Units (optional)',
    timesHelp: 'In the property’s time zone. Times before noon belong to the morning after.',
    problems: {
      propertyName: {
        missing: 'Enter the property’s name.',
        tooLong: 'Shorten the name to {{max, number}} characters.',
      },
      address: { tooLong: 'Shorten the address to {{max, number}} characters.' },
      timezone: { missing: 'Choose the property’s time zone.' },
      serviceDays: { missing: 'Choose at least one day.' },
      setOutStart: { missing: 'Enter a time.' },
      setOutEnd: { missing: 'Enter a time.', notAfterStart: 'Choose a time after the start.' },
      serviceStart: { missing: 'Enter a time.', beforeSetOut: 'Choose a time after set-out begins.' },
      totalUnits: { invalid: 'Enter a whole number, or nothing.' },
    },
    limit: {
      title_one: 'Your plan’s limit of {{count, number}} community is reached',
      title_other: 'Your plan’s limit of {{count, number}} communities is reached',
    },
    nameless: {
      title: 'Your business has no name yet',
      text: 'Your public pages get their address with the first community, and it never changes. To have your business’s name in it, ask support to add the name first.',
      action: 'Contact support',
    },
    failures: {
      limit: 'The community wasn’t added: your plan’s limit is reached. What you typed is kept.',
      denied:
        'The community wasn’t added: only the owner and Admins of the account can. What you typed is kept.',
      noAnswer:
        'No answer came. Look for the community in the list before you try again; what you typed is kept.',
      failed: 'The community wasn’t added. What you typed is kept: check your connection and try again.',
    },
    discard: 'The community has not been added.',
  },
  labels,
  agentBoard,
  edit,
  geofence,
  access,
  activity,
  holidays,
  exportCommunities,
  importCommunities,
  serviceDays,
  setup,
  units,
};
