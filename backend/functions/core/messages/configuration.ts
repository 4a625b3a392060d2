import { defineSecret, defineString } from 'firebase-functions/params';
import { functionsRegion } from 'shared-lib/domain';

/** `smtps://user:password@host:465`; `off` for no mail. */
const smtpUrl = defineSecret('SMTP_URL');
/** The key with which Mailgun signs its reports; `off` for none. */
const mailReportsKey = defineSecret('MAIL_REPORTS_KEY');
/** Twilio's auth token, which also signs its reports; `off` for no texts. */
const twilioAuthToken = defineSecret('TWILIO_AUTH_TOKEN');
/** `Valet Hub <hello@example.com>` */
const mailFrom = defineString('MAIL_FROM', { default: '' });
const twilioAccountSid = defineString('TWILIO_ACCOUNT_SID', { default: '' });
/** A number in E.164, or the id of a messaging service, `MG…`. */
const twilioFrom = defineString('TWILIO_FROM', { default: '' });
const twilioApiUrl = defineString('TWILIO_API_URL', { default: '' });
/** Who answers requests for support. */
const supportEmail = defineString('SUPPORT_EMAIL', { default: '' });

/** Where District Managers and Collection Specialists get their app; empty where whoever invites them says it. */
const fieldAppUrl = defineString('FIELD_APP_URL', { default: '' });

/** Where the dashboard is; empty for the project's own address at Firebase Hosting. */
const siteUrl = defineString('SITE_URL', { default: '' });

/** What a function that sends mails may read. */
export const mailSecrets = [smtpUrl];

/** What a function that sends texts may read. */
export const textSecrets = [twilioAuthToken];

export const mailReportSecrets = [mailReportsKey];

/** A secret has to be there to be deployed, so this stands for none. */
const none = 'off';

/** How mails leave; null when that is not set up. */
export interface MailConfiguration {
  readonly smtpUrl: string;
  readonly from: string;
}

export const mailConfiguration = (): MailConfiguration | null => {
  const url = smtpUrl.value();
  const from = mailFrom.value();
  return url === '' || url === none || from === '' ? null : { smtpUrl: url, from };
};

/** How texts leave; null when that is not set up. */
export interface TextConfiguration {
  readonly apiUrl: string;
  readonly accountSid: string;
  readonly authToken: string;
  readonly from: string;
  /** Where Twilio tells what became of a text, and what people answer. */
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

/** Whether texts can leave at all, for functions that may not read secrets. */
export const areTextsSetUp = (): boolean => twilioAccountSid.value() !== '' && twilioFrom.value() !== '';

/** The key that signs reports about mails; null when they are not set up. */
export const mailReportsKeyOf = (): string | null => {
  const key = mailReportsKey.value();
  return key === '' || key === none ? null : key;
};

/** Where the field app is; null where no web address is set. */
export const fieldAppAddress = (): string | null => {
  const address = fieldAppUrl.value();
  return /^https:\/\/\S+$/.test(address) ? address : null;
};

/** Where requests for support go; null when that is not set up. */
export const supportAddress = (): string | null => supportEmail.value() || null;

/** The address at which these functions are called from outside; the local Firebase names its own. */
export const functionsUrl = (): string =>
  process.env['LOCAL_FUNCTIONS_URL'] ??
  `https://${functionsRegion}-${process.env['GCLOUD_PROJECT'] ?? ''}.cloudfunctions.net`;

/**
 * An address of the dashboard, for a mail to lead to; the local Firebase names its own.
 * @param path such as `/settings?tab=support`
 */
export const siteAddress = (path: string): string => {
  const site =
    process.env['LOCAL_SITE_URL'] ??
    (siteUrl.value() || `https://${process.env['GCLOUD_PROJECT'] ?? ''}.web.app`);
  return new URL(path, site).href;
};
