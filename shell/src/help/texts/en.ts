import type { SupportTopic } from 'shared-lib/domain';

/** Topics of a support request. */
const topics: Record<SupportTopic, string> = {
  howTo: 'How do I …?',
  problem: 'Something doesn’t work',
  billing: 'Plan and billing',
  account: 'Sign-in and accounts',
  idea: 'An idea',
  other: 'Something else',
};

export const en = {
  title: 'Get Help',
  summary: 'Find an answer or contact us.',
  articles: {
    title: 'Find an answer',
    all: 'All articles',
  },
  tours: {
    title: 'Restart a tour',
    text: 'A tour shows you around, starting at step 1.',
  },
  support: {
    title: 'Contact support',
    text: 'We reply by email.',
    topic: 'Topic',
    chooseTopic: 'Choose a topic',
    topics,
    message: 'Message',
    messagePlaceholder: 'What are you trying to do, and what happens instead?',
    counter: '{{length, number}} of {{max, number}}',
    attach: 'Attach diagnostics',
    attachHelp:
      'Includes versions, browser, screen, time zone and recent errors. Your login and account IDs are the only details about you.',
    preview: 'Preview diagnostics',
    previewLabel: 'Diagnostics',
    problems: {
      topic: { missing: 'Choose a topic.' },
      message: {
        missing: 'Describe what you need help with.',
        tooShort: 'Write at least {{min, number}} characters.',
        tooLong: 'Shorten this to {{max, number}} characters or fewer.',
      },
    },
    send: 'Send request',
    waiting:
      'Not sent: you’re offline. Keep this tab open and it sends when you’re back online. If you reload, your text is kept but you’ll need to send it again.',
    failed: 'Your request wasn’t sent. Your text is kept. Check your connection and try again.',
    sent: 'Request received',
    sentAs: 'Request {{number}} received',
    sentText: 'We’ll reply to {{email}}. You can also follow the request below.',
    another: 'Write another request',
  },
  modules: {
    title: 'Modules',
    text: 'Support may ask for these versions.',
    columns: {
      module: 'Module',
      version: 'Version',
      reason: 'Reason',
      state: 'Status',
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
    notCopied: 'Your browser blocked copying. Attach diagnostics to a request instead.',
  },
  requests: {
    title: 'Your requests',
    text: 'Newest first',
    empty: 'No requests yet. Requests you send appear here.',
    more_one: 'Showing the latest request.',
    more_other: 'Showing the latest {{count, number}} requests.',
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
