import { onRequest } from 'firebase-functions/https';
import { functionsRegion, isDocumentId, managerLinkSchema, paths } from 'shared-lib/domain';
import { firestore } from '../firebase.ts';
import { recordOf } from '../summaries/directorySources.ts';
import type { Language } from '../notifications/words.ts';
import { isSignedForManager, statementTurnId } from './managerTurns.ts';
import { managerWords } from './managerWords.ts';

const page = (language: Language, says: string, form: string): string => `<!doctype html>
<html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>Valet Hub</title>
<body style="font:16px/1.5 system-ui;max-width:32rem;margin:15vh auto;padding:0 1rem"><h1 style="font-size:1.25rem">${says}</h1>
${form}</body></html>`;

/**
 * Ends the mails to a property's manager, by the address in one of them, and leaves their link as it is. Opening it asks first, since
 * mailboxes look at links by themselves; a mailbox's own button posts, which ends them at once (RFC 8058).
 */
export const unsubscribeManager = onRequest(
  { region: functionsRegion, maxInstances: 10 },
  async (request, response) => {
    const { search, searchParams } = new URL(request.originalUrl, 'http://here');
    const [customerId = '', linkId = '', signature = ''] = ['b', 'l', 's'].map(
      (name) => searchParams.get(name) ?? '',
    );
    response.set('Cache-Control', 'no-store').set('Referrer-Policy', 'no-referrer').type('html');
    const isAddress = isDocumentId(customerId) && isDocumentId(linkId);
    const turn = isAddress
      ? await firestore()
          .doc(paths.managerTurn(customerId, statementTurnId(linkId)))
          .get()
      : null;
    const secret: unknown = turn?.get('mailSecret');
    if (typeof secret !== 'string' || !isSignedForManager(secret, customerId, linkId, signature)) {
      response.status(403).send(page('en', managerWords.en.unsubscribePage.wrong, ''));
      return;
    }
    const reference = firestore().doc(paths.managerLink(customerId, linkId));
    const link = recordOf(managerLinkSchema, await reference.get());
    const language = link?.language ?? 'en';
    const words = managerWords[language].unsubscribePage;
    if (request.method === 'POST') {
      if (link) await reference.update({ wantsMail: false });
      response.send(page(language, words.done, ''));
      return;
    }
    const action = search.replace(/&/g, '&amp;').replace(/"/g, '&quot;');
    const form = `<form method="post" action="${action}"><button style="font:inherit;padding:.5rem 1rem">${words.yes}</button></form>`;
    response.send(page(language, words.ask, form));
  },
);
