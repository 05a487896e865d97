import type { ProblemSlug } from './catalogue.ts';

/** `retryAfter` in seconds. */
type Row = { slug: ProblemSlug; detail: string; retryAfter?: number };

const BUSY: Row = {
  slug: 'indisponivel',
  detail: 'O banco de dados está ocupado e não atendeu a tempo. Tente de novo em instantes.',
  retryAfter: 5,
};

/**
 * What PostgreSQL, or our way to it, refuses for a reason that is the machine's and not the call's: by error code (its manual, appendix A),
 * and where the pool gives none by its message.
 */
export const databaseErrors: Readonly<Record<string, Row>> = {
  '53100': {
    slug: 'indisponivel',
    detail: 'O disco do servidor está cheio: nada foi salvo. Avise quem cuida do sistema.',
  },
  '53300': BUSY,
  '57P03': BUSY,
  'timeout exceeded when trying to connect': BUSY,
  'Connection terminated due to connection timeout': BUSY,
};
