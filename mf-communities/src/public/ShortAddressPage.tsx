import { IconQrcode, IconQrcodeOff } from '@tabler/icons-react';
import { useCode, useCodePlace, useVisitor } from 'shared-lib/data/public';
import type { Code, CodePlace } from 'shared-lib/domain';
import { isCode } from 'mf-communities/domain';
import { useTexts } from 'shared-lib/i18n';
import { Navigate, useParams } from 'shared-lib/router';
import {
  lazyPart,
  LazySection,
  ListSkeleton,
  LiveContent,
  PlainLink,
  StatePanel,
} from 'shared-lib/ui/public';
import { NoCode, NoPageForCode } from './NoCode.tsx';
import { NoConnection } from './NoConnection.tsx';
import { OpenFieldAppLink } from './own/OpenFieldAppLink.tsx';
import { useIsOnline } from './useIsOnline.ts';

const ownCheckpoints = lazyPart(
  'The staff link to the checkpoints',
  async () => (await import('./own/OwnCheckpoints.tsx')).OwnCheckpoints,
);

/**
 * `/t/{code}`: the address in a printed code. It contains no slug, so it outlives slug changes. A bin tag's
 * code redirects to the tag's page; a checkpoint's explains what it is for.
 */
export default function ShortAddressPage() {
  const { code = '' } = useParams();
  return (
    <>
      <meta name="robots" content="noindex" />
      {isCode(code) ? <PossibleCode code={code} /> : <UnknownCode />}
    </>
  );
}

function PossibleCode({ code }: { code: string }) {
  return (
    <LiveContent live={useCode(code)} skeleton={<Waiting />}>
      {(known) => (known ? <KnownCode code={known} /> : <UnknownCode />)}
    </LiveContent>
  );
}

function KnownCode({ code }: { code: Code }) {
  return (
    <LiveContent live={useCodePlace(code.place)} skeleton={<Waiting />}>
      {(place) => {
        if (place === null) return <NoPageForCode />;
        return code.kind === 'binTag' ? (
          // The tag's own page shows its status.
          <Navigate to={`${pageOf(place)}/bintag/${code.id}`} replace />
        ) : (
          <CheckpointCode place={place} code={code} />
        );
      }}
    </LiveContent>
  );
}

function Waiting() {
  return useIsOnline() ? <ListSkeleton rows={3} /> : <NoConnection />;
}

const pageOf = ({ businessSlug, communitySlug }: CodePlace) => `/${businessSlug}/${communitySlug}`;

interface CheckpointCodeProps {
  place: CodePlace;
  code: Extract<Code, { kind: 'checkpoint' }>;
}

/**
 * Explains what a checkpoint's code is for, since anyone who lands here scanned it outside the team's app.
 */
function CheckpointCode({ place, code: { id, state } }: CheckpointCodeProps) {
  const { t } = useTexts('mf-communities');
  const visitor = useVisitor();
  return (
    <StatePanel
      icon={state === 'active' ? <IconQrcode size={32} /> : <IconQrcodeOff size={32} />}
      title={t(`public.code.checkpoint.${state}`)}
      heading
      action={
        <>
          <PlainLink to={pageOf(place)} variant="default">
            {t('public.binTag.more')}
          </PlainLink>
          {visitor && (
            <LazySection part={ownCheckpoints}>
              {(OwnCheckpoints) => <OwnCheckpoints place={place} />}
            </LazySection>
          )}
          <OpenFieldAppLink code={id} />
        </>
      }
    >
      {t(`public.code.checkpointHelp.${state}`)}
    </StatePanel>
  );
}

function UnknownCode() {
  const { t } = useTexts('mf-communities');
  return <NoCode title={t('public.code.unknown')}>{t('public.code.unknownHelp')}</NoCode>;
}
