import type { SendOutcome } from '../domain/planOutcome.ts';
import type { TextMessage } from 'shared-lib/domain';
import type { TextConfiguration } from '../configuration.ts';
import { answerMillis, type MessageProvider } from '../MessageProvider.ts';
import { foundOutcome, twilioOutcome } from './twilioOutcome.ts';

/** Errors of a connection that was never established: nothing was sent. */
const unconnected = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);

/** How many of the latest texts to a number are searched. */
const latest = 50;

const failedFetch = (error: unknown): SendOutcome => {
  const { cause, name, message } = error as Error & { cause?: { code?: string } };
  const code = cause?.code ?? name;
  return { kind: unconnected.has(code) ? 'later' : 'unknown', code, message };
};

/**
 * Sends texts by Twilio's API (2010-04-01). Twilio has no idempotency keys, so a text with an unknown outcome is looked up in Twilio's list
 * before it is sent again.
 */
export const twilioProvider = (configuration: TextConfiguration): MessageProvider<TextMessage> => {
  const { apiUrl, accountSid, authToken, from, reportsUrl } = configuration;
  const url = `${apiUrl}/2010-04-01/Accounts/${accountSid}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  const ask = async (
    address: string,
    form: URLSearchParams | null,
    outcomeOf: (status: number, body: unknown) => SendOutcome,
  ): Promise<SendOutcome> => {
    try {
      const response = await fetch(address, {
        ...(form && { method: 'POST', body: form }),
        headers: { authorization },
        signal: AbortSignal.timeout(answerMillis),
      });
      const body: unknown = await response.json().catch(() => null);
      return outcomeOf(response.status, body);
    } catch (error) {
      return failedFetch(error);
    }
  };
  return {
    send: ({ id, to, body }) => {
      const sender = from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from };
      const callback = `${reportsUrl}?message=${encodeURIComponent(id)}`;
      const form = new URLSearchParams({ To: to, Body: body, StatusCallback: callback, ...sender });
      return ask(url, form, twilioOutcome);
    },
    find: async ({ to, body }, since) => {
      const query = new URLSearchParams({ To: to, PageSize: String(latest) });
      const found = await ask(`${url}?${query}`, null, (status, answer) =>
        foundOutcome(status, answer, { to, body }, since),
      );
      // The lookup failed, so the text may have been accepted.
      return found.kind === 'later' ? { ...found, kind: 'unknown' } : found;
    },
  };
};
