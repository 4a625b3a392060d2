import type { Language } from '../notifications/words.ts';

/** Such a page's address ends mails, so that no cache keeps it and no referrer tells it. */
export const unsubscribeHeaders = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' } as const;

/**
 * A page by which somebody ends mails.
 * @param says its heading, as text of our own
 * @param below further markup of our own; '' for none
 */
export const unsubscribePage = (language: Language, says: string, below: string): string => `<!doctype html>
<html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>Valet Hub</title>
<body style="font:16px/1.5 system-ui;max-width:32rem;margin:15vh auto;padding:0 1rem"><h1 style="font-size:1.25rem">${says}</h1>
${below}</body></html>`;

/**
 * The button that ends them: it posts to the link once more.
 * @param search the link's query
 * @param label its words, as text of our own
 */
export const unsubscribeForm = (search: string, label: string): string => {
  const action = search.replace(/&/g, '&amp;').replace(/"/g, '&quot;');
  return `<form method="post" action="${action}"><button style="font:inherit;padding:.5rem 1rem">${label}</button></form>`;
};
