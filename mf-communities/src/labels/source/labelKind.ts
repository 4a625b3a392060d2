/** The things that labels can be printed for. */
export const labelKinds = ['bintags', 'checkpoints'] as const;

export type LabelKind = (typeof labelKinds)[number];
