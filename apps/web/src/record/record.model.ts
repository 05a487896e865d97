import type { ReactNode } from 'react';
import type { MaskName } from './mask.ts';

/** A form's values; null where nothing is written, whatever the kind of field. */
export type Values = Record<string, unknown>;

/** A typed text that cannot be read; it counts as a change and is never sent. */
export class Unreadable {
  readonly text: string;
  readonly why: string;
  constructor(text: string, why: string) {
    this.text = text;
    this.why = why;
  }
}

export interface ControlProps {
  id: string;
  value: unknown;
  values: Values;
  set: (value: unknown) => void;
  invalid: boolean;
  describedBy: string | undefined;
  disabled: boolean;
}

interface FieldBase {
  /** The JSON property; a 422's `/key` lands here. */
  key: string;
  label: string;
  hint?: string;
  required?: boolean;
  width?: 'half' | 'third';
  /** False: the field is hidden, and its value is sent as null. */
  shownWhen?: (values: Values) => boolean;
  /** The reason why the field is disabled; undefined when it is not. */
  blockedWhen?: (values: Values) => string | undefined;
}

export type Field = FieldBase &
  (
    | { kind: 'text'; maxLength: number; inputMode?: 'email' | 'numeric' | 'tel' }
    | { kind: 'longText'; maxLength: number }
    /** Typed with punctuation, kept and sent without it. */
    | { kind: 'masked'; mask: MaskName }
    /** Centavos. */
    | { kind: 'money'; max?: number }
    | { kind: 'integer'; min: number; max: number; unit?: string }
    /** "HH:MM" */
    | { kind: 'time' }
    /** "AAAA-MM-DD" */
    | { kind: 'date' }
    | { kind: 'select'; options: readonly { value: string | number; label: string }[]; empty?: string }
    | { kind: 'switch'; on?: string; off?: string }
    | { kind: 'list'; maxItems: number; maxLength: number; add: string; inputMode?: 'email' | 'tel' }
    /** The screen brings its own control; `text` gives its value for the merge and the history. */
    | { kind: 'custom'; control: (props: ControlProps) => ReactNode; text: (value: unknown) => string }
  );

export interface Section {
  title?: string;
  /** A saved record shows the section in a tab of this name; a new one shows all sections together. */
  tab?: string;
  fields: readonly Field[];
}

export interface Versioned {
  id: number;
  versao: number;
}

/** The ETag of a version, for If-Match. */
export const etagOf = ({ versao }: Versioned) => `"${versao}"`;

export const fieldsOf = (sections: readonly Section[]) => sections.flatMap(({ fields }) => fields);
