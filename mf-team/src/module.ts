import { defineModule, withTexts } from 'shared-lib/contract';
import { cardTexts } from './texts/cardTexts.ts';
import { pageTexts } from './texts/pageTexts.ts';

export default defineModule({
  pages: {
    TeamPage: withTexts(pageTexts, () => import('./team/TeamPage.tsx')),
    EmployeePage: withTexts(pageTexts, () => import('./employee/EmployeePage.tsx')),
    SchedulePage: withTexts(pageTexts, () => import('./schedule/pages/SchedulePage.tsx')),
  },
  slots: {
    PendingRequestsCard: () =>
      import(/* webpackChunkName: "dashboard" */ './requests/PendingRequestsCard.tsx'),
    ActiveMembersCard: () => import(/* webpackChunkName: "dashboard" */ './team/ActiveMembersCard.tsx'),
  },
  catalogues: cardTexts,
});
