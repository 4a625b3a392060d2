import type { Language } from '../notifications/notificationTexts.ts';

/** The page's address can unsubscribe, so no cache may store it and no referrer may reveal it. */
export const unsubscribeHeaders = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' } as const;

/**
 * A page for unsubscribing.
 * @param says its heading, trusted text
 * @param below further trusted markup; '' for none
 */
export const unsubscribePage = (language: Language, says: string, below: string): string => `<!doctype html>
<html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>Valet Hub</title>
<body style="font:16px/1.5 system-ui;max-width:32rem;margin:15vh auto;padding:0 1rem"><h1 style="font-size:1.25rem">${says}</h1>
${below}</body></html>`;

/**
 * The unsubscribe button: it posts to the same link.
 * @param search the link's query
 * @param label its text, trusted
 */
export const unsubscribeForm = (search: string, label: string): string => {
  const action = search.replace(/&/g, '&amp;').replace(/"/g, '&quot;');
  return `<form method="post" action="${action}"><button style="font:inherit;padding:.5rem 1rem">${label}</button></form>`;
};
