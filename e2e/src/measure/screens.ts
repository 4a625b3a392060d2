import { addDays, defaultTimeZone, serviceNight, type Payroll } from 'shared-lib/domain';
import { payNightsAt } from 'mf-tracking/domain';
import { binTagIdOf } from '../../../backend/seed/documents/binTagDocuments.ts';
import { demoPayroll } from '../../../backend/seed/documents/payDocuments.ts';
import { unitIdOf } from '../../../backend/seed/documents/unitDocuments.ts';
import { recipients as recipientsTexts } from '../../../mf-settings/src/recipients/texts/en.ts';
import { checkpointTexts as scanTexts } from '../../../shared-lib/src/ui/lists/checkpoints/texts.ts';
import { textOf } from '../textOf.ts';

/** Something a person can see. */
export interface ExpectedElement {
  /** CSS selector of the elements that count. */
  readonly selector: string;
  /** Regular expression that their text must match. */
  readonly text?: string;
  /** Minimum number of elements; 1 by default. */
  readonly atLeast?: number;
}

/** A page of the product, and when it is useful. */
export interface Screen {
  /** Its address for `owner@demo.test`. */
  readonly path: string;
  /** Its address for `big@demo.test`, if different. */
  readonly bigPath?: string;
  /** Everything that must be visible before a person can work with the page. */
  readonly useful: readonly ExpectedElement[];
  /** The same on a phone, if different. */
  readonly usefulOnPhone?: readonly ExpectedElement[];
}

/** Two capitalized words, like the names of people and communities. */
const name = '[A-Z][^\\s]* [A-Z]';

/** A past night for which every account has records. */
const aWeekAgo = new Date(Date.now() - 7 * 86_400_000).toISOString().slice(0, 10);

const main = (text: string): ExpectedElement => ({ selector: 'main', text });
const rows = (text: string, atLeast: number): ExpectedElement => ({
  selector: 'main tbody tr, main [role=rowgroup] > [role=row]',
  text,
  atLeast,
});
const doors = (atLeast: number): ExpectedElement => ({
  selector: 'main [role=gridcell]',
  text: '\\d',
  atLeast,
});
const list = (text: string, noun: string): readonly ExpectedElement[] => [
  main(`\\d ${noun}`),
  rows(text, 10),
];
const schedule = (view: readonly ExpectedElement[]): readonly ExpectedElement[] => [
  main('\\d shifts'),
  ...view,
];
/** On a phone the schedule is a list: of days, or of specialists. */
const scheduleList = schedule([main('Filters.*\\d shifts')]);
const fields: readonly ExpectedElement[] = [{ selector: 'main input:not([disabled])', atLeast: 2 }];

const member = (tab: string, useful: readonly ExpectedElement[]): Screen => ({
  path: `/team/marcus-bell${tab}`,
  bigPath: `/team/big-member-0030${tab}`,
  useful,
});
const community = (page: string, useful: readonly ExpectedElement[]): Screen => ({
  path: `/communities/maple-court${page}`,
  bigPath: `/communities/amber-house${page}`,
  useful,
});
const publicPage = (page: string, text: string): Screen => ({
  path: `/sunrise-valet/maple-court${page}`,
  bigPath: `/metro-doorstep/amber-house${page}`,
  useful: [main(text)],
});

const lastNight = addDays(serviceNight(Date.now(), defaultTimeZone), -1);

/** The address of the pay period that had ended when last night's period began. */
const payPeriodBefore = (payroll: Payroll): string => {
  const { from } = payNightsAt(lastNight, payroll);
  return `/clock-in-outs?tab=pay&period=${payNightsAt(addDays(from, -1), payroll).from}`;
};

