/** Whether an address's last segment can be a printed code: random and URL-safe. */
export const isCode = (text: string): boolean => /^[A-Za-z0-9_-]{1,128}$/.test(text);
