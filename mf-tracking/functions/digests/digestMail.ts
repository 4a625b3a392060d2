import type { Digest, DigestLine } from 'shared-lib/domain';
import type { NewMail } from 'backend/functions/core/messages/queueMessage.ts';
import type { Language } from 'backend/functions/core/notifications/notificationTexts.ts';
import { digestSettingsPath } from 'backend/functions/core/digests/digestTurns.ts';
import { digestTexts } from './digestTexts.ts';

const escaped = (text: string): string =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  );

interface Links {
  /** The full address of a path in the app. */
  readonly siteAddress: (path: string) => string;
  /** The one-click unsubscribe link; null for a digest requested by its reader. */
  readonly unsubscribe: string | null;
}

/**
 * A digest as an email: plain text, and the same as simple HTML. Every line links to its record.
 * @param links.siteAddress returns the full address of a path in the app
 */
export const digestMail = (
  digest: Digest,
  language: Language,
  { siteAddress, unsubscribe }: Links,
): Pick<NewMail, 'subject' | 'text' | 'html' | 'unsubscribeUrl'> => {
  const words = digestTexts[language];
  const sections = [...digest.exceptions, { title: words.totals.title, lines: digest.totals }];
  const footer = [
    [words.settings, siteAddress(digestSettingsPath)] as const,
    ...(unsubscribe === null ? [] : [[words.unsubscribe, unsubscribe] as const]),
  ];
  const textLine = ({ text, link }: DigestLine) => `- ${text}\n  ${siteAddress(link)}`;
  const htmlLine = ({ text, link }: DigestLine) =>
    `<li><a href="${escaped(siteAddress(link))}">${escaped(text)}</a></li>`;
  return {
    subject: digest.subject,
    text: [
      digest.summary,
      ...sections.map(({ title, lines }) => [title, ...lines.map(textLine)].join('\n')),
      [words.why, ...footer.map(([name, url]) => `${name}: ${url}`)].join('\n'),
    ].join('\n\n'),
    html: [
      `<div lang="${language}"><p><strong>${escaped(digest.summary)}</strong></p>`,
      ...sections.map(
        ({ title, lines }) => `<h3>${escaped(title)}</h3><ul>${lines.map(htmlLine).join('')}</ul>`,
      ),
      `<p>${escaped(words.why)}<br>`,
      footer.map(([name, url]) => `<a href="${escaped(url)}">${escaped(name)}</a>`).join(' · '),
      '</p></div>',
    ].join('\n'),
    unsubscribeUrl: unsubscribe,
  };
};
