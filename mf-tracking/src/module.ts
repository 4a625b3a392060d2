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
  // The dashboard shows them together, and they share most of their code: one request instead of six.
  slots: {
    TonightBand: () => import(/* webpackChunkName: "dashboard" */ './tonight/TonightBand.tsx'),
    TonightShiftsCard: () => import(/* webpackChunkName: "dashboard" */ './dashboard/TonightShiftsCard.tsx'),
    MissedShiftsCard: () => import(/* webpackChunkName: "dashboard" */ './dashboard/MissedShiftsCard.tsx'),
    OpenViolationsCard: () =>
      import(/* webpackChunkName: "dashboard" */ './dashboard/OpenViolationsCard.tsx'),
    LastNights: () => import(/* webpackChunkName: "dashboard" */ './dashboard/LastNights.tsx'),
    ViolationsByCommunity: () =>
      import(/* webpackChunkName: "dashboard" */ './dashboard/ViolationsByCommunity.tsx'),
  },
  catalogues: texts,
});
