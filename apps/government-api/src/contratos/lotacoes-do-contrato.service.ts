import type { components } from '@alipen/contracts/generated/government-api';
import { type ErroDeCampo, problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../auth/pessoa.ts';
import { porExtenso } from '../clock/zoned-time.ts';
import { Database, type Transaction } from '../database/database.ts';
import { AtendimentoRepository } from './atendimento.repository.ts';
import { AtendimentoService } from './atendimento.service.ts';
import { ContratosRepository } from './contratos.repository.ts';
import { fimDoContrato } from './contratos.rules.ts';
import { type ContratoAberto, ContratosService, contratoInexistente } from './contratos.service.ts';

type Schemas = components['schemas'];

@Injectable()
export class LotacoesDoContratoService {
  constructor(
    private readonly database: Database,
    private readonly contratos: ContratosService,
    private readonly leitura: ContratosRepository,
    private readonly repository: AtendimentoRepository,
    private readonly atendimento: AtendimentoService,
  ) {}

  async listar(contratoId: number): Promise<Schemas['LotacoesDoContrato']> {
    const { fim } = await this.exigir(this.database, contratoId);
    return this.atendimento.listar(this.database, contratoId, fim);
  }

  async candidatas(
    contratoId: number,
    { inicio, fim }: { inicio: string; fim?: string },
  ): Promise<Schemas['LotacoesCandidatas']> {
    const contrato = await this.exigir(this.database, contratoId);
    const ate = fim ?? contrato.fim;
    if (ate < inicio) throw foraDeOrdem('/query/fim');
    return this.atendimento.candidatas(contratoId, inicio, ate);
  }

  atender(
    pessoa: Pessoa,
    contratoId: number,
    { lotacaoIds, inicio, fim, refeicoes }: Schemas['NovoAtendimento'],
  ): Promise<Schemas['LotacoesDoContrato']> {
    return this.atendimento.atender(pessoa, this.contratos.hoje(), async tx => {
      await this.exigir(tx, contratoId);
      const contrato = await this.contratos.exigirAberto(tx, { id: contratoId }, '/inicio');
      const ate = fim ?? contrato.fim;
      exigirPeriodo(inicio, ate, contrato);
      const entregues = await this.exigirRefeicoes(tx, contrato, refeicoes);
      return { contrato, alvo: { lotacaoIds, inicio, fim: ate, refeicoes: entregues } };
    });
  }

  desatender(
    pessoa: Pessoa,
    contratoId: number,
    fim: Schemas['FimDeAtendimento'],
  ): Promise<Schemas['LotacoesDoContrato']> {
    return this.database.transaction(async tx => {
      const contrato = await this.exigir(tx, contratoId);
      await this.atendimento.desatender(tx, pessoa, { id: contratoId, inicio: contrato.inicio }, fim);
      return this.atendimento.listar(tx, contratoId, contrato.fim);
    });
  }

  private async exigir(tx: Transaction, id: number): Promise<{ inicio: string; fim: string }> {
    const contrato = await this.leitura.findReference(tx, { id });
    if (!contrato) throw contratoInexistente(id);
    return { inicio: contrato.vigenciaInicio, fim: fimDoContrato(contrato) };
  }

  private async exigirRefeicoes(
    tx: Transaction,
    { id, numero }: ContratoAberto,
    pedidas: readonly number[] | undefined,
  ): Promise<readonly number[]> {
    const comPreco = await this.repository.findPricedMeals(tx, id);
    if (!comPreco.length) {
      const detail = `O contrato ${numero} ainda não tem preços. Informe os preços antes das lotações.`;
      throw problema('sem-preco', { detail });
    }
    const errors = (pedidas ?? []).flatMap((refeicao, i) =>
      comPreco.includes(refeicao)
        ? []
        : [{ pointer: `/refeicoes/${i}`, detail: 'Esta refeição não tem preço neste contrato.' }],
    );
    if (errors.length) throw problema('dados-invalidos', { detail: errors[0]?.detail, errors });
    return pedidas ?? comPreco;
  }
}

const foraDeOrdem = (pointer: string) => {
  const detail = 'O fim não pode ser antes do início.';
  return problema('dados-invalidos', { detail, errors: [{ pointer, detail }] });
};

function exigirPeriodo(inicio: string, fim: string, contrato: ContratoAberto): void {
  const vale = `O contrato vale de ${porExtenso(contrato.inicio)} a ${porExtenso(contrato.fim)}.`;
  const errors: ErroDeCampo[] = [
    ...(inicio < contrato.inicio || inicio > contrato.fim ? [{ pointer: '/inicio', detail: vale }] : []),
    ...(fim > contrato.fim ? [{ pointer: '/fim', detail: vale }] : []),
  ];
  if (errors.length) throw problema('dados-invalidos', { detail: vale, errors });
  if (fim < inicio) throw foraDeOrdem('/fim');
}
