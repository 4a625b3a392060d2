import type { Page } from '@playwright/test';

/** A page of the product, by its address. */
export interface Area {
  /** The label in the side navigation. */
  readonly nav: string;
  readonly path: string;
  readonly title: string;
  /** An element that the page shows only once it has its data; every demo account with records has it. */
  readonly content: (page: Page) => ReturnType<Page['getByRole']>;
}

export const dashboard: Area = {
  nav: 'Dashboard',
  path: '/',
  title: 'Dashboard',
  content: (page) => page.getByRole('link', { name: /of 26 on your plan/ }),
};

/** The areas in side navigation order, as `owner@demo.test` sees them. */
export const areas = {
  communities: {
    nav: 'Communities',
    path: '/communities',
    title: 'Communities',
    content: (page) => page.getByRole('row', { name: /Aspen Ridge/ }),
  },
  team: {
    nav: 'Team',
    path: '/team',
    title: 'Team',
    content: (page) => page.getByRole('row', { name: /Adam Reyes/ }),
  },
  schedule: {
    nav: 'Schedule',
    path: '/schedule',
    title: 'Schedule',
    // A grid on a desktop, a list of days on a phone; both count the week's shifts.
    content: (page) => page.getByText(/^\d+ shifts/).first(),
  },
  tracking: {
    nav: 'Tracking',
    path: '/tracking',
    title: 'Tracking',
    // Harbor Point is served every night.
    content: (page) => page.getByRole('table', { name: 'Tonight’s shifts' }),
  },
  settings: {
    nav: 'Settings',
    path: '/settings',
    title: 'Settings',
    // In releases before 1.6, the module’s page begins with the notifications.
    content: (page) =>
      page
        .getByRole('textbox', { name: 'First name' })
        .or(page.getByRole('switch', { name: 'Missed shifts', exact: true })),
  },
  billing: {
    nav: 'Billing',
    path: '/settings?tab=billing',
    title: 'Settings',
    content: (page) => page.getByRole('meter', { name: 'Communities' }),
  },
} satisfies Record<string, Area>;

/** The dashboard and the areas. */
export const screens: readonly Area[] = [dashboard, ...Object.values(areas)];

/** The side navigation of a desktop window. */
export const sideNav = (page: Page) => page.getByRole('navigation', { name: 'Areas' });

/** Goes to an area through the side navigation. */
export async function visit(page: Page, area: Area): Promise<void> {
  await sideNav(page).getByRole('link', { name: area.nav, exact: true }).click();
  await area.content(page).waitFor();
}
