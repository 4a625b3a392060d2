import { combineLive, useCommunityDirectory, useCustomer, useSettings } from 'shared-lib/data';
import { useSmsTemplates } from '../../data/texts.api.ts';
import { defaultTemplates, type SmsTemplate } from 'mf-settings/domain';
import { senderOf, type DirectoryCommunity, type TemplatedKind } from 'shared-lib/domain';

/** What the words of texts are shown with: who sends them, to which communities, and the owner's own words. */
export interface TextSetting {
  readonly businessName: string;
  /** How each text begins. */
  readonly sender: string;
  readonly communities: readonly DirectoryCommunity[];
  readonly templates: readonly SmsTemplate[];
}

/** What texts are made of, live. */
export function useTextSetting() {
  const live = [useSettings('sms'), useCustomer(), useCommunityDirectory(), useSmsTemplates()] as const;
  return combineLive([...live], (sms, customer, communities, templates): TextSetting => {
    const businessName = customer?.businessName ?? '';
    return { businessName, sender: senderOf(sms.senderName, businessName), communities, templates };
  });
}

/** The words of a kind of text: the owner's, or ours. */
export const wordsOf = (templates: readonly SmsTemplate[], kind: TemplatedKind) =>
  templates.find(({ id }) => id === kind) ?? defaultTemplates[kind];
