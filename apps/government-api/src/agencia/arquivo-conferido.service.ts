import type { Readable } from 'node:stream';
import type { components } from '@alipen/contracts/generated/government-api';
import { operations } from '@alipen/contracts/generated/operations';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { limited, readAll } from '../http/stream.ts';
import { Turns } from '../http/turns.ts';
import { cpfMascarado } from '../usuarios/usuarios.service.ts';
import { ArquivoAssinadoService, type ArquivoLido } from './arquivo-assinado.service.ts';
import { identidadeDe } from './certificado.ts';

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
  constructor(private readonly arquivos: ArquivoAssinadoService) {}

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
    const { resultado, assinaturas } = await this.arquivos.ler(arquivo, codigo);
    return { resultado, assinaturas: assinaturas.map(toAssinatura) };
  }
}

function toAssinatura({
  lida: { certificate, intact, stampedAt },
  nossa: daAgencia,
  signataria,
}: ArquivoLido['assinaturas'][number]): Schemas['AssinaturaDoArquivo'] {
  const { titular, emissor } = identidadeDe(certificate);
  return {
    ...{ titular: (signataria?.nome ?? titular).slice(0, 500), emissor: emissor.slice(0, 500) },
    ...{ daAgencia, inteira: intact, carimbadaEm: stampedAt?.toISOString() ?? null },
    ...(signataria && { cpf: cpfMascarado(signataria.cpf), especie: signataria.especie }),
  };
}
