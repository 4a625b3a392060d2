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
          paragraph`A community is an apartment or HOA property you serve. In ${page('/communities', 'Communities')}, you set:`,
          list(
            words`${label('Service days')}: the weekdays you collect. Removing a day removes its specialist.`,
            words`${label('Specialists')}: who serves each service day.`,
            words`${label('District Manager')}: who oversees the community, if anyone.`,
            words`${label('Hours and rules')}: when bins go out and come back in, and the ${article('set-out-rules', 'set-out rules')}.`,
            words`${label('Closures')}: nights off, such as holidays.`,
            words`${label('Checkpoints')}: the points scanned on the route. If a sticker is copied or stolen, replace its code; the old one stops working.`,
          ),
        ],
      },
      {
        id: 'time-zones',
        heading: 'Time zones',
        blocks: [
          paragraph`Each community uses its own time zone: “tonight” in Los Angeles follows the Los Angeles clock, wherever you are. Distances are in feet and miles in the United States, and in meters and kilometers elsewhere.`,
        ],
      },
      {
        id: 'public-page',
        heading: 'The public page',
        blocks: [
          paragraph`Each community has a public page with tonight’s status, service days, set-out hours, rules and closures. Residents can write to you from it. It never shows your team’s names or locations.`,
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
          paragraph`${page('/team', 'Team')} lists everyone with their role, status and last activity. Search, filter or sort the list. Select a team member for details and assigned communities.`,
        ],
      },
      {
        id: 'add',
        heading: 'Add a team member',
        blocks: [
          steps(
            words`Open ${page('/team', 'Team')} and add a team member.`,
            'Enter their name, and their email or mobile number.',
            words`Choose a ${article('roles', 'role')}: Admin, District Manager or Collection Specialist.`,
            words`Choose ${label('Send invitation')}. They appear as ${label('Invited')} and count toward your plan.`,
          ),
          paragraph`The link works once, within seven days, and creates their account. You can resend it from their page, which cancels the earlier link. If the list says ${label('Not delivered')}, their page says why. Correct the email or number, or resend the invitation.`,
          paragraph`To invite by ${label('Text message')}, turn on texts in ${page('/settings', 'Settings')}. The text has the link and your field app’s address from ${label('Operations')}. They choose their own email when they join and confirm it with a link we email them; resend it from their page.`,
          note`Inactive team members don’t count toward your plan.`,
        ],
      },
      {
        id: 'limit',
        heading: 'When your plan is full',
        blocks: [
          paragraph`Your plan limits active team members: ${free.maxTeam} on Free and ${professional.maxTeam} on Professional with one employee. At the limit, you’ll see ${label('Cannot add active member. You have reached your plan’s team member limit.')} You can:`,
          list(
            'add the person as inactive',
            words`${article('deactivating-a-member', 'deactivate someone')} who no longer works for you`,
            words`upgrade in ${article('plans', 'Plans and billing')}`,
          ),
        ],
      },
      {
        id: 'without-login',
        heading: 'Team members without a login',
        blocks: [
          paragraph`When you sign in, team members without a login account are deactivated, except for pending invitations. Reactivate a team member to invite them.`,
        ],
      },
    ],
  },

  'deactivating-a-member': {
    title: 'Deactivating and reactivating',
    summary: 'What happens when someone leaves, and how to bring them back.',
    sections: [
      {
        id: 'before',
        heading: 'Before you confirm',
        blocks: [
          paragraph`Valet Hub first lists the team member’s regular assignments, future shifts and pending requests. Nothing changes until you confirm.`,
        ],
      },
      {
        id: 'what-changes',
        heading: 'What changes',
        blocks: [
          list(
            'Their regular assignments end.',
            'Communities they oversaw need a new District Manager.',
            'Their shifts from today on become unassigned.',
            'If you choose a replacement, that person takes over all of this. Only a District Manager or an Admin can oversee communities.',
            words`Their pending requests are canceled with the reason ${label('Team member deactivated')}.`,
          ),
          paragraph`Past shifts, clock-ins and reports keep the team member’s name. A deactivated team member no longer counts toward your plan, and an Admin also loses access.`,
          note`Check ${article('schedule', 'Schedule')} next. Hatched cells are unassigned.`,
        ],
      },
      {
        id: 'back',
        heading: 'Reactivate a team member',
        blocks: [
          steps(
            words`Open ${page('/team', 'Team')} and find them under inactive members.`,
            'Activate them.',
            'Assign their communities and shifts again. Earlier assignments don’t come back.',
          ),
          paragraph`If your plan is full, you’ll see ${label('Cannot activate member. You have reached your plan’s team member limit.')} Deactivate someone first, or choose ${article('plans', 'a larger plan')}.`,
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
          paragraph`Each community has a regular specialist for every service day. If someone else works one night, change only that night.`,
        ],
      },
      {
        id: 'assign',
        heading: 'Assign a shift',
        blocks: [
          paragraph`Drag a specialist to a cell, or choose one from its menu. A hatched cell is unassigned.`,
          paragraph`If the specialist has already clocked in, confirm before you give the shift to someone else.`,
          note`Nights without service have no shifts. Set them in the ${article('communities', 'community')}.`,
        ],
      },
      {
        id: 'coverage',
        heading: 'See a month’s coverage',
        blocks: [
          paragraph`Choose Month. The darker a night, the more of its shifts are uncovered: unassigned, or their regular specialist has an approved day off.`,
          paragraph`A weekday without a regular specialist is a permanent gap. It’s listed once next to the calendar. Assign someone every week to close it.`,
        ],
      },
      {
        id: 'offers',
        heading: 'Offer an uncovered shift',
        blocks: [
          paragraph`Open an uncovered shift and choose Offer this shift. You see who can take it: active, free that night and under 40 hours that week. The first to accept in the field app gets it. Everyone who can take it gets an email, or a text without one, and you’re notified when someone does.`,
          paragraph`The offer ends when service starts, when you assign the shift, or when you withdraw it.`,
        ],
      },
      {
        id: 'requests',
        heading: 'Time off and shift requests',
        blocks: [
          paragraph`Team members can request time off, a shift or a shift swap. Canceled requests show who canceled them, when and why.`,
          paragraph`Open a time-off request to see the shifts it leaves to cover. Each has a suggested substitute who is free that night and has hours left that week, or is offered to the team. Change any of them, then choose Approve day off. Undo takes it all back.`,
          paragraph`To decide several at once, select them and choose Approve. You see every uncovered shift with its suggested substitute. Requests that need a closer look stay pending.`,
          paragraph`Choose in your ${article('notifications', 'notification settings')} whether you’re notified.`,
        ],
      },
      {
        id: 'swaps',
        heading: 'Approve a shift swap',
        blocks: [
          paragraph`In the field app, a specialist gives a shift to a colleague or trades it for another. Once the colleague accepts, you find the swap in your requests.`,
          paragraph`It shows who takes each shift, and any conflicts. Approve swap changes the schedule, and both are notified. A swap expires when its first shift starts.`,
        ],
      },
      {
        id: 'service-night',
        heading: 'Which night is it?',
        blocks: [
          paragraph`A shift belongs to the evening it started, in the community’s time zone. A clock-out at 1 AM on Thursday ends Wednesday’s shift.`,
        ],
      },
    ],
  },
} satisfies Partial<Articles>;
