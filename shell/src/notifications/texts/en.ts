/** The texts of notifications in English; the spec's words stand as given. */
export const en = {
  title: 'All Notifications',
  name: 'Notifications',
  bell: {
    none: 'Notifications',
    dot: 'Notifications, some are unread',
    count: 'Notifications, {{shown}} new',
    failed: 'Notifications, not loaded',
  },
  empty: 'No recent notifications',
  markAll: 'Mark all as read',
  viewAll: 'View all',
  untitled: 'Notification',
  unread: 'Unread',
  noDate: 'No date',
  today: 'Today',
  yesterday: 'Yesterday',
  loadingMore: 'Loading more…',
  filter: {
    label: 'Show',
    all: 'All',
    unread: 'Unread',
  },
  summary: {
    unread: 'Some are unread.',
    read: 'You have read everything.',
  },
  markOne: 'Mark as read: {{title}}',
  markOneShort: 'Mark as read',
  markOneFailed: 'This could not be marked as read. Check your connection and try again.',
  progress: '{{done, number}} of {{total, number}} marked as read',
  running: 'Marking as read…',
  failed: 'Not all could be marked as read. Those that were stay so; try again to go on.',
  none: {
    title: 'No notifications yet',
    text: 'Missed shifts, violations, requests and messages of residents will be listed here as they happen.',
  },
  noUnread: {
    title: 'No unread notifications',
    text: 'You have read everything.',
    action: 'Show all',
  },
};
