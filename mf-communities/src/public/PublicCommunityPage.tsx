import { IconBox, IconFlame, IconRecycle, IconSofa, IconTrash } from '@tabler/icons-react';
import { useNow } from 'shared-lib/data/public';
import type { PublicPage } from 'shared-lib/domain';
import { localDate } from 'shared-lib/domain/public';
import { useTexts } from 'shared-lib/i18n';
import { Closures } from '../place/RulesAndClosures.tsx';
import { Section } from '../place/Section.tsx';
import { UpcomingClosures } from './nights/UpcomingClosures.tsx';
import { FollowedRequest, ReportSection } from './contact/ReportSection.tsx';
import { SaveSchedule } from './SaveSchedule.tsx';
import { NextService } from './nights/NextService.tsx';
import type { PublicAddress } from './publicAddress.ts';
import { PublicHeader } from './PublicHeader.tsx';
import { PublicPageAt, type OfBusiness } from './PublicPageAt.tsx';
import { PublicRules } from './rules/PublicRules.tsx';
import { TonightCard } from './nights/TonightCard.tsx';
import styles from './PublicCommunityPage.module.css';

const kinds = [
  ['trash', IconTrash],
  ['recycling', IconRecycle],
  ['cardboard', IconBox],
  ['bulky', IconSofa],
  ['hazardous', IconFlame],
] as const;

/** Shows residents the general rules for what goes where. The community's own rules take precedence. */
function WhatGoesWhere() {
  const { t } = useTexts('mf-communities');
  return (
    <Section title={t('public.goes.title')}>
      <dl className={styles.kinds}>
        {kinds.map(([kind, Icon]) => (
          <div key={kind} className={styles.kind}>
            <dt>
              <Icon size={20} aria-hidden />
              {t(`public.goes.${kind}`)}
            </dt>
            <dd>{t(`public.goes.${kind}Text`)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** `/{businessName}/{communityName}`: what residents want to know, for anyone. */
export default function PublicCommunityPage() {
  return <PublicPageAt>{(page, address) => <PublicCommunity page={page} address={address} />}</PublicPageAt>;
}

interface PublicCommunityProps {
  page: PublicPage & OfBusiness;
  address: PublicAddress;
}

/**
 * In the order in which residents ask: tonight, when to set out, the rules, and what to do when something
 * went wrong.
 */
function PublicCommunity({ page, address }: PublicCommunityProps) {
  const today = localDate(useNow(), page.timezone);
  return (
    <article className={styles.page}>
      <PublicHeader page={page} />
      <FollowedRequest address={address} />
      <UpcomingClosures page={page} />
      <div className={styles.columns}>
        <div className={`vh-stack ${styles.next}`}>
          <TonightCard page={page} />
          <NextService page={page} />
          <SaveSchedule page={page} address={address} />
          <Closures noServiceDates={page.noServiceDates} today={today} />
        </div>
        <div className={`vh-stack ${styles.rules}`}>
          <PublicRules rules={page.rules} />
        </div>
        <div className={`vh-stack ${styles.goes}`}>
          <WhatGoesWhere />
        </div>
        <div className={`vh-stack ${styles.report}`}>
          <ReportSection page={page} address={address} />
        </div>
      </div>
    </article>
  );
}
