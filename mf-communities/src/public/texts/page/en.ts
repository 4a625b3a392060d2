import { contact, receipt } from '../../contact/texts/en.ts';
import { door } from '../../tag/texts/en.ts';
import { printedCodes } from '../en.ts';

/** The texts of the public pages in English, the part of the module's texts that residents load. */
export const forEveryone = {
  everyDay: 'Every day',
  noServiceDays: 'No service days',
  notFound: 'Page Not Found',
  columns: {
    serviceDays: 'Service days',
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
    none: 'No rules yet.',
  },
  closures: {
    title: 'Closures',
    none: 'No upcoming closures.',
    more_one: 'and {{count, number}} more',
    more_other: 'and {{count, number}} more',
  },
  door,
  public: {
    servedBy: 'Valet trash service by {{business}}',
    offline: 'You’re offline. This may be out of date.',
    noConnection: {
      title: 'You’re offline',
      text: 'This page will load when you’re back online.',
    },
    week: 'Next 7 nights',
    next: {
      title: 'Next service',
      tonight: 'Tonight',
      tomorrow: 'Tomorrow',
      none: 'None scheduled',
    },
    setOut: {
      now: 'Set your bin out by {{to}}.',
      then: 'Set your bin out from {{from}} to {{to}}.',
      opensIn: 'Starts in {{time}}',
      closesIn: '{{time}} left',
    },
    lastNight: 'Last night',
    night: {
      scheduled: 'service',
      off: 'no service',
      closed: 'closed',
    },
    closuresAhead: 'No service on {{nights}}.',
    calendar: {
      save: 'Add to calendar',
      summary: 'Set out your bin: {{name}}',
    },
    print: 'Print',
    homeScreen: 'Save this page: choose “Add to Home Screen” in your browser menu.',
    pictures: {
      title: 'Dos and don’ts',
      isRight: 'Right',
      isWrong: 'Wrong',
      right: {
        bags: 'Tied bags in the bin, lid closed.',
        bin: 'Bin next to your own door.',
        boxes: 'Boxes flattened and tied.',
      },
      wrong: {
        bags: 'Open bags, an overfull bin or loose litter.',
        bin: 'Bags on the floor, no bin.',
        boxes: 'Boxes not flattened.',
      },
    },
    goes: {
      title: 'What goes where',
      trash: 'Household trash',
      trashText: 'In tied bags, in the bin at your door.',
      recycling: 'Recycling',
      recyclingText:
        'If your rules include recycling: clean, empty bottles, cans and paper, separate from trash.',
      cardboard: 'Cardboard',
      cardboardText: 'Flattened. If it doesn’t fit, take it to the compactor or dumpster.',
      bulky: 'Bulky items',
      bulkyText:
        'We don’t collect furniture, mattresses, appliances or moving boxes. Ask your community office.',
      hazardous: 'Hazardous waste',
      hazardousText:
        'We don’t collect batteries, paint, chemicals, needles or hot ashes. Take them to your city’s drop-off site.',
    },
    contact,
    receipt,
    binTag: {
      kind: 'Bin tag',
      more: 'More about service here',
      fieldApp: 'Open in the field app',
      tag: 'Tag ending in {{tag}}',
    },
    code: printedCodes,
    admin: {
      overview: 'Community admin',
      violations: 'Community admin: violations',
      serviceLogs: 'Community admin: service logs',
      noAccess: 'This page is for property managers',
      badKey: 'This access link isn’t valid',
      howTo: 'Do you manage this community? Ask {{business}} for access.',
      business: 'the business that serves this community',
      logIn: 'Log in',
      publicPage: 'Community’s public page',
    },
  },
};
