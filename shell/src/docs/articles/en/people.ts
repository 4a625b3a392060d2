import { offeredPlans, paidPlan } from 'shared-lib/domain';
import type { Articles } from '../../article.ts';
import { article, label, list, note, page, paragraph, steps, words } from '../../writing.ts';

const { free, professional } = offeredPlans;

/** Communities, team members and shifts. */
export const people = {
  communities: {
    title: 'Communities',
    summary: 'The properties that you serve: what belongs to each, and how many your plan allows.',
    sections: [
      {
        id: 'what-belongs',
        heading: 'What belongs to a community',
        blocks: [
          paragraph`A community is an apartment or HOA property that you serve. ${page('/communities', 'Communities')} lists them all; a click opens one with its details.`,
          list(
            words`${label('Service days')}: the weekdays on which you collect. Before you save a change, you see what it adds and removes. A day you remove loses its regular specialist.`,
            words`${label('Assigned agents')}: for each service day, the team member who serves it.`,
            words`${label('District manager')}: the person who oversees it, if there is one.`,
            words`${label('Hours and rules')}: when residents may set out, when bins must be back in, and the ${article('set-out-rules', 'set-out rules')}.`,
            words`${label('Nights without service')}: closures, such as holidays.`,
            words`${label('Check points')}: the places that are scanned on the route. Bring them into order by dragging or with the keys, print their labels, and replace the code of one whose sticker was copied or stolen; the old code stops working.`,
          ),
        ],
      },
      {
        id: 'time-zones',
        heading: 'Time zones',
        blocks: [
          paragraph`Each community keeps its own time. “Tonight” at a property in Los Angeles begins and ends by the clock of Los Angeles, wherever you look at it from. The same goes for service days and for hours. Distances at a property in the United States are in feet and miles, elsewhere in meters and kilometers.`,
        ],
      },
      {
        id: 'public-page',
        heading: 'The page for residents',
        blocks: [
          paragraph`Each community has a public page, with your business and the community in its address. It shows the property’s name, how tonight’s service stands, the service days, the set-out hours, the rules and the closures, and it has a form with which residents write to you. It never shows a person’s name or where anyone is.`,
        ],
      },
      {
        id: 'limit',
        heading: 'How many you can have',
        blocks: [
          paragraph`Your plan says how many: ${free.maxCommunities} on Free, ${professional.maxCommunities} on Professional with one employee, and ${paidPlan(2).maxCommunities - professional.maxCommunities} more with each further employee. Your count stands in the ${page('/settings?tab=billing', 'billing tab')}, and ${article('plans', 'Plans and billing')} has the table.`,
        ],
      },
    ],
  },

  team: {
    title: 'Team',
    summary: 'Adding the people of your business, finding them in the list, and your plan’s limit.',
    sections: [
      {
        id: 'list',
        heading: 'The list',
        blocks: [
          paragraph`${page('/team', 'Team')} lists everyone with their tier, whether they are active, and when they were last active. Search looks in names and email addresses, the filter shows one tier, and you can sort by name, by last activity or by any other field, in both directions. A click opens the person’s details with the communities assigned to them.`,
        ],
      },
      {
        id: 'add',
        heading: 'Add a team member',
        blocks: [
          steps(
            words`Open ${page('/team', 'Team')} and choose to add a team member.`,
            'Enter first name, last name and email address.',
            words`Choose the tier: Admin, District Manager or Collection Specialist. ${article('roles', 'Roles')} says what each may do.`,
            words`Choose ${label('Send invitation')}. The person is in the list at once, as ${label('Invited')}, and counts toward your plan.`,
          ),
          paragraph`The mail’s link works once, within seven days. Their account begins when they accept. On their page you can send the invitation again; the link before ends then. If the mail can’t be delivered, the list says ${label('Not delivered')} and their page says why: correct the email or send the invitation again.`,
          note`New members are active unless you say otherwise. An inactive one doesn’t count against your plan.`,
        ],
      },
      {
        id: 'limit',
        heading: 'When your plan is full',
        blocks: [
          paragraph`Your plan limits how many members may be active: ${free.maxTeam} on Free and ${professional.maxTeam} on Professional with one employee. At the limit you read ${label('Cannot add active member. You have reached your plan’s team member limit.')} You then have three ways on:`,
          list(
            'add the person as inactive, and activate them later',
            words`${article('deactivating-a-member', 'deactivate someone')} who no longer works for you`,
            words`look at the larger plans in ${article('plans', 'Plans and billing')}`,
          ),
        ],
      },
      {
        id: 'without-login',
        heading: 'Members without a login',
        blocks: [
          paragraph`When you sign in, members without a login account are deactivated, and Valet Hub says how many there were. Who is invited is waited for. You can reactivate them, which sends them an invitation.`,
        ],
      },
    ],
  },

  'deactivating-a-member': {
    title: 'Deactivating and reactivating',
    summary: 'What happens to someone’s shifts and requests when they leave, and how to bring them back.',
    sections: [
      {
        id: 'before',
        heading: 'What you are asked',
        blocks: [
          paragraph`If the member has regular assignments, future shifts or pending requests, Valet Hub lists them before anything happens. You can go on or cancel. Nothing is changed while you read.`,
        ],
      },
      {
        id: 'what-changes',
        heading: 'What deactivation changes',
        blocks: [
          list(
            'Their regular assignments end: they are no longer the agent of any community on any service day.',
            'Communities that they oversaw as a district manager have no district manager until you choose another.',
            'Scheduled shifts from today on stay in the schedule, without anyone assigned.',
            'When you name somebody who takes over, they get all of that instead. Only a District Manager or an Admin takes over communities as district manager.',
            words`Their pending requests are cancelled, with the reason ${label('Team member deactivated')}.`,
          ),
          paragraph`Past nights stay as they were: shifts that they worked, clock-ins and reports still carry their name. They stop counting against your plan, and an Admin can no longer use the dashboard.`,
          note`Look at ${article('schedule', 'Schedule')} afterwards: cells without anyone are the nights that now need somebody.`,
        ],
      },
      {
        id: 'back',
        heading: 'Bring someone back',
        blocks: [
          steps(
            words`Open ${page('/team', 'Team')} and find the person among the inactive members.`,
            'Choose to activate them.',
            'Assign communities and shifts anew. What was taken from them does not come back by itself, since somebody else may have it by now.',
          ),
          paragraph`When your active members equal your plan’s maximum, activation is refused: ${label('Cannot activate member. You have reached your plan’s team member limit.')} Deactivate someone first, or look at ${article('plans', 'a larger plan')}.`,
        ],
      },
    ],
  },

  schedule: {
    title: 'Schedule',
    summary: 'Regular assignments, single nights that differ, and requests from your team.',
    sections: [
      {
        id: 'two-layers',
        heading: 'Regular weeks and single nights',
        blocks: [
          paragraph`The schedule has two layers. The lower one is regular: for each community and each of its service days, one team member is the assigned agent, week after week. The upper one is a single date: when somebody else works on one night, that night’s record says who, and the regular assignment stays as it is.`,
          paragraph`So a stand-in for one Wednesday is one change, and the Wednesday after is back to normal by itself.`,
        ],
      },
      {
        id: 'assign',
        heading: 'Assign a shift',
        blocks: [
          paragraph`Communities run down the page, days run across. Drag a person to a cell, or choose them from the cell’s menu by keyboard. A hatched cell has nobody assigned.`,
          note`Nights on which a community has no service take no shift. They are part of the ${article('communities', 'community')}.`,
        ],
      },
      {
        id: 'requests',
        heading: 'Requests from your team',
        blocks: [
          paragraph`A team member can ask for time off or for a shift. A request is pending until you approve or decline it. When it is cancelled, the record keeps when, by whom and why.`,
          paragraph`You hear of new requests unless you have switched that off in your ${article('notifications', 'notification settings')}.`,
        ],
      },
      {
        id: 'service-night',
        heading: 'Which night is it?',
        blocks: [
          paragraph`Service begins in the evening and runs past midnight. A shift belongs to the evening on which it started, in the community’s own time zone. A clock-out at 1 am on Thursday ends Wednesday’s shift.`,
        ],
      },
    ],
  },
} satisfies Partial<Articles>;
