import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../../auth/pessoa.ts';
import { addDays, Clock } from '../../clock/clock.ts';
import { type ContratosDoDia, ContratosService, chavePreco, toInterrupcao } from '../../contratos/contratos.service.ts';
import { Database } from '../../database/database.ts';
import { LotacoesService } from '../../lotacoes/lotacoes.service.ts';
import { LotesRepository } from '../lotes/lotes.repository.ts';
import { type DiaResolvido, ResolucaoService } from './resolucao.service.ts';

type Schemas = components['schemas'];
export type BuscaPrevisao = { de?: string; dias: number };

@Injectable()
export class PrevisaoService {
  constructor(
    private readonly database: Database,
    private readonly resolucao: ResolucaoService,
    private readonly lotes: LotesRepository,
    private readonly contratos: ContratosService,
    private readonly lotacoes: LotacoesService,
    private readonly clock: Clock,
  ) {}

  async prever(
    pessoa: Pessoa,
    lotacaoId: number,
    { de, dias: quantos }: BuscaPrevisao,
  ): Promise<Schemas['PrevisaoProgramacao']> {
    const { fusoHorario } = await this.lotacoes.exigir(this.database, lotacaoId, pessoa);
    const hoje = this.clock.today(fusoHorario);
    exigirPerto(de ?? hoje, hoje);
    const datas = Array.from({ length: quantos }, (_, n) => addDays(de ?? hoje, n));
    const resolvidos = await this.resolucao.resolver(this.database, [lotacaoId], datas);
    const contratosDe = await this.contratos.vigentesEm(this.database, lotacaoId, datas);
    const dias = resolvidos.map(dia => toDiaPrevisto(dia, contratosDe(dia.data)));
    return {
      hoje,
      dias,
      total: dias.reduce((soma, { total }) => soma + total, 0),
      valorCentavos: dias.reduce((soma, { valorCentavos }) => soma + valorCentavos, 0),
    };
  }

  async doEfetivo(pessoa: Pessoa, lotacaoId: number, data: string | undefined): Promise<Schemas['SemanaDoEfetivo']> {
    const { fusoHorario } = await this.lotacoes.exigir(this.database, lotacaoId, pessoa);
    const dia = data ?? this.clock.today(fusoHorario);
    const efetivoDe = await this.lotes.findDiaDoEfetivo(this.database, lotacaoId, dia);
    const semana = (await this.lotes.findDoEfetivo(this.database, [lotacaoId], dia)).get(lotacaoId) ?? [];
    return { efetivoDe, itens: semana.map(({ lotacaoId: _dona, ...item }) => item) };
  }
}

const DIAS_DE_HORIZONTE = 800;

function exigirPerto(de: string, hoje: string): void {
  if (de <= addDays(hoje, DIAS_DE_HORIZONTE) && de >= addDays(hoje, -DIAS_DE_HORIZONTE)) return;
  const detail = 'A previsão vai até dois anos de hoje.';
  throw problema('fora-do-horizonte', { detail, errors: [{ pointer: '/query/de', detail }] });
}

function toDiaPrevisto(dia: DiaResolvido, doDia: ContratosDoDia): Schemas['DiaPrevisto'] {
  const itens = dia.itens.map(({ tipoAlimentacaoId, tipoPublicoId, quantidade }) => {
    const precoCentavos = doDia.precos.get(chavePreco(tipoAlimentacaoId, tipoPublicoId)) ?? null;
    return { tipoAlimentacaoId, tipoPublicoId, quantidade, precoCentavos };
  });
  return {
    data: dia.data,
    origem: dia.origem,
    feriado: dia.feriado && { nome: dia.feriado.nome, ambito: dia.feriado.ambito },
    excecao: dia.excecao && { id: dia.excecao.id, motivo: dia.excecao.motivo, descricao: dia.excecao.descricao },
    diaUsado: dia.diaUsado,
    ...toInterrupcao(dia.interrupcao),
    itens,
    total: itens.reduce((soma, { quantidade }) => soma + quantidade, 0),
    valorCentavos: itens.reduce((soma, { quantidade, precoCentavos }) => soma + quantidade * (precoCentavos ?? 0), 0),
    semPreco: itens.reduce((soma, item) => soma + (item.precoCentavos === null ? item.quantidade : 0), 0),
    contratos: doDia.contratos.map(({ id, numero, fornecedor }) => ({ id, numero, fornecedor })),
  };
}
