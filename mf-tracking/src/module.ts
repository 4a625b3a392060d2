import { defineModule } from 'shared-lib/contract';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';

export default defineModule({
  pages: {
    TrackingPage: () => import('./tonight/TrackingPage.tsx'),
    ShiftReportPage: () => import('./lists/ShiftReportPage.tsx'),
    ClockInOutsPage: () => import('./lists/ClockInOutsPage.tsx'),
    CheckpointsPage: () => import('./lists/CheckpointsPage.tsx'),
    UnitsPage: () => import('./lists/UnitsPage.tsx'),
    ViolationsPage: () => import('./lists/ViolationsPage.tsx'),
  },
  slots: {
    TonightBand: () => import('./tonight/TonightBand.tsx'),
    TonightShiftsCard: () => import('./dashboard/TonightShiftsCard.tsx'),
    MissedShiftsCard: () => import('./dashboard/MissedShiftsCard.tsx'),
    OpenViolationsCard: () => import('./dashboard/OpenViolationsCard.tsx'),
    LastNights: () => import('./dashboard/LastNights.tsx'),
    ViolationsByCommunity: () => import('./dashboard/ViolationsByCommunity.tsx'),
  },
  catalogues: { en, es },
});
