/** The IANA zone of whoever is looking. */
export const viewerTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
