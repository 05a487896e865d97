import type { Readable } from 'node:stream';
import type { components } from '@alipen/contracts/generated/government-api';
import { operations } from '@alipen/contracts/generated/operations';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.ts';
import type { PdfSignature } from '../documents/pdf-signatures.ts';
import { limited, readAll } from '../http/stream.ts';
import { Turns } from '../http/turns.ts';
import { resultadoDe } from './arquivo-conferido.rules.ts';
import { identidadeDe, sha256Of } from './certificado.ts';
import { CertificadosRepository } from './certificados.repository.ts';

type Schemas = components['schemas'];

const GRANDE = 'O arquivo deve ter até 20 MB.';
const PDF = Buffer.from('%PDF-');

/** Whoever sends a file has no account: no more of them are in memory at once. */
const vez = new Turns({
  places: 3,
  waitMs: 10_000,
  refusal: () =>
    problema('capacidade-reduzida', {
      detail: 'Há muitos arquivos sendo conferidos agora. Tente de novo em instantes.',
      retryAfter: 15,
    }),
});

/** Tells whoever holds a file whether it is the one that the agency issued under this code. The file is not kept. */
@Injectable()
export class ArquivoConferidoService {
  constructor(
    private readonly database: Database,
    private readonly repository: CertificadosRepository,
  ) {}

  /** @throws 413 above 20 MB, 422 where the file is no PDF, 503 while others are read. */
  conferir(codigo: string, corpo: Readable): Promise<Schemas['ArquivoConferido']> {
    return vez.run(() => this.ler(codigo, corpo));
  }

  private async ler(codigo: string, corpo: Readable): Promise<Schemas['ArquivoConferido']> {
    const arquivo = await readAll(limited(corpo, operations.conferirArquivo.bodyLimit, GRANDE));
    if (!arquivo.subarray(0, PDF.length).equals(PDF)) {
      throw problema('dados-invalidos', {
        detail: 'Este arquivo não é um PDF. Escolha o arquivo que o sistema emitiu.',
      });
    }
    const { signaturesOf } = await import('../documents/pdf-signatures.ts');
    const { signatures, broken } = await signaturesOf(arquivo);
    const conhecidos = await this.conhecidos(signatures);
    const nossa = ({ certificate }: PdfSignature) => conhecidos.get(sha256Of(certificate)) === true;
    // Who issued a certificate does not sign the file: one that is not as it was registered was put there afterwards.
    const assinaturas = signatures.map(cada => ({
      ...cada,
      intact: cada.intact && (!nossa(cada) || cada.others.every(outro => conhecidos.has(sha256Of(outro)))),
    }));
    const resultado = resultadoDe({
      ...{ codigo: codigo.toUpperCase(), tamanho: arquivo.length, assinaturas, quebrada: broken },
      daAgencia: assinaturas.findLast(nossa),
    });
    return { resultado, assinaturas: assinaturas.map(cada => toAssinatura(cada, nossa(cada))) };
  }

  /** Which of the certificates in the file the agency has registered, and whether papers are signed with them. */
  private async conhecidos(assinaturas: readonly PdfSignature[]): Promise<ReadonlyMap<string, boolean>> {
    const somas = assinaturas.flatMap(({ certificate, others }) => [certificate, ...others].map(sha256Of));
    const linhas = await this.repository.find(this.database, somas);
    return new Map(linhas.map(({ sha256, assina }) => [sha256, assina]));
  }
}

function toAssinatura(
  { certificate, intact, stampedAt }: PdfSignature,
  daAgencia: boolean,
): Schemas['AssinaturaDoArquivo'] {
  const { titular, emissor } = identidadeDe(certificate);
  return {
    ...{ titular: titular.slice(0, 500), emissor: emissor.slice(0, 500) },
    ...{ daAgencia, inteira: intact, carimbadaEm: stampedAt?.toISOString() ?? null },
  };
}
