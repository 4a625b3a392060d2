import type { NavItem } from '../navItems.ts';

/** The destinations in the bottom bar, besides the menu. */
export const phoneEntries = {
  tonight: '/',
  schedule: '/schedule',
  review: '/tracking/last-night',
} as const;

export type PhoneEntry = keyof typeof phoneEntries;

/** The page in the navigation whose module an entry belongs to. */
const ownerOf: Readonly<Record<PhoneEntry, string>> = {
  tonight: '/',
  schedule: '/schedule',
  review: '/tracking',
};

/** The entries of the bottom bar; none to a module that isn't released. */
export const phoneEntriesIn = (items: readonly NavItem[]): PhoneEntry[] =>
  (Object.keys(phoneEntries) as PhoneEntry[]).filter((entry) =>
    items.some(({ to }) => to === ownerOf[entry]),
  );

/** The entry of the current page. @param pathname such as `/schedule` */
export const currentPhoneEntry = (pathname: string): PhoneEntry | undefined =>
  (Object.keys(phoneEntries) as PhoneEntry[]).find(
    (entry) => new URL(phoneEntries[entry], 'https://any.example').pathname === pathname,
  );
