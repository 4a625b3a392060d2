import { defineModule, withTexts } from 'shared-lib/contract';
import { cardTexts } from './texts/cardTexts.ts';

const texts = async () => (await import(/* webpackChunkName: "texts" */ './texts/index.ts')).texts;

export default defineModule({
  pages: {
    TeamPage: withTexts(texts, () => import('./team/TeamPage.tsx')),
    EmployeePage: withTexts(texts, () => import('./employee/EmployeePage.tsx')),
    SchedulePage: withTexts(texts, () => import('./schedule/pages/SchedulePage.tsx')),
  },
  slots: {
    PendingRequestsCard: () => import('./requests/PendingRequestsCard.tsx'),
    ActiveMembersCard: () => import('./team/ActiveMembersCard.tsx'),
  },
  catalogues: cardTexts,
});
