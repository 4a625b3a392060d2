import { onRequest } from 'firebase-functions/https';
import { isDocumentId, paths, personalNotificationsSchema } from 'shared-lib/domain';
import { firestore } from '../../../../kernel/firebase.ts';
import { runtime } from '../../../../kernel/runtime.ts';
import { siteAddress } from '../../messages/configuration.ts';
import { unsubscribeForm, unsubscribeHeaders, unsubscribePage } from '../../messages/unsubscribePage.ts';
import { searchOf } from '../../../../kernel/searchOf.ts';
import { recordOf } from '../../../../kernel/records.ts';
import { digestSettingsPath, isSignedBy, storedTurn } from '../digestTurns.ts';

const words = {
  en: {
    ask: 'Unsubscribe from the morning digest?',
    yes: 'Unsubscribe',
    done: 'You’re unsubscribed. You can turn the digest back on in Settings.',
    settings: 'Settings',
    wrong: 'This link is incomplete or has expired. Turn off the digest in Settings.',
  },
  es: {
    ask: '¿Dejar de recibir el resumen de la mañana?',
    yes: 'Dejar de recibirlo',
    done: 'Ya no recibirá el resumen. Puede activarlo de nuevo en Configuración.',
    settings: 'Configuración',
    wrong: 'Este enlace está incompleto o caducó. Desactive el resumen en Configuración.',
  },
} as const;

const page = (language: 'en' | 'es', says: string, form: string): string =>
  unsubscribePage(
    language,
    says,
    `${form}<p><a href="${siteAddress(digestSettingsPath)}">${words[language].settings}</a></p>`,
  );

/**
 * Unsubscribes a person from digests, by the link in one of them. Opening the link asks for confirmation, because mail scanners open links;
 * a mailbox's unsubscribe button posts, which takes effect immediately (RFC 8058). The result is stored in the person's settings.
 */
export const unsubscribeDigest = onRequest(runtime.webhook, async (request, response) => {
  const search = searchOf(request);
  const requested = new URLSearchParams(search);
  const [customerId = '', uid = '', signature = ''] = ['b', 'p', 's'].map(
    (name) => requested.get(name) ?? '',
  );
  const isAddress = isDocumentId(customerId) && isDocumentId(uid);
  const turn = isAddress ? await firestore().doc(paths.digestTurn(customerId, uid)).get() : null;
  response.set(unsubscribeHeaders).type('html');
  if (!turn?.exists || !isSignedBy(storedTurn(turn).key, customerId, uid, signature)) {
    response.status(403).send(page('en', words.en.wrong, ''));
    return;
  }
  const settings = firestore().doc(paths.personalNotifications(customerId, uid));
  const found = await settings.get();
  const [member, customer] = await firestore().getAll(
    firestore().doc(paths.teamMember(customerId, uid)),
    firestore().doc(paths.customer(customerId)),
  );
  const chosen =
    recordOf(personalNotificationsSchema, found)?.language ??
    (member?.get('language') as unknown) ??
    (customer?.get('language') as unknown);
  const language = chosen === 'es' ? 'es' : 'en';
  if (request.method === 'POST') {
    if (found.exists) await settings.update({ hasDigest: false });
    response.send(page(language, words[language].done, ''));
    return;
  }
  response.send(page(language, words[language].ask, unsubscribeForm(search, words[language].yes)));
});
