import { defineSecret, defineString } from 'firebase-functions/params';
import { functionsRegion } from 'shared-lib/domain';

/** `smtps://user:password@host:465`; `off` for no email. */
const smtpUrl = defineSecret('SMTP_URL');
/** Mailgun's signing key for reports; `off` for none. */
const mailReportsKey = defineSecret('MAIL_REPORTS_KEY');
/** Twilio's auth token, which also signs its reports; `off` for no texts. */
const twilioAuthToken = defineSecret('TWILIO_AUTH_TOKEN');
/** `Valet Hub <hello@example.com>` */
const mailFrom = defineString('MAIL_FROM', { default: '' });
const twilioAccountSid = defineString('TWILIO_ACCOUNT_SID', { default: '' });
/** A number in E.164, or the id of a messaging service, `MG…`. */
const twilioFrom = defineString('TWILIO_FROM', { default: '' });
const twilioApiUrl = defineString('TWILIO_API_URL', { default: '' });
/** Empty for Firebase Cloud Messaging's own address. */
const fcmApiUrl = defineString('FCM_API_URL', { default: '' });
/** The address for support requests. */
const supportEmail = defineString('SUPPORT_EMAIL', { default: '' });

/** Where District Managers and Collection Specialists get their app; empty if the inviter tells them. */
const fieldAppUrl = defineString('FIELD_APP_URL', { default: '' });

/** The dashboard's address; empty for the project's default Firebase Hosting address. */
const siteUrl = defineString('SITE_URL', { default: '' });

/** The secrets of functions that send emails. */
export const mailSecrets = [smtpUrl];

/** The secrets of functions that send texts. */
export const textSecrets = [twilioAuthToken];

export const mailReportSecrets = [mailReportsKey];

/** A secret must exist for deployment, so this value means none. */
const none = 'off';

/** How emails are sent; null if not set up. */
export interface MailConfiguration {
  readonly smtpUrl: string;
  readonly from: string;
}

export const mailConfiguration = (): MailConfiguration | null => {
  const url = smtpUrl.value();
  const from = mailFrom.value();
  return url === '' || url === none || from === '' ? null : { smtpUrl: url, from };
};

/** How texts are sent; null if not set up. */
export interface TextConfiguration {
  readonly apiUrl: string;
  readonly accountSid: string;
  readonly authToken: string;
  readonly from: string;
  /** The webhook address for Twilio's delivery reports and incoming replies. */
  readonly reportsUrl: string;
}

const twilio = 'https://api.twilio.com';

export const textConfiguration = (): TextConfiguration | null => {
  const authToken = twilioAuthToken.value();
  const accountSid = twilioAccountSid.value();
  const from = twilioFrom.value();
  if (authToken === '' || authToken === none || accountSid === '' || from === '') return null;
  return {
    apiUrl: twilioApiUrl.value() || twilio,
    accountSid,
    authToken,
    from,
    reportsUrl: `${functionsUrl()}/textReports`,
  };
};

/**
 * Where push notifications are sent. A site without a push key has no registered devices, so it sends none.
 */
export const fcmUrl = (): string =>
  `${fcmApiUrl.value() || 'https://fcm.googleapis.com'}/v1/projects/${process.env['GCLOUD_PROJECT'] ?? ''}/messages:send`;

/** Whether texts are set up, for functions without access to secrets. */
export const areTextsSetUp = (): boolean => twilioAccountSid.value() !== '' && twilioFrom.value() !== '';

/** The signing key of email reports; null if they are not set up. */
export const mailReportsKeyOf = (): string | null => {
  const key = mailReportsKey.value();
  return key === '' || key === none ? null : key;
};

/** The field app's address; null if none is set. */
export const fieldAppAddress = (): string | null => {
  const address = fieldAppUrl.value();
  return /^https:\/\/\S+$/.test(address) ? address : null;
};

/** The address for support requests; null if not set up. */
export const supportAddress = (): string | null => supportEmail.value() || null;

/** The public address of these functions; the local Firebase sets its own. */
export const functionsUrl = (): string =>
  process.env['LOCAL_FUNCTIONS_URL'] ??
  `https://${functionsRegion}-${process.env['GCLOUD_PROJECT'] ?? ''}.cloudfunctions.net`;

/**
 * The full address of a dashboard page, for links in emails; the local Firebase sets its own.
 * @param path for example `/settings?tab=support`
 */
export const siteAddress = (path: string): string => {
  const site =
    process.env['LOCAL_SITE_URL'] ??
    (siteUrl.value() || `https://${process.env['GCLOUD_PROJECT'] ?? ''}.web.app`);
  return new URL(path, site).href;
};
