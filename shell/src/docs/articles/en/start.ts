import { trialDays } from 'shared-lib/domain';
import type { Articles } from '../../article.ts';
import { article, label, list, note, page, paragraph, steps, words } from '../../writing.ts';

/** Getting started. */
export const start = {
  'first-steps': {
    title: 'Your first steps',
    summary: 'From a new account to your first night of service, in the order that saves work.',
    sections: [
      {
        id: 'before-you-start',
        heading: 'Before you start',
        blocks: [
          paragraph`Setting up takes 10–15 minutes. It goes fastest when you have these at hand:`,
          list(
            'the name, the address and the service days of each community that you serve',
            'the name and the email address of each person on your team',
            'the hours in which residents may set out their bins',
          ),
          paragraph`For ${trialDays} days after you sign up you can use Valet Hub without choosing a plan. What happens then is in ${article('plans', 'Plans and billing')}.`,
        ],
      },
      {
        id: 'set-up',
        heading: 'Set up in this order',
        blocks: [
          steps(
            words`Open ${page('/settings', 'Settings')} and go through ${label('operations')}: compactor photos, scanning of QR codes, property claims, and the violation types that your team may report.`,
            'Decide what residents are told by SMS, and bring in their phone numbers all at once if you have a list.',
            'Choose how your QR codes look under checkpoints. A preview shows what will be printed.',
            words`Add your first community in ${page('/communities', 'Communities')}, with its service days.`,
            words`Add your first team member in ${page('/team', 'Team')}, and choose the right ${article('roles', 'role')}.`,
            words`Assign someone to each service day in ${article('schedule', 'Schedule')}.`,
          ),
          note`The welcome tour walks you through the same steps on the screen. It starts by itself after your first sign-in, and you can ${article('guided-tours', 'start it again')} at any time.`,
        ],
      },
      {
        id: 'first-night',
        heading: 'On your first night',
        blocks: [
          paragraph`Open ${page('/tracking', 'Tracking')} in the evening. Every shift of the night is there: who is expected, who has clocked in, and who is late. The ${page('/', 'Dashboard')} shows the same in a few figures, each of which opens the list that it counts.`,
        ],
      },
    ],
  },

  'signing-in': {
    title: 'Signing in',
    summary: 'Who may sign in to the dashboard, and what to do when it does not let you in.',
    sections: [
      {
        id: 'who',
        heading: 'Who may sign in',
        blocks: [
          paragraph`The dashboard is for the owner of the business and for team members of the tier Admin. District Managers and Collection Specialists do their work in the field, so the dashboard turns them away. ${article('roles', 'Roles')} has the whole picture.`,
          paragraph`Everybody signs in with their own email address and password, or with Google where the sign-in page offers it. An Admin sees your business, not one of their own.`,
        ],
      },
      {
        id: 'sign-up',
        heading: 'You have no account yet',
        blocks: [
          paragraph`Whoever owns a business makes its account: choose ${label('Create an account')} on the ${page('/login', 'sign-in page')}, and open the link in the mail that comes. Team members don’t sign up: the owner or an Admin adds them in ${page('/team', 'Team')}, and they get a mail with an invitation. Accepting it makes their account.`,
        ],
      },
      {
        id: 'email',
        heading: 'Another email address',
        blocks: [
          paragraph`Change yours in ${page('/settings', 'Settings')}, under ${label('Account')}. A link goes to the new address, and nothing changes until you open it. The old address is told, and can undo it for a week.`,
        ],
      },
      {
        id: 'password',
        heading: 'You forgot your password',
        blocks: [
          steps(
            words`Open the ${page('/login', 'sign-in page')} and choose ${label('Forgot your password?')}`,
            'Enter your email address. If it has an account, a link is on its way to it.',
            'Follow the link, choose a new password, and sign in with it.',
          ),
          note`A link works once. When it says that it was used already or is too old, ask for a new one.`,
        ],
      },
      {
        id: 'turned-away',
        heading: 'You were turned away',
        blocks: [
          paragraph`The sign-in page says why:`,
          list(
            words`${label('We couldn’t find your team account.')} Your login belongs to a business, but your record in its team is gone. Ask the owner to add you again.`,
            words`${label('Only owners and team members of the tier Admin can use the dashboard.')} Your tier is another one, or you are deactivated. The owner can change both in ${page('/team', 'Team')}.`,
          ),
          paragraph`If you own the business and can’t get in, reset your password first.`,
        ],
      },
      {
        id: 'links',
        heading: 'Links from colleagues',
        blocks: [
          paragraph`A link to a page of the dashboard survives the sign-in: you land where it leads, not on the first page. When you sign out in one tab, your other tabs are signed out as well.`,
        ],
      },
    ],
  },

  'finding-your-way': {
    title: 'Finding your way around',
    summary: 'The navigation, the search at the top, your profile menu, and what changes on a phone.',
    sections: [
      {
        id: 'navigation',
        heading: 'The areas',
        blocks: [
          paragraph`The areas of Valet Hub stand at the left. In a narrow window they shrink to their icons; on a phone they move into a menu that opens with the button at the top left. ${label('Get Help')} is in that menu too.`,
          paragraph`If one area can’t be loaded, its place says ${label('Something went wrong')} and offers ${label('Try Again')} and ${label('Reload Page')}. All other areas keep working.`,
        ],
      },
      {
        id: 'search',
        heading: 'Search',
        blocks: [
          paragraph`The box in the header (${label('Search team or communities...')}) looks for the first and last names of your team and for the names of your communities. Capitals don’t matter. Choose a result to open that person or that community.`,
        ],
      },
      {
        id: 'profile',
        heading: 'Your profile menu',
        blocks: [
          paragraph`The button at the top right has your account, your billing, your notifications, and ${label('Log out')}.`,
          list(
            words`${label('Account')} opens ${page('/settings', 'Settings')}.`,
            words`${label('Billing')} opens the ${page('/settings?tab=billing', 'billing tab')} with your plan.`,
            words`${label('Notifications')} opens ${page('/notifications', 'all of them')}.`,
          ),
        ],
      },
      {
        id: 'lost',
        heading: 'A page that is not there',
        blocks: [
          paragraph`An address that Valet Hub doesn’t know brings you back to the dashboard, or to the sign-in page when you are signed out. Where a page reads ${label('Page Not Found')}, ${label('Take Me Home')} leads to the dashboard and ${label('Report a Bug')} to support.`,
        ],
      },
    ],
  },

  'guided-tours': {
    title: 'Guided tours',
    summary: 'Five short walks through the product, and how to start one again.',
    sections: [
      {
        id: 'the-tours',
        heading: 'The five tours',
        blocks: [
          list(
            words`${label('Welcome')}: what to set up, from settings to the first schedule.`,
            words`${label('Community setup')}: adding properties and their service days.`,
            words`${label('Team management')}: roles, adding people, and deactivating them.`,
            words`${label('Service tracking')}: following a night of service.`,
            words`${label('Advanced features')}: what helps once the basics run.`,
          ),
          paragraph`A tour marks one part of the screen after the other and says what it is for. It goes to the right page by itself.`,
        ],
      },
      {
        id: 'moving',
        heading: 'Moving through a tour',
        blocks: [
          paragraph`${label('Next')} and ${label('Previous')} move a step, ${label('Skip Tour')} ends the tour, and so do ${label('Close')} and the Escape key. On the last step the button reads ${label('Finish Tour')}. A click beside the marked part does not end the tour, and you can use the marked part itself while the tour runs.`,
          note`When a part of the screen is not there, for example because your account has no data yet, the tour goes on to the next step.`,
        ],
      },
      {
        id: 'when',
        heading: 'When a tour starts',
        blocks: [
          paragraph`The welcome tour starts by itself a few seconds after an owner signs in who has not completed it. It never starts for team members. A tour that you finished, skipped or closed counts as completed.`,
        ],
      },
      {
        id: 'again',
        heading: 'Start a tour again',
        blocks: [
          steps(
            words`Open ${page('/help', 'Get Help')}.`,
            'Find the tour in the list of tours.',
            'Press its start button. The tour begins with its first step.',
          ),
        ],
      },
    ],
  },
} satisfies Partial<Articles>;
