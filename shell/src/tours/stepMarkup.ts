import DOMPurify from 'dompurify';
import { localize, type TourStep } from 'shared-lib/contract';
import { fillPlaceholders } from './tourSteps.ts';

const allowed = {
  ALLOWED_TAGS: ['b', 'strong', 'i', 'em', 'br', 'p', 'ul', 'ol', 'li'],
  ALLOWED_ATTR: [],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/** A step's content as sanitized markup: some elements for emphasis and lists, no attributes, no scripts. */
export const stepMarkup = ({ content }: Pick<TourStep, 'content'>, language: string): string =>
  DOMPurify.sanitize(fillPlaceholders(localize(content, language)), allowed);
