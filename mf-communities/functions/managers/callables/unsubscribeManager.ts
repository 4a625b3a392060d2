import { onRequest } from 'firebase-functions/https';
import { isDocumentId, paths } from 'shared-lib/domain';
import { managerLinkSchema } from 'mf-communities/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { runtime } from 'backend/kernel/runtime.ts';
import { searchOf } from 'backend/kernel/searchOf.ts';
import { recordOf } from 'backend/kernel/records.ts';
import {
  unsubscribeForm,
  unsubscribeHeaders,
  unsubscribePage,
} from 'backend/functions/core/messages/unsubscribePage.ts';
import { isSignedForManager, statementTurnId } from '../managerTurns.ts';
import { managerTexts } from '../managerTexts.ts';

/**
 * Unsubscribes a property's manager from email, by the URL in one of them, and keeps their link. Opening it
 * asks for confirmation, since mail scanners follow links automatically; a mail client's own button posts,
 * which unsubscribes at once (RFC 8058).
 */
export const unsubscribeManager = onRequest(runtime.webhook, async (request, response) => {
  const search = searchOf(request);
  const requested = new URLSearchParams(search);
  const [customerId = '', linkId = '', signature = ''] = ['b', 'l', 's'].map(
    (name) => requested.get(name) ?? '',
  );
  response.set(unsubscribeHeaders).type('html');
  const isAddress = isDocumentId(customerId) && isDocumentId(linkId);
  const turn = isAddress
    ? await firestore()
        .doc(paths.managerTurn(customerId, statementTurnId(linkId)))
        .get()
    : null;
  const secret: unknown = turn?.get('mailSecret');
  if (typeof secret !== 'string' || !isSignedForManager(secret, customerId, linkId, signature)) {
    response.status(403).send(unsubscribePage('en', managerTexts.en.unsubscribePage.wrong, ''));
    return;
  }
  const reference = firestore().doc(paths.managerLink(customerId, linkId));
  const link = recordOf(managerLinkSchema, await reference.get());
  const language = link?.language ?? 'en';
  const words = managerTexts[language].unsubscribePage;
  if (request.method === 'POST') {
    if (link) await reference.update({ wantsMail: false });
    response.send(unsubscribePage(language, words.done, ''));
    return;
  }
  response.send(unsubscribePage(language, words.ask, unsubscribeForm(search, words.yes)));
});
