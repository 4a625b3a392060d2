/** The site's public Web Push key; null if it sends no push notifications. */
export const pushKey = (): string | null =>
  document.querySelector<HTMLMetaElement>('meta[name="push-key"]')?.content || null;
