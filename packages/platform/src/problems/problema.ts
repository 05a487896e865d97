import { catalogue, type ProblemSlug } from './catalogue.ts';

/** `pointer` is a JSON pointer into the body, or `/query/nome` and `/path/nome`. */
export type ErroDeCampo = { pointer: string; detail: string };

type Extra = {
  detail?: string | undefined;
  errors?: readonly ErroDeCampo[];
  /** Seconds; becomes the Retry-After header. */
  retryAfter?: number;
  headers?: Readonly<Record<string, string>>;
  /** Members of the document beyond RFC 9457's, such as `pedido`. */
  members?: Readonly<Record<string, unknown>>;
  cause?: unknown;
};

/** Code throws it to answer a problem document; only the filter knows HTTP. */
export class Problema extends Error {
  readonly slug: ProblemSlug;
  readonly extra: Extra;

  constructor(slug: ProblemSlug, extra: Extra = {}) {
    super(extra.detail ?? catalogue[slug].title, { cause: extra.cause });
    this.name = 'Problema';
    this.slug = slug;
    this.extra = extra;
  }
}

export function problema(slug: ProblemSlug, extra: Extra = {}): Problema {
  return new Problema(slug, extra);
}
