import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../auth/pessoa.ts';
import { requireReach, unitAsked } from '../auth/row-rule.ts';
import { addDays, Clock } from '../clock/clock.ts';
import { Database } from '../database/database.ts';
import { FechamentosService } from '../fechamentos/fechamentos.service.ts';
import { LotacoesService } from '../lotacoes/lotacoes.service.ts';
import { toSobrasDaRefeicao } from './sobras.mapper.ts';
import { SobrasRepository } from './sobras.repository.ts';
import { contaDe, errosDoPeriodo, somar } from './sobras.rules.ts';

type Schemas = components['schemas'];
export type BuscaDoDia = { data?: string; lotacaoId?: number };
export type BuscaDoResumo = { de: string; ate: string; lotacaoId?: number; uf?: Schemas['Uf'] };

const ULTIMOS_DIAS = 7;
/** Whoever receives meals says what was left of them. */
const REGISTRAM: readonly Schemas['Autoridade'][] = ['AL_GESTOR', 'SOLICITANTE', 'AL_FISCAL'];

@Injectable()
export class SobrasLeituraService {
  constructor(
    private readonly database: Database,
    private readonly repository: SobrasRepository,
    private readonly lotacoes: LotacoesService,
    private readonly fechamentos: FechamentosService,
    private readonly clock: Clock,
  ) {}

  async doDia(pessoa: Pessoa, busca: BuscaDoDia): Promise<Schemas['SobrasDoDia']> {
    const lotacaoId = unitAsked(busca.lotacaoId, pessoa, 'as sobras');
    const { nome, municipio, uf, fusoHorario } = await this.lotacoes.exigir(this.database, lotacaoId, pessoa);
    const data = busca.data ?? this.clock.today(fusoHorario);
    const [refeicoes, registradas, fechados, somas] = await Promise.all([
      this.repository.received(this.database, lotacaoId, data),
      this.repository.ofDay(this.database, lotacaoId, data),
      this.fechamentos.fechados(this.database, [{ lotacaoId, data }]),
      this.repository.byMeal(this.database, { de: addDays(data, 1 - ULTIMOS_DIAS), ate: data, lotacaoId }),
    ]);
    const fechado = fechados.length > 0;
    const pode = !fechado && pessoa.authorities.some(autoridade => REGISTRAM.some(outra => outra === autoridade));
    return {
      data,
      fusoHorario,
      lotacao: { id: lotacaoId, nome, municipio, uf },
      fechado,
      refeicoes: refeicoes.map(refeicao => {
        const dela = registradas.find(({ tipoAlimentacaoId }) => tipoAlimentacaoId === refeicao.tipoAlimentacaoId);
        return toSobrasDaRefeicao(refeicao, dela, pode);
      }),
      ultimosDias: contaDe(somar(somas)),
    };
  }

  async resumir(pessoa: Pessoa, { de, ate, lotacaoId, uf }: BuscaDoResumo): Promise<Schemas['ResumoDeSobras']> {
    const errors = errosDoPeriodo({ de, ate });
    if (errors.length > 0) throw problema('dados-invalidos', { detail: errors[0]?.detail, errors });
    if (lotacaoId !== undefined) requireReach(pessoa, lotacaoId);
    const recorte = { de, ate, uf, lotacaoId: pessoa.restritaA ?? lotacaoId };
    const [somas, motivos] = await Promise.all([
      this.repository.byMeal(this.database, recorte),
      this.repository.byReason(this.database, recorte),
    ]);
    return {
      de,
      ate,
      total: contaDe(somar(somas)),
      refeicoes: somas.map(({ tipoAlimentacaoId, refeicao, cor, ...soma }) => ({
        ...{ tipoAlimentacaoId, refeicao, cor },
        conta: contaDe(soma),
      })),
      motivos,
    };
  }
}