/** Every page an owner can open, with each tab and view separately: the routes of the shell and of each `module.json`. */
export const screens: readonly Screen[] = [
  {
    path: '/',
    useful: [main('communities served'), { selector: 'main a', text: 'of [\\d,]+ on your plan', atLeast: 2 }],
  },
  // The list opens on active members.
  { path: '/team', useful: [main('\\d [\\w ,]*match'), rows(`${name}.*@`, 10)] },
  member('', [main('next 14 nights\\s*\\d')]),
  member('?tab=assignments', [main('Regular assignments'), rows(name, 2)]),
  member('?tab=requests', [main('No requests|Approved|Declined|Pending')]),
  member('?tab=activity', [rows(name, 2)]),
  { path: '/schedule', useful: schedule([rows(name, 10)]), usefulOnPhone: scheduleList },
  { path: '/schedule?by=agent', useful: schedule([rows(name, 5)]), usefulOnPhone: scheduleList },
  {
    path: '/schedule?view=month',
    useful: schedule([{ selector: 'main [role=gridcell]', text: '\\d+shifts', atLeast: 20 }]),
  },
  {
    path: '/schedule?view=month&by=agent',
    useful: schedule([rows(name, 5)]),
    usefulOnPhone: scheduleList,
  },
  { path: '/schedule?tab=requests', useful: [main('Add request'), main('\\d pending request')] },
  { path: '/communities', useful: list(`${name}.*units`, 'communities') },
  community('', [main(`Upcoming nights.*${name}.*Regular specialists.*${name}`)]),
  community('?tab=bintags', [main('\\d bin tags|No bin tags yet')]),
  community('?tab=access', [main('Property contact.*Geofence.*Latitude')]),
  community('?tab=activity', [main('made changes|No changes yet')]),
  { ...community('?tab=units', [main('units set up'), doors(20)]), usefulOnPhone: [doors(8)] },
  community('/bintags', [main('\\d bin tags|No bin tags yet')]),
  community('?labels=bintags&which=all', [main('Test scan passed|No bin tags to print')]),
  community('?labels=checkpoints', [main('Test scan passed')]),
  { path: '/communities?view=agents', useful: [main('days? a week (is|are) unassigned|All service days')] },
  { path: '/communities?view=requests', useful: [main('\\d requests|No requests yet')] },
  community('?tab=checkpoints', [main(`${textOf(scanTexts.en, 'coverage.title')}|No checkpoints yet`)]),
  community('?tab=agents', [main('Enter to choose')]),
  { path: '/tracking', useful: [main('communities served'), rows(name, 10)] },
  { path: '/tracking?by=agent', useful: [main('communities served'), rows(name, 5)] },
  { path: '/tracking?view=timeline', useful: [main('communities served'), rows(name, 10)] },
  { path: `/tracking?night=${aWeekAgo}`, useful: [main('communities served'), rows(name, 10)] },
  {
    path: '/tracking/last-night?show=inOrder',
    useful: [main('shifts served.*Hours worked'), main('No issues\\s*\\d')],
  },
  { path: '/tracking/scorecards', useful: [main('On time.*Hours worked')] },
  { path: '/tracking/scorecards?tab=members', useful: [main('\\d team members'), rows(name, 5)] },
  { path: '/tracking/scorecards?tab=communities', useful: list(name, 'communities') },
  { path: '/shift-report', useful: list(name, 'shift reports') },
  { path: '/clock-in-outs', useful: list(name, 'clock-ins') },
  {
    path: '/clock-in-outs?tab=pay',
    useful: [rows('In progress|Ready to lock|Not ready|Locked', 3), main('Period start date')],
  },
  {
    path: payPeriodBefore(demoPayroll),
    bigPath: payPeriodBefore({ frequency: 'biweekly', startsOn: '2024-01-01' }),
    useful: [main('members?, .* worked')],
  },
  { path: '/clock-in-outs?approveNight', useful: [{ selector: '[role=dialog]', text: 'worked|Nothing' }] },
  {
    path: '/checkpoints?community=harbor-point',
    bigPath: '/checkpoints',
    // Its text depends on the hour and the weekday.
    useful: [main('\\d% scanned|hasn’t started|No shift|No service')],
  },
  {
    path: '/checkpoints?tab=week',
    useful: [{ selector: 'main [role=gridcell]', text: '\\d/\\d', atLeast: 10 }],
  },
  { path: '/checkpoints?tab=list', useful: list(name, 'checkpoints') },
  {
    path: '/units?community=harbor-point',
    bigPath: '/units',
    useful: [main('\\d% served'), doors(20)],
    usefulOnPhone: [main('\\d% served'), doors(8)],
  },
  {
    path: '/units?tab=list',
    useful: [{ selector: 'main select', text: name }, ...list('Active|Vacant', 'units')],
  },
  {
    path: '/units?tab=list&community=maple-court',
    bigPath: '/units?tab=list&community=amber-house',
    useful: list('Active|Vacant', 'units'),
  },
  { path: '/units?tab=logs', useful: list(name, 'service logs') },
  { path: '/violations', useful: list(name, 'violations') },
  { path: '/violations?review=pending', useful: [main('To review\\s*\\d'), rows(name, 5)] },
  { path: '/activity', useful: [main('\\d+ changes'), rows('M', 10)] },
  { path: '/settings', useful: fields },
  { path: '/settings?tab=notifications', useful: fields },
  { path: '/settings?tab=operations', useful: fields },
  { path: '/settings?tab=sms', useful: fields },
  { path: '/settings?tab=sms&view=recipients', useful: list('Yes', 'recipients') },
  { path: '/settings?tab=sms&view=consent', useful: [main('Every opt-in')] },
  {
    path: '/settings?tab=sms&view=suppressed',
    useful: [main(`${textOf(recipientsTexts, 'suppressed.empty.title')}|\\d numbers?`)],
  },
  { path: '/settings?tab=sms&view=templates', useful: [{ selector: 'main textarea', atLeast: 2 }] },
  { path: '/settings?tab=sms&view=send', useful: [{ selector: 'main [type=checkbox]', atLeast: 5 }] },
  { path: '/settings?tab=sms&view=history', useful: [main('All texts')] },
  { path: '/settings?tab=checkpoints', useful: fields },
  { path: '/settings?tab=billing', useful: [{ selector: 'main [role=meter]', atLeast: 2 }] },
  { path: '/settings?tab=support', useful: [{ selector: 'main textarea' }] },
  {
    path: '/notifications',
    useful: [{ selector: 'main [role=listitem]', text: '\\d [AP]M', atLeast: 5 }],
  },
  { path: '/help', useful: [main('Find an answer'), main('Signing in')] },
  { path: '/docs', useful: [main('Signing in')] },
  { path: '/docs/roles', useful: [main('Admin')] },
  publicPage('', 'Service days'),
  publicPage('/bintag/7f3a', 'Next service'),
  // The code at the first door of Maple Court, which anyone may scan.
  { path: `/t/${binTagIdOf(unitIdOf('maple-court', 0))}`, useful: [main('Next service')] },
  publicPage('/admin', 'Community’s public page'),
  publicPage('/admin/violations', 'Community’s public page'),
  publicPage('/admin/service-logs', 'Community’s public page'),
  { path: '/404', useful: [main('Page Not Found')] },
];

/** The pages for an account without a business, for `trial@demo.test`. */
export const onboardingScreens: readonly Screen[] = [
  { path: '/onboarding', useful: [{ selector: 'main input', atLeast: 1 }] },
  { path: '/pricing', useful: [main('Common questions')] },
];

/** Routes that aren't screens, and why. */
export const withoutScreen: Readonly<Record<string, string>> = {
  '/ui': 'A production build leaves it out.',
  '/proof/:key': 'A key exists only once a proof is shared: door-proof.spec opens and judges the page.',
};

/** The measured demo accounts: one of an ordinary size, and the large operator. */
export type MeasuredAccount = 'owner' | 'big';

/** A page's address for an account. */
export const pathOf = ({ path, bigPath }: Screen, account: MeasuredAccount): string =>
  (account === 'big' ? bigPath : undefined) ?? path;
