import type { MeasuredAccount } from './screens.ts';

/** What a page may cost until it is useful. */
export interface ReadBudget {
  /** Documents that Firestore bills. */
  readonly documents: number;
  /** Kilobytes (1,000 bytes) of Firestore's answers, not compressed. */
  readonly kilobytes: number;
}

/** What a page keeps to, whatever the size of the account. */
const everyPage: ReadBudget = { documents: 150, kilobytes: 400 };

/** The pages that do not keep to it yet. These numbers only ever become smaller. */
const exceptions: Readonly<Record<MeasuredAccount, Readonly<Record<string, ReadBudget>>>> = {
  owner: {
    '/': { documents: 290, kilobytes: 400 },
    '/team': { documents: 230, kilobytes: 400 },
    '/team/marcus-bell': { documents: 190, kilobytes: 400 },
    '/team/marcus-bell?tab=assignments': { documents: 190, kilobytes: 400 },
    '/team/marcus-bell?tab=requests': { documents: 230, kilobytes: 400 },
    '/schedule': { documents: 240, kilobytes: 400 },
    '/schedule?by=agent': { documents: 240, kilobytes: 400 },
    '/schedule?view=month': { documents: 260, kilobytes: 400 },
    '/schedule?view=month&by=agent': { documents: 260, kilobytes: 400 },
    '/schedule?tab=requests': { documents: 240, kilobytes: 400 },
    '/communities': { documents: 230, kilobytes: 400 },
    '/tracking': { documents: 240, kilobytes: 400 },
    '/shift-report': { documents: 300, kilobytes: 400 },
    '/clock-in-outs': { documents: 300, kilobytes: 400 },
    '/checkpoints': { documents: 200, kilobytes: 400 },
    '/violations': { documents: 180, kilobytes: 400 },
  },
  big: {
    '/': { documents: 5300, kilobytes: 4000 },
    '/team': { documents: 4700, kilobytes: 3400 },
    '/team/marcus-bell': { documents: 2700, kilobytes: 1800 },
    '/team/marcus-bell?tab=assignments': { documents: 2700, kilobytes: 1800 },
    '/team/marcus-bell?tab=requests': { documents: 4700, kilobytes: 3400 },
    '/team/marcus-bell?tab=activity': { documents: 2700, kilobytes: 2500 },
    '/schedule': { documents: 4700, kilobytes: 3400 },
    '/schedule?by=agent': { documents: 4700, kilobytes: 3400 },
    '/schedule?view=month': { documents: 4700, kilobytes: 3400 },
    '/schedule?view=month&by=agent': { documents: 4700, kilobytes: 3400 },
    '/schedule?tab=requests': { documents: 4700, kilobytes: 3400 },
    '/communities': { documents: 4700, kilobytes: 3400 },
    '/communities/maple-court': { documents: 2700, kilobytes: 2500 },
    '/communities/maple-court/bintags': { documents: 700, kilobytes: 900 },
    '/tracking': { documents: 5100, kilobytes: 3700 },
    '/shift-report': { documents: 2900, kilobytes: 2600 },
    '/clock-in-outs': { documents: 2900, kilobytes: 2600 },
    '/checkpoints': { documents: 2900, kilobytes: 2600 },
    '/units': { documents: 2600, kilobytes: 2400 },
    '/units?community=maple-court': { documents: 2600, kilobytes: 2400 },
    '/violations': { documents: 2900, kilobytes: 2600 },
    '/settings?tab=billing': { documents: 2500, kilobytes: 2400 },
    '/notifications': { documents: 260, kilobytes: 400 },
    '/sunrise-valet/maple-court/admin': { documents: 420, kilobytes: 700 },
    '/sunrise-valet/maple-court/admin/violations': { documents: 420, kilobytes: 700 },
    '/sunrise-valet/maple-court/admin/service-logs': { documents: 420, kilobytes: 700 },
  },
};

/** The budget of a page, by its address as the owner of the ordinary account has it. */
export const readBudget = (path: string, account: MeasuredAccount): ReadBudget =>
  exceptions[account][path] ?? everyPage;
