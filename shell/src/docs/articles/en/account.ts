import {
  employeePriceMonthly,
  notificationBadgeMax,
  notificationDropdownItems,
  offeredPlans,
  paidPlan,
  trialDays,
} from 'shared-lib/domain';
import type { Articles } from '../../article.ts';
import { article, label, list, note, page, paragraph, table, words } from '../../writing.ts';

const { free, professional } = offeredPlans;

const planRow = (name: string, { maxTeam, maxCommunities, admin, priceMonthly }: typeof free) => [
  name,
  `${maxTeam}`,
  `${maxCommunities}`,
  `${admin}`,
  `$${priceMonthly}`,
];

/** Plan, roles and notifications. */
export const account = {
  plans: {
    title: 'Plans and billing',
    summary: 'What plans include and cost, and what happens after your trial.',
    sections: [
      {
        id: 'plans',
        heading: 'What the plans include',
        blocks: [
          table(
            ['Plan', 'Team members', 'Communities', 'Admin accounts', 'Per month'],
            planRow('Free', free),
            planRow('Professional', professional),
            planRow('Enterprise, 2 employees', paidPlan(2)),
            planRow('Enterprise, 5 employees', paidPlan(5)),
          ),
          paragraph`You count as a team member. Professional starts with you and one employee for $${professional.priceMonthly} per month. Each additional employee is $${employeePriceMonthly} per month and adds ${paidPlan(2).maxTeam - professional.maxTeam} team member and ${paidPlan(2).maxCommunities - professional.maxCommunities} communities.`,
          note`If you have a legacy price, you keep it. See it in the Billing tab.`,
        ],
      },
      {
        id: 'trial',
        heading: 'Your trial',
        blocks: [
          paragraph`For ${trialDays} days after sign-up, you can use Valet Hub within the Free plan’s limits. Then choose Free or a paid plan. Nothing is deleted.`,
        ],
      },
      {
        id: 'counts',
        heading: 'What counts toward your plan',
        blocks: [
          list('active team members', 'communities', 'Admins'),
          paragraph`When you reach a limit, everything keeps working, but you can’t add more. Valet Hub shows which plan has room and what it costs. See ${article('team', 'Team')} for your options.`,
        ],
      },
      {
        id: 'billing',
        heading: 'The Billing tab',
        blocks: [
          paragraph`${page('/settings?tab=billing', 'Billing')} shows your plan, renewal date, usage and invoices. The owner chooses a plan by number of employees and pays with our payment provider.`,
          paragraph`You see the next invoice before you change anything. Added employees can start right away; their cost until renewal is on the next invoice. Reductions and cancellations take effect at renewal, and you can undo them until then.`,
          paragraph`If a payment fails or your subscription ends, the Free plan’s limits apply. Nothing is deleted and no one is deactivated. The tab lists what’s over a limit. Questions? ${page('/help', 'Write to us')} with the topic Plan and billing.`,
        ],
      },
    ],
  },

  terms: {
    title: 'Terms of use',
    summary: 'The agreement between you and Valet Hub. In effect since November 23, 2026.',
    sections: [
      {
        id: 'account',
        heading: 'Your account',
        blocks: [
          paragraph`Use your real name and an email you check. Keep your password to yourself, and have each person use their own account. Your business is responsible for everything done with your account.`,
        ],
      },
      {
        id: 'data',
        heading: 'Your data',
        blocks: [
          paragraph`Your data is yours. We use it only to run the product for you, and show it only to people you give access. In ${page('/settings', 'Settings')}, you can export all of it or delete your business.`,
        ],
      },
      {
        id: 'residents',
        heading: 'Residents and your team',
        blocks: [
          list(
            'Invite only people who work with you and expect it.',
            'Text only residents who opted in, and stop when they ask.',
            'Photograph bags and doors, not people.',
          ),
        ],
      },
      {
        id: 'payment',
        heading: 'Payment',
        blocks: [
          paragraph`The Free plan costs nothing. Paid plans are billed monthly until you cancel, then run to the end of the paid month. See ${article('plans', 'Plans and billing')} for prices. A legacy price stays the same while you keep its plan.`,
        ],
      },
      {
        id: 'service',
        heading: 'What we promise',
        blocks: [
          paragraph`We do our best to keep the product working every night and tell you when something isn’t. You remain responsible for your shifts, keys and people. We close accounts that send unwanted messages or try to access other people’s data.`,
        ],
      },
      {
        id: 'changes',
        heading: 'Changes',
        blocks: [
          paragraph`When these terms change, so does their date. Your account records which version you accepted, and when. Questions? ${page('/help', 'Write to us')}.`,
        ],
      },
    ],
  },

  roles: {
    title: 'Roles: who can do what',
    summary: 'The owner, the three roles, and who can sign in.',
    sections: [
      {
        id: 'overview',
        heading: 'At a glance',
        blocks: [
          table(
            ['Role', 'For', 'Signs in here'],
            ['Owner', 'the account holder', 'Yes'],
            ['Admin', 'full access to your business', 'Yes'],
            ['District Manager', 'overseeing several communities', 'No'],
            ['Collection Specialist', 'field work', 'No'],
          ),
        ],
      },
      {
        id: 'owner',
        heading: 'Owner',
        blocks: [
          paragraph`You’re the owner if you signed up for the account, even if you add yourself to the team to work shifts.`,
        ],
      },
      {
        id: 'admin',
        heading: 'Admin',
        blocks: [
          paragraph`An Admin signs in with their own email and manages your business: team, communities, schedule, tracking and settings. You can have ${free.admin} on Free and ${professional.admin} on Professional.`,
          note`Choose people you’d trust with your keys.`,
        ],
      },
      {
        id: 'district-manager',
        heading: 'District Manager',
        blocks: [
          paragraph`A District Manager oversees several ${article('communities', 'communities')}. They don’t sign in to the dashboard.`,
        ],
      },
      {
        id: 'collection-specialist',
        heading: 'Collection Specialist',
        blocks: [
          paragraph`A Collection Specialist works the route: clocks in, scans ${article('shift-records', 'checkpoints')}, collects, reports violations and clocks out. They don’t sign in to the dashboard.`,
        ],
      },
      {
        id: 'change',
        heading: 'Change someone’s role',
        blocks: [
          paragraph`Open ${page('/team', 'Team')}, select the team member and choose another role. Someone who is no longer an active Admin can’t sign in. See ${article('signing-in', 'Signing in')}.`,
        ],
      },
    ],
  },

  notifications: {
    title: 'Notifications',
    summary: 'Where notifications are, and which ones you get.',
    sections: [
      {
        id: 'bell',
        heading: 'The bell',
        blocks: [
          paragraph`A dot on the bell means unread notifications. Open it for the ${notificationDropdownItems} newest, ${label('Mark all as read')} and ${label('View all')}. On a phone, the bell counts new ones, up to ${notificationBadgeMax}.`,
        ],
      },
      {
        id: 'seen-and-read',
        heading: 'Seen and read',
        blocks: [
          paragraph`A notification is unseen, then seen, then read. ${page('/notifications', 'All Notifications')} lists them, newest first.`,
        ],
      },
      {
        id: 'choose',
        heading: 'Choose your notifications',
        blocks: [
          paragraph`In ${page('/settings', 'Settings')}, choose which notifications you get, and how:`,
          list(
            words`${label('Clock-ins and clock-outs')}: someone starts or ends a shift.`,
            words`${label('Violations')}: someone reports a violation.`,
            words`${label('Contact forms')}: a resident writes from a public page.`,
            words`${label('Missed shifts')}: no one has clocked in, or a shift can’t be finished in time.`,
            words`${label('Employee requests')}: a team member requests time off or a shift.`,
            words`${label('By email')}: contact forms, missed shifts, violations and employee requests.`,
            words`${label('On your devices')}: notifications show on a phone or computer, even when Valet Hub is closed. Turn it on for each device. ${label('Urgent')} covers what needs a decision tonight: late, missed and at-risk shifts, and no one on the clock.`,
            words`${label('Quiet hours')}: emails wait, in-app notifications arrive silently, and devices show nothing, unless you let urgent ones through.`,
            words`${label('Morning digest')}: what needs attention, then the night’s totals, by email.`,
          ),
          note`In-app notifications are on by default. Everything else is off.`,
          paragraph`On an iPhone or iPad, add Valet Hub to the home screen first, and turn on notifications there. Signing out, a new password or ${label('Remove')} turns a device off. ${label('On your devices')} is missing if your site doesn’t offer it.`,
        ],
      },
    ],
  },

  statistics: {
    title: 'Usage statistics',
    summary: 'What we count if you allow it, and how to turn it off.',
    sections: [
      {
        id: 'counted',
        heading: 'What we count',
        blocks: [
          paragraph`Some Valet Hub sites use Google Analytics to count which pages are opened, if you allow it. Then we count:`,
          list(
            'the type of page, such as “a team member’s page”, and when you opened it',
            'your type of browser and device, its language, and your country or region',
            'a random number for this browser, kept in Google’s cookies and an installation ID',
          ),
        ],
      },
      {
        id: 'never',
        heading: 'What we never send',
        blocks: [
          paragraph`We never send names or IDs of residents, communities or team members, page addresses or titles, what you type, or your records. We don’t count visits to public community pages.`,
        ],
      },
      {
        id: 'choice',
        heading: 'Your choice',
        blocks: [
          paragraph`Your choice applies to this browser. Change it anytime under ${page('/settings?tab=account&setting=usageStatistics', 'Account')}. When you turn it off, Google’s cookies are removed and we ask Google to delete the installation.`,
          note`If your browser sends a Global Privacy Control signal, nothing is counted unless you turn it on.`,
        ],
      },
    ],
  },
} satisfies Partial<Articles>;
