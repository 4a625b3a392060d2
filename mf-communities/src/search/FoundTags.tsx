import { IconQrcode } from '@tabler/icons-react';
import { useMemo } from 'react';
import { parseTagCode } from 'mf-communities/domain';
import { useCommunityListing, useUnit } from 'shared-lib/data';
import { addCatalogs, useTexts } from 'shared-lib/i18n';
import { useSearchMatches, useSearchQuery, type SearchMatches } from 'shared-lib/slots/search';
import { useBinTag } from '../data/binTagPage.api.ts';
import { tagMatches } from './tagMatches.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';

addCatalogs('mf-communities', { en, es });

/** The bin tag whose code is typed in the header's search; it opens the unit. */
export default function FoundTags() {
  const { t, i18n } = useTexts('mf-communities');
  const { language } = i18n;
  const code = parseTagCode(useSearchQuery());
  const communities = useCommunityListing();
  const tag = useBinTag(code ?? 'none', { skip: code === null });
  const found = code !== null && tag.status === 'ready' ? tag.data : null;
  const unitId = found?.unitId ?? null;
  const unit = useUnit(unitId ?? 'none', { skip: unitId === null });

  const matches = useMemo<SearchMatches | null>(() => {
    if (code === null) return null;
    const names = communities.status === 'ready' ? communities.data : null;
    const requested = [communities, tag, ...(unitId === null ? [] : [unit])];
    const failed = requested.find(({ status }) => status === 'failed');
    const isLoading = requested.some(({ status }) => status === 'loading') || names?.isComplete !== true;
    const nameOf = (communityId: string) => names?.rows.find(({ id }) => id === communityId)?.propertyName;
    const atDoor = unitId !== null && unit.status === 'ready' ? unit.data : null;
    return {
      heading: t('foundTags.heading'),
      icon: IconQrcode,
      status: failed ? 'failed' : isLoading ? 'loading' : 'ready',
      matches:
        found === null || isLoading ? [] : tagMatches(found, atDoor, nameOf, language, t('foundTags.none')),
      retry: () => failed?.status === 'failed' && failed.retry(),
    };
  }, [code, communities, tag, found, unitId, unit, language, t]);
  useSearchMatches('tags', matches);
  return null;
}
