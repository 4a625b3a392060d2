import { trialDays } from 'shared-lib/domain';
import type { Articles } from '../../article.ts';
import { article, label, list, note, page, paragraph, steps, words } from '../../writing.ts';

/** Getting started. */
export const start = {
  'first-steps': {
    title: 'Your first steps',
    summary: 'Set up your account for the first night of service.',
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
          paragraph`You can use Valet Hub for ${trialDays} days without choosing a plan. ${article('plans', 'Plans and billing')} explains what happens next.`,
        ],
      },
      {
        id: 'set-up',
        heading: 'Set up in this order',
        blocks: [
          steps(
            words`Open ${page('/settings', 'Settings')} and go through ${label('Operations')}: compactor photos, QR code scanning, property claims and violation types.`,
            'Under SMS, choose how you text residents. You can import their phone numbers from a list.',
            'Under Checkpoints, choose how your QR codes look. The preview shows the printed label.',
            words`Add your first community in ${page('/communities', 'Communities')}, with its service days.`,
            words`Add your first team member in ${page('/team', 'Team')}, with the right ${article('roles', 'role')}.`,
            words`Assign a specialist to each service day in ${article('schedule', 'Schedule')}.`,
          ),
          note`The welcome tour shows you these steps on screen. It starts after your first sign-in, and you can ${article('guided-tours', 'restart it')} anytime.`,
        ],
      },
      {
        id: 'first-night',
        heading: 'On your first night',
        blocks: [
          paragraph`Open ${page('/tracking', 'Tracking')} in the evening to see every shift: who is expected, who has clocked in and who is late. The ${page('/', 'Dashboard')} sums it up. Select a number to see its list.`,
        ],
      },
    ],
  },

  'signing-in': {
    title: 'Signing in',
    summary: 'Who can sign in to the dashboard, and what to do if you can’t.',
    sections: [
      {
        id: 'who',
        heading: 'Who can sign in',
        blocks: [
          paragraph`The dashboard is for the business owner and Admins. District Managers and Collection Specialists work in the field and can’t sign in here. See ${article('roles', 'Roles')}.`,
          paragraph`Everyone signs in with their own email and password, or with Google where it’s offered. Admins see your business.`,
        ],
      },
      {
        id: 'sign-up',
        heading: 'If you don’t have an account',
        blocks: [
          paragraph`If you own the business, choose ${label('Create an account')} on the ${page('/login', 'sign-in page')} and open the link we email you. Team members don’t sign up. The owner or an Admin invites them in ${page('/team', 'Team')}, and accepting the invitation creates their account.`,
        ],
      },
      {
        id: 'email',
        heading: 'Change your email',
        blocks: [
          paragraph`Open ${page('/settings', 'Settings')} and go to ${label('Account')}. We send a link to the new address, and nothing changes until you open it. We also notify your old address, which can undo the change for a week.`,
        ],
      },
      {
        id: 'password',
        heading: 'If you forgot your password',
        blocks: [
          steps(
            words`Open the ${page('/login', 'sign-in page')} and choose ${label('Forgot your password?')}`,
            'Enter your email. If it has an account, we send a link.',
            'Open the link, choose a new password and log in with it.',
          ),
          note`Each link works once. If yours was used or has expired, request a new one.`,
        ],
      },
      {
        id: 'turned-away',
        heading: 'If you can’t get in',
        blocks: [
          paragraph`The sign-in page tells you why:`,
          list(
            words`${label('We couldn’t find your team account.')} Your team record was deleted. Ask the business owner to add you again.`,
            words`${label('Only owners and Admins can use the dashboard.')} You have another role, or you’re deactivated. The owner can change this in ${page('/team', 'Team')}.`,
          ),
          paragraph`If you own the business, try resetting your password first.`,
        ],
      },
      {
        id: 'links',
        heading: 'Links from colleagues',
        blocks: [
          paragraph`If you open a link while signed out, you go straight to that page after you log in. Logging out in one tab logs you out in all of them.`,
        ],
      },
    ],
  },

  'finding-your-way': {
    title: 'Finding your way around',
    summary: 'The menu, search and your profile, on a computer or phone.',
    sections: [
      {
        id: 'navigation',
        heading: 'The menu',
        blocks: [
          paragraph`The menu is on the left. In a narrow window it shrinks to icons. On a phone, open it with the button at the top left. ${label('Get Help')} is in the menu too.`,
          paragraph`If an area can’t load, you see ${label('Something went wrong')} with ${label('Try Again')} and ${label('Reload Page')}. The other areas keep working.`,
        ],
      },
      {
        id: 'search',
        heading: 'Search',
        blocks: [
          paragraph`Use the box in the header (${label('Search team or communities...')}) to find a team member by first or last name, or a community by name. Uppercase and lowercase are treated the same. Select a result to open it.`,
        ],
      },
      {
        id: 'profile',
        heading: 'Your profile menu',
        blocks: [
          paragraph`Open it with the button at the top right. ${label('Log out')} is there, along with:`,
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
          paragraph`An unknown address takes you to the dashboard, or to the sign-in page if you’re signed out. If a page says ${label('Page Not Found')}, choose ${label('Take Me Home')} for the dashboard or ${label('Report a Bug')} for support.`,
        ],
      },
    ],
  },

  'guided-tours': {
    title: 'Guided tours',
    summary: 'Five short tours of Valet Hub, and how to restart them.',
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
            words`${label('Advanced features')}: what helps once the basics are running.`,
          ),
          paragraph`A tour highlights one part of the screen at a time and explains it. It opens the right page for each step.`,
        ],
      },
      {
        id: 'moving',
        heading: 'Moving through a tour',
        blocks: [
          paragraph`${label('Next')} and ${label('Previous')} move one step. ${label('Skip Tour')}, ${label('Close')} and the Escape key end the tour. On the last step, choose ${label('Finish Tour')}. You can use the highlighted part during the tour. Clicking elsewhere doesn’t end it.`,
          note`If a part isn’t there yet, such as before you add data, the tour skips that step.`,
        ],
      },
      {
        id: 'when',
        heading: 'When a tour starts',
        blocks: [
          paragraph`The welcome tour starts a few seconds after an owner signs in, until they complete it. It never starts for team members. A tour you finish, skip or close counts as completed.`,
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
