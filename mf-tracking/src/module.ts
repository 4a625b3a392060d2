import { defineModule, withTexts } from 'valet-module';
import { cardTexts } from './texts/cardTexts.ts';
import { pageTexts } from './texts/pageTexts.ts';

export default defineModule({
  pages: {
    TrackingPage: withTexts(pageTexts, () => import('./board/page/TrackingPage.tsx')),
    LastNightPage: withTexts(
      pageTexts,
      () => import(/* webpackChunkName: "last-night" */ './lastNight/LastNightPage.tsx'),
    ),
    ScorecardsPage: withTexts(
      pageTexts,
      () => import(/* webpackChunkName: "scorecards" */ './scorecards/ScorecardsPage.tsx'),
    ),
    // They are small and share their texts: one request for all of them.
    ShiftReportPage: withTexts(
      pageTexts,
      () => import(/* webpackChunkName: "lists" */ './reports/ShiftReportPage.tsx'),
    ),
    ClockInOutsPage: withTexts(
      pageTexts,
      () => import(/* webpackChunkName: "lists" */ './clock/ClockInOutsPage.tsx'),
    ),
    CheckpointsPage: withTexts(
      pageTexts,
      () => import(/* webpackChunkName: "lists" */ './checkpoints/CheckpointsPage.tsx'),
    ),
    UnitsPage: withTexts(pageTexts, () => import(/* webpackChunkName: "lists" */ './units/UnitsPage.tsx')),
    ViolationsPage: withTexts(
      pageTexts,
      () => import(/* webpackChunkName: "violations" */ './violations/ViolationsPage.tsx'),
    ),
    ProofPage: () => import('./proof/ProofPage.tsx'),
  },
  slots: {
    FoundReports: () => import('./search/FoundReports.tsx'),
    FoundCases: () => import('./search/FoundCases.tsx'),
    MemberScorecard: () => import('./scorecards/MemberScorecard.tsx'),
    CommunityScorecard: () => import('./scorecards/CommunityScorecard.tsx'),
    // In the module's first file, since the dashboard loads nothing else.
    TonightBand: () => import(/* webpackMode: "eager" */ './board/summary/TonightBand.tsx'),
    TonightShiftsCard: () => import(/* webpackMode: "eager" */ './dashboard/TonightShiftsCard.tsx'),
    MissedShiftsCard: () => import(/* webpackMode: "eager" */ './dashboard/MissedShiftsCard.tsx'),
    OpenViolationsCard: () => import(/* webpackMode: "eager" */ './dashboard/OpenViolationsCard.tsx'),
    LastNights: () => import(/* webpackMode: "eager" */ './dashboard/LastNights.tsx'),
    ViolationsByCommunity: () => import(/* webpackMode: "eager" */ './dashboard/ViolationsByCommunity.tsx'),
  },
  catalogues: cardTexts,
});
