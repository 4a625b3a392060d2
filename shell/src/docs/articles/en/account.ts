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
    summary: 'What each plan includes, what an employee costs, and what happens after the trial.',
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
          paragraph`You are a team member too: Professional begins with you and one employee for $${professional.priceMonthly} a month. Each additional employee is $${employeePriceMonthly} a month, and brings ${paidPlan(2).maxTeam - professional.maxTeam} more team member and ${paidPlan(2).maxCommunities - professional.maxCommunities} more communities.`,
          note`If you have paid for Valet Hub for long, you may be on an older price. It stays as it is; the billing tab shows yours.`,
        ],
      },
      {
        id: 'trial',
        heading: 'The trial',
        blocks: [
          paragraph`For ${trialDays} days from the day on which you signed up you can set everything up without choosing a plan. During the trial and after it, the Free plan’s limits hold until you have a subscription. When it ends, you choose a plan, Free or paid, to go on. Nothing is deleted.`,
        ],
      },
      {
        id: 'counts',
        heading: 'What counts against your plan',
        blocks: [
          list(
            'active team members; inactive ones don’t count',
            'communities',
            'team members of the tier Admin',
          ),
          paragraph`At a limit, Valet Hub refuses the next one and says which limit it was, which plan has room and what it costs. What you have keeps working. See ${article('team', 'Team')} for your ways on.`,
        ],
      },
      {
        id: 'billing',
        heading: 'Your billing tab',
        blocks: [
          paragraph`${page('/settings?tab=billing', 'Billing')} shows your current plan, when it renews, how much of each limit you use, and your invoices. The owner buys a plan there by the number of employees, and pays on our payment provider’s page.`,
          paragraph`Before you change the number, you see the next invoice. More employees can work at once; what they cost until the renewal comes with the next invoice. Fewer, and a cancelled subscription, take effect at the renewal, and you can take either back until then.`,
          paragraph`If a payment fails, the Free plan’s limits hold until it is made. Nothing is deleted, and nobody is deactivated: what is above a limit stays readable, and the tab lists it. A subscription counts while it is active and its paid period runs; after that the Free plan’s limits hold. For a question about a payment, ${page('/help', 'write to us')} and choose billing as the topic.`,
        ],
      },
    ],
  },

  terms: {
    title: 'Terms of use',
    summary: 'What you and Valet Hub promise each other. In force since November 23, 2026.',
    sections: [
      {
        id: 'account',
        heading: 'Your account',
        blocks: [
          paragraph`Give your real name and an email address that reaches you. Keep your password to yourself, and let each person sign in with an account of their own. What is done with your account is done in the name of your business.`,
        ],
      },
      {
        id: 'data',
        heading: 'Your data',
        blocks: [
          paragraph`What you enter stays yours. We keep it to run the product for you and for nothing else, and show it to nobody but the people whom you let in. Under ${page('/settings', 'Settings')} you can take all of it along, or delete the business with everything in it.`,
        ],
      },
      {
        id: 'residents',
        heading: 'Residents and your team',
        blocks: [
          list(
            'Invite only people who work with you, and who expect it.',
            'Send texts only to residents who have agreed to them, and stop when they say so.',
            'Take photos of bags and doors, not of people.',
          ),
        ],
      },
      {
        id: 'payment',
        heading: 'What it costs',
        blocks: [
          paragraph`The Free plan costs nothing. A paid plan is paid for month by month until you cancel it; then it runs to the end of the month that is paid. ${article('plans', 'Plans and billing')} has the prices. An older price stays as it is while you keep its plan.`,
        ],
      },
      {
        id: 'service',
        heading: 'What we promise',
        blocks: [
          paragraph`We do what we can so that the product works every evening, and say so where something doesn’t. It supports your work; it doesn’t replace your own care for shifts, keys and people. Whoever sends unwanted messages, or tries to reach what is not theirs, loses the account.`,
        ],
      },
      {
        id: 'changes',
        heading: 'Changes',
        blocks: [
          paragraph`When these terms change, they get another date, and your account keeps which ones you accepted, and when. For a question, ${page('/help', 'write to us')}.`,
        ],
      },
    ],
  },

  roles: {
    title: 'Roles: who may do what',
    summary: 'The owner, the three tiers of team members, and who may sign in to the dashboard.',
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
            ['Collection Specialist', 'the work in the field', 'No'],
          ),
        ],
      },
      {
        id: 'owner',
        heading: 'Owner',
        blocks: [
          paragraph`You are the owner when you signed up and the account is yours. All communities, people and records belong to it, and so does the plan. You stay the owner even if you also stand in your own team list, for example because you work shifts.`,
        ],
      },
      {
        id: 'admin',
        heading: 'Admin',
        blocks: [
          paragraph`An Admin signs in with their own email address and works with your business: team, communities, schedule, tracking, settings. The plan says how many Admins you can have: ${free.admin} on Free, ${professional.admin} on Professional.`,
          note`Give this tier to people whom you would give your keys. Everything that you see, they see.`,
        ],
      },
      {
        id: 'district-manager',
        heading: 'District Manager',
        blocks: [
          paragraph`A District Manager oversees several communities. Each ${article('communities', 'community')} can name one. They don’t sign in to the dashboard.`,
        ],
      },
      {
        id: 'collection-specialist',
        heading: 'Collection Specialist',
        blocks: [
          paragraph`A Collection Specialist works the route: clocks in, scans ${article('shift-records', 'checkpoints')}, collects, reports violations, clocks out. They don’t sign in to the dashboard.`,
        ],
      },
      {
        id: 'change',
        heading: 'Change someone’s role',
        blocks: [
          paragraph`Open ${page('/team', 'Team')}, open the person, and choose another tier. Someone who is no longer an Admin, or is deactivated, is turned away at their next sign-in: ${article('signing-in', 'Signing in')} says what they read.`,
        ],
      },
    ],
  },

  notifications: {
    title: 'Notifications',
    summary: 'What you are told, where you find it, and how to hear less.',
    sections: [
      {
        id: 'bell',
        heading: 'The bell',
        blocks: [
          paragraph`A dot on the bell says that something is unread. The bell opens the ${notificationDropdownItems} newest, with ${label('Mark all as read')} and ${label('View all')}. On a phone the bell has the number of those that you have not seen, up to ${notificationBadgeMax}.`,
          paragraph`The bell follows what happens while you look; you need not reload.`,
        ],
      },
      {
        id: 'seen-and-read',
        heading: 'Seen and read',
        blocks: [
          paragraph`A notification is unseen at first, then seen, then read. Marking one as read marks it as seen as well. ${page('/notifications', 'All Notifications')} has every one of them, the newest first.`,
        ],
      },
      {
        id: 'choose',
        heading: 'Choose what you hear about',
        blocks: [
          paragraph`${page('/settings', 'Settings')} has six switches:`,
          list(
            words`${label('Clock-ins and clock-outs')}: someone starts or ends a shift.`,
            words`${label('Violations')}: someone reports one.`,
            words`${label('Contact forms')}: a resident writes through a community’s public page.`,
            words`${label('Missed shifts')}: nobody has clocked in for a shift.`,
            words`${label('Employee requests')}: a team member asks for time off or for a shift.`,
            words`${label('Contact forms by email')}: sends each contact form to your email address as well.`,
          ),
          note`The first five are on until you switch them off. The email is off until you switch it on.`,
        ],
      },
    ],
  },

  statistics: {
    title: 'Usage statistics',
    summary: 'What is counted when you allow it, what never is, and how you stop it.',
    sections: [
      {
        id: 'counted',
        heading: 'What is counted',
        blocks: [
          paragraph`Some sites of Valet Hub count which pages are opened, with Google Analytics, to see which parts are used. Nothing is counted before you allow it, and where a site counts nothing you are not asked.`,
          list(
            'the kind of page, such as “a team member’s page”, and when it was opened',
            'the kind of browser and device, its language, and the country or region that the connection comes from',
            'a random number that stands for this browser, which Google’s cookies and an installation id hold',
          ),
        ],
      },
      {
        id: 'never',
        heading: 'What is never sent',
        blocks: [
          paragraph`Names and ids of residents, communities and members, the addresses and titles of pages, what you type, and your records. Public pages of communities count nobody. Nothing is used for advertising.`,
        ],
      },
      {
        id: 'choice',
        heading: 'Your choice',
        blocks: [
          paragraph`The answer is yours alone, and holds for this browser. Change it under ${page('/settings?tab=account&setting=usageStatistics', 'Account')} at any time. When you switch it off, counting stops at once, Google’s cookies are removed, and Google is asked to delete the installation. The product works the same either way.`,
          note`If your browser sends the signal Global Privacy Control, nobody asks you, and nothing is counted unless you switch it on.`,
        ],
      },
    ],
  },
} satisfies Partial<Articles>;
