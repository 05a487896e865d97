import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../auth/pessoa.ts';
import { Clock } from '../clock/clock.ts';
import { Database } from '../database/database.ts';
import { exigidasPor } from '../fechamentos/fechamentos.ciclo.table.ts';
import { FechamentosService } from '../fechamentos/fechamentos.service.ts';
import { diasDoMes } from '../mapa-diario/mapa-diario.service.ts';
import { ParametrosService } from '../parametros/parametros.service.ts';
import { FechamentoDoMapaRepository, type VersaoPorAssinar } from './fechamento-do-mapa.repository.ts';
import { papeisLivres } from './fechamentos.ciclo.rules.ts';
import { letrasDe } from './mes.rules.ts';

type Schemas = components['schemas'];

@Injectable()
export class FechamentosPainelService {
  constructor(
    private readonly database: Database,
    private readonly fechamentos: FechamentosService,
    private readonly repository: FechamentoDoMapaRepository,
    private readonly parametros: ParametrosService,
    private readonly clock: Clock,
  ) {}

  async doDia(pessoa: Pessoa, data: string): Promise<Schemas['FechamentosDasLotacoes']> {
    const exigidas: readonly string[] =
      exigidasPor[(await this.parametros.doDia(this.database, data)).assinaturasDoMapa];
    const ids = pessoa.restritaA === null ? undefined : [pessoa.restritaA];
    const estados = await this.fechamentos.situacoes(this.database, ids, data, data);
    return {
      data,
      itens: estados.map(({ lotacaoId, situacao, versao, papeis }) => ({
        lotacaoId,
        situacao,
        versao,
        assinaturas: papeis.filter(papel => exigidas.includes(papel)).length,
        exigidas: exigidas.length,
      })),
    };
  }

  async doMes(pessoa: Pessoa, mes: string): Promise<Schemas['FechamentosDoMes']> {
    const periodo = diasDoMes(mes);
    const unidades = await this.repository.monthOfUnits(this.database, periodo, pessoa.restritaA);
    const hojeEm = new Map<string, string>();
    const hoje = (fuso: string) => {
      const data = hojeEm.get(fuso) ?? this.clock.today(fuso);
      hojeEm.set(fuso, data);
      return data;
    };
    return {
      mes,
      linhas: unidades.map(({ fusoHorario, fechados, ...lotacao }) => ({
        lotacao,
        dias: letrasDe(periodo, fechados ?? '', hoje(fusoHorario)),
      })),
    };
  }

  async aAssinar(pessoa: Pessoa, tamanho: number): Promise<Schemas['MapasAAssinar']> {
    const fechados = await this.repository.unsigned(this.database, pessoa.restritaA);
    const [primeiro, ultimo] = [fechados[0], fechados.at(-1)];
    if (!primeiro || !ultimo) return { total: 0, itens: [] };
    const valores = await this.parametros.entre(this.database, primeiro.data, ultimo.data);
    const itens = fechados.flatMap(fechado => {
      const exigidas: readonly string[] = exigidasPor[valores(fechado.data).assinaturasDoMapa];
      const { usuarioId, authorities } = pessoa;
      const faltam = papeisLivres(fechado.feitas, { usuarioId, authorities }).filter(papel => exigidas.includes(papel));
      return faltam.length ? [toMapa(fechado, faltam)] : [];
    });
    return { total: itens.length, itens: itens.slice(0, tamanho) };
  }
}

const toMapa = (
  { lotacaoId, nome, municipio, uf, feitas: _feitas, ...fechado }: VersaoPorAssinar,
  faltam: Schemas['PapelAssinatura'][],
): Schemas['MapaAAssinar'] => ({
  lotacao: { id: lotacaoId, nome, municipio, uf },
  data: fechado.data,
  versao: fechado.versao,
  fechadoEm: fechado.fechadoEm,
  fechadoPor: fechado.fechadoPor,
  totalRefeicoes: fechado.totalRefeicoes,
  liquidoCentavos: fechado.liquidoCentavos,
  faltam,
});
