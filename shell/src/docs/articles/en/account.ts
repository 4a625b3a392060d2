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
    summary: 'What each plan includes, what employees cost, and what happens after your trial.',
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
          note`If you’ve been a customer for a while, you may have a legacy price. You keep it. See it in the Billing tab.`,
        ],
      },
      {
        id: 'trial',
        heading: 'Your trial',
        blocks: [
          paragraph`You have ${trialDays} days from sign-up to set everything up without choosing a plan. The Free plan’s limits apply until you subscribe. When the trial ends, choose Free or a paid plan to continue. Nothing is deleted.`,
        ],
      },
      {
        id: 'counts',
        heading: 'What counts toward your plan',
        blocks: [
          list('active team members', 'communities', 'Admins'),
          paragraph`At a limit, you can’t add more. Valet Hub shows which limit it is, which plan has room and what it costs. Everything you have keeps working. See ${article('team', 'Team')} for your options.`,
        ],
      },
      {
        id: 'billing',
        heading: 'The Billing tab',
        blocks: [
          paragraph`${page('/settings?tab=billing', 'Billing')} shows your plan, its renewal date, your usage and your invoices. The owner chooses a plan by number of employees and pays on our payment provider’s page.`,
          paragraph`You see the next invoice before you change anything. Added employees can start right away, and their cost until renewal is on the next invoice. Reductions and cancellations take effect at renewal. You can undo them until then.`,
          paragraph`If a payment fails or your subscription ends, the Free plan’s limits apply. Nothing is deleted and no one is deactivated. You can still see everything, and the tab lists what’s over a limit. For payment questions, ${page('/help', 'write to us')} and choose Plan and billing as the topic.`,
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
          paragraph`Use your real name and an email you check. Keep your password to yourself, and have each person use their own account. Your business is responsible for what’s done with your account.`,
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
          paragraph`When these terms change, so does their date. Your account keeps which version you accepted and when. Questions? ${page('/help', 'Write to us')}.`,
        ],
      },
    ],
  },

  roles: {
    title: 'Roles: who can do what',
    summary: 'The owner, the three team tiers, and who can sign in to the dashboard.',
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
          paragraph`You’re the owner if you signed up for the account. Its communities, team, records and plan are yours. You’re still the owner if you add yourself to the team, such as to work shifts.`,
        ],
      },
      {
        id: 'admin',
        heading: 'Admin',
        blocks: [
          paragraph`An Admin signs in with their own email and manages your business: team, communities, schedule, tracking and settings. You can have ${free.admin} on Free and ${professional.admin} on Professional.`,
          note`Choose people you’d trust with your keys. Admins see everything you see.`,
        ],
      },
      {
        id: 'district-manager',
        heading: 'District Manager',
        blocks: [
          paragraph`A District Manager oversees several communities. Each ${article('communities', 'community')} can have one. They don’t sign in to the dashboard.`,
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
          paragraph`Open ${page('/team', 'Team')}, select the team member and choose another tier. Someone who is no longer an active Admin can’t sign in. ${article('signing-in', 'Signing in')} shows the message they get.`,
        ],
      },
    ],
  },

  notifications: {
    title: 'Notifications',
    summary: 'Where to find notifications, and how to choose which ones you get.',
    sections: [
      {
        id: 'bell',
        heading: 'The bell',
        blocks: [
          paragraph`A dot on the bell means you have unread notifications. Open it for the ${notificationDropdownItems} newest, ${label('Mark all as read')} and ${label('View all')}. On a phone, the bell shows how many are new, up to ${notificationBadgeMax}.`,
          paragraph`It updates live, so you don’t need to reload.`,
        ],
      },
      {
        id: 'seen-and-read',
        heading: 'Seen and read',
        blocks: [
          paragraph`A notification starts unseen, then becomes seen, then read. Marking it as read also marks it as seen. ${page('/notifications', 'All Notifications')} lists them all, newest first.`,
        ],
      },
      {
        id: 'choose',
        heading: 'Choose your notifications',
        blocks: [
          paragraph`${page('/settings', 'Settings')} has a switch for each:`,
          list(
            words`${label('Clock-ins and clock-outs')}: someone starts or ends a shift.`,
            words`${label('Violations')}: someone reports a violation.`,
            words`${label('Contact forms')}: a resident writes from a public page.`,
            words`${label('Missed shifts')}: no one has clocked in.`,
            words`${label('Employee requests')}: a team member requests time off or a shift.`,
            words`${label('Contact forms by email')}: each contact form also comes by email.`,
          ),
          note`The first five are on by default. The email is off.`,
        ],
      },
    ],
  },

  statistics: {
    title: 'Usage statistics',
    summary: 'What we count if you allow it, what we never send, and how to turn it off.',
    sections: [
      {
        id: 'counted',
        heading: 'What we count',
        blocks: [
          paragraph`Some Valet Hub sites use Google Analytics to count which pages are opened. Nothing is counted until you allow it. If a site doesn’t count, it doesn’t ask. If you allow it, we count:`,
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
          paragraph`We never send names or IDs of residents, communities or team members, page addresses or titles, what you type, or your records. Public community pages count no one. Nothing is used for advertising.`,
        ],
      },
      {
        id: 'choice',
        heading: 'Your choice',
        blocks: [
          paragraph`Your choice applies to this browser only. Change it anytime under ${page('/settings?tab=account&setting=usageStatistics', 'Account')}. When you turn it off, counting stops, Google’s cookies are removed and we ask Google to delete the installation. Valet Hub works the same either way.`,
          note`If your browser sends a Global Privacy Control signal, we don’t ask, and nothing is counted unless you turn it on.`,
        ],
      },
    ],
  },
} satisfies Partial<Articles>;
