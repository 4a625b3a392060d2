import {
  mailFailures,
  pushFailures,
  textFailures,
  type Outbox,
  type OutboxItem,
  type OutboxMail,
  type OutboxPush,
} from './Outbox.ts';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (words: string): string => words.replace(/[&<>"]/g, (letter) => entities[letter]!);

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; padding: 1rem; max-width: 60rem; overflow-wrap: anywhere; }
  header, form, fieldset { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; }
  h1 { margin: 0 auto 0 0; font-size: 1.5rem; }
  h2 { margin: 0; font-size: 1.1rem; }
  fieldset, article { border: 1px solid color-mix(in srgb, currentColor 30%, transparent); border-radius: 8px; margin-inline: 0; }
  article { margin: 1rem 0; padding: 1rem; }
  iframe { width: 100%; height: 16rem; margin-top: .5rem; border: 0; border-radius: 6px; background: #fff;
    color-scheme: light; resize: vertical; }
  fieldset, form, label { min-width: 0; max-width: 100%; box-sizing: border-box; }
  button, select, input { font: inherit; min-height: 2.75rem; padding: 0 .75rem; max-width: 100%; }
  p { margin: .25rem 0; }
  .bubble { margin: .75rem 0; padding: .75rem 1rem; border-radius: 16px; max-width: 30rem; white-space: pre-wrap;
    background: color-mix(in srgb, #0b5e55 15%, transparent); width: fit-content; }
  .reply { margin-left: auto; background: color-mix(in srgb, currentColor 12%, transparent); }
`;

/** Inserts new content, and keeps form input and frames unchanged. */
const script = `
  const update = async () => {
    const page = new DOMParser().parseFromString(await (await fetch('./')).text(), 'text/html');
    const main = document.querySelector('main');
    const wanted = [...page.querySelector('main').children];
    const ids = new Set(wanted.map(({ id }) => id));
    for (const item of [...main.children]) if (!ids.has(item.id)) item.remove();
    wanted.forEach((item, at) => {
      const old = document.getElementById(item.id);
      if (!old) main.insertBefore(item, main.children[at] ?? null);
      else if (old.dataset.state !== item.dataset.state && !old.contains(document.activeElement)) old.replaceWith(item);
    });
    const choice = document.querySelector('fieldset');
    if (!choice.contains(document.activeElement)) choice.replaceWith(page.querySelector('fieldset'));
  };
  let last = Promise.resolve();
  const events = new EventSource('events');
  events.onopen = events.onmessage = () => { last = last.then(update, update); };
`;

/** The page may only show its own frames and run its own script. */
export const pagePolicy = (nonce: string): string =>
  `default-src 'none'; style-src 'unsafe-inline'; script-src 'nonce-${nonce}'; connect-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** An email's frame may show images and styles, and open links in new tabs. It can't run scripts. */
export const mailPolicy =
  "default-src 'none'; img-src http: https: data:; style-src 'unsafe-inline'; sandbox allow-popups allow-popups-to-escape-sandbox";

const when = (at: number): string =>
  `<time datetime="${new Date(at).toISOString()}">${new Date(at).toLocaleString('en-US')}</time>`;

const mailArticle = ({ id, at, from, to, replyTo, subject }: OutboxMail): string => `
  <article id="item-${id}" aria-label="Mail to ${escaped(to)}">
    <h2>${escaped(subject) || '(no subject)'}</h2>
    <p>To ${escaped(to)} · from ${escaped(from)}${replyTo && ` · replies to ${escaped(replyTo)}`} · ${when(at)}</p>
    <iframe src="mails/${id}" title="${escaped(subject)}" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
  </article>`;

const pushArticle = ({ id, at, to, title, body, link, isUrgent }: OutboxPush): string => `
  <article id="item-${id}" aria-label="Push to ${escaped(to)}">
    <h2>Push: ${escaped(title)}</h2>
    <p>${isUrgent ? 'urgent · ' : ''}to ${escaped(to)} · opens ${escaped(link)} · ${when(at)}</p>
    <p class="bubble">${escaped(body)}</p>
  </article>`;

const replyForm = (phone: string): string => `
  <form method="post" action="reply">
    <input type="hidden" name="phone" value="${escaped(phone)}">
    <button name="word" value="STOP">Reply STOP</button>
    <button name="word" value="YES">Reply YES</button>
    <input name="body" aria-label="Another reply" placeholder="Another reply" maxlength="1600">
    <button>Send</button>
  </form>`;

const article = (item: OutboxItem): string => {
  if (item.kind === 'mail') return mailArticle(item);
  if (item.kind === 'push') return pushArticle(item);
  const { id, kind, at, from, to, body, status, errorCode } = item;
  const isReply = kind === 'reply';
  return `
  <article id="item-${id}" data-state="${escaped(status)}" aria-label="${isReply ? `Reply from ${escaped(from)}` : `Text to ${escaped(to)}`}">
    <h2>${isReply ? `${escaped(from)} replied` : `Text to ${escaped(to)}`}</h2>
    <p>${isReply ? '' : `${escaped(status)}${errorCode === null ? '' : `, error ${errorCode}`} · `}${when(at)}</p>
    <p class="bubble${isReply ? ' reply' : ''}">${escaped(body)}</p>
    ${isReply ? '' : replyForm(to)}
  </article>`;
};

const failureForm = (
  kind: 'mail' | 'text' | 'push',
  failures: Readonly<Record<string, string>>,
  next: string | null,
  more = '',
) => `
  <form method="post" action="fail">
    <input type="hidden" name="kind" value="${kind}">
    <label>Next ${kind}
      <select name="failure">
        <option value="">is delivered</option>
        ${Object.entries(failures)
          .map(([key, words]) => `<option value="${key}"${key === next ? ' selected' : ''}>${words}</option>`)
          .join('')}
      </select>
    </label>
    ${more}
    <button>Set</button>
  </form>`;

/** The outbox page. @param nonce of `pagePolicy` */
export const outboxPage = ({ items, next, nextTextTo }: Outbox, nonce: string): string => `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Outbox</title>
  <style>${style}</style>
</head>
<body>
  <header>
    <h1>Outbox</h1>
    <form method="post" action="clear"><button>Clear</button></form>
  </header>
  <p>Every email, text and push notification that the functions sent, newest first. Nothing left this machine.</p>
  <fieldset>
    <legend>What happens to the next one</legend>
    ${failureForm('mail', mailFailures, next.mail)}
    ${failureForm('push', pushFailures, next.push)}
    ${failureForm('text', textFailures, next.text, `<label>to <input name="to" size="14" placeholder="anyone" value="${escaped(nextTextTo)}"></label>`)}
  </fieldset>
  <main>${items.map(article).join('') || '<p id="nothing">Nothing was sent yet.</p>'}</main>
  <script nonce="${nonce}">${script}</script>
</body>
</html>`;

/** Addresses in a text, without trailing punctuation. */
const addresses = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)]/g;

/** An email as shown in a mailbox: its HTML, or its text with links, which open in new tabs. */
export const mailPage = ({ html, text }: OutboxMail): string => {
  const shown =
    html ??
    `<pre style="font: 16px/1.5 system-ui, sans-serif; white-space: pre-wrap; overflow-wrap: anywhere">${escaped(
      text,
    ).replace(addresses, (address) => `<a href="${address}">${address}</a>`)}</pre>`;
  return `<!doctype html><meta charset="utf-8"><base target="_blank">${shown}`;
};
