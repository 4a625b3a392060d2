import { defineModule } from 'shared-lib/contract';
import { texts } from './texts/index.ts';

export default defineModule({
  pages: {
    TrackingPage: () => import('./tonight/TrackingPage.tsx'),
    // They are small and share their texts: one request for all of them.
    ShiftReportPage: () => import(/* webpackChunkName: "lists" */ './lists/ShiftReportPage.tsx'),
    ClockInOutsPage: () => import(/* webpackChunkName: "lists" */ './lists/ClockInOutsPage.tsx'),
    CheckpointsPage: () => import(/* webpackChunkName: "lists" */ './lists/CheckpointsPage.tsx'),
    UnitsPage: () => import(/* webpackChunkName: "lists" */ './lists/UnitsPage.tsx'),
    ViolationsPage: () => import(/* webpackChunkName: "lists" */ './lists/ViolationsPage.tsx'),
  },
  // In the module's first file: the dashboard asks for nothing else.
  slots: {
    TonightBand: () => import(/* webpackMode: "eager" */ './tonight/TonightBand.tsx'),
    TonightShiftsCard: () => import(/* webpackMode: "eager" */ './dashboard/TonightShiftsCard.tsx'),
    MissedShiftsCard: () => import(/* webpackMode: "eager" */ './dashboard/MissedShiftsCard.tsx'),
    OpenViolationsCard: () => import(/* webpackMode: "eager" */ './dashboard/OpenViolationsCard.tsx'),
    LastNights: () => import(/* webpackMode: "eager" */ './dashboard/LastNights.tsx'),
    ViolationsByCommunity: () => import(/* webpackMode: "eager" */ './dashboard/ViolationsByCommunity.tsx'),
  },
  catalogues: texts,
});
