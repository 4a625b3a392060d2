type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** A key without its plural suffix: `shifts` for `shifts_one` and `shifts_other`. */
type Stem<Key extends string> = Key extends `${infer Base}_${PluralForm}` ? Base : Key;

/** The keys of a catalog as `t` accepts them, such as `columns.name`. */
export type KeysOf<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? Stem<Key> : `${Key}.${KeysOf<Texts[Key]>}`;
}[keyof Texts & string];

interface Languages {
  en: object;
  es: object;
}

type InOneLanguage<Texts extends Languages> =
  | Exclude<KeysOf<Texts['en']>, KeysOf<Texts['es']>>
  | Exclude<KeysOf<Texts['es']>, KeysOf<Texts['en']>>;

/**
 * The English texts of a catalog. A key missing in another language is a type error that names the missing property.
 */
export type CompleteCatalog<Texts extends Languages & Record<InOneLanguage<Texts>, never>> = Texts['en'];
