import { Inject, Injectable } from '@nestjs/common';
import type { Transaction } from '../database/database.ts';
import type { Letterhead, PdfDocument } from '../documents/pdf-document.ts';
import { type Progress, writePdf } from '../documents/pdf-writer.ts';
import { marcaDoBrasao, nomeDe } from './agencia.mapper.ts';
import { AgenciaRepository } from './agencia.repository.ts';
import { INSTALACAO, type Instalacao } from './agencia.settings.ts';
import { AssinaturaDigitalService } from './assinatura-digital.service.ts';

export type { Falta } from './arquivo-assinado.rules.ts';
export { ArquivoAssinadoService, type ArquivoLido, faltas, type Signataria } from './arquivo-assinado.service.ts';
export { sha256Of } from './certificado.ts';
export type { Especie } from './signatarios.settings.ts';

export type AgenciaAtual = {
  /** The lines above every paper; empty where nobody said any. */
  readonly nome: readonly string[];
  /** Names the coat of arms; null where there is none. */
  readonly brasao: string | null;
};

export const assinadoPor = (assinante: string): string =>
  `Assinado digitalmente por ${assinante}. A assinatura está no arquivo, e não na folha impressa.`;

/** Whose the papers are. */
@Injectable()
export class AgenciaService {
  constructor(
    private readonly repository: AgenciaRepository,
    @Inject(INSTALACAO) private readonly instalacao: Instalacao,
    private readonly assinatura: AssinaturaDigitalService,
  ) {}

  /** The address of the web client, for printed codes; null where it is not configured. */
  get endereco(): string | null {
    return this.instalacao.endereco;
  }

  async atual(tx: Transaction): Promise<AgenciaAtual> {
    const linha = await this.repository.find(tx);
    return { nome: nomeDe(linha, this.instalacao), brasao: marcaDoBrasao(linha?.brasaoSha256) };
  }

  /** The recipient of the invoices; null until a manager says it. */
  async cnpj(tx: Transaction): Promise<string | null> {
    return (await this.repository.find(tx))?.cnpj ?? null;
  }

  /** Writes a paper that is paid by, signed by the agency where it has a certificate; not what is watermarked, such as a draft. */
  readonly escrever = async (papel: PdfDocument, progress?: Progress): Promise<Buffer> => {
    const { assinante } = this.assinatura;
    if (assinante === null || papel.watermark) return writePdf(papel, progress);
    return this.assinatura.assinar(
      await writePdf({ ...papel, signature: assinadoPor(assinante) }, progress),
      papel.code,
    );
  };

  async timbre(tx: Transaction): Promise<Letterhead> {
    const linha = await this.repository.find(tx);
    return { lines: nomeDe(linha, this.instalacao), arms: linha?.brasaoNoPapel ?? null };
  }
}
