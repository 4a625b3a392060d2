import type { ComponentType } from 'react';
import { lazyPart, type LazyPart } from 'shared-lib/ui';
import type { en } from '../texts/en.ts';

/** A view of the text messages, `?tab=sms&view={id}`. */
interface SmsView {
  readonly id: string;
  /** Its name in `sms.views`. */
  readonly label: Exclude<keyof typeof en.sms.views, 'label'>;
  readonly part: LazyPart<ComponentType>;
}

/** The tab's views, in order; the first is the default. */
export const smsViews: readonly SmsView[] = [
  {
    id: 'settings',
    label: 'settings',
    part: lazyPart(
      'The text message settings',
      async () => (await import('./settings/SmsSettings.tsx')).SmsSettings,
    ),
  },
  {
    id: 'templates',
    label: 'templates',
    part: lazyPart(
      'The text message templates',
      async () =>
        (await import(/* webpackChunkName: "sms-templates" */ './templates/TemplatesView.tsx')).TemplatesView,
    ),
  },
  {
    id: 'send',
    label: 'send',
    part: lazyPart(
      'The form to send text messages',
      async () => (await import(/* webpackChunkName: "sms-send" */ './send/SendView.tsx')).SendView,
    ),
  },
  {
    id: 'history',
    label: 'history',
    part: lazyPart(
      'The text message history',
      async () =>
        (await import(/* webpackChunkName: "sms-history" */ './history/HistoryView.tsx')).HistoryView,
    ),
  },
  {
    id: 'recipients',
    label: 'recipients',
    part: lazyPart(
      'The text message recipients',
      async () =>
        (await import(/* webpackChunkName: "sms-recipients" */ '../recipients/RecipientsView.tsx'))
          .RecipientsView,
    ),
  },
  {
    id: 'consent',
    label: 'consent',
    part: lazyPart(
      'The consent ledger',
      async () =>
        (await import(/* webpackChunkName: "sms-consent" */ '../recipients/ConsentView.tsx')).ConsentView,
    ),
  },
  {
    id: 'suppressed',
    label: 'suppressed',
    part: lazyPart(
      'The do-not-text list',
      async () =>
        (await import(/* webpackChunkName: "sms-suppressed" */ '../recipients/SuppressedView.tsx'))
          .SuppressedView,
    ),
  },
  {
    id: 'blocked-emails',
    label: 'blockedEmails',
    part: lazyPart(
      'The blocked email addresses',
      async () =>
        (await import(/* webpackChunkName: "sms-blocked-emails" */ '../recipients/BlockedEmailsView.tsx'))
          .BlockedEmailsView,
    ),
  },
];
