/** What a mail says: some paragraphs, and the one address that it leads to. */
export interface Letter {
  readonly paragraphs: readonly string[];
  readonly link?: { readonly label: string; readonly address: string };
  /** What stands below, in small: how long a link lasts, what to do when one did not ask for it. */
  readonly small?: string;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Words as HTML shows them: what people wrote is never taken for markup. */
const escaped = (words: string): string => words.replace(/[&<>"]/g, (letter) => entities[letter]!);

const paragraph = (words: string, style = ''): string =>
  `<p style="margin:0 0 16px;${style}">${escaped(words).replace(/\n/g, '<br>')}</p>`;

/** The two forms of a mail's words: plain text, and simple HTML that every mailbox shows. */
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
