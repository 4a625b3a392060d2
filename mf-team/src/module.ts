import { defineModule, withTexts } from 'valet-module';
import { cardTexts } from './texts/cardTexts.ts';
import { pageTexts } from './texts/pageTexts.ts';

export default defineModule({
  pages: {
    TeamPage: withTexts(pageTexts, () => import('./team/TeamPage.tsx')),
    EmployeePage: withTexts(pageTexts, () => import('./employee/EmployeePage.tsx')),
    SchedulePage: withTexts(pageTexts, () => import('./schedule/pages/SchedulePage.tsx')),
  },
  slots: {
    ReassignRound: withTexts(pageTexts, () => import('./schedule/reassign/ReassignRound.tsx')),
    // In the module's first file, since the dashboard loads nothing else.
    PendingRequestsCard: () => import(/* webpackMode: "eager" */ './requests/PendingRequestsCard.tsx'),
    ActiveMembersCard: () => import(/* webpackMode: "eager" */ './team/ActiveMembersCard.tsx'),
  },
  catalogues: cardTexts,
});
