/** Whether a text could be an e-mail address; the backend decides whether it is one. */
export const looksLikeEmail = (text: string) => /^[^\s@]+@[^\s@]+$/.test(text.trim());
