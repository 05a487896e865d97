import { Inject, Injectable } from '@nestjs/common';
import type { Transaction } from '../database/database.ts';
import type { Letterhead } from '../documents/pdf-document.ts';
import { marcaDoBrasao, nomeDe } from './agencia.mapper.ts';
import { AgenciaRepository } from './agencia.repository.ts';
import { INSTALACAO, type Instalacao } from './agencia.settings.ts';

export type AgenciaAtual = {
  /** The lines above every paper; empty where nobody said any. */
  readonly nome: readonly string[];
  /** Names the coat of arms; null where there is none. */
  readonly brasao: string | null;
};

/** Whose the papers are. */
@Injectable()
export class AgenciaService {
  constructor(
    private readonly repository: AgenciaRepository,
    @Inject(INSTALACAO) private readonly instalacao: Instalacao,
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

  async timbre(tx: Transaction): Promise<Letterhead> {
    const linha = await this.repository.find(tx);
    return { lines: nomeDe(linha, this.instalacao), arms: linha?.brasaoNoPapel ?? null };
  }
}
