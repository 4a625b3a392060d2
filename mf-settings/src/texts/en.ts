import { checkpoints } from '../checkpoints/texts/en.ts';
import { communities } from '../communities/texts/en.ts';
import { delivery } from '../delivery/texts/en.ts';
import { operations } from '../operations/texts/en.ts';
import { recipients } from '../recipients/texts/en.ts';
import { yourData } from '../yourData/texts/en.ts';
import { sms } from '../sms/texts/en.ts';

/** The module's texts in English; the other languages have the same keys. */
export const en = {
  title: 'Settings',
  summary: 'How Valet Hub works for your business',
  sections: 'Settings sections',
  ownersAlone: 'Only the owner can change this.',
  people: { owner: 'The owner', someone: 'Someone who has left' },
  search: {
    label: 'Search settings',
    nothing: 'No setting has these words. Try others, such as “quiet hours” or “logo”.',
  },
  account: {
    title: 'Account',
    text: 'You and your business. Each change saves itself.',
    you: {
      title: 'You',
      firstName: 'First name',
      lastName: 'Last name',
      problems: {
        missing: 'Enter your first name.',
      },
      picture: {
        label: 'Your picture',
        help: 'Your team sees it. Its middle is kept, made smaller, without where it was taken. JPG, PNG, WebP, GIF or AVIF, 5 MB at most.',
        unreadable: 'This file can’t be read as a picture. Choose another one.',
        tooManyPixels: 'This picture has more than {{megapixels, number}} megapixels. Choose a smaller one.',
      },
      device: 'As this device has it',
      language: {
        label: 'Language',
        help: 'Yours alone, on every device. Your emails are in it too.',
      },
      timeFormat: {
        label: 'Time format',
        help: 'Yours alone, on every device, and in the notifications that are written for you.',
        '12h': '12 hours: {{example}}',
        '24h': '24 hours: {{example}}',
      },
    },
    access: {
      title: 'Signing in',
      current: 'Your present password',
      google: {
        label: 'Google',
        help: 'You sign in with Google, as {{email}}. With a password, you can also change your email here, and end sessions elsewhere.',
        action: 'Choose a password',
        sent: 'We have sent a link to {{email}}. Open it to choose a password.',
        failed: 'The link could not be sent. Try again in a few minutes.',
      },
      email: {
        label: 'Email',
        help: 'You sign in with {{email}}.',
        action: 'Change email',
        submit: 'Send the link',
        new: 'New email',
        note: 'A link goes to the new address. Nothing changes until you open it, within an hour.',
        sent: 'Open the link in the mail to {{email}} to confirm it.',
        confirmTitle: 'Confirm your new email',
        confirm: 'Sign in with it from now on',
        confirmNote:
          'From now on you sign in with the address to which the link was mailed. Your sessions elsewhere end, and the old address is told, with a way to undo it.',
        done: 'You sign in with {{email}} from now on. You are signed out everywhere else.',
        usedUp:
          'This link was used already, is too old, or is another account’s. Ask for a new one with Change email.',
        taken: 'This address has another account by now, so nothing was changed.',
      },
      password: {
        label: 'Password',
        help: 'What you sign in with, beside your email.',
        action: 'Change password',
        submit: 'Change password',
        new: 'New password',
        rules: 'At least {{count}} characters, and nothing that others guess.',
        done: 'Your password is changed. You are signed out everywhere else.',
      },
      sessions: {
        label: 'Signed in elsewhere',
        help: 'Ends your sessions on all other devices and browsers, such as a phone that you lost.',
        action: 'Sign out everywhere else',
        submit: 'Sign out everywhere else',
        note: 'Pages that are open elsewhere end within a minute. A device without a connection ends as soon as it has one. Somebody who tampers with an open page could read what that session may read for an hour at most.',
        done: 'You are signed out everywhere else.',
      },
      problems: {
        email: {
          missing: 'Enter an email.',
          invalid: 'Enter an email such as name@example.com.',
          same: 'You sign in with this email already.',
          duplicate: 'Someone on your team has this email already.',
        },
        current: {
          missing: 'Enter your present password.',
          wrong: 'This is not your present password.',
          tooMany: 'Too many attempts. Wait a few minutes and try again.',
        },
        password: {
          missing: 'Enter a new password.',
          tooShort: 'Use at least 8 characters.',
          tooLong: 'Use 4,096 characters or fewer.',
          common: 'Choose another: this one is among the first that are guessed.',
          aboutYou: 'Choose one without your name or email in it.',
          weak: 'Choose a longer password, or one with more kinds of characters.',
        },
      },
      failures: {
        tooMany: 'You have tried this too often. Nothing was changed; try again in an hour.',
        offline: 'You’re offline, so nothing was changed. Try again when you’re back.',
        failed:
          'It is not certain that this worked. If you are asked to sign in, it did; otherwise try again.',
      },
    },
    statistics: {
      title: 'Usage statistics',
      label: 'Count which pages I open',
      help: 'In this browser, to make the pages better. Names, addresses and what you type are never sent. Off until you switch it on; switching it off stops it at once.',
      none: 'This site counts nothing.',
    },
    business: {
      title: 'Your business',
      businessName: {
        label: 'Business name',
        help: 'As residents and your team read it.',
      },
      timeZone: {
        label: 'Time zone of your business',
        help: 'By it, digests and quiet hours of emails keep time, and pay periods end. Each community keeps its own time zone.',
      },
      country: {
        label: 'Country',
        help: 'Phone numbers without a country code are read as numbers of this country. Residents can sign up for texts only with its mobile numbers; the United States and Canada count as one.',
      },
      logo: {
        label: 'Logo',
        help: 'On your public pages. It is made smaller by itself.',
      },
      brandColour: {
        label: 'Brand color',
        help: 'On your public pages, dark enough for white text on it.',
      },
      contactPhone: {
        label: 'Phone for residents',
        help: 'On your public pages; leave it empty for none.',
      },
      contactEmail: {
        label: 'Email for residents',
        help: 'On your public pages; leave it empty for none.',
      },
      problems: {
        missing: 'Enter the name of your business.',
        tooPale: 'Choose a darker color: white text on this one is hard to read.',
        contactEmail: { invalid: 'Enter an email address, such as office@example.com.' },
        unreadable: 'This file can’t be read as a picture. Choose another one.',
      },
      address: {
        label: 'Address of your public pages',
        none: 'Your business gets one with its first community.',
        now: 'Residents find your communities below {{address}}.',
        change: 'Change address',
        title: 'Change the address of your public pages',
        submit: 'Change address',
        shown: 'Your communities will be found below {{address}}.',
        changed: 'Your public pages are found below {{slug}} now.',
        note: 'Codes that are printed and links that were sent keep working: they lead on to the new address. The old one stays yours and goes to nobody else.',
        overtaken: 'The address was changed elsewhere meanwhile. Close this to see it, and try again.',
        failed: 'The address was not changed. What you typed is still here; try again.',
        standing: {
          free: 'It is free.',
          own: 'It is yours: you had it before.',
          taken: 'Another business has it, or had it.',
        },
        problems: {
          invalid: 'Use small letters without accents, digits, and single hyphens between them.',
          reserved: 'Valet Hub needs this word for its own pages. Choose another.',
          taken: 'Another business has it, or had it. Choose another.',
          tooShort: 'Use at least 2 characters.',
        },
      },
      preview: {
        title: 'How a public page begins',
        community: 'One of your communities',
        servedBy: 'Door-to-door trash service by {{business}}',
      },
    },
  },
  yourData,
  delivery,
  notifications: {
    title: 'Notifications',
    text: 'Choose what you hear about. Each change saves itself.',
    inApp: 'In the app',
    byEmail: 'By email',
    settings: {
      notifyClockInOut: {
        label: 'Clock-ins and clock-outs',
        help: 'When someone on your team starts or ends a shift.',
      },
      notifyViolations: {
        label: 'Violations',
        help: 'When someone on your team reports a violation.',
      },
      notifyContactSubmissions: {
        label: 'Contact forms',
        help: 'When a resident writes to you through a community’s public page.',
      },
      notifyMissedShifts: {
        label: 'Missed shifts',
        help: 'When nobody has clocked in for a shift.',
      },
      notifyEmployeeRequests: {
        label: 'Employee requests',
        help: 'When a team member asks for time off or for a shift.',
      },
      emailContactSubmissions: {
        label: 'Contact forms by email',
        help: 'Sends each contact form to your email address as well.',
      },
      emailMissedShifts: {
        label: 'Missed shifts by email',
        help: 'As soon as nobody has clocked in for a shift.',
      },
      emailViolations: {
        label: 'Violations by email',
        help: 'Each violation as it is reported. Large businesses get one email for each quarter of an hour.',
      },
      emailEmployeeRequests: {
        label: 'Employee requests by email',
        help: 'One email a day for each person who asks for something.',
      },
      hasQuietHours: {
        label: 'Quiet hours',
        help: 'Emails wait until they end. What stands in the app comes at any time, without a sound.',
      },
      quietFrom: { label: 'Quiet from', help: 'In your business’s time zone.' },
      quietTo: { label: 'Quiet until', help: 'What waited is sent then.' },
      urgentInQuietHours: {
        label: 'Missed shifts all the same',
        help: 'These can be saved in the night only, so they are emailed at once.',
      },
      hasDigest: {
        label: 'A digest each morning',
        help: 'One email with the night’s result: first what needs you, then the figures.',
      },
      digestAt: { label: 'Sent at', help: 'In your business’s time zone.' },
      digestBelowPercent: {
        label: 'Point out communities below',
        help: 'Percent of doors served, between 1 and 100.',
      },
      digestWhenAllWell: {
        label: 'Also when all went well',
        help: 'A short email that says so. Without it, a good night is silent.',
      },
      language: {
        label: 'Language of your emails',
        help: 'Notifications and the digest are written in it.',
        owners: 'As your language, or else the owner’s',
      },
    },
    quiet: 'Quiet hours',
    problems: {
      missing: 'Enter a time, such as 21:00.',
      digestBelowPercent: { missing: 'Enter a whole number between 1 and 100.' },
    },
    whose: {
      owners: 'You see what the owner has chosen. Once you change something, it holds for you alone.',
      own: 'These choices are yours alone.',
      follow: 'Follow the owner’s choices',
      failed: 'Not changed. Try again.',
    },
    digest: {
      title: 'Morning digest',
      preview: 'This morning’s digest',
      totals: 'The night in figures',
      sendNow: 'Send me one now',
      sent_one: 'On its way to {{email}}. You can ask for {{count, number}} more today.',
      sent_other: 'On its way to {{email}}. You can ask for {{count, number}} more today.',
      enough: 'That was the last one for today.',
      notSent: 'Not sent. Try again.',
    },
  },
  communities,
  operations,
  recipients,
  sms,
  checkpoints,
};
