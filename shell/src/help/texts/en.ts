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
    text: 'Each tour starts at step 1.',
  },
  support: {
    title: 'Contact support',
    text: 'We reply by email.',
    topic: 'Topic',
    chooseTopic: 'Choose a topic',
    topics,
    message: 'Message',
    messagePlaceholder: 'What are you trying to do? What happens instead?',
    counter: '{{length, number}} of {{max, number}}',
    attach: 'Attach diagnostics',
    attachHelp: 'Versions, browser, screen, time zone and recent errors, with your login and account IDs.',
    preview: 'Preview diagnostics',
    previewLabel: 'Diagnostics',
    problems: {
      topic: { missing: 'Choose a topic.' },
      message: {
        missing: 'Describe what you need help with.',
        tooShort: 'Write at least {{min, number}} characters.',
        tooLong: 'Use up to {{max, number}} characters.',
      },
    },
    send: 'Send request',
    waiting:
      'You’re offline. Keep this tab open and we’ll send your request when you’re back online. If you reload, send it again.',
    failed: 'Your request wasn’t sent. Try again.',
    sent: 'Request received',
    sentAs: 'Request {{number}} received',
    sentText: 'We’ll reply to {{email}} and below.',
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
      canary: 'Canary {{percent}}%',
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
    notCopied: 'Your browser blocked copying. Attach diagnostics to a request.',
  },
  requests: {
    title: 'Your requests',
    text: 'Newest first',
    empty: 'Requests you send appear here.',
    more_one: 'Showing the latest request.',
    more_other: 'Showing the latest {{count, number}} requests.',
    attached: 'With diagnostics',
    onItsWay: 'Not sent yet',
    number: 'Request {{number}}',
    answer: 'Reply',
    status: {
      new: 'New',
      inProgress: 'In progress',
      resolved: 'Resolved',
    },
  },
};
