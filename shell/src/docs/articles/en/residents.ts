import type { Articles } from '../../article.ts';
import { article, label, list, note, paragraph, steps, words } from '../../writing.ts';

/** What residents need to know, and what owners can tell them. */
export const residents = {
  'bin-tags': {
    title: 'The tag at your door',
    summary: 'What the QR sticker at a unit’s door is for, and what residents see when they scan it.',
    sections: [
      {
        id: 'what',
        heading: 'What a bin tag is',
        blocks: [
          paragraph`A bin tag is a small QR sticker at the door of one unit. The Collection Specialist scans it when the unit has been serviced, so that it is on record when that was.`,
        ],
      },
      {
        id: 'scan',
        heading: 'If you live there: scan it',
        blocks: [
          paragraph`Point your phone’s camera at the tag. No app and no account are needed. The page shows:`,
          list(
            'when your unit was last serviced and how that went, and when the next service is',
            'the notices that are open, each with a way to answer: it is put right (with a photo), you need more time, or it is not so',
            'the rules of your community',
            words`a way to report a ${article('missed-pickup', 'missed pickup')}`,
            'a way to agree to messages by SMS',
          ),
          note`Anyone can scan a tag, so the page shows no name, no phone number and no other unit.`,
        ],
      },
      {
        id: 'owners',
        heading: 'For owners: tags through their life',
        blocks: [
          paragraph`Each community has a page for its bin tags. Generate as many as you need, print them on label sheets, and assign them to units one after the other or from a list.`,
          steps(
            'A tag is damaged or gone: mark it as damaged or lost.',
            'Replace it. The unit has a new tag, and the old one remains in its history.',
            'Stick the new tag to the door.',
          ),
          paragraph`You can rename a community without printing anew: tags that are already on doors keep leading to the right page.`,
        ],
      },
    ],
  },

  'set-out-rules': {
    title: 'Setting out your trash',
    summary: 'When and how to put it out, so that it is collected.',
    sections: [
      {
        id: 'when',
        heading: 'When',
        blocks: [
          paragraph`Every community has its own service days, and hours in which bins may stand at the door. Both are on your community’s public page and behind the ${article('bin-tags', 'tag at your door')}. Put the bin out within those hours, and take it back in by the time that is given there.`,
          paragraph`On the public page, Add to calendar keeps the coming nights in your phone’s calendar with a reminder, and Español shows the page in Spanish. You can also print it or put it on your home screen.`,
          note`On some dates there is no service, such as holidays. Your community’s page lists them.`,
        ],
      },
      {
        id: 'how',
        heading: 'How',
        blocks: [
          paragraph`Your community’s page has the rules that apply where you live. Most have these in common:`,
          list(
            'Tie bags shut, and put them into the bin.',
            'Set out nothing that leaks, breaks or weighs more than one person can carry.',
            'Keep walkways and doors free.',
            'Ask before you put out furniture or other bulk items.',
          ),
        ],
      },
      {
        id: 'violation',
        heading: 'If you receive a notice',
        blocks: [
          paragraph`A notice says what was found, when, and by when to put it right. It has photos. A person has looked at it before it was sent. If you disagree, say so: your answer is kept with the case, and somebody decides about it.`,
        ],
      },
      {
        id: 'owners',
        heading: 'For owners: where the rules come from',
        blocks: [
          paragraph`Hours, rules and nights without service are part of each ${article('communities', 'community')}. What you change there shows on its public page and behind its tags. What your team may report is among the ${article('violations', 'violation types')}. Clear rules make for fewer ${label('Disputed')} cases.`,
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
        heading: 'If you live there: report it',
        blocks: [
          steps(
            'Check on your community’s page that there was service last night, and whether it is done. A delayed round may still be on its way.',
            words`Scan the ${article('bin-tags', 'tag at your door')}, or open the contact form on your community’s page.`,
            words`Press ${label('Report a missed pickup')}, choose the night, and enter your unit; the page of your tag knows it. A sentence or a photo of where the bin stood helps.`,
            'Leave an email address or a phone number: the answer goes there.',
          ),
        ],
      },
      {
        id: 'next',
        heading: 'What happens then',
        blocks: [
          paragraph`You get a number at once, and a page that shows how your request stands and what was answered; with an email, its link comes by mail. Only who has the link can open it: the number is for when you call. The business is told at once, and has a day to deal with your message.`,
        ],
      },
      {
        id: 'owners',
        heading: 'For owners: find out what happened',
        blocks: [
          paragraph`A report is listed under ${label('Communities')}, ${label('Requests')}. You hear of it in the app, and by email if you have ${article('notifications', 'switched that on')}. An answer is due within 24 hours: the app reminds you some four hours before, and what is overdue stands out.`,
          steps(
            words`Open the request. ${label('Verdict')} says what the records of that night show: served and when, set out after you came by, missed, or that nobody can tell, with the evidence from the ${article('shift-records', 'service log')}, the clock-ins and the doors around it.`,
            words`Accept it, or choose another verdict. The evidence is kept with your decision.`,
            words`Press ${label('Answer')}: the words are ready in the resident’s language. Change them, look at what they get, and send it by mail or, with their consent, by text.`,
            words`Several residents wrote the same? ${label('Merge duplicates')} answers them together. Or select requests in the list, and press ${label('Answer')}: each gets the same answer in their language.`,
          ),
          note`A bin that was not out at the hours of the ${article('set-out-rules', 'set-out rules')} is not a missed pickup. The log says so with the time.`,
        ],
      },
    ],
  },

  'property-managers': {
    title: 'Property managers',
    summary:
      'How a property’s own manager reads the service of their community by a link, and gets proof of it by mail.',
    sections: [
      {
        id: 'make',
        heading: 'For owners: make a link',
        blocks: [
          steps(
            words`Open the ${article('communities', 'community')}, and choose ${label('Property managers')}.`,
            words`Press ${label('Make a link')}. Enter who gets it and the last day; with an email, the link is sent there.`,
            words`Copy the link. It is shown once. If it is lost, ${label('Renew')} makes another.`,
          ),
          paragraph`The list shows when each link was last used. ${label('Revoke')} ends one at once, also on pages that are open. Every step is in the community’s activity.`,
        ],
      },
      {
        id: 'read',
        heading: 'What a manager sees',
        blocks: [
          list(
            'Tonight and the last nights: how each stands, from when to when, how many doors were served, and why some were left.',
            words`${article('violations', 'Violations')} that a person has reviewed, with photos and notices.`,
            'Service logs by unit and days, at most 31 days at once.',
            'Planned closures, what was decided of missed pickups with the evidence, and whom to ask.',
          ),
          paragraph`Every list prints, and comes as a CSV file. It names units, and never residents or your team. Another community can’t be reached.`,
        ],
      },
      {
        id: 'mails',
        heading: 'Proof by mail',
        blocks: [
          paragraph`Where the link has an email, the proof of a night goes out soon after the last one clocked out, and in the morning when nobody came. On the first of each month, a statement says how many nights were served, with every exception. A closure is no missed night, and a night without any record is called that. Each mail can be ended by the link at its end.`,
        ],
      },
      {
        id: 'closures',
        heading: 'Closures to ask for',
        blocks: [
          paragraph`A manager asks for nights without service, such as for paving. You are told, and find the request among the community’s property managers: ${label('Add to closures')} is all it takes.`,
        ],
      },
    ],
  },
} satisfies Partial<Articles>;
