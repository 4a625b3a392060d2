import { defineModule } from 'shared-lib/contract';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';

export default defineModule({
  pages: {
    TeamPage: () => import('./team/TeamPage.tsx'),
    EmployeePage: () => import('./employee/EmployeePage.tsx'),
    SchedulePage: () => import('./schedule/SchedulePage.tsx'),
  },
  slots: {
    PendingRequestsCard: () => import('./requests/PendingRequestsCard.tsx'),
    ActiveMembersCard: () => import('./team/ActiveMembersCard.tsx'),
  },
  catalogues: { en, es },
});
