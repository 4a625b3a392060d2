/** The content of an email: its paragraphs and its one link. */
export interface Letter {
  readonly paragraphs: readonly string[];
  readonly link?: { readonly label: string; readonly address: string };
  /** The small print: how long a link is valid, what to do if you didn't request it. */
  readonly small?: string;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text escaped for HTML: people's input is never treated as markup. */
const escaped = (words: string): string => words.replace(/[&<>"]/g, (letter) => entities[letter]!);

const paragraph = (words: string, style = ''): string =>
  `<p style="margin:0 0 16px;${style}">${escaped(words).replace(/\n/g, '<br>')}</p>`;

/** The two forms of an email: plain text, and simple HTML that every email client shows. */
export const letterOf = ({ paragraphs, link, small }: Letter): { text: string; html: string } => ({
  text: [...paragraphs, ...(link ? [`${link.label}:\n${link.address}`] : []), ...(small ? [small] : [])].join(
    '\n\n',
  ),
  html: [
    '<div style="max-width:560px;font:16px/1.5 system-ui,-apple-system,sans-serif;overflow-wrap:anywhere">',
    ...paragraphs.map((words) => paragraph(words)),
    ...(link
      ? [
          `<p style="margin:0 0 16px"><a href="${escaped(link.address)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#0b5e55;color:#ffffff;font-weight:600;text-decoration:none">${escaped(link.label)}</a></p>`,
        ]
      : []),
    ...(small ? [paragraph(small, 'color:#555555;font-size:14px')] : []),
    '</div>',
  ].join('\n'),
});
