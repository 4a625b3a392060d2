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
  noun_one: 'community',
  noun_other: 'communities',
  residentRequests: { open: 'Requests', title: 'Requests', back: 'All communities' },
  summary: '{{used, number}} of {{limit, number}} communities on your plan',
  summaryOver: '{{used, number}} communities, {{over, number}} over your plan’s limit of {{limit, number}}',
  list: 'Communities',
  search: 'Search by name, address or specialist',
  columns: {
    name: 'Name',
    units: 'Units',
    ...forEveryone.columns,
    agents: 'Specialists',
    tonight: 'Tonight',
    lastResult: 'Last result',
    openCases: 'Open cases',
  },
  tonight: {
    uncovered: 'Unassigned',
    missed: 'Missed',
    scheduled: 'Scheduled',
    inService: 'In service',
    done: 'Done',
  },
  map: {
    view: 'View',
    list: 'List',
    map: 'Map',
    label: 'Map of communities',
    state: '{{state}}: {{count, number}}',
    group_one: '{{count, number}} community, zoom in. {{states}}',
    group_other: '{{count, number}} communities, zoom in. {{states}}',
    unplaced_one: '{{count, number}} community has no position yet',
    unplaced_other: '{{count, number}} communities have no position yet',
    failed: 'Couldn’t load the map.',
  },
  lastResult: {
    done: 'Done',
    left_one: '{{count, number}} missed',
    left_other: '{{count, number}} missed',
  },
  openCases_one: '{{count, number}} open case',
  openCases_other: '{{count, number}} open cases',
  users: { someone: 'Someone', you: 'You', owner: 'The owner' },
  units_one: '{{count, number}} unit',
  units_other: '{{count, number}} units',
  assigned: 'Assigned',
  unassigned: 'Unassigned',
  unassignedOn: 'Unassigned: {{days}}',
  unknownMember: 'Unknown team member',
  empty: {
    title: 'No communities yet',
    text: 'Add the communities you serve.',
  },
  damaged: {
    title: 'Can’t show this community',
    text: 'Its record is damaged.',
    back: 'All communities',
    report: 'Report a Bug',
  },
  details: {
    title: 'Community Details',
    back: 'All communities',
    active: 'Active',
    archived: 'Archived',
    tabs: {
      label: 'Community sections',
      overview: 'Overview',
      units: 'Units',
      checkpoints: 'Checkpoints',
      bintags: 'Bin tags',
      agents: 'Specialists',
      access: 'Contacts and access',
      managers: 'Property managers',
      activity: 'Activity',
    },
  },
  nights: {
    title: 'Upcoming nights',
    tonight: 'Tonight',
    lastNight: 'Last night',
    off: 'No service',
    closed: 'Closure',
    changed: 'Changed',
  },
  agents: {
    title: 'Regular specialists',
  },
  people: {
    title: 'People',
    manager: 'District Manager',
    changeManager: 'Edit District Manager',
    noManager: 'None',
    contact: 'Property contact',
    noContact: 'None',
  },
  records: {
    title: 'Records',
    requests: 'Resident requests',
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
    propertyName: 'Community name',
    address: 'Address (optional)',
    timezone: 'Time zone',
    serviceDays: 'Service days',
    setOutStart: 'Set out from',
    setOutEnd: 'Set out until',
    serviceStart: 'Service starts',
    totalUnits: 'Units (optional)',
    timesHelp: 'Local time. Times before noon mean the next morning.',
    problems: {
      propertyName: {
        missing: 'Enter the community’s name.',
        tooLong: 'Shorten the name to {{max, number}} characters.',
      },
      address: { tooLong: 'Shorten the address to {{max, number}} characters.' },
      timezone: { missing: 'Choose a time zone.' },
      serviceDays: { missing: 'Choose at least one day.' },
      setOutStart: { missing: 'Enter a time.' },
      setOutEnd: { missing: 'Enter a time.', notAfterStart: 'Choose a time after the start.' },
      serviceStart: { missing: 'Enter a time.', beforeSetOut: 'Choose a time after set-out begins.' },
      totalUnits: { invalid: 'Enter a whole number, or leave it empty.' },
    },
    limit: {
      title_one: 'You’ve reached your plan’s limit of {{count, number}} community',
      title_other: 'You’ve reached your plan’s limit of {{count, number}} communities',
    },
    nameless: {
      title: 'Your business doesn’t have a name yet',
      text: 'Your first community sets the address of your public pages. To include your business name, ask support to add it first.',
      action: 'Contact support',
    },
    failures: {
      limit: 'You’ve reached your plan’s limit.',
      denied: 'Only the owner and Admins can add a community.',
      noAnswer: 'No response. Check the list before you try again.',
      failed: 'The community wasn’t added. Try again.',
    },
    discard: 'This community hasn’t been added.',
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
