import { type Problema, problema } from '@alipen/platform/problems/problema';
import { S3ServiceError } from 's3mini';

const INSUFFICIENT_STORAGE = 507;
/** Codes of a full bucket or disk where the HTTP status does not tell: Ceph, MinIO. */
const FULL = new Set(['QuotaExceeded', 'XMinioStorageFull', 'XMinioAdminBucketQuotaExceeded', 'InsufficientStorage']);

const isFull = (error: unknown): boolean =>
  error instanceof S3ServiceError && (error.status === INSUFFICIENT_STORAGE || FULL.has(error.serviceCode ?? ''));

export function s3Failure(cause: unknown): Problema {
  if (isFull(cause)) {
    return problema('armazenamento-cheio', {
      detail: 'O servidor está sem espaço para guardar arquivos. Nada foi salvo. Avise o suporte.',
      retryAfter: 300,
      cause,
    });
  }
  return problema('armazenamento-indisponivel', {
    detail: 'O servidor não alcançou o lugar onde guarda os arquivos. Tente de novo em instantes ou avise o suporte.',
    retryAfter: 30,
    cause,
  });
}
