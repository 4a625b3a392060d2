import type { Articles } from '../../article.ts';
import { article, label, list, note, paragraph, steps, words } from '../../writing.ts';

/** What residents need to know, and what owners can tell them. */
export const residents = {
  'bin-tags': {
    title: 'The tag at your door',
    summary: 'What the QR sticker at your door is for, and what you see when you scan it.',
    sections: [
      {
        id: 'what',
        heading: 'What a bin tag is',
        blocks: [
          paragraph`A bin tag is a small QR sticker at your door. The Collection Specialist scans it after servicing your unit, which records the time.`,
        ],
      },
      {
        id: 'scan',
        heading: 'Residents: scan your tag',
        blocks: [
          paragraph`Point your phone’s camera at the tag. You don’t need an app or an account. You see:`,
          list(
            'when your unit was last serviced, the result, and the next service night',
            'open notices, where you can say it’s fixed (with a photo), ask for more time or disagree',
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
          paragraph`Each community has a page for bin tags. Create as many as you need, print them on label sheets, and assign them to units one by one or from a list. When a tag is damaged or missing:`,
          steps(
            'Mark it as damaged or lost.',
            'Replace it. The old tag stays in the unit’s history.',
            'Put the new tag at the door.',
          ),
          paragraph`If you rename a community, you don’t need to reprint. Existing tags still open the right page.`,
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
          paragraph`Find your service days and set-out hours on your community’s public page, or scan the ${article('bin-tags', 'tag at your door')}. Set your bin out during those hours and bring it back in by the time shown.`,
          paragraph`On the public page, Add to calendar saves upcoming nights to your phone with a reminder. Español shows the page in Spanish. You can also print the page or add it to your home screen.`,
          note`Your community’s page lists nights without service, such as holidays.`,
        ],
      },
      {
        id: 'how',
        heading: 'How',
        blocks: [
          paragraph`Follow the rules on your community’s page. Most communities ask you to:`,
          list(
            'tie bags shut and put them in the bin',
            'set out nothing that leaks, breaks or is too heavy for one person',
            'keep walkways and doors clear',
            'ask before you set out furniture or other bulk items',
          ),
        ],
      },
      {
        id: 'violation',
        heading: 'If you get a notice',
        blocks: [
          paragraph`A notice says what was found and when, with photos, and the date to fix it by. A person reviewed it before it was sent. If you disagree, say so. Your answer is kept with the case, and someone decides.`,
        ],
      },
      {
        id: 'owners',
        heading: 'Owners: set the rules',
        blocks: [
          paragraph`Set hours, rules and closures in each ${article('communities', 'community')}. Your changes appear on its public page and tag pages. Choose what your team can report under ${article('violations', 'violation types')}. Clear rules mean fewer ${label('Disputed')} cases.`,
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
            'Check your community’s page to see whether last night had service and is done. Service may be running late.',
            words`Scan the ${article('bin-tags', 'tag at your door')}, or open the contact form on your community’s page.`,
            words`Choose ${label('Report a missed pickup')}, then the night, and enter your unit. The tag page already knows your unit. A short note or photo of where the bin was helps.`,
            'Enter an email or phone number for the reply.',
          ),
        ],
      },
      {
        id: 'next',
        heading: 'What happens next',
        blocks: [
          paragraph`You get a request number and a page with the status and reply. If you gave an email, we send you the link. Only people with the link can open the page; use the number when you call. The business is notified right away and has a day to reply.`,
        ],
      },
      {
        id: 'owners',
        heading: 'Owners: find out what happened',
        blocks: [
          paragraph`Open ${label('Communities')}, then ${label('Requests')}. You’re notified in the app, and by email if you ${article('notifications', 'turn that on')}. A reply is due within 24 hours. You get a reminder about four hours before, and overdue requests are highlighted.`,
          steps(
            words`Open the request. ${label('Verdict')} shows what that night’s records say: served, set out after you came by, missed or unknown. The evidence comes from the ${article('shift-records', 'service logs')}, clock-ins and nearby doors.`,
            words`Accept the verdict or choose another. The evidence is kept with your decision.`,
            words`Choose ${label('Reply')}. A draft is ready in the resident’s language. Edit it, preview it and send it by email or, if they opted in, by text.`,
            words`If several residents wrote about the same thing, ${label('Merge duplicates')} replies to all of them. Or select requests in the list and choose ${label('Reply')}. Each resident gets it in their language.`,
          ),
          note`A bin that wasn’t out during the ${article('set-out-rules', 'set-out hours')} isn’t a missed pickup. The log shows the time.`,
        ],
      },
    ],
  },

  'property-managers': {
    title: 'Property managers',
    summary: 'Give a property manager a link to their community’s service, and email them proof.',
    sections: [
      {
        id: 'make',
        heading: 'Owners: create a link',
        blocks: [
          steps(
            words`Open the ${article('communities', 'community')} and choose ${label('Property managers')}.`,
            words`Choose ${label('Create link')}. Enter a name and the last day. With an email, we send the link there.`,
            words`Copy the link. It’s shown only once. If it’s lost, choose ${label('Renew')} for a new one.`,
          ),
          paragraph`You can see when each link was last used. ${label('Revoke')} ends a link right away, even on open pages. Every step is in the community’s activity.`,
        ],
      },
      {
        id: 'read',
        heading: 'What a property manager sees',
        blocks: [
          list(
            'tonight and recent nights: status, times, doors served and why any were missed',
            words`reviewed ${article('violations', 'violations')} with photos and notices`,
            'service logs by unit and date, up to 31 days at a time',
            'closures, missed-pickup verdicts with evidence, and whom to contact',
          ),
          paragraph`Every list can be printed or saved as CSV. It names units, but never residents or your team. The link opens only that community.`,
        ],
      },
      {
        id: 'mails',
        heading: 'Proof by email',
        blocks: [
          paragraph`If the link has an email, we send proof of service soon after the last clock-out, or the next morning if no one came. On the first of each month, a statement shows nights served and every exception. Closures don’t count as missed, and nights without records are marked. Each email has an unsubscribe link.`,
        ],
      },
      {
        id: 'closures',
        heading: 'Closure requests',
        blocks: [
          paragraph`A property manager can request nights without service, such as for paving. You’re notified. Find the request under the community’s property managers and choose ${label('Add to closures')}.`,
        ],
      },
    ],
  },
} satisfies Partial<Articles>;
