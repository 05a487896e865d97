import type { ProblemSlug } from './catalogue.ts';

type Row = { slug: ProblemSlug; detail: string };

/** Refusals of PostgreSQL whose reason is its machine and not the call, by error code (its manual, appendix A). */
export const databaseErrors: Readonly<Record<string, Row>> = {
  '53100': {
    slug: 'indisponivel',
    detail: 'O disco do servidor está cheio: nada foi salvo. Avise quem cuida do sistema.',
  },
};
