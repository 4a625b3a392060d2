import { agentBoard } from '../agents/texts/en.ts';
import { bulk } from '../bulk/texts/en.ts';
import { lifecycle } from '../lifecycle/texts/en.ts';
import { labels } from '../labels/texts/en.ts';
import { binTags } from '../binTags/texts/en.ts';
import { checkpoints } from '../checkpoints/texts/en.ts';
import { contact, receipt } from '../public/contact/texts/en.ts';
import { door } from '../public/tag/texts/en.ts';
import { managers } from '../managers/texts/en.ts';
import { managerPages } from '../public/admin/texts/en.ts';
import { printedCodes } from '../public/texts/en.ts';
import { access, activity, edit, geofence, holidays } from '../edit/texts/en.ts';
import { importCommunities } from '../import-communities/texts/en.ts';
import { setup } from '../setup/texts/en.ts';
import { units } from '../units/texts/en.ts';

/** The module's texts in English; the other languages have the same keys. */
export const en = {
  bulk,
  door,
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
    serviceDays: 'Service days',
    agents: 'Agents',
  },
  everyDay: 'Every day',
  users: { someone: 'Someone', you: 'You', owner: 'The owner' },
  noServiceDays: 'No service days',
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
  notFound: 'Page Not Found',
  damaged: {
    title: 'This community can’t be shown',
    text: 'Its record is damaged. Nothing else is affected. “Look and mend” shows what is wrong.',
    back: 'All communities',
    report: 'Report a Bug',
  },
  facts: {
    setOut: 'Set out',
    fromTo: '{{from}} to {{to}}',
    serviceStart: 'Service starts',
    binInBy: 'Bins in by',
    rate: 'Rate per door',
    timeZone: 'Time zone',
  },
  rules: {
    title: 'Rules',
    none: 'No rules have been set.',
  },
  closures: {
    title: 'Dates without service',
    none: 'None to come.',
    more_one: 'and {{count, number}} more',
    more_other: 'and {{count, number}} more',
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
  public: {
    servedBy: 'Door-to-door trash service by {{business}}',
    offline: 'You are offline. What you see may be out of date.',
    noConnection: {
      title: 'You are offline',
      text: 'This page will show as soon as there is a connection.',
    },
    week: 'The next seven nights',
    next: {
      title: 'Next service',
      tonight: 'Tonight',
      tomorrow: 'Tomorrow',
      none: 'None planned',
    },
    setOut: {
      now: 'Set your bin out now, until {{to}}.',
      then: 'Set your bin out between {{from}} and {{to}}.',
      opensIn: 'Opens in {{time}}',
      closesIn: '{{time}} left',
    },
    lastNight: 'Last night',
    night: {
      scheduled: 'service',
      off: 'no service',
      closed: 'closed',
    },
    closuresAhead: 'Planned: no service on {{nights}}.',
    calendar: {
      save: 'Add to calendar',
      summary: 'Set out your bin: {{name}}',
    },
    print: 'Print',
    homeScreen: 'To keep this page at hand, choose “Add to Home Screen” in your browser’s menu.',
    pictures: {
      title: 'Right and wrong in pictures',
      isRight: 'Right',
      isWrong: 'Wrong',
      right: {
        bags: 'Bags tied, in the bin, lid closed.',
        bin: 'The bin beside your own door.',
        boxes: 'Boxes flattened and tied.',
      },
      wrong: {
        bags: 'Open bags, an overfull bin, litter beside it.',
        bin: 'Bags on the floor without a bin.',
        boxes: 'Whole boxes.',
      },
    },
    goes: {
      title: 'What goes where',
      trash: 'Household trash',
      trashText: 'In tied bags, into the bin at your door.',
      recycling: 'Recycling',
      recyclingText:
        'Bottles, cans and paper, empty and clean, apart from the trash; only where the rules here offer it.',
      cardboard: 'Cardboard',
      cardboardText:
        'Flattened. What doesn’t fit into the bin goes to the community’s compactor or dumpster.',
      bulky: 'Bulky items',
      bulkyText:
        'Furniture, mattresses, appliances and moving boxes are not collected at the door. Ask your community’s office how to have them taken away.',
      hazardous: 'Hazardous waste',
      hazardousText:
        'Batteries, paint, chemicals, needles and hot ashes never go into the bin. Take them to your city’s collection point.',
    },
    contact,
    receipt,
    binTag: {
      kind: 'Bin tag',
      more: 'More about the service here',
      tag: 'Tag ending in {{tag}}',
    },
    code: printedCodes,
    admin: {
      overview: 'Community admin',
      violations: 'Community admin: violations',
      serviceLogs: 'Community admin: service logs',
      noAccess: 'This page is for the community’s management',
      badKey: 'This access link is not valid',
      howTo: 'Access is given out by {{business}}. If you manage this community, please ask them for it.',
      business: 'the business that serves this community',
      logIn: 'Log in',
      publicPage: 'Public page of the community',
    },
  },
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
  importCommunities,
  setup,
  units,
};
