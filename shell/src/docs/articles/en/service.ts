import { lateAfterMin, missedAfterMin, openTooLongHours } from 'shared-lib/domain';
import type { Articles } from '../../article.ts';
import { article, label, list, note, page, paragraph, steps, words } from '../../writing.ts';

/** Following a service night, and how the business works. */
export const service = {
  tracking: {
    title: 'Tracking tonight’s service',
    summary: 'Whether tonight goes well, at a glance: who is expected, on the clock, late or missing.',
    sections: [
      {
        id: 'tonight',
        heading: 'Tonight’s shifts',
        blocks: [
          paragraph`${page('/tracking', 'Tracking')} has one line for each shift of the night, with the community, the team member, how it stands, how many doors are done and when the last one will be at that pace. It is live: a clock-in or a door appears as it happens, without reloading. ${label('Agents')} lists the same night by who serves.`,
          list(
            words`${label('Scheduled')}: the shift has not begun.`,
            words`${label('Late')}: nobody has clocked in ${lateAfterMin} minutes after the start.`,
            words`${label('On the clock')}: someone is working.`,
            words`${label('Too long')}: on the clock for more than ${openTooLongHours} hours, so probably forgotten.`,
            words`${label('Done')}: they have clocked out.`,
            words`${label('Missed')}: nobody has clocked in within ${missedAfterMin / 60} hours of the start.`,
            words`${label('Unassigned')}: nobody is expected.`,
          ),
        ],
      },
      {
        id: 'nobody',
        heading: 'A shift without anyone',
        blocks: [
          paragraph`Where nobody is assigned, the shift is listed all the same and says so. Assign someone in ${article('schedule', 'Schedule')}, for this night alone or for every week.`,
        ],
      },
      {
        id: 'time-zones',
        heading: 'After midnight, and in other time zones',
        blocks: [
          paragraph`A night keeps the date of the evening on which it began, so what happens after midnight stays on the same list. Communities in other time zones have their own night: at the same moment it may be early evening at one property and late at another.`,
        ],
      },
      {
        id: 'told',
        heading: 'Being told',
        blocks: [
          paragraph`You need not watch. Missed shifts and, if you like, every clock-in and clock-out reach you as ${article('notifications', 'notifications')}. The arrows above the list lead to the nights before, and each row to its ${article('shift-records', 'shift report')}.`,
        ],
      },
    ],
  },

  'shift-records': {
    title: 'Shift reports, clock-ins and checkpoints',
    summary: 'What your team records during a shift, and how you check it in the morning.',
    sections: [
      {
        id: 'shift-reports',
        heading: 'Shift reports',
        blocks: [
          paragraph`A shift report sums up one shift: when it started and how long it took, how many units were serviced and skipped, violations, checkpoints, the state of the compactor, and notes.`,
          paragraph`A submitted report waits for you. ${label('Approve')} it, or ${label('Return')} it with a note that says what is missing. You can print it, and export the list as a file for your spreadsheet.`,
        ],
      },
      {
        id: 'clock-ins',
        heading: 'Clock In-Outs',
        blocks: [
          paragraph`The strip at the top shows who is on the clock now. A clock-in that has been open for more than ${openTooLongHours} hours is flagged: someone probably forgot to clock out. An hour after the shift it is closed automatically, and waits for you to look at it.`,
          paragraph`Approve what is right, one by one, several at once or a whole night. ${label('Pay periods')} sums up what you approved. Once a period is over and all of it is approved, lock it: nothing of it changes any more until you reopen it with a reason. ${label('Payroll CSV')} is exactly what was approved.`,
          note`Correcting a time needs a reason. The original stays in the record, with who changed it and when, so payroll can always be explained.`,
        ],
      },
      {
        id: 'checkpoints',
        heading: 'Check Points',
        blocks: [
          paragraph`A checkpoint is a place on the route that a specialist scans once per shift, by QR code, NFC or position. Each night shows how many of the expected ones were scanned. A checkpoint counts as missed when it was expected and no scan came.`,
          paragraph`${label('Check Points')} shows a community’s round of one night: what was on time, late, out of range, scanned again or missed, with the device’s time beside the server’s, the distance and the accuracy. A scan that was sent later, by a phone without reception, says so.`,
        ],
      },
      {
        id: 'service-logs',
        heading: 'Service logs',
        blocks: [
          paragraph`A service log says for one unit on one night whether it was collected, was not out, or was not collected and why. Entries are never changed: a correction is a new entry beside the old one, with its reason. This is what you need when a resident reports a ${article('missed-pickup', 'missed pickup')}.`,
          paragraph`${label('Units')} shows one night door by door, and the calendar below it leads to other nights. ${label('Service logs')}, beside it, lists the entries for any nights, one unit or one person, and exports them.`,
        ],
      },
    ],
  },

  violations: {
    title: 'Violations',
    summary: 'From a specialist’s photo to a notice: a person decides at every step.',
    sections: [
      {
        id: 'report',
        heading: 'How one is reported',
        blocks: [
          paragraph`A specialist who finds, say, an overfull bin reports it at the door: the unit, the type, at least one photo, and whether they collected anyway. You hear of it as a ${article('notifications', 'notification')}, unless you have switched that off.`,
          paragraph`Which types there are is up to you. ${page('/settings', 'Settings')} has the list, with what each requires and the words that residents receive.`,
        ],
      },
      {
        id: 'review',
        heading: 'Review',
        blocks: [
          steps(
            'Open Violations. New reports wait for review.',
            'Look at the photos and the description.',
            'Approve the report, or reject it with a reason.',
          ),
          note`No notice goes out before a person has approved the report, and no fine is ever set by itself.`,
        ],
      },
      {
        id: 'notices',
        heading: 'Notices',
        blocks: [
          paragraph`After approval the resident can be told by SMS, by email or on paper. Each notice keeps its level, how it was sent and when. A printed notice has the photos on it.`,
        ],
      },
      {
        id: 'status',
        heading: 'What the status means',
        blocks: [
          list(
            words`${label('Open')}: reported, and nobody has been told yet.`,
            words`${label('Notified')}: the resident has a notice.`,
            words`${label('Escalated')}: it went further, for example to the property’s manager.`,
            words`${label('Disputed')}: the resident disagrees. Their words and your decision are kept.`,
            words`${label('Resolved')} and ${label('Dismissed')}: the case is closed.`,
          ),
        ],
      },
    ],
  },

  settings: {
    title: 'Settings',
    summary: 'How Valet Hub works for your business: operations, SMS, checkpoints and billing.',
    sections: [
      {
        id: 'operations',
        heading: 'Operations',
        blocks: [
          paragraph`Operations has the features of your service:`,
          list(
            words`${label('Compactor photos')}: photos of the compactor in the shift’s report.`,
            words`${label('QR code scanning')}: scanning the codes at doors and checkpoints.`,
            words`${label('Property claims')}: claiming of properties by your team.`,
            words`${label('Violation types')}: what your team may report. See ${article('violations', 'Violations')}.`,
          ),
        ],
      },
      {
        id: 'sms',
        heading: 'SMS',
        blocks: [
          paragraph`Here you choose which SMS notifications residents receive. Phone numbers can be brought in one by one or all at once from a list. Residents who have not agreed to be written to receive nothing.`,
          paragraph`Residents can also sign up on your public pages, with a mobile number of your country. Choose the country under ${page('/settings', 'Settings')}; phone numbers that you type or import without a country code are read by it too.`,
        ],
      },
      {
        id: 'checkpoints',
        heading: 'Checkpoints',
        blocks: [
          paragraph`Checkpoints has the look of your QR codes. The preview shows the code as it will be printed, and you can apply a new look to codes that exist already. Codes that hang on a wall keep working: the look changes, not what they lead to.`,
        ],
      },
      {
        id: 'notifications',
        heading: 'Notifications',
        blocks: [
          paragraph`Six switches decide what you hear about. Each saves itself as soon as you change it. ${article('notifications', 'Notifications')} says what each is for.`,
        ],
      },
      {
        id: 'billing-and-support',
        heading: 'Billing and support',
        blocks: [
          paragraph`The ${page('/settings?tab=billing', 'billing tab')} shows your plan and how much of it you use. For support, open ${page('/help', 'Get Help')}: search these articles, start a tour again, or write to us. The answer comes by email, and stands beside your request.`,
        ],
      },
      {
        id: 'your-data',
        heading: 'Your data',
        blocks: [
          paragraph`Under ${page('/settings?tab=account&setting=export', 'Account')} the owner exports everything as one file, and has the business deleted. That happens 14 days later; until then the owner can keep it.`,
        ],
      },
    ],
  },
} satisfies Partial<Articles>;
