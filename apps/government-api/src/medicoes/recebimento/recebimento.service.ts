import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../../auth/pessoa.ts';
import { Clock } from '../../clock/clock.ts';
import type { Transaction } from '../../database/database.ts';
import {
  DossieRepository,
  type FiscalizacaoDoDossie,
  type RecebimentosDaUnidade,
} from '../dossie/dossie.repository.ts';
import { MedicoesLeituraService } from '../leitura/leitura.service.ts';
import { MedicoesPassoService, type Versionada } from '../medicoes.passo.service.ts';
import { MedicoesOuvintes, type OuvinteDaMedicao, type VoltaACorrecao } from '../medicoes-ouvintes.ts';
import { type CabecaDaCadeia, resumoDe } from '../registro/atesto.rules.ts';
import { type Atesto, AtestosRepository } from '../registro/atestos.repository.ts';
import { LinhasRepository } from '../registro/linhas.repository.ts';
import { type Medicao, MedicoesRepository } from '../registro/medicoes.repository.ts';

type Schemas = components['schemas'];

/** What a term of receiving is made of, beside the billing itself. */
export type ParteDoRecebimento = {
  readonly cadeias: readonly CabecaDaCadeia[];
  readonly fiscalizacoes: readonly FiscalizacaoDoDossie[];
  readonly entregas: readonly RecebimentosDaUnidade[];
};
export type { Atesto, Medicao, OuvinteDaMedicao, VoltaACorrecao };

/** What receiving a billing asks of it. */
@Injectable()
export class RecebimentoDaMedicao {
  constructor(
    private readonly repository: MedicoesRepository,
    private readonly linhas: LinhasRepository,
    private readonly atestos: AtestosRepository,
    private readonly dossie: DossieRepository,
    private readonly leitura: MedicoesLeituraService,
    private readonly passo: MedicoesPassoService,
    private readonly ouvintes: MedicoesOuvintes,
    private readonly clock: Clock,
  ) {}

  /** Call once, at start-up. */
  acompanhar(ouvinte: OuvinteDaMedicao): void {
    this.ouvintes.acompanhar(ouvinte);
  }

  exigir(tx: Transaction, medicaoId: number): Promise<Medicao> {
    return this.leitura.exigir(tx, medicaoId);
  }

  /** Nobody changes the billing until the transaction ends; with the version that the person saw. */
  travar(tx: Transaction, alvo: Versionada): Promise<Medicao> {
    return this.passo.travar(tx, alvo);
  }

  async travarComoEsta(tx: Transaction, medicaoId: number): Promise<Medicao> {
    const { mes } = await this.leitura.exigir(tx, medicaoId);
    await this.repository.lockMonth(tx, mes);
    return this.leitura.exigir(tx, medicaoId);
  }

  montar(tx: Transaction, pessoa: Pessoa, medicao: Medicao): Promise<Schemas['Medicao']> {
    return this.leitura.montar(tx, pessoa, medicao);
  }

  async partes(tx: Transaction, medicaoId: number): Promise<ParteDoRecebimento> {
    const cabecas = await this.atestos.heads(tx, medicaoId);
    return {
      cadeias: cabecas.map(({ hashes, ...cabeca }) => ({ ...cabeca, resumo: resumoDe(hashes) })),
      fiscalizacoes: await this.dossie.inspections(tx, medicaoId),
      entregas: await this.dossie.receipts(tx, medicaoId),
    };
  }

  /** The attestation in force; undefined while the billing is not attested. */
  async atestoVigente(tx: Transaction, { id, situacao }: Medicao): Promise<Atesto | undefined> {
    if (situacao !== 'ATESTADA') return undefined;
    const [ultimo] = await this.atestos.ofBilling(tx, id);
    return ultimo;
  }

  async fechouMapa(tx: Transaction, medicaoId: number, usuarioId: number): Promise<boolean> {
    return (await this.linhas.handsOn(tx, medicaoId, usuarioId)) !== undefined;
  }

  mapasPerdidos(tx: Transaction, cadeias: readonly CabecaDaCadeia[]): Promise<string[]> {
    return this.atestos.missingHeads(tx, cadeias);
  }

  /** From here on this much of it may be paid. */
  async liberar(tx: Transaction, { id, versao }: Medicao, pagavelCentavos: number): Promise<void> {
    const set = { pagavelCentavos, alteradaEm: this.clock.now() };
    const liberada = await this.repository.transition(tx, { id, versao, de: ['ATESTADA'] }, set);
    if (!liberada) throw new Error('only an attested billing, under its lock, is received');
  }
}
