import { EnvironmentError } from '@alipen/platform/environment/environment';

export type S3 = {
  /** With the bucket: `https://s3.orgao.gov.br/fotos`. */
  readonly endereco: string;
  readonly regiao: string;
  readonly chave: string;
  readonly segredo: string;
};

/** Null where nothing is set. The address, key and secret must be set together. */
export function s3Settings(
  endereco: string | undefined,
  regiao: string,
  chave: string | undefined,
  segredo: string | undefined,
): S3 | null {
  if (!endereco && !chave && !segredo) return null;
  if (endereco && chave && segredo) return { endereco, regiao, chave, segredo };
  throw new EnvironmentError(
    'The server did not start.\nS3_URL, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together and one is missing. ' +
      'Set all three to keep photos in S3-compatible storage, or unset them to keep photos under DATA_DIR.',
  );
}
