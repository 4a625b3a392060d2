import { defineModule } from 'shared-lib/contract';
import { cardTexts } from './texts/cardTexts.ts';
import { withTexts } from './texts/withTexts.ts';

export default defineModule({
  pages: {
    TeamPage: withTexts(() => import('./team/TeamPage.tsx')),
    EmployeePage: withTexts(() => import('./employee/EmployeePage.tsx')),
    SchedulePage: withTexts(() => import('./schedule/pages/SchedulePage.tsx')),
  },
  slots: {
    PendingRequestsCard: () => import('./requests/PendingRequestsCard.tsx'),
    ActiveMembersCard: () => import('./team/ActiveMembersCard.tsx'),
  },
  catalogues: cardTexts,
});
