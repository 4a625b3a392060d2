/**
 * An email for the device's mail app, without a recipient.
 * @param body plain text
 */
export const emailAddress = (subject: string, body: string): string =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;

/** A text for the device's messages app, without a recipient. iOS needs the `&`, and Android accepts it. */
export const textAddress = (body: string): string => `sms:?&body=${encodeURIComponent(body)}`;

/**
 * Copies text that is still being loaded.
 * @throws if it couldn't be copied, or `text` rejects
 */
export const copyText = async (text: Promise<string>): Promise<void> => {
  // Safari only allows copying during the press itself, so it gets the text as a promise.
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  const plain = text.then((words) => new Blob([words], { type: 'text/plain' }));
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': plain })]);
};
