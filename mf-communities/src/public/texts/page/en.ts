import { contact, receipt } from '../../contact/texts/en.ts';
import { door } from '../../tag/texts/en.ts';
import { printedCodes } from '../en.ts';

/** The texts of the pages for everyone in English: what residents load of the module's texts. */
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
    none: 'No rules have been set.',
  },
  closures: {
    title: 'Dates without service',
    none: 'None to come.',
    more_one: 'and {{count, number}} more',
    more_other: 'and {{count, number}} more',
  },
  door,
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
      fieldApp: 'Open in the field app',
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
};
