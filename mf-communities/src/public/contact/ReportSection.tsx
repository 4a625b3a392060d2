import { useEffect, type ReactNode, type Ref } from 'react';
import type { PublicPage } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Link, useLocation, useSearchParams } from 'shared-lib/router';
import { LazySection, ListSkeleton, PlainButton, useStepFocus } from 'shared-lib/ui/public';
import { Section } from '../../place/Section.tsx';
import { formPart } from '../formPart.ts';
import type { PublicAddress } from '../publicAddress.ts';
import type { OfBusiness } from '../PublicPageAt.tsx';
import styles from './contact.module.css';

const contactForm = formPart(
  'The form by which residents write',
  async () => (await import('./ContactForm.tsx')).ContactForm,
);
const textSignUp = formPart(
  'The form by which residents ask for texts',
  async () => (await import('./TextSignUpForm.tsx')).TextSignUpForm,
);
const receiptPanel = formPart(
  'The state of a request',
  async () => (await import('./ReceiptPanel.tsx')).ReceiptPanel,
);

/** The forms that this section can open, as named in the address. */
const openings = ['any', 'missed', 'damaged', 'texts'] as const;

type Opening = (typeof openings)[number];

interface ReportSectionProps {
  page: PublicPage & OfBusiness;
  address: PublicAddress;
  /** The tag whose page this is. */
  bintagId?: string;
}

const parts = { any: contactForm, missed: contactForm, damaged: contactForm, texts: textSignUp } as const;

/** The hash of an address that opens the report section. */
const anchor = 'report';

/**
 * The header of a public page for a resident who follows a request by its link: the request's status comes
 * first. Renders nothing without such a link.
 */
export function FollowedRequest({ address }: { address: PublicAddress }) {
  const { t } = useTexts('mf-communities');
  const token = useSearchParams()[0].get('request');
  if (token === null) return null;
  return (
    <Frame title={t('public.receipt.title')}>
      <meta name="robots" content="noindex" />
      <LazySection part={receiptPanel} skeleton={<ListSkeleton rows={2} />}>
        {(ReceiptPanel) => <ReceiptPanel key={token} address={address} token={token} />}
      </LazySection>
      <p className={styles.another}>
        <Link to={`?report=any#${anchor}`} className="vh-strong-link">
          {t('public.receipt.another')}
        </Link>
      </p>
    </Frame>
  );
}

/**
 * The end of a public page: resident requests and text messages; renders nothing while a request is followed.
 * The address keeps the open form across reloads; each form's script loads when it is opened.
 */
export function ReportSection({ page, address, bintagId }: ReportSectionProps) {
  const { t } = useTexts('mf-communities');
  const [search, setSearch] = useSearchParams();
  const opened = openings.find((one) => one === search.get('report'));
  const focused = useStepFocus<HTMLDivElement>(opened ?? 'closed');
  const { hash } = useLocation();
  const isLedHere = hash === `#${anchor}`;
  useEffect(() => {
    if (isLedHere) focused.current?.focus();
  }, [isLedHere, focused]);
  const here = { ref: focused, id: anchor, tabIndex: -1 };
  const place = { page, address, ...(bintagId === undefined ? {} : { bintagId }) };
  const show = (parameters: Record<string, string>) =>
    setSearch(parameters, { replace: true, preventScrollReset: true });

  if (search.has('request')) return null;
  if (opened === undefined) {
    const offered: readonly Opening[] =
      bintagId === undefined ? ['missed', 'any', 'texts'] : ['missed', 'damaged', 'any', 'texts'];
    return (
      <Frame {...here} title={t('public.contact.title')}>
        <p className={styles.intro}>{t('public.contact.intro', { business: page.businessName })}</p>
        <div className="vh-actions">
          {offered.map((one, index) => (
            <PlainButton
              key={one}
              size="md"
              variant={index === 0 ? 'filled' : 'default'}
              onClick={() => show({ report: one })}
              {...parts[one].ahead}
            >
              {t(`public.contact.openings.${one}`)}
            </PlainButton>
          ))}
        </div>
      </Frame>
    );
  }
  const close = (
    <PlainButton variant="subtle" size="sm" onClick={() => show({})}>
      {t('public.contact.close')}
    </PlainButton>
  );
  if (opened === 'texts') {
    return (
      <Frame {...here} title={t('public.contact.openings.texts')} action={close}>
        <LazySection part={textSignUp} skeleton={<ListSkeleton rows={3} />}>
          {(TextSignUpForm) => <TextSignUpForm {...place} />}
        </LazySection>
      </Frame>
    );
  }
  return (
    <Frame {...here} title={t(`public.contact.openings.${opened}`)} action={close}>
      <LazySection part={contactForm} skeleton={<ListSkeleton rows={5} />}>
        {(ContactForm) => (
          <ContactForm key={opened} {...place} reason={opened} onSent={(request) => show({ request })} />
        )}
      </LazySection>
    </Frame>
  );
}

interface FrameProps {
  ref?: Ref<HTMLDivElement>;
  id?: string;
  tabIndex?: number;
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

const Frame = ({ title, action, children, ...place }: FrameProps) => (
  <div {...place} role="group" aria-label={title} className={styles.section}>
    <Section title={title} action={action}>
      {children}
    </Section>
  </div>
);
