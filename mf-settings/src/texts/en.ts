import { activity } from '../activity/texts/en.ts';
import { checkpoints } from '../checkpoints/texts/en.ts';
import { communities } from '../communities/texts/en.ts';
import { delivery } from '../delivery/texts/en.ts';
import { push } from '../push/texts/en.ts';
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
  people: { owner: 'The owner', someone: 'A former team member' },
  search: {
    label: 'Search settings',
    nothing: 'No settings found. Try “quiet hours” or “logo”.',
  },
  account: {
    title: 'Account',
    text: 'Changes save automatically.',
    you: {
      title: 'You',
      firstName: 'First name',
      lastName: 'Last name',
      problems: {
        missing: 'Enter your first name.',
      },
      picture: {
        label: 'Your picture',
        help: 'Visible to your team. We remove location data. JPG, PNG, WebP, GIF or AVIF, up to 5 MB.',
        unreadable: 'This picture can’t be read. Choose another file.',
        tooManyPixels: 'Over {{megapixels, number}} megapixels. Choose a smaller picture.',
      },
      device: 'Same as this device',
      language: {
        label: 'Language',
        help: 'On all your devices and in your emails.',
      },
      timeFormat: {
        label: 'Time format',
        help: 'On all your devices and in your notifications.',
        '12h': '12-hour: {{example}}',
        '24h': '24-hour: {{example}}',
      },
    },
    access: {
      title: 'Sign-in',
      current: 'Current password',
      google: {
        label: 'Google',
        help: 'You sign in with Google as {{email}}. Add a password to change your email or sign out other devices.',
        action: 'Add password',
        sent: 'Open the link we sent to {{email}} to choose a password.',
        failed: 'Couldn’t send the link. Try again in a few minutes.',
      },
      email: {
        label: 'Email',
        help: 'You sign in with {{email}}.',
        action: 'Change email',
        submit: 'Send link',
        new: 'New email',
        note: 'We’ll send a link to the new address. Open it within an hour.',
        sent: 'Check {{email}} for a confirmation link.',
        confirmTitle: 'Confirm your new email',
        confirm: 'Confirm email',
        confirmNote: 'Other devices are signed out. We’ll email your old address a link to undo the change.',
        done: 'You now sign in with {{email}}.',
        usedUp: 'This link has expired, was already used or is for another account. Request a new one.',
        taken: 'Another account uses this email.',
      },
      password: {
        label: 'Password',
        help: 'Used with your email to sign in.',
        action: 'Change password',
        submit: 'Change password',
        new: 'New password',
        rules: 'At least {{count}} characters, hard to guess.',
        done: 'Password changed. Other devices were signed out.',
      },
      sessions: {
        label: 'Other devices',
        help: 'Useful if you lose a phone.',
        action: 'Sign out other devices',
        submit: 'Sign out other devices',
        note: 'Other devices sign out within a minute, or when they reconnect. A hacked device could read data for up to an hour.',
        done: 'All other devices were signed out.',
      },
      problems: {
        email: {
          missing: 'Enter an email.',
          invalid: 'Enter an email such as name@example.com.',
          same: 'You already sign in with this email.',
          duplicate: 'Someone on your team has this email.',
        },
        current: {
          missing: 'Enter your current password.',
          wrong: 'Wrong password. Try again.',
          tooMany: 'Too many attempts. Wait a few minutes.',
        },
        password: {
          missing: 'Enter a new password.',
          tooShort: 'Use at least 8 characters.',
          tooLong: 'Use 4,096 characters or fewer.',
          common: 'Too common. Choose another.',
          aboutYou: 'Don’t use your name or email.',
          weak: 'Use a longer password or more kinds of characters.',
        },
      },
      failures: {
        tooMany: 'Too many attempts. Try again in an hour.',
        offline: 'You’re offline. Nothing was changed.',
        failed: 'No response. If you’re asked to sign in, it worked. Otherwise, try again.',
      },
    },
    statistics: {
      title: 'Usage statistics',
      label: 'Count which pages I open',
      help: 'In this browser only. We never send names, addresses or what you type.',
      none: 'This site doesn’t collect usage statistics.',
    },
    business: {
      title: 'Your business',
      businessName: {
        label: 'Business name',
        help: 'Residents and your team see it.',
      },
      timeZone: {
        label: 'Business time zone',
        help: 'For digests, quiet hours and pay periods. Communities have their own.',
      },
      country: {
        label: 'Country',
        help: 'Used for numbers without a country code. Residents need a mobile number from this country to sign up for texts. The US and Canada count as one.',
      },
      logo: {
        label: 'Logo',
        help: 'Appears on your public pages.',
      },
      brandColour: {
        label: 'Brand color',
        help: 'On your public pages, behind white text.',
      },
      contactPhone: {
        label: 'Phone number for residents',
        help: 'On your public pages. Leave empty to hide it.',
      },
      contactEmail: {
        label: 'Email for residents',
        help: 'On your public pages. Leave empty to hide it.',
      },
      residentsSeeNights: {
        label: 'Recent nights on bin tag pages',
        help: 'Anyone who scans a unit’s tag sees the results and times of the last 7 nights, without names or photos.',
      },
      managersSeePhotos: {
        label: 'Door photos for property managers',
        help: 'Property managers see the door photos your team takes each night.',
      },
      problems: {
        missing: 'Enter your business name.',
        tooPale: 'White text is hard to read on this. Choose a darker color.',
        contactEmail: { invalid: 'Enter an email, such as office@example.com.' },
        unreadable: 'This picture can’t be read. Choose another file.',
      },
      address: {
        label: 'Public page address',
        none: 'Created when you add your first community.',
        now: 'Your communities are at {{address}}.',
        change: 'Change address',
        title: 'Change public page address',
        submit: 'Change address',
        shown: 'New address: {{address}}',
        changed: 'Your public pages are now at {{slug}}.',
        note: 'Printed codes and old links keep working.',
        failed: 'The address wasn’t changed. Try again.',
        standing: {
          free: 'Available.',
          own: 'Available. You’ve used it before.',
          taken: 'Taken by another business.',
        },
        problems: {
          invalid: 'Use lowercase letters, numbers and single hyphens.',
          reserved: 'This word is reserved. Choose another.',
          taken: 'Another business uses this address.',
          tooShort: 'Use at least 2 characters.',
        },
      },
      preview: {
        title: 'Public page preview',
        community: 'Your community',
        servedBy: 'Door-to-door trash service by {{business}}',
      },
    },
  },
  activity,
  yourData,
  delivery,
  push,
  notifications: {
    title: 'Notifications',
    text: 'Changes save automatically.',
    inApp: 'In the app',
    byEmail: 'By email',
    settings: {
      notifyClockInOut: {
        label: 'Clock-ins and clock-outs',
        help: 'A team member starts or ends a shift.',
      },
      notifyViolations: {
        label: 'Violations',
        help: 'A team member reports a violation.',
      },
      notifyContactSubmissions: {
        label: 'Contact forms',
        help: 'A resident writes from a public page.',
      },
      notifyMissedShifts: {
        label: 'Missed shifts',
        help: 'No one has clocked in.',
      },
      notifyEmployeeRequests: {
        label: 'Employee requests',
        help: 'Requests for time off or for a shift.',
      },
      emailContactSubmissions: {
        label: 'Contact forms by email',
        help: 'An email for each one.',
      },
      emailMissedShifts: {
        label: 'Missed shifts by email',
        help: 'As soon as a shift is missed.',
      },
      emailViolations: {
        label: 'Violations by email',
        help: 'Sent as they’re reported. Large businesses get one email every 15 minutes.',
      },
      emailEmployeeRequests: {
        label: 'Employee requests by email',
        help: 'At most one a day per team member.',
      },
      pushUrgent: {
        label: 'Urgent',
        help: 'What needs a decision tonight: late, missed and at-risk shifts, and no one on the clock.',
      },
      pushOther: {
        label: 'Everything else',
        help: 'All other notifications that are on in the app.',
      },
      pushInQuietHours: {
        label: 'Show urgent ones during quiet hours',
        help: 'When off, your devices stay silent.',
      },
      hasQuietHours: {
        label: 'Quiet hours',
        help: 'Emails wait, and in-app notifications arrive silently.',
      },
      quietFrom: { label: 'Quiet from', help: 'In your business’s time zone.' },
      quietTo: { label: 'Quiet until', help: 'Held emails are sent then.' },
      urgentInQuietHours: {
        label: 'Send missed-shift alerts anyway',
        help: 'So you can still cover the shift.',
      },
      hasDigest: {
        label: 'Morning digest',
        help: 'What needs attention first, then the night’s totals.',
      },
      digestAt: { label: 'Sent at', help: 'In your business’s time zone.' },
      digestBelowPercent: {
        label: 'Flag communities below',
        help: 'Percent of doors served, from 1 to 100.',
      },
      digestWhenAllWell: {
        label: 'Send even if everything went well',
        help: 'When off, you get no digest after a good night.',
      },
      language: {
        label: 'Email language',
        help: 'Used for notifications and the digest.',
        owners: 'Your language, or the owner’s',
      },
    },
    quiet: 'Quiet hours',
    problems: {
      missing: 'Enter a time, such as 9:00 PM.',
      digestBelowPercent: { missing: 'Enter a whole number from 1 to 100.' },
    },
    whose: {
      owners: 'These are the owner’s choices. Your changes apply only to you.',
      own: 'These choices apply only to you.',
      follow: 'Use the owner’s choices',
      failed: 'Not changed. Try again.',
    },
    digest: {
      title: 'Morning digest',
      preview: 'This morning’s digest',
      totals: 'Last night’s totals',
      sendNow: 'Send me one now',
      sent_one: 'Sent to {{email}}. You can send {{count, number}} more today.',
      sent_other: 'Sent to {{email}}. You can send {{count, number}} more today.',
      enough: 'You’ve reached today’s limit.',
      notSent: 'Not sent. Try again.',
    },
  },
  communities,
  operations,
  recipients,
  sms,
  checkpoints,
};
