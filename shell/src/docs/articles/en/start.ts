import { trialDays } from 'shared-lib/domain';
import type { Articles } from '../../article.ts';
import { article, label, list, note, page, paragraph, steps, words } from '../../writing.ts';

/** Getting started. */
export const start = {
  'first-steps': {
    title: 'Your first steps',
    summary: 'Set up for the first night of service.',
    sections: [
      {
        id: 'before-you-start',
        heading: 'Before you start',
        blocks: [
          paragraph`Setup takes 10–15 minutes. Have these ready:`,
          list(
            'each community’s name, address and service days',
            'each team member’s name and email',
            'the hours when residents may set out their bins',
          ),
          paragraph`You have ${trialDays} days before you need to choose a plan. See ${article('plans', 'Plans and billing')}.`,
        ],
      },
      {
        id: 'set-up',
        heading: 'Set up in this order',
        blocks: [
          steps(
            words`In ${page('/settings', 'Settings')}, review ${label('Operations')}.`,
            'Under SMS, choose how you text residents.',
            'Under Checkpoints, choose how your QR codes look.',
            words`Add your first community in ${page('/communities', 'Communities')}, with its service days.`,
            words`Add your first team member in ${page('/team', 'Team')}, with the right ${article('roles', 'role')}.`,
            words`Assign a specialist to each service day in ${article('schedule', 'Schedule')}.`,
          ),
          note`The welcome tour shows you these steps, and you can ${article('guided-tours', 'restart it')} anytime.`,
        ],
      },
      {
        id: 'first-night',
        heading: 'On your first night',
        blocks: [
          paragraph`In the evening, ${page('/tracking', 'Tracking')} shows who is expected, who has clocked in and who is late. The ${page('/', 'Dashboard')} sums it up.`,
        ],
      },
    ],
  },

  'signing-in': {
    title: 'Signing in',
    summary: 'Who can sign in, and what to do if you can’t.',
    sections: [
      {
        id: 'who',
        heading: 'Who can sign in',
        blocks: [
          paragraph`The dashboard is for the owner and Admins. District Managers and Collection Specialists can’t sign in here. See ${article('roles', 'Roles')}.`,
          paragraph`Everyone signs in with their own email and password, or with Google where it’s offered.`,
        ],
      },
      {
        id: 'sign-up',
        heading: 'If you don’t have an account',
        blocks: [
          paragraph`Owners choose ${label('Create an account')} on the ${page('/login', 'sign-in page')} and open the link we email. Team members are invited in ${page('/team', 'Team')} and get an account when they accept.`,
        ],
      },
      {
        id: 'email',
        heading: 'Change your email',
        blocks: [
          paragraph`Open ${page('/settings', 'Settings')} and go to ${label('Account')}. Open the link we send to the new address to confirm. For a week, you can undo the change with the link we send to your old address.`,
        ],
      },
      {
        id: 'password',
        heading: 'If you forgot your password',
        blocks: [
          steps(
            words`Open the ${page('/login', 'sign-in page')} and choose ${label('Forgot your password?')}`,
            'Enter your email.',
            'Open the link we send and choose a new password.',
          ),
          note`Each link works once. Request a new one if yours was used or has expired.`,
        ],
      },
      {
        id: 'turned-away',
        heading: 'If you can’t get in',
        blocks: [
          paragraph`The sign-in page tells you why:`,
          list(
            words`${label('We couldn’t find your team account.')} Your team record was deleted. Ask the owner to add you again.`,
            words`${label('Only owners and Admins can use the dashboard.')} You have another role, or you’re deactivated. The owner can change this.`,
          ),
          paragraph`Owners: try resetting your password first.`,
        ],
      },
      {
        id: 'links',
        heading: 'Links from colleagues',
        blocks: [
          paragraph`A link you open while signed out takes you to its page after you log in. Logging out in one tab logs you out in all of them.`,
        ],
      },
    ],
  },

  'finding-your-way': {
    title: 'Finding your way around',
    summary: 'The menu, search and your profile.',
    sections: [
      {
        id: 'navigation',
        heading: 'The menu',
        blocks: [
          paragraph`The menu is on the left. In a narrow window it shrinks to icons. On a phone, open it at the top left. It includes ${label('Get Help')}.`,
          paragraph`If an area says ${label('Something went wrong')}, choose ${label('Try Again')} or ${label('Reload Page')}. The other areas keep working.`,
        ],
      },
      {
        id: 'search',
        heading: 'Search',
        blocks: [
          paragraph`The box in the header (${label('Search team or communities...')}) finds team members and communities by name, even with a typo. Select a result to open it.`,
          paragraph`It also finds pages, settings, help articles and actions, such as adding a team member. To find a unit, enter its number, with a community or a night if you like: “204 maple tuesday”. A case or request number opens that case or request.`,
        ],
      },
      {
        id: 'profile',
        heading: 'Your profile menu',
        blocks: [
          paragraph`Open it at the top right. Besides ${label('Log out')}, it has:`,
          list(
            words`${label('Account')} opens ${page('/settings', 'Settings')}.`,
            words`${label('Billing')} opens the ${page('/settings?tab=billing', 'Billing tab')}.`,
            words`${label('Notifications')} opens ${page('/notifications', 'All Notifications')}.`,
          ),
        ],
      },
      {
        id: 'lost',
        heading: 'If a page isn’t there',
        blocks: [
          paragraph`An unknown address takes you to the dashboard, or to the sign-in page. If a page says ${label('Page Not Found')}, choose ${label('Take Me Home')} or ${label('Report a Bug')}.`,
        ],
      },
    ],
  },

  'guided-tours': {
    title: 'Guided tours',
    summary: 'Five short tours, and how to restart them.',
    sections: [
      {
        id: 'the-tours',
        heading: 'The five tours',
        blocks: [
          list(
            words`${label('Welcome')}: setup, from settings to your first schedule.`,
            words`${label('Community setup')}: communities and their service days.`,
            words`${label('Team management')}: roles, adding team members and deactivating them.`,
            words`${label('Service tracking')}: following a night of service.`,
            words`${label('Advanced features')}: what to try once the basics are in place.`,
          ),
          paragraph`A tour highlights and explains one part of the screen at a time.`,
        ],
      },
      {
        id: 'moving',
        heading: 'Moving through a tour',
        blocks: [
          paragraph`${label('Next')} and ${label('Previous')} move one step. ${label('Skip Tour')}, ${label('Close')}, Escape and, on the last step, ${label('Finish Tour')} end the tour. You can use the highlighted part during the tour.`,
          note`A step is skipped if that part of the screen isn’t there yet.`,
        ],
      },
      {
        id: 'when',
        heading: 'When a tour starts',
        blocks: [
          paragraph`The welcome tour starts a few seconds after an owner signs in, until they complete it. A tour you finish, skip or close counts as completed.`,
        ],
      },
      {
        id: 'again',
        heading: 'Restart a tour',
        blocks: [
          steps(
            words`Open ${page('/help', 'Get Help')}.`,
            'Find the tour in the list.',
            'Choose Start. The tour begins at step 1.',
          ),
        ],
      },
    ],
  },
} satisfies Partial<Articles>;
