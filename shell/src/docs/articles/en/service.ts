import { lateAfterMin, missedAfterMin, openTooLongHours } from 'shared-lib/domain';
import type { Articles } from '../../article.ts';
import { article, label, list, note, page, paragraph, steps, words } from '../../writing.ts';

/** Following a service night, and how the business works. */
export const service = {
  tracking: {
    title: 'Tracking tonight’s service',
    summary: 'See who is expected, on the clock, late or missing tonight.',
    sections: [
      {
        id: 'tonight',
        heading: 'Tonight’s shifts',
        blocks: [
          paragraph`${page('/tracking', 'Tracking')} lists each shift with its community, specialist, status, doors done and expected finish, live. A shift can be:`,
          list(
            words`${label('Scheduled')}: it hasn’t started.`,
            words`${label('Late')}: no clock-in ${lateAfterMin} minutes after the start.`,
            words`${label('On the clock')}: someone is working.`,
            words`${label('Too long')}: on the clock for over ${openTooLongHours} hours, probably without clocking out.`,
            words`${label('Done')}: they’ve clocked out.`,
            words`${label('Missed')}: no clock-in ${missedAfterMin / 60} hours after the start.`,
            words`${label('Unassigned')}: no one is expected.`,
          ),
        ],
      },
      {
        id: 'timeline',
        heading: 'The night hour by hour',
        blocks: [
          paragraph`${label('Timeline')} shows the planned window of each community or specialist, the time on the clock with the doors served, and how late someone was. A line marks the current time. You can view earlier nights the same way. On a phone, shifts appear as cards, and ${label('Filters')} has the other options.`,
        ],
      },
      {
        id: 'nobody',
        heading: 'Unassigned shifts',
        blocks: [
          paragraph`A shift without a specialist is still listed. Assign someone in ${article('schedule', 'Schedule')}, for tonight or for every week.`,
          paragraph`To tell a specialist something about tonight’s shift, add a note on the dashboard or in the list. They see it in the field app. Later, it’s also on the last night page and in the shift report.`,
        ],
      },
      {
        id: 'time-zones',
        heading: 'After midnight and across time zones',
        blocks: [
          paragraph`A night keeps the date it started on, so work after midnight stays on the same list. It follows each community’s time zone.`,
        ],
      },
      {
        id: 'told',
        heading: 'Get notified',
        blocks: [
          paragraph`Get ${article('notifications', 'notifications')} for missed shifts and, if you like, every clock-in and clock-out. Use the arrows above the list for earlier nights, and select a row for its ${article('shift-records', 'shift report')}.`,
        ],
      },
    ],
  },

  'shift-records': {
    title: 'Shift reports, clock-ins and checkpoints',
    summary: 'What your team records on a shift, and how you review it.',
    sections: [
      {
        id: 'shift-reports',
        heading: 'Shift reports',
        blocks: [
          paragraph`A shift report covers times, units served and missed, violations, checkpoints, the compactor and notes.`,
          paragraph`${label('Approve')} each submitted report, or ${label('Return')} it with a note about what’s missing.`,
        ],
      },
      {
        id: 'clock-ins',
        heading: 'Clock In-Outs',
        blocks: [
          paragraph`At the top, see who is on the clock. A clock-in open for over ${openTooLongHours} hours is flagged. It closes automatically an hour after the shift and waits for your review.`,
          paragraph`Approve clock-ins one at a time, several at once or a whole night. ${label('Pay periods')} totals what you approved. For open periods, it shows the hours so far and links to the records you still need to fix or approve. Lock a period once it has ended and everything is approved. ${label('Payroll CSV')} contains only approved time.`,
          note`Correcting a time requires a reason. The original stays on record.`,
        ],
      },
      {
        id: 'checkpoints',
        heading: 'Check Points',
        blocks: [
          paragraph`A checkpoint is a point on the route, scanned once per shift by QR code, NFC or GPS. Without a scan, it counts as missed.`,
          paragraph`${label('Check Points')} shows one community’s night: on time, late, out of range, scanned again or missed, with device and server time, distance and accuracy. Scans that a phone sent later because it had no signal are marked.`,
          paragraph`${label('By week')} shows the last seven nights of all communities, with scanned and missed checkpoints. Select a cell to open that night.`,
        ],
      },
      {
        id: 'service-logs',
        heading: 'Service logs',
        blocks: [
          paragraph`A service log records one unit on one night: collected, nothing out, or missed and why. Logs never change; a correction adds a new one. Use them to check a reported ${article('missed-pickup', 'missed pickup')}.`,
          paragraph`${label('Units')} shows one night door by door. ${label('Service logs')} lists and exports logs for any night, unit or specialist.`,
        ],
      },
    ],
  },

  scorecards: {
    title: 'Scorecards',
    summary: 'How your team, your communities and your business did over 30 or 90 nights.',
    sections: [
      {
        id: 'open',
        heading: 'Open a scorecard',
        blocks: [
          paragraph`${page('/tracking/scorecards', 'Scorecards')} shows the nights up to last night for your business, each team member and each community. A bar shows the share of scheduled shifts that were on time, late or missed. Select a figure to open its records.`,
        ],
      },
      {
        id: 'figures',
        heading: 'What the figures mean',
        blocks: [
          list(
            words`${label('On time')}: clock-ins less than ${lateAfterMin} minutes after the scheduled start.`,
            words`${label('No-shows')} and ${label('Missed shifts')}: no clock-in ${missedAfterMin / 60} hours after the start.`,
            words`${label('Doors per hour')}: doors served, divided by hours worked.`,
            words`${label('Missed doors')}: expected doors that weren’t served. Specialists who share a community share them.`,
            words`${label('Returned reports')}: reports you returned that haven’t been submitted again.`,
            words`${label('Violations found')}: violations reported during these shifts.`,
            words`${label('Resident requests')}: requests from a community’s residents about those nights.`,
            words`${label('Flagged reports')}: reports outside the limits of your report checks.`,
          ),
          note`A shift counts once the specialist has clocked out or submitted the report. With fewer than five shifts, a scorecard shows no rate.`,
        ],
      },
      {
        id: 'compare',
        heading: 'Trends and comparison',
        blocks: [
          paragraph`The line next to a figure shows its trend. The arrow compares it with the previous period of the same length, once your records go back that far.`,
        ],
      },
      {
        id: 'margin',
        heading: 'Margin',
        blocks: [
          paragraph`If you’re the owner, enter your ${label('Labor cost per hour')} below the business scorecard. The margin compares each community’s rate per door with the cost of the hours worked there. Admins see neither.`,
        ],
      },
    ],
  },

  violations: {
    title: 'Violations',
    summary: 'From a specialist’s photo to a notice.',
    sections: [
      {
        id: 'report',
        heading: 'How violations are reported',
        blocks: [
          paragraph`Specialists report problems at the door, such as an overfull bin. A report names the unit, the violation type and whether they collected anyway, with at least one photo.`,
          paragraph`In ${page('/settings', 'Settings')}, you choose the violation types, what each one requires and how its notices are worded.`,
        ],
      },
      {
        id: 'review',
        heading: 'Review',
        blocks: [
          steps(
            'Open Violations to see new reports.',
            'Check the photos and the description.',
            'Approve the report, or reject it with a reason.',
          ),
          note`No notice goes out without your approval, and fines are never automatic.`,
        ],
      },
      {
        id: 'notices',
        heading: 'Notices',
        blocks: [
          paragraph`Once you approve a report, send the resident a notice by text, by email or on paper, with the photos. Each notice records its level, and how and when it was sent.`,
        ],
      },
      {
        id: 'status',
        heading: 'What each status means',
        blocks: [
          list(
            words`${label('Open')}: reported, and no notice has been sent.`,
            words`${label('Notified')}: the resident has a notice.`,
            words`${label('Escalated')}: taken further, such as to the property manager.`,
            words`${label('Disputed')}: the resident disagrees. Their answer and your decision are kept.`,
            words`${label('Resolved')} and ${label('Dismissed')}: the case is closed.`,
          ),
        ],
      },
    ],
  },

  settings: {
    title: 'Settings',
    summary: 'Operations, SMS, checkpoints, notifications and billing.',
    sections: [
      {
        id: 'operations',
        heading: 'Operations',
        blocks: [
          paragraph`Choose the features of your service:`,
          list(
            words`${label('Compactor photos')}: photos of the compactor in the shift report.`,
            words`${label('QR code scanning')}: scanning codes at doors and checkpoints.`,
            words`${label('Property claims')}: reports of property damage, with a photo.`,
            words`${label('Report checks')}: limits that flag a shift report, such as the minimum time per door. Nothing is rejected.`,
            words`${label('Violation types')}: what your team can report. See ${article('violations', 'Violations')}.`,
          ),
        ],
      },
      {
        id: 'sms',
        heading: 'SMS',
        blocks: [
          paragraph`Choose which texts residents get. Only residents who opted in get texts; add them one at a time or import a list.`,
          paragraph`Residents can also sign up on your public pages with a mobile number from your country, which you choose in ${page('/settings', 'Settings')}.`,
        ],
      },
      {
        id: 'checkpoints',
        heading: 'Checkpoints',
        blocks: [
          paragraph`Choose how your QR codes look. You can apply a new style to existing codes. Labels you’ve already put up keep working.`,
        ],
      },
      {
        id: 'notifications',
        heading: 'Notifications',
        blocks: [
          paragraph`Choose which notifications you get, and how. See ${article('notifications', 'Notifications')}.`,
        ],
      },
      {
        id: 'billing-and-support',
        heading: 'Billing and support',
        blocks: [
          paragraph`The ${page('/settings?tab=billing', 'Billing tab')} shows your plan and usage. In ${page('/help', 'Get Help')}, search articles, restart a tour or write to us. We reply there and by email.`,
        ],
      },
      {
        id: 'activity',
        heading: 'Activity log',
        blocks: [
          paragraph`${page('/activity', 'Activity')} shows who changed what, before and after. It covers communities, units, bin tags, checkpoints, the schedule, your team and requests. It also covers shift reports, violations, clock-ins, pay periods, templates, settings and your plan. Filter by person, area or date, search, or export to CSV. A record’s page ends with its latest changes.`,
          paragraph`Undo a change with the arrow at the end of its row: settings, shifts, regular specialists, archived communities, deactivated team members and archived violation types. If someone changed the same thing since, you see who, and nothing is overwritten.`,
          paragraph`Owners and Admins can read it. No one can edit it, and entries are deleted after one year.`,
        ],
      },
      {
        id: 'your-data',
        heading: 'Your data',
        blocks: [
          paragraph`Under ${page('/settings?tab=account&setting=export', 'Account')}, the owner can export all data or delete the business. Deletion happens after 14 days unless you cancel it.`,
        ],
      },
    ],
  },
} satisfies Partial<Articles>;
