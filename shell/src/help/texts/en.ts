import type { SupportTopic } from 'shared-lib/domain';

/** Topics of a support request. */
const topics: Record<SupportTopic, string> = {
  howTo: 'How do I …?',
  problem: 'Something doesn’t work',
  billing: 'Plan and billing',
  account: 'Signing in and accounts',
  idea: 'An idea',
  other: 'Something else',
};

export const en = {
  title: 'Get Help',
  summary: 'Find an answer, or ask us.',
  articles: {
    title: 'Find an answer',
    all: 'All articles',
  },
  tours: {
    title: 'Restart a tour',
    text: 'A tour shows you around on the screen. It begins with its first step.',
  },
  support: {
    title: 'Contact support',
    text: 'Tell us what you would like to do and what happens instead.',
    topic: 'Topic',
    chooseTopic: 'Choose a topic',
    topics,
    message: 'Message',
    messagePlaceholder: 'What would you like to do, and what happens instead?',
    counter: '{{length, number}} of {{max, number}}',
    attach: 'Attach diagnostics',
    attachHelp:
      'Versions, browser, screen, time zone and the latest errors of this page. Of you it has the ids of your login and of your account, and nothing else.',
    preview: 'See exactly what is sent',
    previewLabel: 'Diagnostics that are sent',
    problems: {
      topic: { missing: 'Choose what it is about.' },
      message: {
        missing: 'Write what you need help with.',
        tooShort: 'Tell us a little more: at least {{min, number}} characters.',
        tooLong: 'Shorten this to {{max, number}} characters or fewer.',
      },
    },
    send: 'Send request',
    waiting:
      'Not sent yet: there is no connection. It is sent by itself when the connection is back, as long as this tab stays open. If you reload the tab, your text is still here, and you send it again.',
    failed:
      'Your request was not sent. What you wrote is still here. Check your connection, then send it again.',
    sent: 'We have your request',
    sentAs: 'We have your request {{number}}',
    sentText:
      'It is stored with your account, and stands among your requests with its status. The answer comes by email to {{email}}, and stands there too.',
    another: 'Write another request',
  },
  modules: {
    title: 'Modules',
    text: 'What this page is made of. Support may ask for it.',
    columns: {
      module: 'Module',
      version: 'Version',
      reason: 'Why this version',
      state: 'State',
      loadTime: 'Load time',
    },
    reasons: {
      stable: 'Stable',
      canary: 'Canary {{percent}} %',
      pinned: 'Pinned to this account',
      fallback: 'Fallback',
      override: 'Override',
    },
    states: {
      idle: 'Not loaded',
      loading: 'Loading',
      loaded: 'Loaded',
      failed: 'Failed',
    },
    millis: '{{millis, number}} ms',
    copy: 'Copy',
    copied: 'Copied',
    notCopied: 'Your browser does not allow copying. Attach diagnostics to a request instead.',
  },
  requests: {
    title: 'Your requests',
    text: 'What you have asked, the newest first.',
    empty: 'You have not asked anything yet.',
    more_one: 'The latest one is listed.',
    more_other: 'The latest {{count, number}} are listed.',
    attached: 'With diagnostics',
    onItsWay: 'Not sent yet',
    number: 'Request {{number}}',
    answer: 'Answer',
    status: {
      new: 'New',
      inProgress: 'In progress',
      resolved: 'Resolved',
    },
  },
};
