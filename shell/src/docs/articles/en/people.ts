import { offeredPlans, paidPlan } from 'shared-lib/domain';
import type { Articles } from '../../article.ts';
import { article, label, list, note, page, paragraph, steps, words } from '../../writing.ts';

const { free, professional } = offeredPlans;

/** Communities, team members and shifts. */
export const people = {
  communities: {
    title: 'Communities',
    summary: 'What a community includes, and how many your plan allows.',
    sections: [
      {
        id: 'what-belongs',
        heading: 'What a community includes',
        blocks: [
          paragraph`A community is an apartment or HOA property you serve. Select one in ${page('/communities', 'Communities')} to see its details.`,
          list(
            words`${label('Service days')}: the weekdays you collect. You review every change before you save it. A day you remove loses its assigned specialist.`,
            words`${label('Specialists')}: who serves each service day.`,
            words`${label('District Manager')}: who oversees the community, if anyone.`,
            words`${label('Hours and rules')}: when bins go out and come back in, and the ${article('set-out-rules', 'set-out rules')}.`,
            words`${label('Closures')}: nights off, such as holidays.`,
            words`${label('Checkpoints')}: the points scanned on the route. Drag them into order and print their labels. If a sticker is copied or stolen, replace its code; the old one stops working.`,
          ),
        ],
      },
      {
        id: 'time-zones',
        heading: 'Time zones',
        blocks: [
          paragraph`Each community uses its own time zone. “Tonight” in Los Angeles follows the Los Angeles clock, wherever you are. So do service days and hours. Distances are in feet and miles in the United States, and in meters and kilometers elsewhere.`,
        ],
      },
      {
        id: 'public-page',
        heading: 'The public page',
        blocks: [
          paragraph`Each community has a public page for residents. It shows tonight’s status, service days, set-out hours, rules and closures, and residents can write to you from it. It never shows your team members’ names or locations.`,
        ],
      },
      {
        id: 'limit',
        heading: 'How many you can have',
        blocks: [
          paragraph`Free includes ${free.maxCommunities} communities, and Professional with one employee includes ${professional.maxCommunities}. Each additional employee adds ${paidPlan(2).maxCommunities - professional.maxCommunities} more. See your usage in the ${page('/settings?tab=billing', 'Billing tab')}, and all plans in ${article('plans', 'Plans and billing')}.`,
        ],
      },
    ],
  },

  team: {
    title: 'Team',
    summary: 'Add team members, find them, and stay within your plan’s limit.',
    sections: [
      {
        id: 'list',
        heading: 'Find a team member',
        blocks: [
          paragraph`${page('/team', 'Team')} lists everyone with their tier, status and last activity. Search by name or email, filter by tier, or sort by any column. Select a team member to see their details and assigned communities.`,
        ],
      },
      {
        id: 'add',
        heading: 'Add a team member',
        blocks: [
          steps(
            words`Open ${page('/team', 'Team')} and add a team member.`,
            'Enter their first name, last name and email.',
            words`Choose a role: Admin, District Manager or Collection Specialist. See ${article('roles', 'Roles')} for what each can do.`,
            words`Choose ${label('Send invitation')}. They appear as ${label('Invited')} and count toward your plan.`,
          ),
          paragraph`The emailed link works once, within seven days. Accepting it creates their account. You can resend the invitation from their page, which cancels the earlier link. If the email can’t be delivered, the list says ${label('Not delivered')} and their page says why. Correct the email or resend the invitation.`,
          note`New team members are active by default. Inactive ones don’t count toward your plan.`,
        ],
      },
      {
        id: 'limit',
        heading: 'When your plan is full',
        blocks: [
          paragraph`Your plan limits active team members: ${free.maxTeam} on Free and ${professional.maxTeam} on Professional with one employee. At the limit you see ${label('Cannot add active member. You have reached your plan’s team member limit.')} You can:`,
          list(
            'add the person as inactive and activate them later',
            words`${article('deactivating-a-member', 'deactivate someone')} who no longer works for you`,
            words`upgrade in ${article('plans', 'Plans and billing')}`,
          ),
        ],
      },
      {
        id: 'without-login',
        heading: 'Team members without a login',
        blocks: [
          paragraph`When you sign in, team members without a login account are deactivated and you’re told how many. Pending invitations aren’t affected. Reactivate a team member to send an invitation.`,
        ],
      },
    ],
  },

  'deactivating-a-member': {
    title: 'Deactivating and reactivating',
    summary: 'What happens to shifts and requests when someone leaves, and how to bring them back.',
    sections: [
      {
        id: 'before',
        heading: 'Before you confirm',
        blocks: [
          paragraph`If the team member has regular assignments, future shifts or pending requests, Valet Hub lists them first. You can continue or cancel. Nothing changes until you confirm.`,
        ],
      },
      {
        id: 'what-changes',
        heading: 'What changes',
        blocks: [
          list(
            'Their regular assignments end.',
            'Communities they oversaw need a new district manager.',
            'Their shifts from today on become unassigned.',
            'If you choose a replacement, that person takes over all of this. Only a District Manager or an Admin can take over as district manager.',
            words`Their pending requests are canceled with the reason ${label('Team member deactivated')}.`,
          ),
          paragraph`Past shifts, clock-ins and reports keep their name. They no longer count toward your plan, and an Admin loses access to the dashboard.`,
          note`Check ${article('schedule', 'Schedule')} next. Empty cells are nights that need someone.`,
        ],
      },
      {
        id: 'back',
        heading: 'Reactivate a team member',
        blocks: [
          steps(
            words`Open ${page('/team', 'Team')} and find them under inactive members.`,
            'Activate them.',
            'Assign their communities and shifts again. Earlier assignments don’t come back because someone else may have them now.',
          ),
          paragraph`If your plan is full, you see ${label('Cannot activate member. You have reached your plan’s team member limit.')} Deactivate someone first, or choose ${article('plans', 'a larger plan')}.`,
        ],
      },
    ],
  },

  schedule: {
    title: 'Schedule',
    summary: 'Regular assignments, one-night changes and team requests.',
    sections: [
      {
        id: 'two-layers',
        heading: 'Regular assignments and one-night changes',
        blocks: [
          paragraph`Each community has a regular specialist for every service day, week after week. To have someone else work one night, change only that night. The regular assignment stays the same.`,
          paragraph`For example, cover one Wednesday with a single change. The next Wednesday goes back to normal.`,
        ],
      },
      {
        id: 'assign',
        heading: 'Assign a shift',
        blocks: [
          paragraph`Communities run down the page and days run across. Drag a specialist to a cell, or choose one from the cell’s menu. A hatched cell is unassigned.`,
          note`Nights without service have no shifts. Set them in the ${article('communities', 'community')}.`,
        ],
      },
      {
        id: 'requests',
        heading: 'Time off and shift requests',
        blocks: [
          paragraph`Team members can request time off or a shift. Each request is pending until you approve or decline it. A canceled request keeps who canceled it, when and why.`,
          paragraph`You’re notified of new requests unless you turn that off in your ${article('notifications', 'notification settings')}.`,
        ],
      },
      {
        id: 'service-night',
        heading: 'Which night is it?',
        blocks: [
          paragraph`Service starts in the evening and runs past midnight. A shift belongs to the evening it started, in the community’s time zone. A clock-out at 1 AM on Thursday ends Wednesday’s shift.`,
        ],
      },
    ],
  },
} satisfies Partial<Articles>;
