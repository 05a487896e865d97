import type { components } from '@alipen/contracts/generated/bff';

export type Problema = components['schemas']['Problema'];

export const SEM_CONEXAO = 'Sem conexão com o servidor';

export class ProblemError extends Error {
  override name = 'ProblemError';
  readonly status: number;
  readonly problema: Partial<Problema>;

  constructor(status: number, problema: Partial<Problema>) {
    super(
      problema.detail ?? problema.title ?? (status === 0 ? SEM_CONEXAO : 'O servidor não respondeu. Tente de novo.'),
    );
    this.status = status;
    this.problema = problema;
  }

  is(slug: string) {
    return this.problema.type?.endsWith(`/${slug}`) ?? false;
  }
}

/** May succeed in a moment: no network, a busy server, too many calls (429). */
export const passing = (error: unknown): boolean =>
  !(error instanceof ProblemError) || error.status === 0 || error.status === 429 || error.status >= 502;

export function sentenceOf(error: unknown): string {
  if (!(error instanceof ProblemError)) return 'Algo deu errado nesta tela. Tente de novo.';
  const { message, status, problema } = error;
  // Only the log explains a failure of ours; the code leads to its entry.
  return status >= 500 && problema.instance ? `${message} Código para o atendimento: ${problema.instance}` : message;
}
