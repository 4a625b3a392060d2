import type { Articles } from '../../article.ts';
import { article, label, list, note, page, paragraph, steps, words } from '../../writing.ts';

/** What residents need to know, and what owners can tell them. */
export const residents = {
  'bin-tags': {
    title: 'The tag at your door',
    summary: 'What the QR sticker at your door is for.',
    sections: [
      {
        id: 'what',
        heading: 'What a bin tag is',
        blocks: [
          paragraph`A bin tag is a small QR sticker at your door. The Collection Specialist scans it when they serve your unit.`,
        ],
      },
      {
        id: 'scan',
        heading: 'Residents: scan your tag',
        blocks: [
          paragraph`Point your phone’s camera at it. You don’t need an app or an account. You’ll see:`,
          list(
            'when your unit was last served, the result, and the next service night',
            'the last 7 nights at your door, if your service shows them',
            'open notices, and how to answer them',
            'your community’s rules',
            words`a way to report a ${article('missed-pickup', 'missed pickup')}`,
            'a way to sign up for texts',
          ),
          note`Anyone can scan a tag, so the page shows no names, phone numbers or other units.`,
        ],
      },
      {
        id: 'owners',
        heading: 'Owners: manage tags',
        blocks: [
          paragraph`On a community’s ${label('Bin tags')} page, create as many as you need and print them on label sheets. Assign them to units one by one or from a list. When a tag is damaged or missing:`,
          steps(
            'Mark it as damaged or lost.',
            'Replace it. The old tag stays in the unit’s history.',
            'Put the new tag at the door.',
          ),
          paragraph`If you rename a community, existing tags still work.`,
          paragraph`To show residents the last 7 nights at their door, turn on ${page('/settings?tab=account&setting=residentsSeeNights', 'Recent nights on bin tag pages')}. Anyone who scans a tag sees them.`,
        ],
      },
    ],
  },

  'set-out-rules': {
    title: 'Setting out your trash',
    summary: 'When and how to set it out so it’s collected.',
    sections: [
      {
        id: 'when',
        heading: 'When',
        blocks: [
          paragraph`Your community’s public page and the ${article('bin-tags', 'tag at your door')} show service days and set-out hours. Set your bin out during those hours and bring it back in by the time shown.`,
          paragraph`Add to calendar saves upcoming nights to your phone with a reminder. Español shows the page in Spanish.`,
          note`The page also lists nights without service, such as holidays.`,
        ],
      },
      {
        id: 'how',
        heading: 'How',
        blocks: [
          paragraph`Follow the rules on your community’s page. Most communities ask you to:`,
          list(
            'tie bags shut and put them in the bin',
            'avoid setting out anything that leaks, breaks or is too heavy for one person',
            'keep walkways and doors clear',
            'ask before you set out furniture or other bulk items',
          ),
        ],
      },
      {
        id: 'violation',
        heading: 'If you get a notice',
        blocks: [
          paragraph`A notice says what was found and when, with photos, and the date to fix it by. A person reviewed it before it was sent. If you disagree, say so, and the office decides.`,
        ],
      },
      {
        id: 'owners',
        heading: 'Owners: set the rules',
        blocks: [
          paragraph`Set hours, rules and closures in each ${article('communities', 'community')}; they appear on its public pages. Choose what your team can report under ${article('violations', 'violation types')}. Clear rules mean fewer ${label('Disputed')} cases.`,
        ],
      },
    ],
  },

  'missed-pickup': {
    title: 'A missed pickup',
    summary: 'How residents report one, and how owners find out what happened.',
    sections: [
      {
        id: 'report',
        heading: 'Residents: report it',
        blocks: [
          steps(
            'Check your community’s page: service may be running late.',
            words`Scan the ${article('bin-tags', 'tag at your door')}, or open the contact form on your community’s page.`,
            words`Choose ${label('Report a missed pickup')}, the night and your unit. A photo of where the bin was helps.`,
            'Enter an email or phone number for the reply.',
          ),
        ],
      },
      {
        id: 'next',
        heading: 'What happens next',
        blocks: [
          paragraph`You get a request number and a link to its status and reply. If you gave an email address, we send them there too. The business is notified right away and has a day to reply.`,
        ],
      },
      {
        id: 'owners',
        heading: 'Owners: find out what happened',
        blocks: [
          paragraph`Open ${label('Communities')}, then ${label('Requests')}. You’re notified in the app, and by email if you ${article('notifications', 'turn that on')}. A reply is due within 24 hours, with a reminder about four hours before.`,
          steps(
            words`Open the request. ${label('Verdict')} shows what that night’s records say: served, set out after you came by, missed or inconclusive. The records are ${article('shift-records', 'service logs')}, clock-ins and nearby doors.`,
            words`Accept the verdict or choose another.`,
            words`Choose ${label('Reply')}. Edit the draft, in the resident’s language, and send it by email or, if they opted in, by text.`,
            words`To reply to several residents at once, choose ${label('Merge duplicates')}, or select requests in the list and choose ${label('Reply')}.`,
          ),
          note`A bin that wasn’t out during the ${article('set-out-rules', 'set-out hours')} isn’t a missed pickup. The log shows the time.`,
        ],
      },
    ],
  },

  'property-managers': {
    title: 'Property managers',
    summary: 'Give a property manager a link to their community’s service.',
    sections: [
      {
        id: 'make',
        heading: 'Owners: create a link',
        blocks: [
          steps(
            words`Open the ${article('communities', 'community')} and choose ${label('Property managers')}.`,
            words`Choose ${label('Create link')}. Enter a name and the last day. If you add an email, we send it there.`,
            words`Copy the link. It’s shown only once. If it’s lost, choose ${label('Renew')}.`,
          ),
          paragraph`You can see when each link was last used. ${label('Revoke')} ends it right away.`,
        ],
      },
      {
        id: 'read',
        heading: 'What a property manager sees',
        blocks: [
          list(
            'a calendar of the month’s results; select a night for its proof of service',
            'each night’s status, times, doors served and reasons for missed ones',
            words`reviewed ${article('violations', 'violations')} with photos and notices`,
            'proof for one unit: type its number on a night’s page, or select it in the list',
            words`photos of the doors, if ${page('/settings?tab=account&setting=managersSeePhotos', 'your settings')} show them`,
            'service logs by unit and date, up to 31 days at a time',
            'closures, missed-pickup verdicts with evidence, and who to contact',
          ),
          paragraph`Lists can be printed or saved as CSV. They name units, but never residents or your team.`,
        ],
      },
      {
        id: 'mails',
        heading: 'Proof by email',
        blocks: [
          paragraph`If the link has an email, we send proof of service soon after the last clock-out, or the next morning if no one came. On the first of each month, a statement shows nights served and every exception. Closures don’t count as missed. Each email has an unsubscribe link.`,
        ],
      },
      {
        id: 'closures',
        heading: 'Closure requests',
        blocks: [
          paragraph`A property manager can request nights without service, such as for paving. Find the request under the community’s property managers and choose ${label('Add to closures')}.`,
        ],
      },
    ],
  },
} satisfies Partial<Articles>;
