import { type Problema, problema } from '@alipen/platform/problems/problema';

/** No space, over the quota, file too large for the disk. */
const CODIGOS = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** The image library tells a lack of space only in its message. */
export function faltouEspaco(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code = '', message = '' } = error as Partial<NodeJS.ErrnoException>;
  return CODIGOS.has(code) || /no space left on device|disk quota exceeded/i.test(message);
}

export async function comEspaco<T>(escrita: Promise<T>): Promise<T> {
  try {
    return await escrita;
  } catch (error) {
    throw faltouEspaco(error) ? semEspaco(error) : error;
  }
}

const semEspaco = (cause: unknown): Problema =>
  problema('armazenamento-cheio', {
    detail:
      'O servidor está sem espaço para guardar arquivos. Nada se perdeu: a foto continua no aparelho. Avise o suporte.',
    retryAfter: 300,
    cause,
  });
