import { combineLive, useCommunityDirectory, useCustomer, useSettings } from 'shared-lib/data';
import { useSmsTemplates } from '../../data/texts.api.ts';
import { defaultTemplates, type SmsTemplate } from 'mf-settings/domain';
import { senderOf, type DirectoryCommunity, type TemplatedKind } from 'shared-lib/domain';

/** The context for previewing texts: the sender, the communities, and the owner's own words. */
export interface TextSetting {
  readonly businessName: string;
  /** The beginning of each text. */
  readonly sender: string;
  readonly communities: readonly DirectoryCommunity[];
  readonly templates: readonly SmsTemplate[];
}

/** The context for texts, live. */
export function useTextSetting() {
  const live = [useSettings('sms'), useCustomer(), useCommunityDirectory(), useSmsTemplates()] as const;
  return combineLive([...live], (sms, customer, communities, templates): TextSetting => {
    const businessName = customer?.businessName ?? '';
    return { businessName, sender: senderOf(sms.senderName, businessName), communities, templates };
  });
}

/** The words of a kind of text: the owner's, or our defaults. */
export const wordsOf = (templates: readonly SmsTemplate[], kind: TemplatedKind) =>
  templates.find(({ id }) => id === kind) ?? defaultTemplates[kind];
