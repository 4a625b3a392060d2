import type { ComponentType } from 'react';

/** The texts of a module in one language: texts and groups of texts by key, of its own namespace. */
export interface Catalogue {
  [key: string]: string | Catalogue;
}

/** A module's texts by language; English is the fallback and has every key. */
export interface Catalogues {
  en: Catalogue;
  es?: Catalogue;
}

/**
 * A component that is fetched when it is first shown; its file has it as the default export. It may bring texts that nothing shown
 * before it needs; they are added to the module's.
 */
export type LazyComponent = () => Promise<{ default: ComponentType; catalogues?: Partial<Catalogues> }>;

/** The code half of a module. It reads as a table of contents: names from `module.json`, and where each lives. */
export interface ModuleCode {
  /** The pages that the routes name. */
  pages: Record<string, LazyComponent>;
  /** The components that the slots name. */
  slots: Record<string, LazyComponent>;
  /** The texts that its parts have in common. */
  catalogues: Catalogues;
}

/**
 * A page that is fetched together with texts that the dashboard does without.
 * @param loadTexts what fetches the texts by language; those of the page's language are enough.
 */
export const withTexts =
  (loadTexts: () => Promise<Partial<Catalogues>>, load: LazyComponent): LazyComponent =>
  async () => {
    const [{ default: Page }, catalogues] = await Promise.all([load(), loadTexts()]);
    return { default: Page, catalogues };
  };

/** Declares a module's code half; the identity function, there for the type and for a reader to find. */
export function defineModule(code: ModuleCode): ModuleCode {
  return code;
}

/** Whether what a module's container handed out has the shape of a code half. */
export function isModuleCode(value: unknown): value is ModuleCode {
  if (typeof value !== 'object' || value === null) return false;
  const { pages, slots, catalogues } = value as Partial<ModuleCode>;
  return [pages, slots, catalogues?.en].every((part) => typeof part === 'object' && part !== null);
}
